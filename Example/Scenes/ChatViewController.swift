import KeyboardHelper
import UIKit

/// A conversation with a bar to write in, which grows with its text.
/// The bar stands on the keyboard by the constant of one constraint. The messages end where it begins, and stay at their end.
///
/// Upside down, the newest message is the table's first row: the table begins at its end, and loads older ones as it is scrolled.
///
/// Support code, in `Support`: `addList(_:from:above:_:)`.
final class ChatViewController: UIViewController, KeyboardAvoiding {
    private let table = UITableView(frame: .zero, style: .plain)
    private let bar = MessageBar()
    private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    private(set) var messages = conversation
    private let isUpsideDown: Bool

    init(isUpsideDown: Bool = false) {
        self.isUpsideDown = isUpsideDown
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chat"
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.keyboardDismissMode = .interactive
        table.separatorStyle = .none
        bar.onSend = { [weak self] in self?.send($0) }
        turnOver(table)
        // UIKit would add the height of the navigation bar at the wrong end.
        if isUpsideDown { table.contentInsetAdjustmentBehavior = .never }
        let top = isUpsideDown ? view.safeAreaLayoutGuide.topAnchor : view.topAnchor
        view.addList(table, from: top, above: bar, bottom)

        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: table, options: .init(keepsEndVisible: true))
    }

    private func send(_ message: String) {
        messages.append(message)
        let newest = IndexPath(row: isUpsideDown ? 0 : messages.count - 1, section: 0)
        table.insertRows(at: [newest], with: .automatic)
        table.scrollToRow(at: newest, at: isUpsideDown ? .top : .bottom, animated: false)
    }

    private func turnOver(_ view: UIView) {
        if isUpsideDown { view.transform = CGAffineTransform(scaleX: 1, y: -1) }
    }
}

extension ChatViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = MessageCell.dequeue(from: tableView)
        let index = isUpsideDown ? messages.count - 1 - indexPath.row : indexPath.row
        // Every third message is one's own, and so is what is sent.
        cell.show(messages[index], isOwn: index % 3 == 1 || index >= Self.conversation.count)
        turnOver(cell.contentView)
        return cell
    }

    private static let conversation = [
        "Are you coming on Saturday?", "Yes! Who else?", "Mira, Jonas and the children.",
        "We meet at ten, at the lake.",
        "By train or by car?", "By train. It is a short walk.", "Shall I bring a salad?", "Please do.",
        "And the big blanket.",
        "The weather looks good so far.", "Rain in the evening, they say.", "Then we are home by six.",
        "Does the small boat still float?", "It did last summer.", "Jonas has painted it.", "Green?",
        "Red, with a white stripe.",
        "I have to see that.", "Bring the camera.", "See you on Saturday!",
    ]
}
