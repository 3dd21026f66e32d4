import UIKit

/// Tells what UIKit does with an offset under a finger when the inset shrinks that the offset lies in.
///
/// The list begins at its lower end, in an inset. As soon as a finger drags it, the inset goes, and the screen says what
/// became of the offset. Neither the self-check nor the contract tests have a finger.
final class DragProbeViewController: UIViewController, UIScrollViewDelegate {
    static let question = "Drag the list."
    static let isBroughtBack = "Brought back under the finger"
    static let isLeft = "Left under the finger"

    let scrollView = UIScrollView()
    let answer = UILabel(question, style: .headline)
    private let inset: CGFloat = 300
    /// The offset in the moment in which the inset went.
    private var before: CGFloat?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Drag probe"
        view.backgroundColor = .systemBackground
        answer.accessibilityIdentifier = "drag.answer"
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.backgroundColor = .secondarySystemBackground
        scrollView.delegate = self
        let column = Column([answer, scrollView])
        view.addFillingMargins(column)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (before, answer.text) = (nil, Self.question)
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 3 * scrollView.bounds.height)
        scrollView.contentInset.bottom = inset
        scrollView.contentOffset.y = 2 * scrollView.bounds.height + inset
    }

    /// A finger moves the offset by a few points at a time, UIKit by most of the inset.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isTracking else { return }
        if before == nil {
            before = scrollView.contentOffset.y
            scrollView.contentInset.bottom = 0
        }
        guard let before else { return }
        answer.text = before - scrollView.contentOffset.y > inset / 2 ? Self.isBroughtBack : Self.isLeft
    }
}
