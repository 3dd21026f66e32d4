import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A keyboard goes together with what is edited, and nothing is posted of that. On an iPhone 16, where the keyboard begins at 516.
@MainActor @Suite struct GoneKeyboardTests {
    /// A list and a bar that stands on the keyboard, and a field in front that is removed while it has the focus, or that resigns
    /// it.
    @Test("S86 a keyboard that goes without a hide leaves nothing", arguments: FlowSetting.phone, [false, true])
    func s86(_ setting: FlowSetting, _ resigns: Bool) {
        let (card, field) = (UIView.white(CGRect(x: 40, y: 100, width: 300, height: 200)), UITextField.at(20))
        card.addSubview(field)
        var pin = NSLayoutConstraint()
        let form = AppForm { form in
            pin = form.view.addBar(.white(), height: 50, to: form.view.safeAreaLayoutGuide.bottomAnchor)
            form.handleKeyboard(bottomConstraint: pin)
            form.view.addSubview(card)
        }
        let device = form.show(on: setting)
        device.focusAndSettle(on: field)
        #expect(pin.constant == -302)
        device.keyboard.interference = { notice in
            [.willHide, .didHide, .willChangeFrame, .didChangeFrame].contains(notice.event) ? [] : [notice]
        }
        device.turnAndSettle { if resigns { field.resignFirstResponder() } else { card.removeFromSuperview() } }
        device.advance(by: 1)
        device.settle()
        #expect(device.keyboard.frame.minY >= 852)
        #expect(pin.constant == 0 && form.scrollView.contentInset == .zero)
    }

    @Test("S86 a keyboard that stays is avoided, if an input posts nothing too", arguments: FlowSetting.phone)
    func s86Silent(_ setting: FlowSetting) {
        let silent = KeyInput(frame: CGRect(x: 20, y: 641, width: 300, height: 44))
        let form = AppForm { $0.scrollView.addSubview(silent) }
        form.loadViewIfNeeded()
        let field = form.addField(at: 100)
        let device = form.show(on: setting)
        device.focusAndSettle(on: field)
        device.focusAndSettle(on: silent)
        device.advance(by: 1)
        device.settle()
        #expect(abs(form.scrollView.contentInset.bottom - 336) <= 0.5 && device.maxY(of: silent) <= 506.5)
    }
}
