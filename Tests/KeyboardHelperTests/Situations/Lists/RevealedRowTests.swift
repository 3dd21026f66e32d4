import Foundation
import KeyboardHelper
import Testing
import UIKit

/// The app asks to see a view while another input has the focus. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct RevealedRowTests {
    /// A conversation of twenty messages of 60 points that is at its end, and a field for an emoji that nobody sees.
    @MainActor
    private final class Conversation: NSObject, UITableViewDataSource {
        let table = UITableView(frame: CGRect(x: 0, y: 59, width: 393, height: 793))
        let emoji = KeyInputView(frame: .zero)
        private(set) lazy var screen = MadeScreen { [weak self] screen in
            guard let self else { return }
            emoji.isHidden = true
            table.contentInsetAdjustmentBehavior = .never
            table.rowHeight = 60
            table.dataSource = self
            screen.view.addSubview(table)
            screen.view.addSubview(emoji)
            screen.handleKeyboard(scrollView: table, options: KeyboardAvoidance.Options(keepsEndVisible: true))
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func cell(at row: Int) -> UIView? { table.cellForRow(at: IndexPath(row: row, section: 0)) }
    }

    /// The eighth row is from 132 to 192 on screen, the sixteenth from 612 to 672.
    @Test(
        "S72 a revealed message comes before the end of the conversation", arguments: FlowSetting.phoneInTurns,
        [(8, 192), (16, 506)] as [(Int, CGFloat)])
    func s72(_ setting: FlowSetting, _ row: (number: Int, end: CGFloat)) throws {
        let chat = Conversation()
        let device = setting.device(showing: chat.screen)
        device.turn { chat.table.contentOffset.y = 407 }
        device.settle()
        let cell = try #require(chat.cell(at: row.number))
        device.turn {
            chat.emoji.becomeFirstResponder()
            chat.screen.keyboardAvoidances.first?.reveal(cell)
        }
        device.settle()
        #expect(device.keyboard.frame.minY == 516)
        #expect(cell === chat.cell(at: row.number))
        #expect(abs(device.presentationFrame(of: cell).maxY - row.end) <= 0.5)
        device.dismissKeyboard()
        #expect(abs(chat.table.contentOffset.y - 407) <= 0.5 && chat.table.contentInset.bottom == 0)
    }

    @Test("S72 the end does not come back against the reader", arguments: FlowSetting.phoneInTurns)
    func s72ReaderScrolls(_ setting: FlowSetting) throws {
        let chat = Conversation()
        let field = UITextField.at(10)
        chat.screen.loadViewIfNeeded()
        chat.screen.view.addSubview(field)
        let device = setting.device(showing: chat.screen)
        device.turn { chat.table.contentOffset.y = 407 }
        device.focusAndSettle(on: field)
        let cell = try #require(chat.cell(at: 17))
        device.turn { chat.screen.keyboardAvoidances.first?.reveal(cell) }
        device.settle()
        device.advance(by: 2)
        device.turn { chat.table.contentOffset.y = 60 }
        device.type("a")
        device.settle()
        #expect(chat.table.contentOffset.y == 60)
    }

    /// A row from 700 to 760 shows the date that is picked.
    @Test(
        "S72 what is revealed before the keyboard is announced stays so", arguments: FlowSetting.phoneInTurns,
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
        device.turn {
            field.becomeFirstResponder()
            avoidance.reveal(row)
        }
        device.settle()
        let top = device.keyboard.frame.minY
        #expect(top < 700)
        #expect(abs(device.presentationFrame(of: row).maxY - (top - 10)) <= 0.5)
        // The field's own keyboard is higher.
        device.turn {
            field.inputView = nil
            field.reloadInputViews()
        }
        device.settle()
        #expect(device.keyboard.frame.minY < top)
        #expect(abs(device.presentationFrame(of: row).maxY - (device.keyboard.frame.minY - 10)) <= 0.5)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test("S72 what the user scrolls away is no longer revealed", arguments: FlowSetting.phoneInTurns)
    func s72Scrolled(_ setting: FlowSetting) throws {
        let row = UIView.white(CGRect(x: 0, y: 641, width: 393, height: 60))
        let other = UIView(frame: CGRect(x: 0, y: 1200, width: 393, height: 60))
        var field = UITextField()
        let form = AppForm { form in
            field = form.addField(at: 100)
            form.scrollView.addSubview(row)
            form.scrollView.addSubview(other)
        }
        let device = form.show(on: setting)
        device.focusAndSettle(on: field)
        device.turn { form.avoidance?.reveal(row) }
        device.settle()
        #expect(abs(device.presentationFrame(of: row).maxY - 506) <= 0.5)
        device.advance(by: 2)
        device.scroll(to: other)
        device.settle()
        device.turn {
            field.keyboardType = .numberPad
            field.reloadInputViews()
        }
        device.settle()
        #expect((59...device.keyboard.frame.minY).contains(device.presentationFrame(of: field).maxY))
    }
}
