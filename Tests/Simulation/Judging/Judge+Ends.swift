import KeyboardHelper
import UIKit

extension Judge {
    /// The targets that show their end and are to keep it, with the heights of their content.
    var ends: [ObjectIdentifier: CGFloat] {
        var ends: [ObjectIdentifier: CGFloat] = [:]
        for scrollView in keepers where scrollView.showsEnd(within: 0.01) {
            ends[ObjectIdentifier(scrollView)] = scrollView.contentSize.height
        }
        return ends
    }

    /// A target that has left its end, although only the room for its content may have changed.
    var endLeft: Violation? {
        guard !player.mayLeaveEnds, player.finger == nil else { return nil }
        let left = keepers.first { scrollView in
            player.ends[ObjectIdentifier(scrollView)] == scrollView.contentSize.height
                && !scrollView.showsEnd(within: 1)
        }
        return left.map { Violation(invariant: .endStays, detail: "the end is not visible at \($0.contentOffset)") }
    }

    private var keepers: [UIScrollView] {
        player.stage.screens.filter { $0.viewIfLoaded?.window != nil }.flatMap(\.movers).compactMap { mover in
            guard let options = mover.avoidance?.options, options.keepsEndVisible, mover.avoidance?.isActive == true,
                !mover.lifts, let scrollView = mover.view as? UIScrollView, !scrollView.isAskew
            else { return nil }
            return scrollView.firstResponder == nil ? scrollView : nil
        }
    }
}

extension UIScrollView {
    fileprivate func showsEnd(within points: CGFloat) -> Bool {
        let (inset, y) = (adjustedContentInset, contentOffset.y)
        if heightInWindow < 0 { return y <= -inset.top + points }
        return y >= max(-inset.top, contentSize.height + inset.bottom - bounds.height) - points
    }
}
