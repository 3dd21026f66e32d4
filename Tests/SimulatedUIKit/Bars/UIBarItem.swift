public import Foundation

@MainActor
open class UIBarItem: NSObject {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var isEnabled = true {
        didSet { simulatedDidChange() }
    }
    open var title: String? {
        didSet { simulatedDidChange() }
    }
    open var image: UIImage? {
        didSet { simulatedDidChange() }
    }
    open var tag = 0

    // An NSObject's in UIKit.
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityIdentifier: String?

    /// Something that the bar shows of it is another now.
    func simulatedDidChange() {}
}
