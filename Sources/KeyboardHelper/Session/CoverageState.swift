internal import Foundation

/// The part of the host's window that the keyboard covers, as of the last layout. Equal events change nothing.
struct CoverageState: Sendable, Equatable {
    /// The points of the window's height, from its bottom, that are covered.
    private(set) var height: CGFloat = 0
    private var place = CGRect.zero
    private var transition: KeyboardTransition?

    /// A finger drags the keyboard.
    var isDragged: Bool { transition?.phase == .willChangeFrame }

    /// Whether the same keyboard covers the host at another place.
    func isMoved(to place: CGRect, under height: CGFloat) -> Bool {
        height > 0 && self.height == height && place != self.place
    }

    /// Updates the covered height.
    ///
    /// - Parameters:
    ///   - place: Where the host is in the window, if its closures are to hear of that; else the window.
    ///   - transition: The keyboard's last transition.
    ///   - duration: How long the movement of this turn takes, in seconds. A posted hide keeps its own duration.
    /// - Returns: The transition for the app's closures; nil if nothing has changed.
    mutating func update(
        height: CGFloat, place: CGRect, transition: KeyboardTransition?, duration: TimeInterval
    ) -> KeyboardTransition? {
        let isDrag = transition?.phase == .willChangeFrame
        let isSame =
            abs(height - self.height) < AvoidancePlanner.negligible && isDrag == isDragged
            && (height == 0 || place == self.place)
        guard !isSame else { return nil }
        let before = self.transition
        (self.height, self.place, self.transition) = (height, place, transition)
        if isDrag { return transition }
        guard height == 0 else { return transition?.with(duration: duration) }
        // The hide that the keyboard has posted, or one made from its last show.
        return transition?.phase == .willHide ? transition : before?.asHide
    }

    /// The host leaves the screen, so nothing is covered; nil if nothing was.
    mutating func end() -> KeyboardTransition? {
        update(height: 0, place: place, transition: nil, duration: 0)
    }
}
