internal import UIKit

/// The edge at which a bar, or a safe area, ends while there is no keyboard.
@MainActor struct BottomEdge {
    /// The view that holds it: its bottom edge, or that of a guide in it, or the top edge of a view beside the bar.
    private(set) weak var outer: UIView?
    /// The bar; nil for a safe area.
    private(set) weak var inner: UIView?
    /// The change of the number that raises the bar by one point.
    let constantPerPoint: CGFloat
    private weak var item: AnyObject?
    private let attribute: NSLayoutConstraint.Attribute

    /// Nil for a constraint that is not active, or that pins no bottom edge to one that stays.
    init?(_ constraint: NSLayoutConstraint) {
        guard constraint.isActive, constraint.multiplier.isFinite, constraint.multiplier != 0 else { return nil }
        let first = (item: constraint.firstItem, attribute: constraint.firstAttribute)
        let second = (item: constraint.secondItem, attribute: constraint.secondAttribute)
        // inner = multiplier × outer + constant, or outer = multiplier × inner + constant
        for (inner, outer, perPoint) in [(first, second, -1), (second, first, constraint.multiplier)] {
            guard Self.bottoms.contains(inner.attribute), let bar = inner.item.flatMap(NSLayoutConstraint.view),
                let view = outer.item.flatMap(NSLayoutConstraint.view), view !== bar
            else { continue }
            // The bottom of what is around the bar, or the top of a tab bar, which is beside it.
            let isAround = bar.isDescendant(of: view)
            let ends = isAround ? Self.bottoms : [.top]
            guard ends.contains(outer.attribute), isAround || !view.isDescendant(of: bar) else { continue }
            (self.outer, item, attribute) = (view, outer.item, outer.attribute)
            (self.inner, constantPerPoint) = (bar, perPoint)
            return
        }
        return nil
    }

    /// The end of the safe area of a controller's view.
    init(safeAreaOf view: UIView) {
        (outer, item, attribute, constantPerPoint) = (view, nil, .bottom, 1)
    }

    /// How far the bar, or the safe area, is above the edge for what is at the bottom of the screen without a keyboard.
    /// A constant that equals the safe area stands for it, and UIKit's part of a safe area is there in any case.
    /// `written` is the number as the library has left it, `base` the app's.
    func reserve(base: CGFloat, written: CGFloat) -> CGFloat {
        guard let outer, attribute == .bottom else { return 0 }
        guard inner != nil else { return max(0, outer.safeAreaInsets.bottom - written) }
        let distance = base / constantPerPoint
        guard item === outer, abs(distance - outer.safeAreaInsets.bottom) < 0.5 else { return 0 }
        return max(0, distance)
    }

    private static let bottoms: [NSLayoutConstraint.Attribute] = [.bottom, .bottomMargin, .lastBaseline]

    /// The edge, in window coordinates.
    func y(in window: UIWindow) -> CGFloat? {
        guard let outer else { return nil }
        var frame = (item as? UILayoutGuide)?.layoutFrame ?? outer.bounds
        if attribute == .bottomMargin { frame.size.height -= outer.layoutMargins.bottom }
        frame = window.convert(frame, from: outer)
        return attribute == .top ? frame.minY : frame.maxY
    }

    /// The view whose layout moves the bar.
    var container: UIView? { attribute == .top ? outer?.superview : outer }
}
