public import UIKit

/// A scroll view that keeps the focused input in it above the keyboard, without code in the controller.
///
/// Inside the target of another call, such as its controller's, it leaves everything to that. The call of a window takes
/// nothing from it.
open class KeyboardAvoidingScrollView: UIScrollView {
    /// The handle of the avoidance.
    public private(set) lazy var keyboardAvoidance = KeyboardAvoidance.dropIn(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        fitContentToKeyboard()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fitContentToKeyboard()
    }

    private func fitContentToKeyboard() {
        keyboardAvoidance.call.handlers.cover = { [weak self] transition in
            transition.animate { self?.fitContent(isCovered: !transition.phase.isHide) }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        keyboardAvoidance.dropInDidLayOut()
    }

    /// The content size that the library has set because the app had set none; zero otherwise.
    private var fittedSize = CGSize.zero

    /// Sizes content whose size was never set while the keyboard covers something.
    private func fitContent(isCovered: Bool) {
        guard contentSize == fittedSize else { return }
        if isCovered { contentSizeToFit() } else { contentSize = .zero }
        fittedSize = contentSize
    }

    /// Makes the content as wide as the scroll view and as high as its subviews, for content without Auto Layout.
    ///
    /// If nobody has set `contentSize`, the library calls this method when the keyboard shows, and sets the size back
    /// to zero when the keyboard hides. Subclasses may override the method.
    open func contentSizeToFit() {
        let indicators = (showsVerticalScrollIndicator, showsHorizontalScrollIndicator)
        // The scroll indicators are subviews too while they are shown.
        (showsVerticalScrollIndicator, showsHorizontalScrollIndicator) = (false, false)
        let height = subviews.filter { !$0.isHidden }.map(\.frame.maxY).max() ?? 0
        (showsVerticalScrollIndicator, showsHorizontalScrollIndicator) = indicators
        contentSize = CGSize(width: bounds.width, height: max(0, height))
    }
}
