internal import UIKit

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
