internal import Foundation
internal import UIKit

extension UIView {
    /// The points of the window's height, from its bottom, that the layout guide knows to be under a docked keyboard.
    ///
    /// For the time before the first notification: a keyboard that is up already posts nothing to a newcomer.
    var coveredByKeyboardGuide: CGFloat {
        guard let window else { return 0 }
        let guide = keyboardLayoutGuide.layoutFrame
        // Without a keyboard it lies at the bottom of the safe area; before its first layout it is empty.
        guard guide.isFinite, guide.height > safeAreaInsets.bottom + 1 else { return 0 }
        return max(0, window.bounds.maxY - window.convert(guide, from: self).minY)
    }
}
