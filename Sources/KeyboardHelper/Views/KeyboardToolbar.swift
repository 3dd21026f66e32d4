public import UIKit

/// The bar above the keyboard: previous, next, a title, and Done.
///
/// ``KeyboardAvoidanceOptions/showsToolbar`` installs it on inputs without an accessory view. Change its items through
/// ``KeyboardAvoidance/toolbar``, or set that property to an instance of a subclass.
open class KeyboardToolbar: UIToolbar {
    /// Moves the focus to the previous input. Its accessibility label, "Previous", is not localized: set your own.
    public private(set) lazy var previousItem = item("chevron.up", label: "Previous") { $0.focusPrevious() }

    /// Moves the focus to the next input. Its accessibility label, "Next", is not localized: set your own.
    public private(set) lazy var nextItem = item("chevron.down", label: "Next") { $0.focusNext() }

    /// Ends editing. It is a system item, which UIKit localizes.
    public private(set) lazy var doneItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.avoidance?.endEditing() })

    /// Shows the title.
    public let titleLabel = UILabel()

    /// More items, between the title and Done. Default: none.
    public var additionalItems: [UIBarButtonItem] = [] { didSet { arrange() } }

    /// The avoidance whose focus the items move.
    weak var avoidance: KeyboardAvoidance?

    public override init(frame: CGRect) {
        // A toolbar without a width breaks UIKit's constraints. UIKit makes the bar as wide as the keyboard.
        super.init(frame: frame.isEmpty ? CGRect(x: 0, y: 0, width: 320, height: 44) : frame)
        arrange()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        arrange()
    }

    /// Returns the title while `input` has the focus. The default implementation returns its placeholder.
    open func title(for input: UIView) -> String? {
        (input as? UITextField)?.placeholder ?? (input as? PlaceholderTextView)?.placeholder
    }

    /// Shows the title of `input`, and enables the items that lead somewhere.
    func show(_ input: UIView, hasPrevious: Bool, hasNext: Bool) {
        titleLabel.text = title(for: input)
        titleLabel.sizeToFit()
        previousItem.isEnabled = hasPrevious
        nextItem.isEnabled = hasNext
    }

    private func arrange() {
        autoresizingMask = .flexibleWidth
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.textColor = .secondaryLabel
        let title = UIBarButtonItem(customView: titleLabel)
        items = [previousItem, nextItem, .flexibleSpace(), title, .flexibleSpace()] + additionalItems + [doneItem]
    }

    private func item(
        _ symbol: String, label: String, action: @escaping @MainActor (KeyboardAvoidance) -> Void
    ) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
                if let avoidance = self?.avoidance { action(avoidance) }
            })
        item.accessibilityLabel = label
        return item
    }
}
