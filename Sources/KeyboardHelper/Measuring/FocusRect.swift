internal import UIKit

/// The part of an input that must be visible.
enum FocusRect {
    /// In the input's own coordinates: the line with the caret in a text view, or in an editor of the app's own; of a
    /// selection, the line with its end, where typing goes on. All of an input that has no such line.
    @MainActor static func line(of input: UIView) -> CGRect {
        guard let editor = input.textEditor, let selection = editor.selectedTextRange else { return input.bounds }
        let caret = editor.caretRect(for: selection.end)
        // Before its first layout a text view can answer with null or infinite rectangles.
        guard caret.isFinite, caret.height > 0 else { return input.bounds }
        guard input is UITextView || holds(caret, input) else { return input.bounds }
        return caret
    }

    /// Returns the line with the caret; of a selection that was there before, any line of it that is in `room`, a
    /// rectangle in the coordinates of `input`.
    @MainActor static func line(of input: UIView, orSelectedIn room: CGRect) -> CGRect {
        let end = line(of: input)
        guard let editor = input.textEditor, let selection = editor.selectedTextRange, !selection.isEmpty else {
            return end
        }
        let start = editor.caretRect(for: selection.start)
        let y = min(end.minY, room.maxY - end.height)
        guard start.isFinite, y >= max(start.minY, room.minY) else { return end }
        return CGRect(x: end.minX, y: y, width: end.width, height: end.height)
    }

    /// The view that stands for `input`. One that shows nothing, as the field behind the boxes for a one-time code,
    /// counts as its companion or as the nearest view around it that shows something and is not higher than `room`, in
    /// its scroll view and in what moves with it, `moved`; nil without one.
    @MainActor static func shownView(
        for input: UIView, companion: UIView?, inside moved: @autoclosure () -> UIView, room: CGFloat
    ) -> UIView? {
        guard !input.isSeen else { return input }
        if let companion, companion.isSeen { return companion }
        for view in input.outwards(to: moved()).dropFirst() {
            if view is UIScrollView { return nil }
            if view.showsSomething, view.bounds.height <= room { return view }
        }
        return nil
    }

    /// Whether a caret is in an editor of the app's own. One that answers in the coordinates of another view, its
    /// `textInputView`, may say that it is elsewhere.
    @MainActor private static func holds(_ caret: CGRect, _ editor: UIView) -> Bool {
        var extent = editor.bounds
        if let content = editor as? UIScrollView {
            extent = extent.union(CGRect(origin: .zero, size: content.contentSize))
        }
        return min(caret.minY - extent.minY, extent.maxY - caret.maxY) >= -caret.height
    }
}

extension UIView {
    /// Whether there is anything of it on screen.
    fileprivate var isSeen: Bool { !isInvisible && min(bounds.width, bounds.height) > 1 }

    /// Whether it is seen, and draws something or contains what is seen.
    fileprivate var showsSomething: Bool {
        guard isSeen, drawsNothing else { return isSeen }
        return subviews.contains { $0.isSeen && !($0 is any UnseenView) }
    }
}
