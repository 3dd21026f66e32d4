import UIKit

/// Others, as their documentation and their users describe them; written anew, and no more than what costs something.
@MainActor
final class Described: Listener {
    private let helper: Helper
    private weak var view: UIView?
    private weak var field: UIView?
    private var keyboardTop: CGFloat?

    init(_ helper: Helper, in view: UIView) {
        self.helper = helper
        self.view = view
        super.init()
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            observe(name) { [weak self] notification in
                self?.field = notification.object as? UIView
                self?.adjust()
            }
        }
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification] {
            observe(name) { [weak self] notification in
                self?.keyboardTop = notification.keyboardFrame?.minY
                self?.adjust()
            }
        }
        observe(UIResponder.keyboardWillHideNotification) { [weak self] _ in
            self?.keyboardTop = nil
            self?.adjust()
        }
    }

    private func adjust() {
        UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) {
            if self.helper == .subviews { self.adjustScrollView() } else { self.adjustAncestors() }
        }
    }

    // MARK: A scroll view that avoids the keyboard

    /// Searches all its subviews for the focus, and measures all of them for its content size.
    private func adjustScrollView() {
        guard let scrollView = view as? UIScrollView else { return }
        let focus = firstResponder(in: scrollView)
        let content = scrollView.subviews.reduce(CGRect.zero) { $0.union($1.frame) }
        scrollView.contentSize.height = max(scrollView.contentSize.height, content.maxY)
        let covered = keyboardTop.map { max(0, scrollView.frame.maxY - $0) } ?? 0
        scrollView.contentInset.bottom = covered
        scrollView.verticalScrollIndicatorInsets.bottom = covered
        guard let focus, let keyboardTop else { return }
        let frame = scrollView.convert(focus.bounds, from: focus)
        let beyond = frame.maxY - scrollView.contentOffset.y + 10 - keyboardTop
        if beyond > 0 { scrollView.contentOffset.y += beyond }
    }

    private func firstResponder(in view: UIView) -> UIView? {
        if view.isFirstResponder { return view }
        for subview in view.subviews { if let found = firstResponder(in: subview) { return found } }
        return nil
    }

    // MARK: A manager of the whole app

    /// Walks outwards through all scroll views and converts at each; then asks for the siblings, for its toolbar.
    private func adjustAncestors() {
        guard let field, let window = field.window else { return }
        var scrollView: UIScrollView?
        var next = field.superview
        while let view = next {
            if let found = view as? UIScrollView, found.isScrollEnabled, scrollView == nil { scrollView = found }
            next = view.superview
        }
        for view in sequence(first: field, next: { $0.superview }) { _ = window.convert(view.bounds, from: view) }
        guard let scrollView else { return }
        let covered = keyboardTop.map { max(0, scrollView.frame.maxY - $0) } ?? 0
        scrollView.contentInset.bottom = covered
        scrollView.verticalScrollIndicatorInsets.bottom = covered
        if let keyboardTop {
            let beyond = window.convert(field.bounds, from: field).maxY + 10 - keyboardTop
            if beyond > 0 { scrollView.contentOffset.y += beyond }
        }
        _ = inputs(in: scrollView).sorted { $0.1.minY < $1.1.minY }
    }

    /// All inputs, with their places: for previous and next.
    private func inputs(in view: UIView) -> [(UIView, CGRect)] {
        view.subviews.flatMap { subview in
            subview is any UITextInput ? [(subview, subview.convert(subview.bounds, to: nil))] : inputs(in: subview)
        }
    }
}
