internal import UIKit

extension UIScrollView {
    /// Whether the first view of `path`, which all views around it follow, moves with the content. A direct subview
    /// that a constraint pins to the frame of the scroll view, or to a view around that, stays where it is, and so does
    /// what is in it.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide>
    func moves(along path: [UIView]) -> Bool {
        guard let place = path.firstIndex(where: { $0 === self }) else { return false }
        guard let subview = path[..<place].last else { return true }
        // A constraint is held by a view that is around all of its items.
        return !path[place...].contains { $0.holds(subview, to: isAround) }
    }

    /// Whether the item of a constraint is a view around, or a guide of one. What is beside the scroll view may follow
    /// the content: a list of completions hangs on its field.
    private func isAround(_ item: AnyObject) -> Bool {
        if item === frameLayoutGuide { return true }
        return NSLayoutConstraint.view(of: item).map { $0 !== self && isDescendant(of: $0) } ?? false
    }
}

extension UIView {
    /// Whether one of its constraints holds the height of `view` on the screen to another item.
    func holds(_ view: UIView, to isOther: (AnyObject) -> Bool) -> Bool {
        constraints.contains {
            $0.pinsHeight && $0.items.contains { $0 === view } && $0.items.contains(where: isOther)
        }
    }
}

extension NSLayoutConstraint {
    /// Whether it holds a height on the screen, whatever else the app wants: less than that may give way to the
    /// content.
    fileprivate var pinsHeight: Bool {
        isActive && relation == .equal && priority == .required
            && [firstAttribute, secondAttribute].allSatisfy(\.isHeight)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is a place along the height.
    fileprivate var isHeight: Bool {
        let places: [Self] = [
            .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
        ]
        return places.contains(self)
    }
}
