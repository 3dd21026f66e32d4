import KeyboardHelper
import UIKit

// Screens that skills/keyboard-helper/SKILL.md was followed for, and nothing else: forms, cards and texts.

/// Ten fields, and a button that stays visible.
final class SkillSignUp: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let fields = (0..<10).map { _ in UITextField() }
    let button = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        let stack = UIStackView(arrangedSubviews: fields)
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        view.addAcross([scrollView, button])
        let content = scrollView.contentLayoutGuide
        let bottom = button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: button.topAnchor),
            button.heightAnchor.constraint(equalToConstant: 50), bottom,
        ])
        for field in fields { field.heightAnchor.constraint(equalToConstant: 44).isActive = true }

        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: scrollView)
    }
}

/// Two fields and a button in the middle of the screen.
final class SkillCard: UIViewController, KeyboardAvoiding {
    let card = UIView()
    let fields = [UITextField(), UITextField()]
    let button = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .secondarySystemBackground
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        let stack = UIStackView(arrangedSubviews: fields + [button])
        stack.axis = .vertical
        stack.spacing = 100
        stack.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(stack)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: 300),
            stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        ])
        for part in fields + [button] { part.heightAnchor.constraint(equalToConstant: 44).isActive = true }

        handleKeyboard(containerView: card)
    }
}

/// A text that fills the screen, with a toolbar above the keyboard.
final class SkillNotes: UIViewController, KeyboardAvoiding {
    let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.font = .systemFont(ofSize: 17)
        textView.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
        view.addSubview(textView)

        handleKeyboard(scrollView: textView, options: .init(showsToolbar: true))
    }
}

/// Under a window that makes the call: a column without a scroll view.
class SkillAddress: UIViewController {
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addAcross([field])
        NSLayoutConstraint.activate([
            field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
            field.heightAnchor.constraint(equalToConstant: 44),
        ])
    }
}

/// The same window leaves this one out.
final class SkillMap: SkillAddress {}
