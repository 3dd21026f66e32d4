import Foundation
import KeyboardHelper
import UIKit

/// An input that ends exactly its spacing above the lower edge, where the keyboard comes from: it has to move from the
/// keyboard's first frame on.
@MainActor
final class LineScreen: UIViewController, KeyboardAvoiding {
    enum Target: CaseIterable, Sendable {
        case scrollView, textViewInScrollView, invertedScrollView, dropIn, container, rootView
        case automatic, automaticAroundScrollView, bottomConstraint

        /// Whether the input moves with an offset, which `restoresContentOffset` brings back.
        fileprivate var scrolls: Bool {
            [.scrollView, .textViewInScrollView, .invertedScrollView, .dropIn, .automaticAroundScrollView].contains(
                self)
        }
    }

    static let spacing: CGFloat = 10

    let target: Target
    let focus: UIView
    private let box: UIView

    init(_ target: Target) {
        self.target = target
        focus = target == .textViewInScrollView ? LineScreen.textView() : FlowForm.field()
        box = target == .dropIn ? KeyboardAvoidingScrollView() : target.scrolls ? UIScrollView() : UIView()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// A single line, which is all of the text view.
    private static func textView() -> UITextView {
        let textView = FlowForm.textView("Hello", scrolls: false)
        textView.textContainerInset = .zero
        textView.frame.size.height = textView.caretRect(for: textView.endOfDocument).maxY
        return textView
    }

    var options: KeyboardAvoidance.Options {
        KeyboardAvoidance.Options(spacing: LineScreen.spacing, restoresContentOffset: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if target != .rootView { view.addSubview(box) }
        (target == .rootView ? view : box)?.addSubview(focus)
        switch target {
        case .dropIn: (box as? KeyboardAvoidingScrollView)?.keyboardAvoidance.options = options
        case .container: handleKeyboard(containerView: box, options: options)
        case .rootView: handleKeyboard(containerView: view, options: options)
        case .bottomConstraint: handleKeyboard(bottomConstraint: pin(), options: options)
        case .automatic, .automaticAroundScrollView: handleKeyboard(options: options)
        case .scrollView, .textViewInScrollView, .invertedScrollView:
            (box as? UIScrollView).map { _ = handleKeyboard(scrollView: $0, options: options) }
        }
        (box as? UIScrollView)?.contentInsetAdjustmentBehavior = .never
        guard target == .invertedScrollView else { return }
        for view in [box, focus] { view.transform = CGAffineTransform(scaleX: 1, y: -1) }
    }

    private func pin() -> NSLayoutConstraint {
        focus.translatesAutoresizingMaskIntoConstraints = false
        let bottom = focus.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -LineScreen.spacing)
        NSLayoutConstraint.activate([
            bottom, focus.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            focus.widthAnchor.constraint(equalToConstant: 100), focus.heightAnchor.constraint(equalToConstant: 44),
        ])
        return bottom
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        guard box.bounds.size != size else { return }
        box.frame = CGRect(origin: .zero, size: size)
        (box as? UIScrollView)?.contentSize = size
        guard target != .bottomConstraint else { return }
        let height = focus.bounds.height
        let top = target == .invertedScrollView ? LineScreen.spacing : size.height - LineScreen.spacing - height
        focus.frame = CGRect(x: 20, y: top, width: 100, height: height)
    }
}

/// Scrolls a page whose last 201 points are the view of another host. That one clips, so that it cannot do all alone.
@MainActor
func lineParent(of child: LineScreen) -> MadeScreen {
    let scrollView = UIScrollView()
    scrollView.contentInsetAdjustmentBehavior = .never
    return MadeScreen { parent in
        parent.view.addSubview(scrollView)
        child.view.clipsToBounds = true
        parent.embed(child, in: scrollView, .zero)
        parent.handleKeyboard(scrollView: scrollView, options: .init(restoresContentOffset: true))
    } layout: { parent in
        let size = parent.view.bounds.size
        guard scrollView.bounds.size != size else { return }
        scrollView.frame = CGRect(origin: .zero, size: size)
        scrollView.contentSize = size
        child.view.frame = CGRect(x: 0, y: size.height - 201, width: size.width, height: 201)
    }
}
