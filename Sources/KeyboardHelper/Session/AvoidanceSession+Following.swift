internal import UIKit

/// Follows a keyboard that a finger drags.
extension AvoidanceSession: KeyboardFollowerClient {
    /// Looks for scroll views that let a finger take the keyboard along: as the host comes, and when the app asks for an update, in
    /// all of it; once the keyboard stands, in what is known and around the input.
    func followKeyboardIfNeeded() {
        guard maySeeDrag, let host else { return }
        maySeeDrag = false
        let input = tracker?.lastKnownInput.flatMap { $0.isDescendant(of: host) ? $0 : nil }
        let inner = input ?? target.view ?? host
        // A field in a bar is on no screen; what is known stays known.
        let screen = target.servesScreens ? target.screen(around: inner) : host
        if let screen, screen !== searchedScreen {
            (searchedScreen, scrollViews) = (screen, screen.scrollViewsInside.map(Weak.init))
        }
        let known = scrollViews.compactMap(\.object) + inner.outwards.compactMap { $0 as? UIScrollView }
        dismissingScrollViews = known.filter { $0.window != nil && $0.dismissesInteractively }.map(Weak.init)
        let place = dismissingScrollViews.isEmpty ? nil : (screen ?? inner).placeForFollower
        guard place !== follower?.superview || place == nil else { return }
        stopFollowing()
        guard let place else { return }
        follower = KeyboardFollower.follow(for: self, in: place, like: inner.appKeyboardLayoutGuide, monitor: monitor)
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

    var dismissPadding: CGFloat {
        guard !isPresentedOver, let bar = target.bar else { return 0 }
        // A list that is pinned itself is no bar.
        let holdsList = dismissingScrollViews.contains { $0.object?.isDescendant(of: bar) ?? false }
        return holdsList ? 0 : bar.bounds.height
    }

    var accessoryFrame: CGRect? {
        guard let window, let input = tracker?.input(in: window, host: host ?? window) ?? window.firstResponder,
            let accessory = input.nearestAccessoryView, accessory.window != nil
        else { return nil }
        let space = window.screen.coordinateSpace
        return window.convert(accessory.convert(accessory.bounds, to: space), from: space)
    }
}
