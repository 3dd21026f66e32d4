import Foundation

extension UIView {
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let (leading, trailing) = isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top,
                left: isRightToLeft ? newValue.trailing : newValue.leading,
                bottom: newValue.bottom,
                right: isRightToLeft ? newValue.leading : newValue.trailing
            )
        }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Lie inside the safe area; UIKit gives the view of a controller wider ones at the sides and none above and below.
    var simulatedLayoutMargins: UIEdgeInsets {
        var margins = autoLayout.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        if owner != nil {
            let side: CGFloat = (hostWindow?.modelBounds.width ?? 0) >= 414 ? 20 : 16
            if autoLayout.margins == nil { margins = .zero }
            margins.left = max(margins.left, side)
            margins.right = max(margins.right, side)
        }
        return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
    }

    func simulatedSetLayoutMargins(_ margins: UIEdgeInsets) {
        guard autoLayout.margins != margins else { return }
        autoLayout.margins = margins
        simulatedLayoutMarginsDidChange()
    }

    func simulatedLayoutMarginsDidChange() {
        simulatedLayoutInputDidChange()
        layoutMarginsDidChange()
        simulatedSetNeedsLayout()
    }
}
