internal import UIKit

/// Follows a keyboard that a finger drags.
extension AvoidanceSession: KeyboardFollowerClient {
    /// Looks for scroll views that let a finger take the keyboard along: as the host comes, in all of it, and once the keyboard
    /// stands, in what is known by then.
    func followKeyboardIfNeeded() {
        guard maySeeDrag, let host else { return }
        maySeeDrag = false
        let inner = tracker?.lastKnownInput ?? target.view ?? host
        let screen = target.screen(around: inner) ?? host
        if screen !== searchedScreen {
            (searchedScreen, scrollViews) = (screen, screen.scrollViewsInside.map(Weak.init))
        }
        let known = scrollViews.compactMap(\.object) + inner.outwards.compactMap { $0 as? UIScrollView }
        dismissingScrollViews = known.filter(\.dismissesInteractively).map(Weak.init)
        let place = dismissingScrollViews.isEmpty ? nil : screen.placeForFollower
        guard place !== follower?.superview || place == nil else { return }
        stopFollowing()
        guard let place else { return }
        follower = KeyboardFollower.follow(for: self, in: place, like: screen.appKeyboardLayoutGuide, monitor: monitor)
    }

    func stopFollowing() {
        let follower = follower
        self.follower = nil
        follower?.remove(self)
    }

    private var scrollViewsUnderFinger: [UIScrollView] {
        dismissingScrollViews.compactMap(\.object).filter(\.isTracking)
    }

    var isDraggingKeyboard: Bool { !scrollViewsUnderFinger.isEmpty }

    /// Content that a finger has pulled beyond its range stays under the finger, whatever `changes` do to the size of the scroll
    /// view. UIKit would bring it back.
    ///
    /// Source: <https://github.com/slackhq/SlackTextViewController/issues/87>
    func keepingPulledContent(_ changes: () -> Void) {
        let pulled = scrollViewsUnderFinger.map { (view: $0, offset: $0.contentOffset) }
            .filter { !$0.view.legalOffsets.contains($0.offset.y) }
        changes()
        for (view, offset) in pulled where view.contentOffset != offset { view.contentOffset = offset }
    }

    var dismissPadding: CGFloat { target.bar?.bounds.height ?? 0 }

    var accessoryFrame: CGRect? {
        guard let window, let input = tracker?.input(in: window, host: host ?? window) ?? window.firstResponder,
            let accessory = input.nearestAccessoryView, accessory.window != nil
        else { return nil }
        let space = window.screen.coordinateSpace
        return window.convert(accessory.convert(accessory.bounds, to: space), from: space)
    }
}
