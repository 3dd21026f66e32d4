import KeyboardHelper
import UIKit

/// An article above, and a child controller in the lower part of the screen.
/// The child makes the call. The article handles no keyboard.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)` and the initializers of inputs and labels.
final class ArticleViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let column = Column([
        UILabel("Bread without kneading", style: .title2),
        UILabel(
            Array(repeating: "Flour, water, salt and a little yeast rest until the next morning.", count: 6)
                .joined(separator: " "), color: .secondaryLabel),
        UILabel("Comments", style: .headline),
    ])
    private let panel = CommentPanelViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Article"
        view.backgroundColor = .systemBackground
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addColumn(column, asWideAs: view)
        addPanel()
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: panel.view.topAnchor),
        ])
    }

    private func addPanel() {
        panel.onSend = { [weak self] comment in self?.column.addArrangedSubview(UILabel(comment)) }
        addChild(panel)
        panel.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel.view)
        panel.didMove(toParent: self)
        NSLayoutConstraint.activate([
            panel.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}

/// The panel: a field, a button, and a request below them.
/// It is lower than the keyboard, so the field rises above the place where the panel ends.
final class CommentPanelViewController: UIViewController, KeyboardAvoiding {
    var onSend: (String) -> Void = { _ in }

    private let field = UITextField("Comment")
    private lazy var button = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })
    private let request = UILabel(
        "Please stay with the subject, and be kind to those who have baked it.", style: .footnote,
        color: .secondaryLabel)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let row = UIStackView(arrangedSubviews: [field, button])
        row.spacing = 8
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        let column = Column([row, request])
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: Column.spacing),
            column.bottomAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -Column.spacing),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])

        handleKeyboard()
    }

    private func send() {
        guard let comment = field.text, !comment.isEmpty else { return }
        field.text = ""
        onSend(comment)
    }
}
