public import UIKit

/// The bar above the keyboard: previous, next, a title, and Done.
///
/// ``KeyboardAvoidance/Options/showsToolbar`` installs it on inputs without an accessory view. Change its items through
/// ``KeyboardAvoidance/toolbar``, or set that property to an instance of a subclass.
open class KeyboardToolbar: UIToolbar {
    /// Moves the focus to the previous input. It is left out where there is one input only.
    public private(set) lazy var previousItem = item("chevron.up", Self.localized("Previous"), forward: false)

    /// Moves the focus to the next input. It is left out where there is one input only.
    public private(set) lazy var nextItem = item("chevron.down", Self.localized("Next"), forward: true)

    /// Ends editing.
    public private(set) lazy var doneItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone() })

    /// Shows the title. Its font and color may be changed.
    public let titleLabel = UILabel()

    /// More items, between the title and Done. Default: none.
    public var additionalItems: [UIBarButtonItem] = [] { didSet { arrange() } }

    /// Previous or next was chosen.
    var onMove: (_ forward: Bool) -> Void = { _ in }
    var onDone: () -> Void = {}

    /// A word in 28 languages: that of the app, and English for others. The package's strings are in a bundle in that of
    /// the app, or of the framework that the package is linked into.
    private static func localized(_ word: String) -> String {
        let name = "KeyboardHelper_KeyboardHelper"
        let places = [Bundle(for: KeyboardToolbar.self), .main]
        let urls = places.compactMap { $0.url(forResource: name, withExtension: "bundle") }
        return urls.compactMap { Bundle(url: $0) }.first?.localizedString(forKey: word, value: word, table: nil)
            ?? word
    }

    private lazy var titleItem = {
        let item = UIBarButtonItem(customView: titleLabel)
        // A title is no button, and gets no glass.
        if #available(iOS 26.0, *) { item.hidesSharedBackground = true }
        return item
    }()
    private var hasArrows = true { didSet { if hasArrows != oldValue { arrange() } } }
    private var hasTitle = false { didSet { if hasTitle != oldValue { arrange() } } }
    /// The height that UIKit knows of.
    private var fittingHeight: CGFloat = 0

    public override init(frame: CGRect) {
        // A toolbar without a width breaks UIKit's constraints. UIKit makes the bar as wide as the keyboard.
        super.init(frame: frame.isEmpty ? CGRect(x: 0, y: 0, width: 320, height: 44) : frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Returns the title while `input` has the focus. The default implementation returns its placeholder.
    open func title(for input: UIView) -> String? {
        (input as? UITextField)?.placeholder ?? (input as? PlaceholderTextView)?.placeholder
    }

    /// Shows the title of `input`, and enables the items that lead somewhere.
    func show(_ input: UIView, leadsBack: Bool, leadsOn: Bool) {
        titleLabel.text = title(for: input)
        fitTitle()
        (previousItem.isEnabled, nextItem.isEnabled) = (leadsBack, leadsOn)
        hasArrows = leadsBack || leadsOn
        hasTitle = titleLabel.text?.isEmpty == false
    }

    private func setUp() {
        // With a flexible height, UIKit makes an accessory view as high as its content.
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.textColor = .secondaryLabel
        // Bars keep their height, so text in them grows only so far.
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.maximumContentSizeCategory = .extraExtraExtraLarge
        arrange()
        frame.size.height = intrinsicContentSize.height
    }

    /// The title takes half of the bar at most, so that the items keep their places.
    private func fitTitle() {
        let size = titleLabel.sizeThatFits(bounds.size)
        let fitting = CGSize(width: min(size.width, bounds.width / 2), height: size.height)
        if titleLabel.bounds.size != fitting { titleLabel.bounds.size = fitting }
    }

    private func arrange() {
        var items: [UIBarButtonItem] = hasArrows ? [previousItem, nextItem] : []
        items.append(UIBarButtonItem.flexibleSpace())
        // Without a text it would be an empty capsule of glass (iOS 26).
        if hasTitle { items.append(contentsOf: [titleItem, UIBarButtonItem.flexibleSpace()]) }
        items.append(contentsOf: additionalItems)
        items.append(doneItem)
        self.items = items
    }

    // MARK: Height

    /// As high as the toolbar has to be, which differs between designs of iOS.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }

    open override func layoutSubviews() {
        fitTitle()
        super.layoutSubviews()
        let height = intrinsicContentSize.height
        guard height != fittingHeight else { return }
        fittingHeight = height
        invalidateIntrinsicContentSize()
    }

    private func item(_ symbol: String, _ label: String, forward: Bool) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in self?.onMove(forward) })
        item.accessibilityLabel = label
        return item
    }
}
