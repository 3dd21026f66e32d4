import KeyboardHelper
import UIKit

/// A chat with a panel of answers that takes the keyboard's place. One button opens it, another brings the keyboard back.
/// Meanwhile the bar stays where it is. The list is upside down, so it shows the newest message wherever the bar stands.
///
/// Support code, in `Support`: `addList(_:from:above:_:)` and the initializer of inputs.
final class PanelViewController: UIViewController, KeyboardAvoiding {
    private let table = UITableView(frame: .zero, style: .plain)
    let field = UITextField("Text")
    private(set) lazy var answersButton = button("Answers") { $0.openPanel() }
    private lazy var bar = FieldBar([answersButton, field])
    private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    private(set) lazy var keyboardButton = button("Keyboard") { $0.field.becomeFirstResponder() }
    private(set) lazy var panel = AnswerPanel(keyboardButton)
    private var messages = [
        "Have you left already?", "The soup is on the stove.", "Is there bread?", "Not any more.",
        "I pass the bakery anyway.", "Rye, please, if they have it.", "And for tomorrow?", "Rolls for five.",
        "Jonas comes, too.", "Then seven.", "How long do you need?",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.separatorStyle = .none
        turnOver(table)
        table.contentInsetAdjustmentBehavior = .never
        view.addList(table, from: view.safeAreaLayoutGuide.topAnchor, above: bar, bottom)
        addPanel()
        field.addAction(UIAction { [weak self] _ in self?.send() }, for: .editingDidEndOnExit)
        field.addAction(UIAction { [weak self] _ in self?.closePanel() }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.hidePanel() }, for: .editingDidEnd)

        handleKeyboard(bottomConstraint: bottom)
    }

    private func button(_ title: String, _ act: @escaping (PanelViewController) -> Void) -> UIButton {
        UIButton(
            configuration: .tinted(),
            primaryAction: UIAction(title: title) { [weak self] _ in if let self { act(self) } })
    }

    /// The panel is below the bar, as high as the bar stands.
    private func addPanel() {
        panel.isHidden = true
        panel.onAnswer = { [weak self] in self?.field.insertText($0) }
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: bar.bottomAnchor),
            panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    // MARK: The panel

    private var isPanelOpen = false { didSet { keyboardAvoidances.first?.isFrozen = isPanelOpen } }
    /// How far the bar has been raised for the panel, beyond where the keyboard has brought it.
    private var raised: CGFloat = 0

    func openPanel() {
        guard !isPanelOpen else { return }
        let height = KeyboardTransition.lastShown(in: view)?.overlap(with: view) ?? view.bounds.height * 0.4
        isPanelOpen = true
        panel.isHidden = false
        field.resignFirstResponder()
        raised = bottom.constant + height - view.safeAreaInsets.bottom
        UIView.animate(withDuration: 0.25) {
            self.bottom.constant -= self.raised
            self.view.layoutIfNeeded()
        }
    }

    func closePanel() {
        guard isPanelOpen else { return }
        bottom.constant += raised
        isPanelOpen = false
    }

    /// While the keyboard stands, the panel is behind it.
    private func hidePanel() {
        panel.isHidden = !isPanelOpen
    }

    private func send() {
        guard let message = field.text, !message.isEmpty else { return }
        messages.append(message)
        field.text = ""
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    private func turnOver(_ view: UIView) {
        view.transform = CGAffineTransform(scaleX: 1, y: -1)
    }
}

extension PanelViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = MessageCell.dequeue(from: tableView)
        let index = messages.count - 1 - indexPath.row
        cell.show(messages[index], isOwn: index % 2 == 1)
        turnOver(cell.contentView)
        return cell
    }
}
