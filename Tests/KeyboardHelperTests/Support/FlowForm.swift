import KeyboardHelper
import UIKit

/// A column of inputs on a scroll view, 20 points from its edges and 16 apart; the n-th field (from 0) begins at 20 + 60 n.
@MainActor
class FlowForm: UIViewController, KeyboardAvoiding, UITextViewDelegate {
    /// Nil after `releaseScrollView()`.
    private(set) var heldScrollView: UIScrollView?
    let inputs: [UIView]
    var avoidsKeyboard = true
    var options = KeyboardAvoidance.Options()
    /// How far the scroll view's edges lie inside the view's.
    var margins = UIEdgeInsets.zero
    /// The distance from the last input to the end of the content.
    var endMargin: CGFloat = 20
    /// Becomes first responder when the controller appears.
    weak var firstInput: UIView?
    private(set) weak var avoidance: KeyboardAvoidance?

    var scrollView: UIScrollView { heldScrollView ?? UIScrollView() }

    init(_ inputs: [UIView] = FlowForm.fields(20), scrollView: UIScrollView = UIScrollView()) {
        self.inputs = inputs
        heldScrollView = scrollView
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    static func fields(_ count: Int) -> [UIView] { (0..<count).map { _ in field() } }

    static func field(_ type: UIKeyboardType = .default) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        field.keyboardType = type
        return field
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if scrollView !== view { view.addSubview(scrollView) }
        for input in inputs {
            scrollView.addSubview(input)
            (input as? UITextView)?.delegate = self
        }
        if avoidsKeyboard { avoidance = handleKeyboard(scrollView: scrollView, options: options) }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        firstInput?.becomeFirstResponder()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let scrollView = heldScrollView else { return }
        if scrollView !== view {
            scrollView.frame = view.bounds.inset(by: margins)
        }
        layOut(inputs, in: scrollView)
    }

    /// Text views that do not scroll are as tall as their text.
    func layOut(_ inputs: [UIView], in scrollView: UIScrollView) {
        guard !inputs.isEmpty else { return }
        let width = scrollView.bounds.width - 40
        var y: CGFloat = 20
        for input in inputs {
            let grows = (input as? UITextView).map { !$0.isScrollEnabled } ?? false
            let height = grows ? input.sizeThatFits(CGSize(width: width, height: 0)).height : input.bounds.height
            input.frame = CGRect(x: 20, y: y, width: width, height: height)
            y += height + 16
        }
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: y - 16 + endMargin)
    }

    func textViewDidChange(_ textView: UITextView) {
        viewIfLoaded?.setNeedsLayout()
    }

    func releaseScrollView() {
        heldScrollView?.removeFromSuperview()
        heldScrollView = nil
    }
}

/// A form whose scroll view is the controller's view.
final class FlowRootForm: FlowForm {
    override func loadView() {
        view = scrollView
    }
}

extension FlowForm {
    /// An empty view that keeps the next input away from the last.
    static func space(_ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    }

    /// Fields of another height than 44.
    static func fields(_ count: Int, height: CGFloat) -> [UIView] {
        (0..<count).map { _ in UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: height)) }
    }

    static func textView(_ text: String = "", height: CGFloat = 30, scrolls: Bool) -> UITextView {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
        textView.isScrollEnabled = scrolls
        textView.text = text
        return textView
    }

    /// The adjusted content inset at the bottom, which includes the bars.
    var coveredInset: CGFloat { scrollView.adjustedContentInset.bottom }
    var offset: CGFloat { scrollView.contentOffset.y }
}
