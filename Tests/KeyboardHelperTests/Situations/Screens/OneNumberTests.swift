import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// Two calls on one screen that want the same number, or what one writes for the other: the additional safe area, a
/// constant, an inset, a place.
///
/// iPhone 16: the keyboard begins at 516.
@MainActor @Suite struct OneNumberTests {
    /// A scroll view from 59 to 400, a card from 560 to 700, a bar of 52 on the safe area, and a picture in its center.
    @MainActor
    private final class Screen {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 59, width: 393, height: 341))
        let card = UIView(frame: CGRect(x: 20, y: 560, width: 353, height: 140))
        let (bar, picture) = (UIView(), UIView())
        var pin = NSLayoutConstraint()
        let inputs: [UITextField] = [.at(500), .at(44), .at(6)]
        /// What closures have told.
        var covered: CGFloat = 0
        private(set) lazy var controller = MadeScreen { [unowned self] in load($0) }

        private func load(_ controller: MadeScreen) {
            let view: UIView = controller.view
            scrollView.contentSize = CGSize(width: 393, height: 900)
            for (container, input) in zip([scrollView, card, bar], inputs) {
                container.addSubview(input)
                view.addSubview(container)
            }
            pin = view.addBar(bar, height: 52, to: view.safeAreaLayoutGuide.bottomAnchor)
            picture.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(picture)
            NSLayoutConstraint.activate([
                picture.widthAnchor.constraint(equalToConstant: 80),
                picture.heightAnchor.constraint(equalToConstant: 80),
                picture.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
                picture.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            ])
        }

        func start(_ call: ScreenPlan.Target) {
            switch call {
            case .scrollView: controller.handleKeyboard(scrollView: scrollView)
            case .container: controller.handleKeyboard(containerView: card)
            case .root: controller.handleKeyboard(containerView: controller.view)
            case .bottomConstraint: controller.handleKeyboard(bottomConstraint: pin)
            case .safeArea: controller.handleKeyboard(safeAreaOf: controller)
            case .changes: controller.handleKeyboard { [weak self] in self?.covered = $1.overlap(with: $0.view) }
            case .window: controller.view.window?.handleKeyboard()
            default: controller.handleKeyboard()
            }
        }
    }

    nonisolated static let calls: [ScreenPlan.Target] = [
        .scrollView, .container, .root, .bottomConstraint, .safeArea, .changes, .automatic, .window,
    ]

    @Test("S89 every pair of calls gives everything back", arguments: calls, calls)
    func pairs(_ first: ScreenPlan.Target, _ second: ScreenPlan.Target) {
        guard first != second else { return }
        for setting in FlowSetting.phone {
            let screen = Screen()
            let controller = screen.controller
            let device = setting.device(showing: controller)
            device.perform {
                screen.start(first)
                screen.start(second)
            }
            for input in screen.inputs {
                device.turn { screen.scrollView.contentOffset = .zero }
                let before = PlaceState(asSeen: controller)
                for _ in 0..<3 {
                    device.focusAndSettle(on: input)
                    for _ in 0..<2 {
                        device.type("a")
                        device.settle()
                        #expect((0...370).contains(controller.additionalSafeAreaInsets.bottom))
                        #expect((-336...0).contains(controller.view.frame.minY))
                    }
                    device.dismissKeyboard()
                    device.turn { screen.scrollView.contentOffset = .zero }
                    #expect(PlaceState(asSeen: controller) == before && screen.covered == 0, "\(setting)")
                }
            }
        }
    }

    /// The article's recipe asks for the keyboard beside the two calls.
    @Test("S89 a safe area that the window lifts ends at the keyboard", arguments: FlowSetting.phone)
    func safeAreaUnderWindow(_ setting: FlowSetting) {
        let screen = Screen()
        let controller = screen.controller
        let device = setting.windowDevice(showing: controller)
        device.perform { screen.start(.safeArea) }
        for _ in 0..<3 {
            device.expectGivenBack(controller) {
                device.focusAndSettle(on: screen.inputs[1])
                device.type("ab")
                device.settle()
                #expect(device.end(of: screen.inputs[1]) == 506)
                #expect(abs(device.end(of: controller.view) - controller.view.safeAreaInsets.bottom - 516) <= 0.5)
                #expect(KeyboardTransition.current(in: controller.view)?.overlap(with: controller.view) == 198)
            }
        }
    }

    /// A child's controller keeps the same constraint on the keyboard as the screen around it, and leaves first.
    @Test("S89 a constraint with two calls of different controllers", arguments: FlowSetting.phone)
    func twoOwners(_ setting: FlowSetting) {
        let (screen, child) = (Screen(), MadeScreen())
        let controller = screen.controller
        let device = setting.device(showing: controller)
        device.perform {
            controller.embed(child, in: controller.view, CGRect(x: 0, y: 410, width: 393, height: 100))
            screen.start(.bottomConstraint)
            child.handleKeyboard(bottomConstraint: screen.pin)
        }
        for round in 0..<4 {
            device.focus(on: screen.inputs[2], endsAt: 510)
            if round == 3 { device.perform { child.stopHandlingKeyboard() } }
            device.type("ab")
            device.settle()
            #expect(device.end(of: screen.bar) == 516)
            device.dismissKeyboard()
            #expect(screen.pin.constant == 0)
        }
    }
}
