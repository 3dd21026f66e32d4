import KeyboardHelper
import UIKit

/// Messages, and a bar for reactions below them. A tap on a message chooses it and leads to the field in the bar.
/// While the reaction is typed there, the message stays visible above the bar.
///
/// Support code, in `Support`: `addFilling(_:)` and the initializer of inputs.
final class ReactionViewController: UIViewController, KeyboardAvoiding {
    let table = UITableView(frame: .zero, style: .plain)
    let field = UITextField("Reaction")
    private lazy var bar = FieldBar([field])
    private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    private var list: KeyboardAvoidance?
    private var messages = [
        "The tent is dry again.", "The poles are mended.", "I have found the stove.", "Does it still burn?",
        "Like new.", "We need two ropes.", "There is one in my car.", "Mira brings another.",
        "Shall we take the canoe?", "The lake is still cold.", "It is cold indeed.",
        "I shall not swim.", "I bake enough bread.", "And I make the plum cake!",
        "Jonas has the map.", "The bridge is open.", "We start at four.",
    ]
    /// The message that is reacted to.
    private var chosen: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Camping"
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.delegate = self
        table.separatorStyle = .none
        field.returnKeyType = .send
        field.addAction(UIAction { [weak self] _ in self?.send() }, for: .editingDidEndOnExit)
        layOut()

        handleKeyboard(bottomConstraint: bottom)
        list = handleKeyboard(scrollView: table)
    }

    private func layOut() {
        view.addFilling(table)
        view.addBar(bar, bottom)
        // Without the keyboard, the end of the list can be scrolled free of the bar.
        table.contentInset.bottom = field.intrinsicContentSize.height + 2 * FieldBar.margin
    }

    private func keepVisible(_ path: IndexPath) {
        guard let cell = table.cellForRow(at: path) else { return }
        list?.removeCompanions(for: field).addCompanion(cell, for: field)
    }

    private var width: CGFloat = 0

    /// After a rotation the table has another cell for the message, or none until it is scrolled there.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard width != view.bounds.width else { return }
        width = view.bounds.width
        guard let chosen, field.isFirstResponder else { return }
        table.layoutIfNeeded()
        table.scrollToRow(at: chosen, at: .bottom, animated: false)
        table.layoutIfNeeded()
        keepVisible(chosen)
    }

    private func send() {
        guard let chosen, let reaction = field.text, !reaction.isEmpty else { return }
        messages[chosen.row] += "\n– \(reaction)"
        field.text = ""
        self.chosen = nil
        table.reloadRows(at: [chosen], with: .automatic)
    }
}

extension ReactionViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = MessageCell.dequeue(from: tableView)
        cell.show(messages[indexPath.row], isOwn: indexPath.row % 4 == 2)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = indexPath
        keepVisible(indexPath)
        field.becomeFirstResponder()
    }
}

extension ReactionViewController {
    /// That of the message that is reacted to; where the list does not show it, one that cannot be seen.
    var chosenCell: UITableViewCell? {
        chosen.map { table.cellForRow(at: $0) ?? tableView(table, cellForRowAt: $0) }
    }

    /// The last message that can be seen above the bar.
    var lastVisibleCell: UITableViewCell? {
        let end = table.bounds.maxY - table.adjustedContentInset.bottom
        return table.visibleCells.filter { $0.frame.maxY <= end }.max { $0.frame.maxY < $1.frame.maxY }
    }
}
