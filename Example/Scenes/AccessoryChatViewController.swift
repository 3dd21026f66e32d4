import KeyboardHelper
import UIKit

/// A conversation whose bar is the controller's own `inputAccessoryView`: UIKit keeps it at the bottom of the screen and on the
/// keyboard. The list ends above it. Below the messages a question has a field of its own.
final class AccessoryChatViewController: UIViewController, KeyboardAvoiding {
    private let table = UITableView(frame: .zero, style: .plain)
    private let bar = AccessoryBar()
    private let answer = UITextField("Your answer")
    private(set) var messages = (1...20).map { "Message \($0)" }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Group"
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.keyboardDismissMode = .interactive
        bar.messageBar.onSend = { [weak self] in self?.send($0) }
        view.addFilling(table)
        addQuestion()

        handleKeyboard(scrollView: table, options: .init(keepsEndVisible: true))
    }

    /// UIKit shows the bar while the controller, or an input in it, is first responder.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    private func send(_ message: String) {
        messages.append(message)
        table.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .automatic)
        table.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: false)
    }

    private func addQuestion() {
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 66))
        footer.layoutMargins = UIEdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
        footer.addFillingMargins(answer)
        table.tableFooterView = footer
    }
}

extension AccessoryChatViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "message")
            ?? UITableViewCell(style: .default, reuseIdentifier: "message")
        var content = cell.defaultContentConfiguration()
        content.text = messages[indexPath.row]
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}

/// Makes a bar an accessory view: as high as its content, also when that grows.
final class AccessoryBar: UIView {
    let messageBar = MessageBar()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = messageBar.backgroundColor
        // UIKit asks for the intrinsic height then.
        autoresizingMask = .flexibleHeight
        addFilling(messageBar)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize {
        let content = messageBar.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: UIView.noIntrinsicMetric, height: content.height)
    }
}
