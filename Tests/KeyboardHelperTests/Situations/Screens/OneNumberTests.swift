import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// Two calls on one screen that want the same number, or what one writes for the other: the additional safe area, a
/// constant, an inset, a place.
///
/// iPhone 16: the keyboard begins at 516.
@MainActor
@Suite struct OneNumberTests {
    enum Call: CaseIterable, Sendable {
        case scrollView, container, rootView, bar, safeArea, closures, automatic, window
    }

    /// A scroll view from 59 to 400, a card from 560 to 700, a bar of 52 on the safe area, and a picture in its center.
    private final class Screen: UIViewController, KeyboardAvoiding {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 59, width: 393, height: 341))
        let card = UIView(frame: CGRect(x: 20, y: 560, width: 353, height: 140))
        let bar = UIView()
        let picture = UIView()
        private(set) lazy var pin = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        let inputs = [
            UITextField(frame: CGRect(x: 20, y: 500, width: 300, height: 44)),
            UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 44)),
            UITextField(frame: CGRect(x: 20, y: 4, width: 300, height: 44)),
        ]
        /// What closures have told.
        var covered: CGFloat = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.contentSize = CGSize(width: 393, height: 900)
            scrollView.addSubview(inputs[0])
            card.addSubview(inputs[1])
            bar.addSubview(inputs[2])
            view.addSubview(scrollView)
            view.addSubview(card)
            view.addAcross([bar])
            picture.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(picture)
            NSLayoutConstraint.activate([
                pin, bar.heightAnchor.constraint(equalToConstant: 52),
                picture.widthAnchor.constraint(equalToConstant: 80),
                picture.heightAnchor.constraint(equalToConstant: 80),
                picture.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
                picture.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            ])
        }

        func start(_ call: Call) {
            switch call {
            case .scrollView: handleKeyboard(scrollView: scrollView)
            case .container: handleKeyboard(containerView: card)
            case .rootView: handleKeyboard(containerView: view)
            case .bar: handleKeyboard(bottomConstraint: pin)
            case .safeArea: handleKeyboard(safeAreaOf: self)
            case .closures: handleKeyboard { $0.covered = $1.overlap(with: $0.view) }
            case .automatic: handleKeyboard()
            case .window: view.window?.handleKeyboard()
            }
        }
    }

    @Test("S89 every pair of calls gives everything back", arguments: Call.allCases, Call.allCases)
    func pairs(_ first: Call, _ second: Call) {
        guard first != second else { return }
        for setting in FlowSetting.phone {
            let screen = Screen()
            let device = setting.device(showing: screen)
            device.turn {
                screen.start(first)
                screen.start(second)
            }
            device.settle()
            for input in screen.inputs {
                device.turn { screen.scrollView.contentOffset = .zero }
                let before = PlaceState(asSeen: screen)
                for _ in 0..<3 {
                    device.focusAndSettle(on: input)
                    for _ in 0..<2 {
                        device.type("a")
                        device.settle()
                        #expect((0...370).contains(screen.additionalSafeAreaInsets.bottom))
                        #expect((-336...0).contains(screen.view.frame.minY))
                    }
                    device.dismissKeyboard()
                    #expect(screen.additionalSafeAreaInsets == .zero && screen.pin.constant == 0)
                    #expect(screen.scrollView.contentInset == .zero && screen.covered == 0)
                    device.turn { screen.scrollView.contentOffset = .zero }
                    #expect(PlaceState(asSeen: screen) == before, "\(setting)")
                }
            }
        }
    }

    /// The article's recipe asks for the keyboard beside the two calls.
    @Test("S89 a safe area that the window lifts ends at the keyboard", arguments: FlowSetting.phone)
    func safeAreaUnderWindow(_ setting: FlowSetting) {
        let screen = Screen()
        let device = setting.windowDevice(showing: screen)
        device.turn { screen.start(.safeArea) }
        device.settle()
        for _ in 0..<3 {
            device.focusAndSettle(on: screen.inputs[1])
            device.type("ab")
            device.settle()
            #expect(device.presentationFrame(of: screen.inputs[1]).maxY == 506)
            let end = device.presentationFrame(of: screen.view).maxY - screen.view.safeAreaInsets.bottom
            #expect(abs(end - 516) <= 0.5)
            #expect(KeyboardTransition.current(in: screen.view)?.overlap(with: screen.view) == 198)
            device.dismissKeyboard()
            #expect(screen.additionalSafeAreaInsets == .zero && screen.view.frame.minY == 0)
        }
    }

    /// A child's controller keeps the same constraint on the keyboard as the screen around it, and leaves first.
    @Test("S89 a constraint with two calls of different controllers", arguments: FlowSetting.phone)
    func twoOwners(_ setting: FlowSetting) {
        let (screen, child) = (Screen(), MadeScreen())
        let device = setting.device(showing: screen)
        device.turn {
            screen.embed(child, in: CGRect(x: 0, y: 410, width: 393, height: 100))
            screen.start(.bar)
            child.handleKeyboard(bottomConstraint: screen.pin)
        }
        device.settle()
        for _ in 0..<3 {
            device.focusAndSettle(on: screen.inputs[2])
            #expect(device.presentationFrame(of: screen.bar).maxY == 516)
            device.type("ab")
            device.settle()
            device.dismissKeyboard()
            #expect(screen.pin.constant == 0)
        }
        device.focusAndSettle(on: screen.inputs[2])
        device.turn { child.stopHandlingKeyboard() }
        device.settle()
        #expect(device.presentationFrame(of: screen.bar).maxY == 516)
        device.dismissKeyboard()
        #expect(screen.pin.constant == 0)
    }
}

extension UIViewController {
    fileprivate func embed(_ child: UIViewController, in frame: CGRect) {
        addChild(child)
        child.view.frame = frame
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
