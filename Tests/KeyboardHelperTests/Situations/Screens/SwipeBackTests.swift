import Foundation
import KeyboardHelper
import Testing
import UIKit

/// While a finger swipes a page back, the keyboard goes along with the page, although its hide is posted.
///
/// On an iPhone 16, whose keyboard begins at 516. The bar ends at 810, 8 above the safe area, or at 508 above the
/// keyboard.
@MainActor
@Suite struct SwipeBackTests {
    /// Both moments at which the page may lose its focus, and whether the keyboard goes along.
    nonisolated static let switches = SimulatedBehavior.PoppedFocus.allCases.flatMap { focus in
        [true, false].map { (focus, $0) }
    }

    private func stage(
        _ page: UIViewController, _ setting: FlowSetting, _ switches: (SimulatedBehavior.PoppedFocus, Bool)
    )
        -> (UINavigationController, SimulatedDevice)
    {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let device = setting.device(showing: navigation)
        (device.behavior.poppedFocus, device.behavior.keyboardGoesWithSwipe) = switches
        device.turn { navigation.pushViewController(page, animated: false) }
        device.settle()
        return (navigation, device)
    }

    /// Expects the bar to stay where it is on its page, in each frame of half a second.
    private func expectBar(_ screen: PinnedBarScreen, at y: CGFloat, on device: SimulatedDevice) {
        let ends = device.tops(of: screen.bar) {}.map { $0 + 50 }
        #expect(Set(ends) == [y])
    }

    @Test("a bar stays above the keyboard until the swipe has ended", arguments: FlowSetting.phone, [true, false])
    func bar(_ setting: FlowSetting, isCancelled: Bool) {
        for switches in Self.switches {
            let screen = PinnedBarScreen(.safeArea)
            let (navigation, device) = stage(screen, setting, switches)
            let rest = screen.pin.constant
            device.focusAndSettle(on: screen.field)
            #expect(screen.end(on: device) == 508)
            for _ in 0..<2 where screen.view.window != nil {
                device.beginInteractivePop()
                expectBar(screen, at: 508, on: device)
                if isCancelled { device.cancelInteractivePop() } else { device.finishInteractivePop() }
                device.settle()
            }
            #expect(screen.field.isFirstResponder == isCancelled)
            if isCancelled {
                #expect(screen.end(on: device) == 508)
                device.dismissKeyboard()
                #expect(screen.end(on: device) == 810)
            } else {
                #expect(navigation.topViewController !== screen)
            }
            #expect(screen.pin.constant == rest)
        }
    }

    @Test(
        "a form stays scrolled, and is given back when the swipe has ended", arguments: FlowSetting.phone,
        [true, false])
    func form(_ setting: FlowSetting, isCancelled: Bool) {
        for switches in Self.switches {
            let form = FlowForm(FlowForm.fields(25))
            let (_, device) = stage(form, setting, switches)
            device.focusAndSettle(on: form.inputs[14])
            let (inset, offset) = (form.scrollView.contentInset, form.offset)
            device.beginInteractivePop()
            device.settle()
            #expect(form.scrollView.contentInset == inset && form.offset == offset)
            if isCancelled { device.cancelInteractivePop() } else { device.finishInteractivePop() }
            device.settle()
            if isCancelled {
                #expect(form.scrollView.contentInset == inset && form.offset == offset)
                device.dismissKeyboard()
            }
            #expect(form.scrollView.contentInset == .zero)
        }
    }

    @Test("so is a page that the call of a window moves", arguments: FlowSetting.phone, [true, false])
    func window(_ setting: FlowSetting, isCancelled: Bool) {
        for switches in Self.switches {
            let field = UITextField.at(700)
            let page = MadeScreen { $0.view.addSubview(field) }
            let navigation = UINavigationController(rootViewController: UIViewController())
            let device = setting.windowDevice(showing: navigation)
            (device.behavior.poppedFocus, device.behavior.keyboardGoesWithSwipe) = switches
            device.turn { navigation.pushViewController(page, animated: false) }
            device.settle()
            let rest = PlaceState(page)
            device.focusAndSettle(on: field)
            #expect(device.presentationFrame(of: field).maxY == 506)
            device.beginInteractivePop()
            device.settle()
            #expect(device.presentationFrame(of: field).maxY == 506)
            if isCancelled { device.cancelInteractivePop() } else { device.finishInteractivePop() }
            device.settle()
            if isCancelled {
                #expect(device.presentationFrame(of: field).maxY == 506)
                device.dismissKeyboard()
                #expect(PlaceState(page) == rest)
            }
            #expect(field.frame.minY == 700 && page.additionalSafeAreaInsets == .zero)
        }
    }

    @Test(
        "where the focus does not come back, everything is given back at the end of the swipe",
        arguments: FlowSetting.phone)
    func withoutFocus(_ setting: FlowSetting) {
        final class Delegate: NSObject, UITextFieldDelegate {
            var mayBegin = true
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
        }
        let (screen, delegate) = (PinnedBarScreen(.safeArea), Delegate())
        let (_, device) = stage(screen, setting, (.beforeWillDisappear, false))
        screen.field.delegate = delegate
        device.focusAndSettle(on: screen.field)
        delegate.mayBegin = false
        device.beginInteractivePop()
        device.settle()
        #expect(screen.end(on: device) == 508)
        device.cancelInteractivePop()
        device.settle()
        #expect(!screen.field.isFirstResponder && screen.end(on: device) == 810)
    }

    @Test("a page that the app pops is given back at once, as ever", arguments: FlowSetting.phone)
    func popped(_ setting: FlowSetting) {
        for switches in Self.switches {
            let form = FlowForm(FlowForm.fields(25))
            let (navigation, device) = stage(form, setting, switches)
            device.focusAndSettle(on: form.inputs[14])
            device.turn { navigation.popViewController(animated: true) }
            #expect(form.scrollView.contentInset == .zero)
            device.settle()
            #expect(form.scrollView.contentInset == .zero)
        }
    }
}
