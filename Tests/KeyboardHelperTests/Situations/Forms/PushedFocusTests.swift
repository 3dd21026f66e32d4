import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Something appears above the field that somebody types in, and pushes it under the keyboard.
///
/// On an iPhone 16, whose keyboard begins at 516.
@MainActor
@Suite struct PushedFocusTests {
    /// 14 fields that are 60 apart, the eleventh of which shows a message above it while it is not empty.
    private final class ValidatingForm: FlowForm {
        let message = UILabel(frame: CGRect(x: 20, y: 620, width: 200, height: 0))
        /// How far the message pushes the fields below it.
        var push: CGFloat = 42

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.addSubview(message)
            (inputs[10] as? UITextField)?.addAction(
                UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
        }

        func validate() {
            guard message.frame.height == 0 else { return }
            message.frame.size.height = push
            for input in inputs[10...] { input.frame.origin.y += push }
            scrollView.contentSize.height += push
        }
    }

    @Test(
        "a message that a key brings keeps the field in sight", arguments: [10, 42, 120] as [CGFloat], FlowSetting.phone
    )
    func message(_ push: CGFloat, _ setting: FlowSetting) {
        let form = ValidatingForm()
        form.push = push
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[10])
        expectVisible(form.inputs[10], of: form, on: device)
        device.type("a")
        device.settle()
        #expect(form.message.frame.height == push)
        expectVisible(form.inputs[10], of: form, on: device)
    }

    @Test("one that comes with a layout of the screen does so too", arguments: FlowSetting.phone)
    func later(_ setting: FlowSetting) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let fields: [UITextField] = (0..<16).map { .at(20 + 60 * CGFloat($0)) }
        let screen = MadeScreen { screen in
            screen.view.addSubview(scrollView)
            fields.forEach(scrollView.addSubview)
            scrollView.contentSize = CGSize(width: 300, height: 1100)
            screen.handleKeyboard(scrollView: scrollView)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: fields[10])
        device.turn {
            for field in fields[10...] { field.frame.origin.y += 42 }
            screen.view.setNeedsLayout()
        }
        device.settle()
        expectVisible(fields[10], of: screen, on: device)
    }

    @Test("one that no view of the library hears of does with the next key", arguments: FlowSetting.phone)
    func unheard(_ setting: FlowSetting) {
        let form = ValidatingForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[10])
        device.turn { form.validate() }
        device.settle()
        device.type("a")
        device.settle()
        expectVisible(form.inputs[10], of: form, on: device)
    }

    @Test("in a stack view too", arguments: FlowSetting.phone)
    func stack(_ setting: FlowSetting) {
        let (scrollView, stack, message) = (UIScrollView(), UIStackView(), UIView())
        let fields = (0..<14).map { _ in UITextField() }
        let screen = MadeScreen { screen in
            stack.axis = .vertical
            stack.spacing = 16
            for field in fields { stack.addArrangedSubview(field) }
            message.isHidden = true
            stack.insertArrangedSubview(message, at: 10)
            for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
            screen.view.addSubview(scrollView)
            scrollView.addSubview(stack)
            NSLayoutConstraint.activate(
                (fields + [message]).map { $0.heightAnchor.constraint(equalToConstant: 44) } + [
                    scrollView.topAnchor.constraint(equalTo: screen.view.topAnchor),
                    scrollView.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
                    scrollView.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                    scrollView.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
                    stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
                    stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
                    stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
                    stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                ])
            screen.handleKeyboard(scrollView: scrollView)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: fields[10])
        fields[10].addAction(UIAction { _ in message.isHidden = false }, for: .editingChanged)
        device.type("a")
        device.settle()
        expectVisible(fields[10], of: screen, on: device)
    }

    @Test("rows that come above the focus push nothing out of sight", arguments: FlowSetting.phone)
    func rows(_ setting: FlowSetting) throws {
        let table = GrowingTable()
        let device = setting.device(showing: table)
        let field = try #require(table.field(12))
        device.focusAndSettle(on: field)
        field.addAction(UIAction { [weak table] _ in table?.insert() }, for: .editingChanged)
        device.type("a")
        device.settle()
        #expect(field.isFirstResponder)
        expectVisible(field, of: table, on: device)
    }

    @Test("a field that was scrolled away comes back with the next key, and not before", arguments: FlowSetting.phone)
    func scrolledAway(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[10])
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 100))
        device.drag(to: CGPoint(x: 100, y: 400))
        device.advance(by: 0.2)
        device.endDrag()
        device.settle()
        let offset = form.offset
        device.turn { form.view.setNeedsLayout() }
        device.settle()
        #expect(form.offset == offset)
        device.type("a")
        device.settle()
        expectVisible(form.inputs[10], of: form, on: device)
    }
}

/// A table of rows with a field each, into which a row comes above all others.
@MainActor
private final class GrowingTable: UIViewController, KeyboardAvoiding, UITableViewDataSource {
    private let table = UITableView(frame: .zero, style: .plain)
    private var rows = Array(0..<30)

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 44
        table.estimatedRowHeight = 0
        table.dataSource = self
        view.addSubview(table)
        handleKeyboard(scrollView: table)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.frame = view.bounds
    }

    func insert() {
        rows.insert(rows.count, at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }

    func field(_ row: Int) -> UITextField? {
        table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first as? UITextField
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44)))
        return cell
    }
}
