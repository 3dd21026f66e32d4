import KeyboardHelper
import UIKit

/// A conversation whose bar is the controller's own `inputAccessoryView`: UIKit keeps it at the bottom of the screen and on the
/// keyboard. The list ends above it. Below the messages a question has a field of its own.
final class AccessoryChatViewController: UIViewController, KeyboardAvoiding {
    private let table = UITableView(frame: .zero, style: .plain)
    private let bar = AccessoryBar()
    private let answer = UITextField("Your answer")
    private(set) var messages = conversation

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Group"
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.keyboardDismissMode = .interactive
        table.separatorStyle = .none
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
        let cell = MessageCell.dequeue(from: tableView)
        // Every fourth message is one's own, and so is what is sent.
        let isOwn = indexPath.row % 4 == 2 || indexPath.row >= Self.conversation.count
        cell.show(messages[indexPath.row], isOwn: isOwn)
        return cell
    }

    private static let conversation = [
        "Who has the key to the hall?", "It hangs in the office.", "I can fetch it.", "Thank you!",
        "We need forty chairs.", "There are thirty in the cellar.", "My neighbor lends us ten.", "And tables?",
        "Eight are enough.", "The long ones are broken.", "Then we take the round ones.", "Good.",
        "Who makes the soup?", "Two kinds, please.", "I make the one with pumpkin.", "Then I bake the bread.",
        "The music comes at eight.", "A piano is there.", "It is out of tune.", "Nobody will hear that.",
    ]
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
