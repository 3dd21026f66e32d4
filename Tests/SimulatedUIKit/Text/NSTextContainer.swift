public import Foundation

/// The room for the text inside a text view.
open class NSTextContainer: NSObject {
    open var size: CGSize
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if oldValue != lineFragmentPadding { simulatedDidChange?() } }
    }
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// Tells the text view around it.
    var simulatedDidChange: (() -> Void)?

    public init(size: CGSize) {
        self.size = size
    }
}
