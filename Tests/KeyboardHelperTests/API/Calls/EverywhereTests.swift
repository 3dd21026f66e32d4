import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// What anybody may ask and call, on a phone, on a tablet, in a sheet that UIKit moves, and in the second of two scenes. What must be is
/// computed from where the keyboard and the views are on screen.
@MainActor @Suite struct EverywhereTests {
    enum Place: CaseIterable, Sendable { case phone, tablet, sheet, secondScene }

    nonisolated static let places = Place.allCases.flatMap { place in
        (place == .phone ? FlowSetting.phone : FlowSetting.pad).map { (place, $0) }
    }

    /// A field at the top; at the bottom a tab bar of the app's own, and on it a bar; a label at the end of the safe area; a list with
    /// twenty messages between all of these.
    private final class Screen: UIViewController, KeyboardAvoiding {
        let field = UITextField.at(60)
        let list = UIScrollView()
        let messages = (0..<20).map { UIView(frame: CGRect(x: 0, y: 60 * CGFloat($0), width: 200, height: 50)) }
        let (tabBar, bar, label) = (UIView(), UIView(), UIView())
        private(set) lazy var pin = bar.bottomAnchor.constraint(equalTo: tabBar.topAnchor)

        override func viewDidLoad() {
            super.viewDidLoad()
            list.contentInsetAdjustmentBehavior = .never
            list.contentSize = CGSize(width: 200, height: 1200)
            messages.forEach(list.addSubview)
            list.frame = view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            [list, field].forEach(view.addSubview)
            view.addAcross([tabBar, bar, label])
            let heights = [tabBar, bar, label].map { $0.heightAnchor.constraint(equalToConstant: 50) }
            NSLayoutConstraint.activate(
                heights + [
                    tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor), pin,
                    label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                ])
        }
    }

    private let screen = Screen()

    private func device(_ place: Place, _ setting: FlowSetting) -> SimulatedDevice {
        guard place != .phone, place != .tablet else { return setting.device(showing: screen) }
        let device = setting.device(showing: UIViewController())
        if place == .sheet {
            screen.modalPresentationStyle = .formSheet
            device.turn { device.window.rootViewController?.present(screen, animated: false) }
        } else {
            device.resizeWindow(to: CGRect(x: 0, y: 0, width: 412, height: 1194))
            device.makeScene(frame: CGRect(x: 422, y: 0, width: 412, height: 1194))
            device.show(screen)
        }
        device.settle()
        return device
    }

    private func bottom(_ view: UIView, on device: SimulatedDevice) -> CGFloat {
        device.presentationFrame(of: view).maxY
    }

    @Test("where the keyboard is, and was, and what a closure knows is covered at the end", arguments: places)
    func state(_ place: Place, _ setting: FlowSetting) {
        let device = device(place, setting)
        var told: CGFloat = -1
        device.turn { screen.handleKeyboard(onChange: { told = $1.overlap(with: $0.view) }) }
        #expect(KeyboardTransition.current(in: screen.view) == nil)
        device.focusAndSettle(on: screen.field)
        func covered() -> CGFloat { max(0, bottom(screen.view, on: device) - top) }
        let top = device.keyboard.frame.minY
        #expect(told == covered())
        #expect(KeyboardTransition.current(in: screen.bar)?.overlap(with: screen.view) == covered())
        device.dismissKeyboard()
        #expect(told == 0 && KeyboardTransition.current(in: screen.bar) == nil)
        #expect(KeyboardTransition.lastShown(in: screen.bar)?.overlap(with: screen.view) == covered())
    }

    @Test("a bar on a tab bar, frozen and ignored", arguments: places)
    func bar(_ place: Place, _ setting: FlowSetting) throws {
        let device = device(place, setting)
        let avoidance = screen.handleKeyboard(bottomConstraint: screen.pin)
        func expectOnKeyboard(_ location: SourceLocation = #_sourceLocation) {
            let end = min(device.keyboard.frame.minY, device.presentationFrame(of: screen.tabBar).minY)
            #expect(bottom(screen.bar, on: device) == end, sourceLocation: location)
        }
        device.focusAndSettle(on: screen.field)
        expectOnKeyboard()
        let constant = screen.pin.constant
        device.turn { avoidance.isFrozen = true }
        device.dismissKeyboard()
        #expect(screen.pin.constant == constant)
        device.turnAndSettle { avoidance.isFrozen = false }
        #expect(screen.pin.constant == 0)
        device.turn { avoidance.ignore(screen.field) }
        device.focusAndSettle(on: screen.field)
        #expect(screen.pin.constant == 0)
        device.turnAndSettle { avoidance.stopIgnoring(screen.field) }
        expectOnKeyboard()
        device.dismissKeyboard()
        #expect(screen.pin.constant == 0)
    }

    @Test("a safe area ends at the keyboard", arguments: places)
    func safeArea(_ place: Place, _ setting: FlowSetting) {
        let device = device(place, setting)
        let rest = device.presentationFrame(of: screen.label)
        device.turn { screen.handleKeyboard(safeAreaOf: screen) }
        device.focusAndSettle(on: screen.field)
        #expect(bottom(screen.label, on: device) <= device.keyboard.frame.minY)
        #expect(screen.additionalSafeAreaInsets.bottom >= 0)
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: screen.label) == rest && screen.additionalSafeAreaInsets == .zero)
    }

    @Test("a view that is its own host, a companion in it, and nothing left behind", arguments: places)
    func view(_ place: Place, _ setting: FlowSetting) {
        final class Component: UIView, KeyboardAvoiding {}
        let device = device(place, setting)
        weak var held: Component?
        do {
            let component = Component(frame: screen.view.bounds)
            held = component
            device.turn {
                component.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                screen.view.insertSubview(component, at: 0)
                component.addSubview(screen.list)
                component.handleKeyboard(scrollView: screen.list).addCompanion(screen.messages[16], for: screen.field)
            }
            device.focusAndSettle(on: screen.field)
            #expect(bottom(screen.messages[16], on: device) <= device.keyboard.frame.minY)
            #expect(device.covered(screen.messages[16]) == 0)
            device.dismissKeyboard()
            #expect(screen.list.contentInset == .zero)
            device.turn { component.removeFromSuperview() }
        }
        device.settle()
        #expect(held == nil)
    }
}
