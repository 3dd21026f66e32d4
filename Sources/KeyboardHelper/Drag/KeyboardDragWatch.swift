internal import UIKit

/// Watches for a finger that drags the keyboard, for one avoidance while its host is on screen.
///
/// It knows the scroll views that let a finger take the keyboard along, and has a follower where there are any.
@MainActor final class KeyboardDragWatch {
    private let tracker: FocusTracker
    private let monitor: KeyboardMonitor
    /// More scroll views may let a finger drag the keyboard than at the last search.
    private var needsSearch = true
    /// The scroll views that the host, or the page that was searched last, came with.
    private var knownScrollViews: [Weak<UIScrollView>] = []
    /// Nil before the first search, and before one in all of the host.
    private weak var searchedHost: UIView?
    private var dismissingScrollViews: [Weak<UIScrollView>] = []
    private weak var follower: KeyboardFollower?

    init(_ tracker: FocusTracker, _ monitor: KeyboardMonitor) {
        (self.tracker, self.monitor) = (tracker, monitor)
    }

    // MARK: Searching

    /// Requests a search; with `isThorough` in all of the host.
    func setNeedsSearch(isThorough: Bool = false) {
        needsSearch = true
        if isThorough { searchedHost = nil }
    }

    /// Looks for scroll views that let a finger take the keyboard along: as the host comes, and when the app asks for
    /// an update, in all of it; once the keyboard stands, in what is known and around the input.
    func followIfNeeded(in host: UIView, for target: AvoidanceTarget) {
        guard needsSearch, !target.kind.servesPages else { return }
        needsSearch = false
        var path = tracker.lastKnownInput?.path ?? []
        if !path.contains(host) { path = (target.view ?? host).path }
        // A page is moved for each keyboard anew, and is not searched anew.
        if host !== searchedHost { knownScrollViews = host.scrollViewsInside.map(Weak.init) }
        searchedHost = host
        let known = knownScrollViews.compactMap(\.object) + path.compactMap { $0 as? UIScrollView }
        dismissingScrollViews = known.filter { $0.window != nil && $0.dismissesInteractively }.map(Weak.init)
        let place = dismissingScrollViews.isEmpty ? nil : host.placeForFollower
        guard place !== follower?.superview || place == nil else { return }
        stop()
        guard let place else { return }
        follower = KeyboardFollower.follow(for: self, in: place, monitor: monitor)
    }

    func stop() {
        let follower = follower
        self.follower = nil
        follower?.remove(self)
    }

    // MARK: Following

    /// Something else is announced of the keyboard, and the guide is compared with that.
    func compareGuide() { follower?.setNeedsLayout() }

    /// The scroll views by which a finger may be dragging the keyboard now.
    var scrollViewsUnderFinger: [UIScrollView] { dismissingScrollViews.compactMap(\.object).filter(\.isTracking) }

    // MARK: For the follower

    /// A finger is on a scroll view that takes the keyboard along.
    var isDraggingKeyboard: Bool { !scrollViewsUnderFinger.isEmpty }

    /// The frame of the accessory view on the keyboard, in window coordinates; nil if there is none.
    var accessoryFrame: CGRect? {
        guard let window = tracker.window, let accessory = tracker.input().flatMap(tracker.accessoryView),
            accessory.window != nil
        else { return nil }
        let space = window.screen.coordinateSpace
        return window.convert(accessory.convert(accessory.bounds, to: space), from: space)
    }
}

/// Content that a finger has pulled beyond its range. It stays under the finger, whatever changes the size of the
/// scroll view in the meantime; UIKit would scroll it back into its range.
///
/// Source: <https://github.com/slackhq/SlackTextViewController/issues/87>
@MainActor struct OverscrolledContent {
    private let pulled: [(view: UIScrollView, offset: CGPoint)]

    init(in scrollViews: [UIScrollView]) {
        pulled = scrollViews.map { (view: $0, offset: $0.contentOffset) }
            .filter { !$0.view.legalOffsets.contains($0.offset.y) }
    }

    /// Restores the offsets that UIKit has changed.
    func restoreOffsets() {
        for (view, offset) in pulled where view.contentOffset != offset { view.contentOffset = offset }
    }
}

extension UIView {
    /// The outermost controller's view around this one that can have a layout guide.
    var placeForFollower: UIView? { path.last { $0.ownController != nil && $0.supportsLayoutGuide } }
}

extension UIScrollView {
    /// Whether a finger that scrolls it takes the keyboard along.
    var dismissesInteractively: Bool {
        if #available(iOS 16.0, *), keyboardDismissMode == .interactiveWithAccessory { return true }
        return keyboardDismissMode == .interactive
    }
}
