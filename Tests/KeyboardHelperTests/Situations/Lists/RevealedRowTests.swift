import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// The app asks to see a view while another input has the focus. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct RevealedRowTests {
    /// A conversation of twenty messages of 60 points that is at its end.
    private func conversation(_ setting: FlowSetting) -> (form: AppForm, rows: [UIView], device: SimulatedDevice) {
        let rows = (0..<20).map { UIView(frame: CGRect(x: 0, y: 60 * CGFloat($0), width: 393, height: 60)) }
        let form = AppForm { form in
            rows.forEach(form.scrollView.addSubview)
            form.scrollView.contentSize.height = 1200
        }
        form.loadViewIfNeeded()
        form.avoidance?.options.keepsEndVisible = true
        let device = form.show(on: setting)
        device.turnAndSettle { form.scrollView.contentOffset.y = 407 }
        return (form, rows, device)
    }

    /// The eighth row is from 132 to 192 on screen, the sixteenth from 612 to 672. Nobody sees the field for an emoji.
    @Test(
        "S72 a revealed message comes before the end of the conversation", arguments: FlowSetting.phone,
        [(8, 192), (16, 506)] as [(Int, CGFloat)])
    func s72(_ setting: FlowSetting, _ row: (number: Int, end: CGFloat)) {
        let (form, rows, device) = conversation(setting)
        let emoji = KeyInput(frame: .zero)
        emoji.isHidden = true
        device.turnAndSettle {
            form.view.addSubview(emoji)
            emoji.becomeFirstResponder()
            form.avoidance?.reveal(rows[row.number])
        }
        expectEqual(device.keyboard.frame.minY, 516)
        #expect(abs(device.maxY(of: rows[row.number]) - row.end) <= 0.5)
        device.dismissKeyboard()
        #expect(abs(form.scrollView.contentOffset.y - 407) <= 0.5 && form.scrollView.contentInset.bottom == 0)
    }

    @Test("S72 the end does not come back against the reader", arguments: FlowSetting.phone)
    func s72ReaderScrolls(_ setting: FlowSetting) {
        let (form, rows, device) = conversation(setting)
        let field = UITextField.at(10)
        form.view.addSubview(field)
        device.focusAndSettle(on: field)
        device.turnAndSettle { form.avoidance?.reveal(rows[17]) }
        device.advance(by: 2)
        device.turn { form.scrollView.contentOffset.y = 60 }
        device.type("a")
        device.settle()
        expectEqual(form.scrollView.contentOffset.y, 60)
    }

    /// A row from 700 to 760 shows the date that is picked.
    @Test(
        "S72 what is revealed before the keyboard is announced stays so", arguments: FlowSetting.phone,
        AppForm.Call.allCases)
    func s72Early(_ setting: FlowSetting, _ call: AppForm.Call) throws {
        let row = UIView.white(CGRect(x: 0, y: 641, width: 393, height: 60))
        let field = UITextField(frame: .zero)
        field.inputView = UIPickerView(frame: CGRect(x: 0, y: 0, width: 393, height: 216))
        let form = AppForm(call) { form in
            form.scrollView.addSubview(row)
            form.view.addSubview(field)
        }
        let device = form.show(on: setting)
        let avoidance = try #require(form.avoidance ?? device.window.keyboardAvoidance)
        device.turnAndSettle {
            field.becomeFirstResponder()
            avoidance.reveal(row)
        }
        let top = device.keyboard.frame.minY
        #expect(top < 700 && abs(device.maxY(of: row) - (top - 10)) <= 0.5)
        // The field's own keyboard is higher.
        device.turnAndSettle {
            field.inputView = nil
            field.reloadInputViews()
        }
        #expect(device.keyboard.frame.minY < top)
        #expect(abs(device.maxY(of: row) - (device.keyboard.frame.minY - 10)) <= 0.5)
        device.dismissKeyboard()
        expectEqual(form.scrollView.contentInset, .zero)
    }

    @Test("S72 what the user scrolls away is no longer revealed", arguments: Play.Place.phones)
    func s72Scrolled(_ place: Play.Place) {
        let play = Play(.form(40), on: place)(.focus(1), .revealView(11))
        expectEqual(play.input(10).maxY, 506)
        play(.drag(0, by: 600))(.keyboardHeight(292))
        #expect(play.input(1).minY >= 59)
    }
}
