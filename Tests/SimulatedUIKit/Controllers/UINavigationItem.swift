public import Foundation

@MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    open var title: String?
    open var prompt: String?
    // The back button is not drawn here.
    open var hidesBackButton = false
    open var backButtonTitle: String?
    open var leftItemsSupplementBackButton = false
    open var searchController: UISearchController?
    /// In the middle of the row with the items.
    open var titleView: UIView? {
        didSet { simulatedBar?.simulatedShowItems() }
    }
    open var hidesSearchBarWhenScrolling = true
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if oldValue != largeTitleDisplayMode { simulatedBar?.simulatedHeightDidChange() } }
    }
    /// How much of the large title its content has not pushed away.
    var simulatedLargeTitleHeight = UINavigationBar.simulatedLargeTitleHeight
    /// How much of the row with the items a scroll has taken away.
    var simulatedMinimized: CGFloat = 0
    /// The bar that shows it.
    @SimulatedUnretained var simulatedBar: UINavigationBar?

    /// From the leading edge on.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { simulatedBar?.simulatedShowItems() }
    }
    /// From the trailing edge on.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { simulatedBar?.simulatedShowItems() }
    }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    public init(title: String) {
        self.title = title
    }
}
