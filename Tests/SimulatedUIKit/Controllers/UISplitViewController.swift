public import Foundation

/// Two columns beside each other where there is room for them, else one stack. Three columns are not simulated.
@MainActor
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
    }

    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// As the app has set them; each is in a navigation controller of its own, unless it is one.
    var columns: [Column: UIViewController] = [:]
    var navigations: [Column: UINavigationController] = [:]
    /// The controllers of the secondary column while they are on the primary column's stack.
    var simulatedPushed: [UIViewController] = []
    /// What `show` and `hide` have asked for.
    var simulatedShownMode: DisplayMode?
    var simulatedHasDecided = false
    open internal(set) var isCollapsed = true

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: Columns

    open func setViewController(_ vc: UIViewController?, for column: Column) { simulatedSet(vc, for: column) }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) { simulatedShow(column) }
    open func hide(_ column: Column) { simulatedHide(column) }
    open var viewControllers: [UIViewController] {
        get { simulatedVisibleChildren }
        set { simulatedSet(newValue) }
    }

    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            simulatedShownMode = nil
            if oldValue != preferredDisplayMode { simulatedUpdateColumns() }
        }
    }
    open var displayMode: DisplayMode { simulatedDisplayMode }
    open var primaryColumnWidth: CGFloat { simulatedPrimaryWidth }
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { simulatedUpdateColumns() }
    }
    public nonisolated class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

    // MARK: Life

    open override func viewDidLoad() {
        super.viewDidLoad()
        simulatedFollowWidth()
        simulatedUpdateColumns()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        simulatedFollowWidth()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        simulatedUpdateColumns()
    }

    // MARK: The simulation

    override var simulatedVisibleChildren: [UIViewController] { simulatedVisibleColumns.compactMap { navigations[$0] } }
}

extension UIViewController {
    public var splitViewController: UISplitViewController? {
        parentController as? UISplitViewController ?? parentController?.splitViewController
    }
}
