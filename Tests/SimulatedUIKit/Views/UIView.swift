public import Foundation

@MainActor
open class UIView: UIResponder {
    // MARK: Storage

    // Public reads are counted; the simulation walks by these.
    nonisolated(unsafe) final var childViews: [UIView] = []

    // Not retained, as in UIKit. Each of the three clears them when it goes.
    /// For ways up the tree, which go through many views, and to retain one of them takes longer than what is asked of it.
    nonisolated(unsafe) private(set) final var parentReference: Unmanaged<UIView>?
    nonisolated final var parentView: UIView? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }
    nonisolated(unsafe) final unowned(unsafe) var hostWindow: UIWindow?
    /// The controller whose `view` this is.
    nonisolated(unsafe) final unowned(unsafe) var owner: UIViewController?

    final var modelCenter = CGPoint.zero
    final var modelBounds = CGRect.zero
    final var modelTransform = CGAffineTransform.identity

    final var needsLayout = true
    final var hasDirtyDescendant = false
    final var frozenSafeArea: FrozenSafeArea?
    /// What a view that is upside down keeps once the device was turned.
    final var staleSafeArea: UIEdgeInsets?
    final var reportedSafeArea = UIEdgeInsets.zero
    final var guides: [UILayoutGuide] = []
    final var autoLayout = SimulatedLayoutState()
    /// How many animations of the animator are this view's.
    final var animationCount = 0
    /// From the first time that somebody asks for it, as long as the view lives: UIKit then counts on the view.
    final var keyboardGuide: UIKeyboardLayoutGuide?

    // MARK: Life

    public init(frame: CGRect) {
        super.init()
        simulatedSetFrame(frame)
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        simulatedTie.cut()
        for view in childViews { view.parentView = nil }
    }

    // MARK: Appearance

    open var backgroundColor: UIColor? {
        didSet { simulatedDidSet("backgroundColor", from: oldValue, to: backgroundColor) }
    }
    open var tintColor: UIColor! = .systemBlue
    open var alpha: CGFloat = 1 {
        didSet {
            simulatedDidSet("alpha", from: oldValue, to: alpha)
            animate(.alpha, SimulatedNumbers(number: oldValue), SimulatedNumbers(number: alpha))
        }
    }
    open var isHidden = false {
        didSet {
            simulatedDidSet("isHidden", from: oldValue, to: isHidden)
            guard oldValue != isHidden, let stack = parentView as? UIStackView else { return }
            stack.simulatedVisibilityDidChange(of: self)
        }
    }
    open var isOpaque = true
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var accessibilityIdentifier: String?
    open var accessibilityElementsHidden = false
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// The largest text that the view and its subviews show.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        didSet {
            if maximumContentSizeCategory != oldValue { (self as? any SimulatedFontAdjusting)?.simulatedAdjustFont() }
        }
    }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { simulatedStructureDidChange() }
    }
    open private(set) lazy var layer: CALayer = {
        let layer = CALayer()
        layer.simulatedTie = simulatedTie
        return layer
    }()

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute.simulatedDirection
    }

    // MARK: Geometry

    open var frame: CGRect {
        get { simulatedFrame }
        set { simulatedSetFrame(newValue) }
    }
    open var bounds: CGRect {
        get { modelBounds }
        set { simulatedSetBounds(newValue) }
    }
    open var center: CGPoint {
        get { modelCenter }
        set { simulatedSetCenter(newValue) }
    }
    open var transform: CGAffineTransform {
        get { modelTransform }
        set { simulatedSetTransform(newValue) }
    }

    // MARK: Layout

    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard oldValue != translatesAutoresizingMaskIntoConstraints, simulatedIsInLayoutEngine else { return }
            simulatedConstraintsDidChange()
        }
    }
    open var layoutMargins: UIEdgeInsets {
        get { simulatedLayoutMargins }
        set { simulatedSetLayoutMargins(newValue) }
    }
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if oldValue != insetsLayoutMarginsFromSafeArea { simulatedLayoutMarginsDidChange() } }
    }
    open func layoutMarginsDidChange() {}
    open private(set) lazy var layoutMarginsGuide = UILayoutGuide.simulated(of: self) { $0.layoutMargins }
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    public class var noIntrinsicMetric: CGFloat { -1 }

    open func setNeedsLayout() { simulatedSetNeedsLayout() }
    open func layoutIfNeeded() { SimulatedEngine.current.forcingLayout { simulatedLayoutIfNeeded() } }
    /// Positions the subviews by their constraints.
    open func layoutSubviews() { simulatedApplyConstraints() }
    open func updateConstraints() {}
    open class var requiresConstraintBasedLayout: Bool { false }
    open func sizeThatFits(_ size: CGSize) -> CGSize { modelBounds.size }
    open func sizeToFit() { simulatedSizeToFit() }
    open func setNeedsDisplay() {}
    open func invalidateIntrinsicContentSize() { simulatedContentSizeDidChange() }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        simulatedSize(fitting: targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        simulatedSize(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    // MARK: Safe area

    open var safeAreaInsets: UIEdgeInsets { simulatedSafeArea }
    open func safeAreaInsetsDidChange() {}

    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide.simulated(of: self) { $0.safeAreaInsets }

    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { simulatedKeyboardLayoutGuide }

    // MARK: Hierarchy

    open var superview: UIView? {
        SimulatedEngine.uncounted.viewsVisited += 1
        return parentView
    }

    open var subviews: [UIView] {
        SimulatedEngine.uncounted.viewsVisited += childViews.count
        return childViews
    }

    open var window: UIWindow? { hostWindow }

    open override var next: UIResponder? {
        SimulatedEngine.uncounted.viewsVisited += 1
        return owner ?? parentView
    }

    open func addSubview(_ view: UIView) { simulatedInsert(view, at: childViews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { simulatedInsert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        simulatedInsert(view, at: childViews.firstIndex(of: sibling) ?? childViews.count)
    }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        simulatedInsert(view, at: (childViews.firstIndex(of: sibling) ?? childViews.count - 1) + 1)
    }
    open func bringSubviewToFront(_ view: UIView) { simulatedReorder(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { simulatedReorder(view, toFront: false) }
    open func removeFromSuperview() { simulatedRemoveFromSuperview() }
    open func isDescendant(of view: UIView) -> Bool { simulatedIsDescendant(of: view) }
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return childViews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Touches

    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { simulatedAdd(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        simulatedRemove(gestureRecognizer)
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { modelBounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { simulatedHitTest(point, with: event) }

    // MARK: First responder

    open override var isFirstResponder: Bool { hostWindow?.simulatedHasFocus(self) == true }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { simulatedBecomeFirstResponder(in: hostWindow) }
    @discardableResult
    open override func resignFirstResponder() -> Bool { simulatedResignFirstResponder(in: hostWindow) }
    open override func reloadInputViews() { simulatedReloadInputViews(in: hostWindow) }
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { simulatedEndEditing() }

    // MARK: Hooks of the simulation

    func simulatedSafeAreaDidChange() { if autoLayout.isInvolvedByInsets { simulatedLayoutInputDidChange() } }
    func simulatedBoundsDidChange(from old: CGRect) {}
    func simulatedDidLayOut() {}
    override var simulatedBeginsEditingBeforeKeyboard: Bool {
        hostWindow?.simulatedDevice?.behavior.fieldBeginsEditing != .afterWillShow
    }
    override var simulatedFocusView: UIView? { self }
}
