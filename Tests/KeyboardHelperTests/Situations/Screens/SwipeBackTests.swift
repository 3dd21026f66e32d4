import Foundation
import KeyboardHelper
import Testing
import UIKit

/// While a finger swipes a page back, the keyboard goes along with the page, although its hide is posted.
///
/// On an iPhone 16, whose keyboard begins at 516. The bar ends at 810, 8 above the safe area, or at 508 above the
/// keyboard.
@MainActor @Suite struct SwipeBackTests {
    /// A page with a bar, one that scrolls, and one that the call of a window lifts.
    enum Page: CaseIterable, Sendable { case bar, form, window }

    /// Both moments at which the page may lose its focus, and whether the keyboard goes along.
    nonisolated static let switches = SimulatedBehavior.PoppedFocus.allCases.flatMap { focus in
        [true, false].map { (focus, $0) }
    }

    /// A page, what moves on it and ends at `end` above the keyboard, and what has the focus.
    private func page(_ page: Page) -> (page: UIViewController, moved: UIView, field: UIView, end: CGFloat) {
        switch page {
        case .bar:
            let screen = PinnedBarScreen(.safeArea)
            return (screen, screen.bar, screen.field, 508)
        case .form:
            let form = FlowForm(FlowForm.fields(25))
            return (form, form.inputs[14], form.inputs[14], 506)
        case .window:
            let field = UITextField.at(700)
            return (MadeScreen { $0.view.addSubview(field) }, field, field, 506)
        }
    }

    private func stage(
        _ page: UIViewController, _ setting: FlowSetting, _ switches: (SimulatedBehavior.PoppedFocus, Bool),
        below: UIView = UIView(), windowServes: Bool = false
    ) -> (UINavigationController, SimulatedDevice) {
        let navigation = UINavigationController(rootViewController: MadeScreen { $0.view.addSubview(below) })
        let device = windowServes ? setting.windowDevice(showing: navigation) : setting.device(showing: navigation)
        (device.behavior.poppedFocus, device.behavior.keyboardGoesWithSwipe) = switches
        device.turnAndSettle { navigation.pushViewController(page, animated: false) }
        return (navigation, device)
    }

    @Test("S60 a page stays above the keyboard until the swipe has ended", arguments: Page.allCases, [true, false])
    func swipe(_ kind: Page, isCancelled: Bool) {
        for (setting, switches) in FlowSetting.phone.flatMap({ setting in Self.switches.map { (setting, $0) } }) {
            let (page, moved, field, end) = page(kind)
            let below = UITextField.at(700)
            let (navigation, device) = stage(page, setting, switches, below: below, windowServes: kind == .window)
            let rest = PlaceState(page)
            device.focusAndSettle(on: field)
            expectEqual(device.maxY(of: moved), end)
            for _ in 0..<2 where page.view.window != nil {
                device.beginInteractivePop()
                // In each frame of half a second.
                expectEqual(Set(device.tops(of: moved) {}), [end - moved.bounds.height])
                if isCancelled { device.cancelInteractivePop() } else { device.finishInteractivePop() }
                device.settle()
            }
            #expect(field.isFirstResponder == isCancelled && (navigation.topViewController === page) == isCancelled)
            if isCancelled {
                expectEqual(device.maxY(of: moved), end)
                device.dismissKeyboard()
                expectEqual(PlaceState(page), rest)
            }
            expectEqual(PlaceState(page).own, rest.own)
            guard kind == .window, !isCancelled else { continue }
            device.focus(on: below, endsAt: 506)
        }
    }

    @Test(
        "without the focus, all is given back at the end of the swipe", arguments: Page.allCases, FlowSetting.phone)
    func withoutFocus(_ kind: Page, _ setting: FlowSetting) {
        final class Delegate: NSObject, UITextFieldDelegate {
            var mayBegin = true
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
        }
        let ((page, moved, field, end), delegate) = (page(kind), Delegate())
        let (_, device) = stage(page, setting, (.beforeWillDisappear, false), windowServes: kind == .window)
        let rest = PlaceState(page)
        (field as? UITextField)?.delegate = delegate
        device.focusAndSettle(on: field)
        delegate.mayBegin = false
        device.beginInteractivePop()
        device.settle()
        expectEqual(device.maxY(of: moved), end)
        device.cancelInteractivePop()
        device.settle()
        #expect(!field.isFirstResponder && PlaceState(page) == rest)
    }
}
