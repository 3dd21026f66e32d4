import Foundation

/// Shows the items of the controller on top beside each other; its title is not drawn here.
@MainActor
open class UINavigationBar: UIView {
    open internal(set) var topItem: UINavigationItem? {
        didSet {
            guard oldValue !== topItem else { return }
            oldValue?.simulatedBar = nil
            topItem?.simulatedBar = self
            simulatedShowItems()
        }
    }
    open var isTranslucent = true
    open var prefersLargeTitles = false {
        didSet { if oldValue != prefersLargeTitles { simulatedHeightDidChange() } }
    }

    /// Of the row with the items; a search bar is below it.
    var simulatedItemHeight: CGFloat = 44 {
        didSet { if oldValue != simulatedItemHeight { simulatedSetNeedsLayout() } }
    }
    /// The bar has no height, and its items are below each other at a side of the screen.
    var simulatedIsAtTheSide = false {
        didSet { if oldValue != simulatedIsAtTheSide { simulatedSetNeedsLayout() } }
    }
    /// What there is of the large title, below that row.
    var simulatedLargeTitle: CGFloat = 0
    private var shown: [UIBarButtonItem] = []
    private var titleView: UIView?
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 8

    func simulatedShowItems() {
        let items = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
        SimulatedEngine.current.performing(as: .uikit) {
            for old in shown where !items.contains(old) {
                if old.simulatedView?.parentView === self { old.simulatedView?.removeFromSuperview() }
                old.simulatedBar = nil
            }
            shown = items
            if titleView !== topItem?.titleView {
                titleView?.removeFromSuperview()
                titleView = topItem?.titleView
                titleView.map(addSubview)
            }
            for item in items {
                item.simulatedBar = self
                guard let view = item.simulatedMakeView(), view.parentView !== self else { continue }
                addSubview(view)
            }
            simulatedSetNeedsLayout()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        SimulatedEngine.current.performing(as: .uikit) {
            place(topItem?.leftBarButtonItems ?? [], fromLeft: !isMirrored)
            place(topItem?.rightBarButtonItems ?? [], fromLeft: isMirrored)
            titleView?.frame = CGRect(x: 60, y: 0, width: max(0, modelBounds.width - 120), height: simulatedItemHeight)
        }
    }

    private func placeAtTheSide(_ view: UIView, number: Int) {
        let (width, isMirrored) = (SimulatedSideBars.leading, effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let isInStrip = hostWindow?.simulatedHasStrip == true
        let x = isMirrored == isInStrip ? 0 : modelBounds.width - width
        let y = (isInStrip ? SimulatedSideBars.strip : 0) + Self.gap + CGFloat(number) * (44 + Self.gap)
        view.frame = CGRect(x: x, y: y, width: width, height: 44)
    }

    /// Items at the side are beyond the bar's bounds.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || simulatedIsAtTheSide && childViews.contains { $0.simulatedFrame.contains(point) }
    }

    private func place(_ items: [UIBarButtonItem], fromLeft: Bool) {
        let area = modelBounds.inset(by: simulatedSafeArea).insetBy(dx: Self.margin, dy: 0)
        var distance: CGFloat = 0
        for item in items {
            guard let view = item.simulatedView, !item.simulatedIsSpace else { continue }
            if simulatedIsAtTheSide {
                placeAtTheSide(view, number: shown.filter { !$0.simulatedIsSpace }.firstIndex(of: item) ?? 0)
                continue
            }
            let width = item.width > 0 ? item.width : max(44, view.sizeThatFits(modelBounds.size).width)
            let x = fromLeft ? area.minX + distance : area.maxX - distance - width
            view.frame = CGRect(x: x, y: 0, width: width, height: simulatedItemHeight)
            distance += width + Self.gap
        }
    }
}
