import KeyboardHelper
import UIKit

extension Judge {
    /// The targets that show their end and are to keep it, with the heights of their content.
    var ends: [ObjectIdentifier: CGFloat] {
        var ends: [ObjectIdentifier: CGFloat] = [:]
        for (scrollView, avoidance) in keepers where scrollView.showsEnd(within: 0.01) {
            // What the library has scrolled goes back to where the user was, if the app wants that.
            if avoidance.options.restoresContentOffset, avoidance.lift != 0 { continue }
            ends[ObjectIdentifier(scrollView)] = scrollView.contentSize.height
        }
        return ends
    }

    /// A target that has left its end, although only the room for its content may have changed.
    var endLeft: Violation? {
        // A companion may be anywhere in the list.
        guard !player.mayLeaveEnds, player.finger == nil, !player.hasCompanions else { return nil }
        let left = keepers.map(\.scrollView).first { scrollView in
            player.ends[ObjectIdentifier(scrollView)] == scrollView.contentSize.height
                && !scrollView.showsEnd(within: 1)
        }
        return left.map { Violation(invariant: .endStays, detail: "the end is not visible at \($0.contentOffset)") }
    }

    private var keepers: [(scrollView: UIScrollView, avoidance: KeyboardAvoidance)] {
        player.stage.screens.filter { $0.viewIfLoaded?.window != nil }.flatMap(\.movers).compactMap { mover in
            guard let avoidance = mover.avoidance, avoidance.options.keepsEndVisible, avoidance.isActive,
                !mover.lifts, let scrollView = mover.view as? UIScrollView
            else { return nil }
            return scrollView.firstResponder == nil ? (scrollView, avoidance) : nil
        }
    }
}

extension UIScrollView {
    fileprivate func showsEnd(within points: CGFloat) -> Bool {
        let (inset, y) = (adjustedContentInset, contentOffset.y)
        if isUpsideDown { return y <= -inset.top + points }
        return y >= max(-inset.top, contentSize.height + inset.bottom - bounds.height) - points
    }
}
