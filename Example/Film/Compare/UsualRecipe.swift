import UIKit

/// What most answers on the web say, and Apple's old guide did: when the keyboard has come, give the scroll view an inset as
/// high as the keyboard and scroll to the field; when it goes, take the inset away.
@MainActor
final class UsualRecipe: NSObject {
    private let view: UIView
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []
    /// The scroll view that has been given an inset.
    private var scrollView: UIScrollView?

    /// Nil if no input of the controller is in a scroll view.
    init?(for stage: ExampleScene.Stage) {
        view = stage.controller.view
        super.init()
        guard stage.inputs.contains(where: { scrollView(around: $0) != nil }) else { return nil }
        observe(UIResponder.keyboardWillShowNotification) { $0.show($1) }
        observe(UIResponder.keyboardWillHideNotification) { recipe, _ in recipe.hide() }
    }

    private func observe(_ name: Notification.Name, _ act: @escaping @MainActor (UsualRecipe, CGRect) -> Void) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let frame = note.keyboardEndFrame ?? .zero
                MainActor.assumeIsolated {
                    if let self { act(self, frame) }
                }
            })
    }

    deinit {
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    private func show(_ keyboard: CGRect) {
        guard let window = view.window, let input = view.focusedDescendant,
            let scrollView = scrollView(around: input), let superview = scrollView.superview
        else { return }
        self.scrollView = scrollView
        let frame = superview.convert(window.convert(keyboard, from: window.screen.coordinateSpace), from: window)
        let overlap = max(0, scrollView.frame.maxY - frame.minY)
        scrollView.contentInset.bottom = max(0, overlap - scrollView.safeAreaInsets.bottom)
        scrollView.verticalScrollIndicatorInsets.bottom = scrollView.contentInset.bottom
        if let text = input as? UITextView, text === scrollView { return text.scrollRangeToVisible(text.selectedRange) }
        scrollView.scrollRectToVisible(scrollView.convert(input.bounds, from: input), animated: true)
    }

    private func hide() {
        scrollView?.contentInset = .zero
        scrollView?.verticalScrollIndicatorInsets = .zero
        scrollView = nil
    }

    // MARK: Finding

    /// The innermost one that is no box of text; a text view that fills the screen scrolls by itself.
    private func scrollView(around input: UIView) -> UIScrollView? {
        if let text = input as? UITextView, text.superview === view, text.bounds.height > view.bounds.height / 2 {
            return text
        }
        return sequence(first: input, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
    }
}
