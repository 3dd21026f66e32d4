import Foundation
import KeyboardHelper
import UIKit

extension UIView {
    fileprivate func pin(to other: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor),
            bottomAnchor.constraint(equalTo: other.bottomAnchor),
            leadingAnchor.constraint(equalTo: other.leadingAnchor),
            trailingAnchor.constraint(equalTo: other.trailingAnchor),
        ])
    }
}

/// A panel that constraints let fill the view, with a button at the bottom of the safe area and a field 16 points above it.
@MainActor
final class ConstrainedScreen: UIViewController, KeyboardAvoiding {
    let panel = UIView()
    let field = UITextField()
    let button = UIButton()
    private let liftsRoot: Bool
    private(set) weak var avoidance: KeyboardAvoidance?
    /// From the button up to the field; negative.
    private(set) lazy var gap = field.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -16)

    init(liftsRoot: Bool) {
        self.liftsRoot = liftsRoot
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(panel)
        panel.pin(to: view)
        for part in [field, button] {
            panel.addSubview(part)
            part.translatesAutoresizingMaskIntoConstraints = false
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            button.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            button.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
            button.heightAnchor.constraint(equalToConstant: 50),
            gap,
            field.leadingAnchor.constraint(equalTo: button.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: button.trailingAnchor),
            field.heightAnchor.constraint(equalToConstant: 44),
        ])
        avoidance = handleKeyboard(containerView: liftsRoot ? view : panel)
    }
}

/// A text view that is as tall as its text, on a scroll view, all by constraints.
@MainActor
final class GrowingScreen: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let textView = UITextView()
    private let top: CGFloat

    /// `top` is where it begins on the content.
    init(top: CGFloat) {
        self.top = top
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.pin(to: view)
        scrollView.addSubview(textView)
        textView.isScrollEnabled = false
        textView.translatesAutoresizingMaskIntoConstraints = false
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: content.topAnchor, constant: top),
            textView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            textView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            textView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            textView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
        ])
        handleKeyboard(scrollView: scrollView)
    }
}
