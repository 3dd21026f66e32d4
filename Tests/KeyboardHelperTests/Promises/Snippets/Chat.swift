import KeyboardHelper
import UIKit

private typealias MessageBar = UIView

private final class ChatViewController: UIViewController, KeyboardAvoiding {
    let table = UITableView()
    let bar = MessageBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        table.keyboardDismissMode = .interactive
        for subview in [table, bar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            subview.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            subview.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        let safeArea = view.safeAreaLayoutGuide
        let bottom = bar.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bottom,
        ])

        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: table, options: .init(keepsEndVisible: true))
    }
}

extension ExampleScreen {
    func add(_ message: String) {
        messages.append(message)
        let newest = IndexPath(row: messages.count - 1, section: 0)
        table.insertRows(at: [newest], with: .automatic)
        table.scrollToRow(at: newest, at: .bottom, animated: false)
    }

    func barDidGrow() {
        UIView.animate(withDuration: 0.2) {
            self.view.layoutIfNeeded()
            self.keyboardAvoidances.forEach { $0.update() }
        }
    }

    func makeRoom(below question: IndexPath) {
        let height = view.safeAreaLayoutGuide.layoutFrame.height - bar.bounds.height
        let room = max(0, height - table.rectForRow(at: question).height)
        table.contentInset.bottom += room - avoidance.options.reservedBottomInset
        avoidance.options.reservedBottomInset = room
        table.scrollToRow(at: question, at: .top, animated: false)
    }

    func reply(to message: UIView) {
        list.removeCompanions(for: field).addCompanion(message, for: field)
        field.becomeFirstResponder()
    }

    func openPanel() {
        keyboardAvoidances.forEach { $0.isFrozen = true }
        field.resignFirstResponder()
        let height = KeyboardTransition.lastShown(in: view)?.overlap(with: view) ?? 300
        panel.frame = CGRect(
            x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        view.addSubview(panel)
    }

    func closePanel(showsKeyboard: Bool) {
        panel.removeFromSuperview()
        if showsKeyboard { field.becomeFirstResponder() }
        keyboardAvoidances.forEach { $0.isFrozen = false }
    }
}

private final class RaisedPanelChat: UIViewController, KeyboardAvoiding {
    let field = UITextField()
    let bar = UIView()
    lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    var raised: CGFloat = 0

    func closeOnTap() {
        field.addAction(
            UIAction { [weak self] _ in self?.closePanel(showsKeyboard: false) }, for: .editingDidBegin)
    }

    func raise(to height: CGFloat) {
        raised = bottom.constant + height - view.safeAreaInsets.bottom
        UIView.animate(withDuration: 0.25) {
            self.bottom.constant -= self.raised
            self.view.layoutIfNeeded()
        }
    }

    func closePanel(showsKeyboard: Bool) {
        bottom.constant += raised
        raised = 0
    }
}

private final class AccessoryChatViewController: UIViewController, KeyboardAvoiding {
    let table = UITableView()
    let bar = MessageBar()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.keyboardDismissMode = .interactive
        view.addSubview(table)
        handleKeyboard(scrollView: table, options: .init(keepsEndVisible: true))
    }
}
