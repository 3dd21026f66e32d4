internal import UIKit

/// Keeps a list whole while its offset is animated.
///
/// A list contains what its model bounds show, so when an animation begins, it is laid out for the end. Rows that come travel
/// with the others. Those that leave would vanish at once, so a picture of them travels in their place. What floats above the
/// rows would jump to its end, so it is held where it is.
///
/// Source: <https://github.com/ekazaev/ChatLayout/issues/43>
@MainActor final class ListMotion {
    private var pictures: [(view: UIView, end: TimeInterval)] = []

    /// Lays out `list`, whose offset was `old` and has been changed. Call this inside the animation.
    func keepWhole(_ list: UIScrollView, movedFrom old: CGPoint) {
        let distance = list.contentOffset.y - old.y
        guard list.containsVisiblePart, distance != 0 else { return }
        guard UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0 else { return }
        let leaving = CGRect(
            x: old.x, y: distance > 0 ? old.y : max(list.bounds.maxY, old.y),
            width: list.bounds.width, height: min(abs(distance), list.bounds.height))
        // The screen still shows the list as it was.
        let picture = list.resizableSnapshotView(from: leaving, afterScreenUpdates: false, withCapInsets: .zero)
        let places = list.subviews.map { (view: $0, y: $0.center.y) }
        // Laid out inside the animation, new rows would fly to their places.
        PendingLayout.flush([list])
        hold(places.filter { $0.view.superview === list && abs($0.view.center.y - $0.y - distance) < 1 })
        if let picture { add(picture, to: list, at: leaving) }
    }

    /// Moves views along with the bounds, from where they were.
    private func hold(_ places: [(view: UIView, y: CGFloat)]) {
        for (view, y) in places {
            let end = view.center
            UIView.performWithoutAnimation { view.center.y = y }
            view.center = end
        }
    }

    private func add(_ picture: UIView, to list: UIScrollView, at frame: CGRect) {
        UIView.performWithoutAnimation {
            picture.frame = frame
            picture.isUserInteractionEnabled = false
            picture.accessibilityElementsHidden = true
            list.addSubview(picture)
        }
        pictures.append((picture, CACurrentMediaTime() + Self.longestAnimation))
        // It takes as long as the animation around it.
        UIView.animate(withDuration: Self.longestAnimation) {
            picture.alpha = 0.99
        } completion: { [weak picture] _ in
            picture?.removeFromSuperview()
        }
    }

    /// Removes what a completion that never came has left at `time`; without a time, everything.
    func removePictures(at time: TimeInterval = .infinity) {
        for picture in pictures where picture.end < time { picture.view.removeFromSuperview() }
        pictures.removeAll { $0.end < time }
    }

    private static let longestAnimation: TimeInterval = 0.5
}

extension UIScrollView {
    /// Whether it contains views only for the part of its content that is visible.
    fileprivate var containsVisiblePart: Bool { self is UITableView || self is UICollectionView || self is UITextView }
}
