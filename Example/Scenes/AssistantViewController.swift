import KeyboardHelper
import UIKit

/// A conversation with an assistant: the newest question is at the top, and its answer grows into the room below.
/// The room is the list's own inset. The keyboard covers it first, so the question stays where it is.
///
/// Support code, in `Support`: `addList(_:from:above:_:)`.
final class AssistantViewController: UIViewController, KeyboardAvoiding {
    private let table = UITableView(frame: .zero, style: .plain)
    private let bar = MessageBar()
    private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    private var avoidance: KeyboardAvoidance?
    /// Questions, each followed by its answer.
    private(set) var messages = [
        "Which trees grow at a lake?", "Alders and willows. Their roots hold the bank.", "And in dry sand?",
        "Pines and birches.",
    ]
    private var laidOutFor = CGSize.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Assistant"
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.keyboardDismissMode = .interactive
        table.separatorStyle = .none
        bar.onSend = { [weak self] in self?.ask($0) }
        view.addList(table, from: view.topAnchor, above: bar, bottom)

        handleKeyboard(bottomConstraint: bottom)
        avoidance = handleKeyboard(scrollView: table, options: .init(keepsEndVisible: true))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = CGSize(
            width: view.bounds.width, height: view.safeAreaLayoutGuide.layoutFrame.height - bar.bounds.height)
        // The room is that without a keyboard.
        guard bottom.constant == 0, size != laidOutFor else { return }
        laidOutFor = size
        makeRoom()
    }

    private func ask(_ question: String) {
        messages += [question, "Let me look that up for you."]
        table.reloadData()
        makeRoom()
    }

    /// Leaves as much room below the newest answer as brings its question to the top.
    private func makeRoom() {
        guard let avoidance else { return }
        table.layoutIfNeeded()
        let (question, answer) = (
            IndexPath(row: messages.count - 2, section: 0), IndexPath(row: messages.count - 1, section: 0)
        )
        let height = table.rectForRow(at: question).union(table.rectForRow(at: answer)).height
        let room = max(0, laidOutFor.height - height)
        // Under the keyboard, a part of the inset may be the library's.
        table.contentInset.bottom += room - avoidance.options.reservedBottomInset
        avoidance.options.reservedBottomInset = room
        table.scrollToRow(at: question, at: .top, animated: false)
    }
}

extension AssistantViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = MessageCell.dequeue(from: tableView)
        cell.show(messages[indexPath.row], isOwn: indexPath.row.isMultiple(of: 2))
        return cell
    }
}
