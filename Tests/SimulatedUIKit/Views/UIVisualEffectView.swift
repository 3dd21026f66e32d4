public import Foundation

@MainActor
open class UIVisualEffect: NSObject {}

/// A view whose content lives in `contentView`; a direct subview raises an exception in UIKit.
///
/// The content view fills it. So constraints inside the content view may say how large the effect view is.
@MainActor
open class UIVisualEffectView: UIView {
    public let contentView = UIView()
    open var effect: UIVisualEffect?

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// True once somebody has done what UIKit answers with an exception.
    public private(set) var simulatedHasRaised = false

    open override func addSubview(_ view: UIView) {
        simulatedHasRaised = true
    }
}
