import Foundation
import KeyboardHelper
import UIKit

/// An input that ends exactly its spacing above the lower edge, where the keyboard comes from: it has to move from the
/// keyboard's first frame on.
@MainActor struct LineScreen {
    enum Target: CaseIterable, Sendable {
        case scrollView, textViewInScrollView, invertedScrollView, dropIn, container, rootView
        case automatic, automaticAroundScrollView, bottomConstraint

        fileprivate var scrolls: Bool { ![.container, .rootView, .automatic, .bottomConstraint].contains(self) }
    }

    static let spacing: CGFloat = 10
    private static let options = KeyboardAvoidance.Options(spacing: spacing, restoresContentOffset: true)

    let controller: MadeScreen
    let focus: UIView

    init(_ target: Target) {
        let focus = target == .textViewInScrollView ? LineScreen.textView() : FlowForm.field()
        let box = target == .dropIn ? KeyboardAvoidingScrollView() : target.scrolls ? UIScrollView() : UIView()
        self.focus = focus
        controller = MadeScreen { screen in
            if target != .rootView { screen.view.addSubview(box) }
            (target == .rootView ? screen.view : box)?.addSubview(focus)
            LineScreen.call(target, box, focus, in: screen)
            (box as? UIScrollView)?.contentInsetAdjustmentBehavior = .never
            guard target == .invertedScrollView else { return }
            for view in [box, focus] { view.transform = CGAffineTransform(scaleX: 1, y: -1) }
        } layout: { screen in
            let size = screen.view.bounds.size
            guard box.bounds.size != size else { return }
            box.frame = CGRect(origin: .zero, size: size)
            (box as? UIScrollView)?.contentSize = size
            guard target != .bottomConstraint else { return }
            let height = focus.bounds.height
            let top = target == .invertedScrollView ? LineScreen.spacing : size.height - LineScreen.spacing - height
            focus.frame = CGRect(x: 20, y: top, width: 100, height: height)
        }
    }

    /// A single line, which is all of the text view.
    private static func textView() -> UITextView {
        let textView = FlowForm.textView("Hello", scrolls: false)
        textView.textContainerInset = .zero
        textView.frame.size.height = textView.caretRect(for: textView.endOfDocument).maxY
        return textView
    }

    private static func call(_ target: Target, _ box: UIView, _ focus: UIView, in screen: MadeScreen) {
        switch target {
        case .dropIn: (box as? KeyboardAvoidingScrollView)?.keyboardAvoidance.options = options
        case .container: screen.handleKeyboard(containerView: box, options: options)
        case .rootView: screen.handleKeyboard(containerView: screen.view, options: options)
        case .bottomConstraint:
            let pin = screen.view.addBar(focus, height: 44, constant: -spacing)
            screen.handleKeyboard(bottomConstraint: pin, options: options)
        case .automatic, .automaticAroundScrollView: screen.handleKeyboard(options: options)
        case .scrollView, .textViewInScrollView, .invertedScrollView:
            (box as? UIScrollView).map { _ = screen.handleKeyboard(scrollView: $0, options: options) }
        }
    }

    /// Scrolls a page whose last 201 points are this screen. That one clips, so that it cannot do all alone.
    func parent() -> MadeScreen {
        let scrollView = UIScrollView()
        scrollView.contentInsetAdjustmentBehavior = .never
        return MadeScreen { parent in
            parent.view.addSubview(scrollView)
            controller.view.clipsToBounds = true
            parent.embed(controller, in: scrollView, .zero)
            parent.handleKeyboard(scrollView: scrollView, options: .init(restoresContentOffset: true))
        } layout: { parent in
            let size = parent.view.bounds.size
            guard scrollView.bounds.size != size else { return }
            scrollView.frame = CGRect(origin: .zero, size: size)
            scrollView.contentSize = size
            controller.view.frame = CGRect(x: 0, y: size.height - 201, width: size.width, height: 201)
        }
    }
}
