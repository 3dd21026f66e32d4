import KeyboardHelper
import UIKit

/// What is presented, and the screens behind it.
extension Judge {
    /// Somebody types in what is presented over a screen, which is to be as the app has set it meanwhile.
    func isBehindFocus(_ screen: SimulationScreen) -> Bool {
        guard let top = player.presented.last, top !== screen, !top.isBeingDismissed else { return false }
        return top.viewIfLoaded?.firstResponder != nil
    }

    /// UIKit avoids the keyboard for what is no screen: the library leaves it where it is, with the insets that it has.
    var presentedMoved: Violation? {
        for controller in player.presented where !(controller is SimulationScreen || controller.isBeingDismissed) {
            guard let view = controller.viewIfLoaded, let window = view.window else { continue }
            let scrollViews = ([view] + view.descendants).compactMap { $0 as? UIScrollView }
            if let grid = controller as? FieldGridController, keyboardTop != nil || !isTold || player.isAway {
                if let violation = secondInset(of: grid) { return violation }
                continue
            }
            if let scrollView = scrollViews.first(where: { $0.contentInset != .zero }) {
                let detail = "what avoids by itself has an inset: \(scrollView.contentInset)"
                return Violation(invariant: .changesAreOurs, detail: detail)
            }
            let isMoved = controller.modalPresentationStyle.fillsTheWindow && view.frame != window.bounds
            if isMoved || controller.additionalSafeAreaInsets != .zero {
                let detail = "what avoids by itself was moved to \(view.frame), \(controller.additionalSafeAreaInsets)"
                return Violation(invariant: .changesAreOurs, detail: detail)
            }
        }
        return nil
    }

    /// UIKit makes room for the keyboard, or the library does, and never both.
    private func secondInset(of grid: FieldGridController) -> Violation? {
        guard isTold, let top = keyboardTop, let list = grid.collectionView, let window = list.window
        else { return nil }
        let end = window.frame.minY + window.convert(list.bounds, from: list).maxY
        // The last input may need its spacing, too.
        let room = max(end - top + KeyboardAvoidance.Options().spacing, list.safeAreaInsets.bottom)
        guard list.contentInset.bottom > 0, list.adjustedContentInset.bottom > room + 0.51 else { return nil }
        let detail = "a grid that ends at \(end) has an inset of \(list.adjustedContentInset.bottom)"
        return Violation(invariant: .changesAreOurs, detail: detail)
    }
}
