import Foundation
import KeyboardHelper
import Testing
import UIKit

/// The app brings up a panel, a bar or a sheet by itself, a moment after the keyboard was announced. On an iPhone 16, where the
/// keyboard begins at 516.
@MainActor
@Suite struct MovedByTheAppTests {
    /// A panel from 610 to 830 with a field from 620 to 664. It goes up to 246 a tenth of a second after the field got the focus.
    @Test("S75 a panel that moves itself is not above the window", arguments: FlowSetting.phoneInTurns, [true, false])
    func s75(_ setting: FlowSetting, _ isAnimated: Bool) {
        let panel = UIView.white(CGRect(x: 0, y: 610, width: 393, height: 220))
        let field = UITextField.at(10)
        panel.addSubview(field)
        let screen = MadeScreen { $0.view.addSubview(panel) }
        let device = setting.windowDevice(showing: screen)
        device.turn { field.becomeFirstResponder() }
        device.advance(by: 0.1)
        device.turn {
            guard isAnimated else {
                panel.frame.origin.y = 246
                return
            }
            UIView.animate(withDuration: 0.25) { panel.frame.origin.y = 246 }
        }
        device.settle()
        device.advance(by: 1)
        #expect(screen.view.frame.minY == 0)
        #expect(abs(device.presentationFrame(of: panel).minY - 246) <= 0.5)
        device.dismissKeyboard()
        #expect(screen.view.frame.minY == 0)
    }

    /// A bar in front of the form, from 786 to 852, with a field in it. The app raises it by 336 in the next turn, or 0.05 s later.
    @Test(
        "S76 a bar that the app raises a turn later ends at the keyboard", arguments: FlowSetting.phoneInTurns,
        AppForm.Call.allCases)
    func s76(_ setting: FlowSetting, _ call: AppForm.Call) {
        for delay in [0, 0.05] {
            let bar = UIView.white(CGRect(x: 0, y: 786, width: 393, height: 66))
            let field = UITextField.at(10)
            bar.addSubview(field)
            let form = AppForm(call) { $0.view.addSubview(bar) }
            let device = form.show(on: setting)
            device.turn { field.becomeFirstResponder() }
            device.advance(by: delay)
            device.turn { UIView.animate(withDuration: 0.25) { bar.frame.origin.y = 450 } }
            device.settle()
            device.advance(by: 1)
            #expect(form.view.frame.minY == 0, "\(delay)")
            #expect(abs(device.presentationFrame(of: bar).maxY - 516) <= 0.5, "\(delay)")
            device.turn { UIView.animate(withDuration: 0.25) { bar.frame.origin.y = 786 } }
            device.dismissKeyboard()
            #expect(form.view.frame.minY == 0 && form.scrollView.contentInset == .zero, "\(delay)")
        }
    }

    /// The same by a constraint, whose layout comes with the animation of the app.
    @Test("S76 so does a bar with a constraint", arguments: FlowSetting.phoneInTurns, AppForm.Call.allCases)
    func s76Constraint(_ setting: FlowSetting, _ call: AppForm.Call) {
        let (bar, field) = (UIView.white(), UITextField.at(10))
        bar.addSubview(field)
        var pin = NSLayoutConstraint()
        let form = AppForm(call) { form in
            pin = form.view.addBar(bar, height: 66)
        }
        let device = form.show(on: setting)
        device.turn { field.becomeFirstResponder() }
        device.advance(by: 0.05)
        device.turn {
            pin.constant = -336
            UIView.animate(withDuration: 0.25) { form.view.layoutIfNeeded() }
        }
        device.settle()
        device.advance(by: 1)
        #expect(abs(device.presentationFrame(of: bar).maxY - 516) <= 0.5)
        #expect(form.view.frame.minY == 0)
    }

    /// The bar is pinned to the bottom of the view. Its call comes while its field has the focus.
    @Test(
        "S77 a bar whose call comes late stands on the keyboard, and the screen comes down",
        arguments: FlowSetting.phoneInTurns)
    func s77(_ setting: FlowSetting) throws {
        for pauses in [false, true] {
            let (bar, field) = (UIView.white(), UITextField.at(10))
            bar.addSubview(field)
            var pin = NSLayoutConstraint()
            let form = AppForm(.window) { form in
                pin = form.view.addBar(bar, height: 66)
            }
            let device = form.show(on: setting)
            var avoidance: KeyboardAvoidance?
            if pauses {
                device.turn { avoidance = form.handleKeyboard(bottomConstraint: pin) }
                device.focusAndSettle(on: field)
                device.turn { avoidance?.isEnabled = false }
                device.settle()
                device.turn { avoidance?.isEnabled = true }
            } else {
                device.focusAndSettle(on: field)
                #expect(device.presentationFrame(of: field).maxY <= 516)
                device.turn { form.handleKeyboard(bottomConstraint: pin) }
            }
            device.settle()
            device.advance(by: 1)
            #expect(abs(device.presentationFrame(of: bar).maxY - 516) <= 0.5, "\(pauses)")
            #expect(form.view.frame.minY == 0, "\(pauses)")
            device.dismissKeyboard()
            #expect(form.view.frame.minY == 0 && pin.constant == 0)
        }
    }

    /// A sheet of the app's from 452 on; when the keyboard comes it goes up to 152, and all of its form of 300 points fits above.
    @Test("S78 what a sheet that grows has room for is not scrolled", arguments: FlowSetting.phoneInTurns, [0, 0.1])
    func s78(_ setting: FlowSetting, _ delay: Double) {
        let sheet = UIScrollView(frame: CGRect(x: 0, y: 452, width: 393, height: 400))
        sheet.contentInsetAdjustmentBehavior = .never
        sheet.contentSize = CGSize(width: 393, height: 300)
        let field = UITextField.at(240)
        sheet.addSubview(field)
        let screen = MadeScreen { screen in
            screen.view.addSubview(sheet)
            screen.handleKeyboard(scrollView: sheet)
        }
        let device = setting.device(showing: screen)
        device.turn { field.becomeFirstResponder() }
        device.advance(by: delay)
        device.turn {
            UIView.animate(withDuration: 0.25) { sheet.frame = CGRect(x: 0, y: 152, width: 393, height: 700) }
        }
        device.settle()
        device.advance(by: 1)
        #expect(sheet.contentOffset == .zero)
        #expect(device.presentationFrame(of: field).maxY <= 506.5)
    }
}
