import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// What was reported of accessory views on iPadOS 26: frames in the window's coordinates, and a toolbar that the system leaves out.
@MainActor
@Suite struct AccessoryOnTabletTests {
    /// On an iPad 11, 834 x 1194, in a window that begins 200 points beside the screen's edge and ends at its bottom.
    @Test("a frame in the window's coordinates counts as such", arguments: [false, true])
    func frame(isWindows: Bool) {
        let device = SimulatedDevice(.iPad11)
        device.makeWindow(frame: CGRect(x: 200, y: 294, width: 600, height: 900))
        let form = FlowForm()
        device.show(form)
        device.settle()
        device.keyboard.isScripted = true
        device.focus(form.inputs[12])
        let onScreen = CGRect(x: 0, y: 861, width: 834, height: 333)
        let end = isWindows ? onScreen.offsetBy(dx: -200, dy: -294) : onScreen
        device.keyboard.post(.willShow, begin: nil, end: end)
        device.settle()
        #expect(form.scrollView.adjustedContentInset.bottom == 333)
        #expect(KeyboardTransition.current(in: form.view)?.frame(in: form.view).minY == 567)
        device.keyboard.post(.willHide, begin: nil, end: nil)
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test("a toolbar that the system has left out comes back, once", arguments: FlowSetting.phone)
    func toolbar(_ setting: FlowSetting) throws {
        let (form, device) = FlowForm.shown(FlowForm.fields(6), .toolbar, on: setting)
        device.focusAndSettle(on: form.inputs[2])
        let toolbar = try #require(form.avoidance).toolbar
        #expect(toolbar.window != nil)
        device.turn { toolbar.removeFromSuperview() }
        #expect(toolbar.window == nil)
        device.keyboard.post(.didShow, begin: nil, end: device.keyboard.frame)
        device.settle()
        #expect(toolbar.window != nil)
        device.turn { toolbar.removeFromSuperview() }
        device.keyboard.post(.didShow, begin: nil, end: device.keyboard.frame)
        device.settle()
        #expect(toolbar.window == nil)
        device.dismissKeyboard()
    }

    @Test("a tap ends editing by the input, whose delegate decides", arguments: [true, false])
    func delegateDecides(mayEnd: Bool) {
        final class Delegate: NSObject, UITextFieldDelegate {
            var mayEnd = true
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
        }
        let (form, delegate) = (FlowForm(), Delegate())
        form.options.dismissesOnTap = true
        let device = FlowSetting(systemHelps: false).device(showing: form)
        delegate.mayEnd = mayEnd
        let field = form.inputs[2] as? UITextField
        field?.delegate = delegate
        device.focusAndSettle(on: form.inputs[2])
        device.tap(at: CGPoint(x: 380, y: 80), in: form.view)
        device.settle()
        #expect(field?.isFirstResponder == !mayEnd)
        delegate.mayEnd = true
        device.dismissKeyboard()
    }
}
