public import Foundation

@MainActor
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    var reportedAdjustedInset = UIEdgeInsets.zero
    var drag: SimulatedDrag?
    /// The offset that a running animated scroll ends at.
    var scrollTarget: CGPoint?
    var simulatedZoomScale: CGFloat = 1
    @SimulatedUnretained var simulatedZoomedView: UIView?
    /// What a table controller lets the adjusted inset count for the keyboard.
    var simulatedKeyboardInset: CGFloat = 0 {
        didSet { adjustedInsetMayHaveChanged() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    // Subclasses declare it anew with a type of their own, as in UIKit; theirs is preferred then.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The setter takes any value, rounded to the screen's pixels; `bounds` is not rounded. A scroll that is under way
    /// goes on and overwrites it, or ends (a switch); `setContentOffset(_:animated:)` stops it.
    open var contentOffset: CGPoint {
        get { modelBounds.origin }
        set {
            if simulatedBehavior.offsetWritesEndScrolls { simulatedEndScroll() }
            simulatedSetOffset(newValue)
        }
    }

    open var contentSize = CGSize.zero {
        didSet {
            guard oldValue != contentSize else { return }
            simulatedDidSet("contentSize", from: oldValue, to: contentSize)
            adjustedInsetMayHaveChanged()
            clampAfterShrinking()
            simulatedSetNeedsLayout()
        }
    }

    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard oldValue != contentInset else { return }
            simulatedDidSet("contentInset", from: oldValue, to: contentInset)
            adjustedInsetMayHaveChanged()
            simulatedSetNeedsLayout()
        }
    }

    open private(set) lazy var contentLayoutGuide = UILayoutGuide.simulatedContent(of: self)
    open private(set) lazy var frameLayoutGuide = UILayoutGuide.simulated(of: self) { _ in .zero }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }

    open var adjustedContentInset: UIEdgeInsets { simulatedAdjustedInset }
    open func adjustedContentInsetDidChange() {}

    // MARK: Indicators

    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet {
            simulatedDidSet("verticalScrollIndicatorInsets", from: oldValue, to: verticalScrollIndicatorInsets)
        }
    }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet {
            simulatedDidSet("horizontalScrollIndicatorInsets", from: oldValue, to: horizontalScrollIndicatorInsets)
        }
    }
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open func flashScrollIndicators() {}

    // MARK: Behaviour

    open var isScrollEnabled = true {
        didSet {
            simulatedDidSet("isScrollEnabled", from: oldValue, to: isScrollEnabled)
            adjustedInsetMayHaveChanged()
        }
    }
    open var isPagingEnabled = false {
        didSet { simulatedDidSet("isPagingEnabled", from: oldValue, to: isPagingEnabled) }
    }
    open var bounces = true
    open var alwaysBounceVertical = false {
        didSet { adjustedInsetMayHaveChanged() }
    }
    open var alwaysBounceHorizontal = false {
        didSet { adjustedInsetMayHaveChanged() }
    }
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer()
        pan.simulatedMove(to: self)
        return pan
    }()

    /// Pulled down with the content; a subview behind all others.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard oldValue !== refreshControl else { return }
            SimulatedEngine.current.performing(as: .uikit) {
                oldValue?.removeFromSuperview()
                if let refreshControl { insertSubview(refreshControl, at: 0) }
            }
        }
    }

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    /// Clamped to the two above; without a view that the delegate lets it zoom it stays 1.
    open var zoomScale: CGFloat {
        get { simulatedZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { simulatedZoom(to: scale, animated: animated) }
    open func zoom(to rect: CGRect, animated: Bool) { simulatedZoom(toShow: rect, animated: animated) }

    // MARK: The finger

    open var isTracking: Bool { drag?.isTracking ?? false }
    open var isDragging: Bool { drag?.isDragging ?? false }
    open var isDecelerating: Bool { drag?.isDecelerating ?? false }

    // MARK: Scrolling

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        simulatedScroll(to: contentOffset, animated: animated)
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        simulatedScrollToVisible(rect, animated: animated)
    }

    // MARK: Hooks of the simulation

    override func simulatedSafeAreaDidChange() {
        super.simulatedSafeAreaDidChange()
        adjustedInsetMayHaveChanged()
    }

    override func simulatedDidLayOut() { simulatedSnapToPage() }

    override func simulatedBoundsDidChange(from old: CGRect) {
        super.simulatedBoundsDidChange(from: old)
        if old.size != modelBounds.size {
            adjustedInsetMayHaveChanged()
            clampAfterShrinking(start: false)
        }
        guard old.origin != modelBounds.origin else { return }
        simulatedFollowLargeTitle()
        simulatedMinimizeBar(from: old.minY)
        SimulatedEngine.current.performing(as: .app) { delegate?.scrollViewDidScroll(self) }
    }

    func adjustedInsetMayHaveChanged() { simulatedFollowAdjustedInset() }
}
