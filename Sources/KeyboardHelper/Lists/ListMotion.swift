internal import UIKit

/// Keeps a list whole while its offset or its height is animated.
///
/// A list contains what its model bounds show, so when an animation begins, it is laid out for the end. Rows that come
/// travel with the others. Those that leave would vanish at once, so a picture of them travels in their place.
///
/// Source: <https://github.com/ekazaev/ChatLayout/issues/43>
@MainActor final class ListMotion {
    private var pictures: [(view: Weak<UIView>, end: TimeInterval)] = []

    /// Lays out `list`, whose bounds were `old` before its offset was changed. Call this inside the animation.
    func keepWhole(_ list: UIScrollView, movedFrom old: CGRect) {
        let distance = list.bounds.minY - old.minY
        guard list.containsVisiblePart, distance != 0, list.bounds.width == old.width, UIView.areAnimationsEnabled,
            UIView.inheritedAnimationDuration > 0
        else { return }
        var (top, bottom) = (old.minY, min(list.bounds.minY, old.maxY))
        if distance < 0 { (top, bottom) = (max(list.bounds.maxY, old.minY), old.maxY) }
        let leaving = CGRect(x: old.minX, y: top, width: old.width, height: max(0, bottom - top))
        // A longer way is cut short: the list jumps to where only its height is left to go.
        let way = min(max(distance, -old.height), old.height)
        // The screen still shows the list as it was.
        let picture = list.resizableSnapshotView(from: leaving, afterScreenUpdates: false, withCapInsets: .zero)
        // Laid out inside the animation, new rows would fly to their places.
        PendingLayout.flush([list])
        if let picture { add(picture, to: list, at: leaving.offsetBy(dx: 0, dy: distance - way)) }
    }

    /// The picture lies behind the rows and what floats over them.
    private func add(_ picture: UIView, to list: UIScrollView, at frame: CGRect) {
        UIView.performWithoutAnimation {
            picture.frame = frame
            picture.isUserInteractionEnabled = false
            picture.accessibilityElementsHidden = true
            list.insertSubview(picture, at: 0)
        }
        pictures.append((Weak(picture), CACurrentMediaTime() + KeyboardTransition.springDuration))
        // It takes as long as the animation around it.
        UIView.animate(withDuration: KeyboardTransition.springDuration) {
            picture.alpha = 0.99
        } completion: { [weak picture] _ in
            picture?.removeFromSuperview()
        }
    }

    /// Removes what a completion that never came has left at `time`; without a time, all that is under way.
    func removePictures(at time: TimeInterval = .infinity) {
        for picture in pictures where picture.end < time { picture.view.object?.removeFromSuperview() }
        pictures.removeAll { $0.end < time }
    }
}

extension UIScrollView {
    /// Whether it contains only what is visible: rows, or lines.
    fileprivate var containsVisiblePart: Bool { self is any CellList || self is UITextView }
}
