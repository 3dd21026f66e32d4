public import Foundation

public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

@MainActor
open class UIToolbar: UIView {
    private var shownItems: [UIBarButtonItem]?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open override var tintColor: UIColor! {
        didSet { shownItems?.forEach { $0.simulatedDidChange() } }
    }

    // MARK: Items

    open var items: [UIBarButtonItem]? {
        get { shownItems }
        set { simulatedShow(newValue) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { simulatedShow(items) }

    private func simulatedShow(_ items: [UIBarButtonItem]?) {
        let new = items ?? []
        for old in shownItems ?? [] where !new.contains(old) {
            if old.simulatedView?.parentView === self { old.simulatedView?.removeFromSuperview() }
            old.simulatedBar = nil
        }
        shownItems = items
        for item in new {
            item.simulatedBar = self
            guard let view = item.simulatedMakeView(), view.parentView !== self else { continue }
            addSubview(view)
        }
        setNeedsLayout()
    }

    // MARK: Layout

    /// As high as a toolbar of an upright phone. It may be asked for before it is in a window.
    static var simulatedHeight: CGFloat { SimulatedEngine.current.behavior.sizes.toolbar }
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 8

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.simulatedHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.simulatedHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // An item that was given another view meanwhile.
        for item in shownItems ?? [] {
            let old = item.simulatedView
            guard let view = item.simulatedMakeView() else { continue }
            if let old, old !== view, old.parentView === self { old.removeFromSuperview() }
            if view.parentView !== self { addSubview(view) }
        }
        SimulatedEngine.current.performing(as: .uikit) { simulatedLayOutItems() }
    }

    /// From the leading edge on; the flexible spaces share what is left.
    private func simulatedLayOutItems() {
        let items = shownItems ?? []
        if modelBounds.width <= SimulatedSideBars.strip, modelBounds.height > modelBounds.width {
            return simulatedLayOutItemsBelowEachOther(items)
        }
        let widths = items.map { simulatedWidth(of: $0) }
        let gaps = zip(items, items.dropFirst()).map { $0.simulatedIsSpace || $1.simulatedIsSpace ? 0 : Self.gap }
        let flexible = items.count { $0.simulatedSystemItem == .flexibleSpace }
        // In landscape, what stands on the keyboard keeps clear of the camera.
        let (left, right) = (simulatedSafeArea.left, simulatedSafeArea.right)
        let used = widths.reduce(0, +) + gaps.reduce(0, +) + 2 * Self.margin + left + right
        let share = flexible > 0 ? max(0, modelBounds.width - used) / CGFloat(flexible) : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = Self.margin + (isMirrored ? right : left)
        for (index, item) in items.enumerated() {
            let width = item.simulatedSystemItem == .flexibleSpace ? share : widths[index]
            if let view = item.simulatedView, !item.simulatedIsSpace {
                let custom = view === item.customView ? view.modelBounds.height : 0
                let height = custom > 0 ? min(custom, modelBounds.height) : modelBounds.height
                view.frame = CGRect(
                    x: isMirrored ? modelBounds.width - x - width : x, y: (modelBounds.height - height) / 2,
                    width: width, height: height)
            }
            x += width + (index < gaps.count ? gaps[index] : 0)
        }
    }

    /// At the side of a screen, from the bottom up.
    private func simulatedLayOutItemsBelowEachOther(_ items: [UIBarButtonItem]) {
        var bottom = modelBounds.height - simulatedSafeArea.bottom
        for view in items.filter({ !$0.simulatedIsSpace }).compactMap(\.simulatedView).reversed() {
            view.frame = CGRect(x: 0, y: bottom - 44, width: modelBounds.width, height: 44)
            bottom -= 44 + Self.gap
        }
    }

    private func simulatedWidth(of item: UIBarButtonItem) -> CGFloat {
        if item.simulatedIsSpace { return item.simulatedSystemItem == .fixedSpace ? item.width : 0 }
        if item.width > 0 { return item.width }
        guard let view = item.simulatedView else { return 0 }
        if view === item.customView {
            let own = view.modelBounds.width
            return own > 0 ? own : max(0, view.sizeThatFits(modelBounds.size).width)
        }
        return max(44, view.sizeThatFits(modelBounds.size).width)
    }
}
