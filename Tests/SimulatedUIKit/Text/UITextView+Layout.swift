import Foundation

/// The lines of a text view, as long as nothing changes that they depend on.
struct SimulatedTextLayoutCache {
    struct Key: Equatable {
        let string: String
        let font: UIFont
        let width: CGFloat
        let alignment: NSTextAlignment
    }

    let key: Key
    let layout: SimulatedTextLayout
}

extension UITextView {
    private var lineFont: UIFont { font ?? .systemFont(ofSize: 12) }

    /// What lies left and right of the lines in a view of any width.
    private var horizontalMargins: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    private var verticalMargins: CGFloat { textContainerInset.top + textContainerInset.bottom }

    private var availableWidth: CGFloat {
        let inset = simulatedAdjustedInset
        return max(0, modelBounds.width - inset.left - inset.right)
    }

    // MARK: Lines

    var simulatedLayout: SimulatedTextLayout {
        let key = SimulatedTextLayoutCache.Key(
            string: buffer.string,
            font: lineFont,
            width: max(0, availableWidth - horizontalMargins),
            alignment: simulatedResolved(textAlignment)
        )
        if let layoutCache, layoutCache.key == key { return layoutCache.layout }
        let layout = SimulatedTextLayout(key.string, font: key.font, width: key.width, alignment: key.alignment)
        layoutCache = SimulatedTextLayoutCache(key: key, layout: layout)
        return layout
    }

    var simulatedTextOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    // MARK: Size

    func simulatedSize(fitting width: CGFloat) -> CGSize {
        let limit = width > 0 ? max(0, width - horizontalMargins) : .infinity
        let text = SimulatedTextLayout(buffer.string, font: lineFont, width: limit).size
        let natural = (text.width + horizontalMargins).rounded(.up)
        return CGSize(
            width: width > 0 ? min(width, natural) : natural,
            height: (text.height + verticalMargins).rounded(.up)
        )
    }

    /// A text view that scrolls has no size of its own.
    var simulatedIntrinsicSize: CGSize {
        let none = UIView.noIntrinsicMetric
        guard !isScrollEnabled else { return CGSize(width: none, height: none) }
        return CGSize(width: none, height: simulatedSize(fitting: simulatedContentWidth).height)
    }

    func simulatedTextSizeMayHaveChanged() {
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    func simulatedUpdateContentSize() {
        let size = CGSize(width: availableWidth, height: simulatedLayout.size.height + verticalMargins)
        guard contentSize != size else { return }
        SimulatedEngine.current.performing(as: .uikit) { contentSize = size }
    }

    // MARK: Following the caret

    func simulatedShowCaretLater() {
        caretMustBeShown = true
        setNeedsLayout()
    }

    /// Scrolls to the caret of a new first responder, if the device does so last.
    func simulatedShowCaretLast() {
        guard isEditable, !isScrollEnabled, simulatedBehavior.scrollsFirstResponderLast else { return }
        simulatedShowCaretLater()
    }

    /// In a layout pass: the content is as large as the text, then the caret is brought into sight.
    func simulatedFollowText() {
        simulatedUpdateContentSize()
        guard caretMustBeShown else { return }
        caretMustBeShown = false
        let caret = simulatedCaretRect(at: NSMaxRange(buffer.selection))
        if isScrollEnabled {
            let animated = simulatedBehavior.animatesCaretScroll
            simulatedScrollToVisible(caret, animated: animated, from: animated ? scrollTarget : nil)
        } else {
            // Private in UIKit: scrollRectToVisibleInContainingScrollView (KEYBOARD_FACTS 7.8).
            simulatedScrollEnclosingScrollView(toShow: caret)
        }
    }

    func simulatedScrollToVisible(_ range: NSRange) {
        guard isScrollEnabled else { return }
        simulatedUpdateContentSize()
        let range = buffer.clamped(range)
        let (start, end) = (simulatedCaretRect(at: range.location), simulatedCaretRect(at: NSMaxRange(range)))
        simulatedScrollToVisible(start.union(end), animated: true)
    }
}
