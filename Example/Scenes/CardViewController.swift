import KeyboardHelper
import UIKit

/// A page over which the app presents a card in a style of its own, for a review of the book.
/// The presentation controller makes the call that moves the card. The card makes one for the form in it, the page for its own.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)`, `addFilling(_:)` and the initializers of inputs and
/// labels.
final class CardViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    private let note = UITextField("Note")
    private lazy var reviewButton = UIButton(
        configuration: .tinted(),
        primaryAction: UIAction(title: "Write a review…") { [weak self] _ in self?.showReview() })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Moby-Dick"
        view.backgroundColor = .systemBackground
        let text = UILabel(
            "Call me Ishmael. Some years ago, never mind how long precisely, having little or no money in my purse, and "
                + "nothing particular to interest me on shore, I thought I would sail about a little and see the watery "
                + "part of the world.", color: .secondaryLabel)
        view.addFilling(scrollView)
        scrollView.addColumn(Column([text, note, reviewButton]), asWideAs: view)

        handleKeyboard(scrollView: scrollView)
    }

    func showReview() {
        present(ReviewViewController(), animated: true)
    }
}

/// The card.
final class ReviewViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    private let fields = [UITextField("Your name"), UITextField("Title")]
    private let text = PlaceholderTextView(named: "Your review")
    private let presenter = CardPresenter()

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = presenter
        preferredContentSize.height = 300
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        text.placeholder = "Your review"
        text.heightAnchor.constraint(equalToConstant: 120).isActive = true
        let done = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
        view.addFilling(scrollView)
        scrollView.addColumn(Column(fields + [text, done]), asWideAs: view)

        handleKeyboard(scrollView: scrollView)
    }
}

/// Makes the presentation controllers of cards.
final class CardPresenter: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
