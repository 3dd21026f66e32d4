internal import UIKit

/// A constraint that pins a view's bottom edge to one around it.
@MainActor struct BottomEdge {
    /// The outer view, whose bottom edge, or that of a guide in it, holds the inner one.
    private(set) weak var outer: UIView?
    private(set) weak var inner: UIView?
    /// The change of the constant that raises the inner view by one point.
    let constantPerPoint: CGFloat
    private weak var item: AnyObject?
    private let attribute: NSLayoutConstraint.Attribute

    /// Nil for a constraint that pins no bottom edge to one around it.
    init?(_ constraint: NSLayoutConstraint) {
        let attributes = [constraint.firstAttribute, constraint.secondAttribute]
        guard attributes.allSatisfy(Self.bottoms.contains), constraint.multiplier.isFinite else { return nil }
        let (first, second) = (constraint.firstItem, constraint.secondItem)
        if let outer = second.flatMap(NSLayoutConstraint.view), Self.isInside(first, outer) {
            // inner = multiplier × outer + constant
            (self.outer, item, attribute, constantPerPoint) = (outer, second, attributes[1], -1)
            inner = first as? UIView
        } else if let outer = first.flatMap(NSLayoutConstraint.view), Self.isInside(second, outer),
            constraint.multiplier != 0
        {
            // outer = multiplier × inner + constant
            (self.outer, item, attribute, constantPerPoint) = (outer, first, attributes[0], constraint.multiplier)
            inner = second as? UIView
        } else {
            return nil
        }
    }

    /// How far the inner view is above the outer one's bottom edge for what is at the bottom of the screen without a keyboard: a
    /// constant that equals the safe area stands for it.
    func reserve(constant: CGFloat) -> CGFloat {
        guard let outer, item === outer, attribute == .bottom else { return 0 }
        let distance = constant / constantPerPoint
        return abs(distance - outer.safeAreaInsets.bottom) < 0.5 ? max(0, distance) : 0
    }

    private static let bottoms: [NSLayoutConstraint.Attribute] = [.bottom, .bottomMargin, .lastBaseline]

    private static func isInside(_ item: AnyObject?, _ outer: UIView) -> Bool {
        (item as? UIView).map { $0 !== outer && $0.isDescendant(of: outer) } ?? false
    }

    /// The outer edge, in window coordinates.
    func y(in window: UIWindow) -> CGFloat? {
        guard let outer else { return nil }
        var frame = (item as? UILayoutGuide)?.layoutFrame ?? outer.bounds
        if attribute == .bottomMargin { frame.size.height -= outer.layoutMargins.bottom }
        return window.convert(frame, from: outer).maxY
    }
}

extension NSLayoutConstraint {
    /// The views and guides that it is between.
    var items: [AnyObject] { [firstItem, secondItem].compactMap(\.self) }

    /// The view that an item is, or that a guide belongs to.
    @MainActor static func view(of item: AnyObject) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
}
