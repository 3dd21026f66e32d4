internal import Foundation

/// Where the keyboard of a screen is, and how sure that is: what notifications, a layout guide and a finger say, taken
/// together.
///
/// Of the notifications, only `willShow` and `willHide` decide, and a frame that changes right after a hide. UIKit now
/// and then loses a hide, or takes one back that it has posted although the keyboard stays. Both are doubt, as are a
/// scene that becomes active and one that changes its screen: there, the keyboard may have come or gone without a
/// notification. In doubt a layout guide is asked, once. It may be wrong for a moment, and what is announced by then
/// counts, so it is asked a moment later.
struct KeyboardBelief: Sendable {
    /// The last transition that says what is covered. Nil before the first.
    private(set) var announced: KeyboardTransition?
    /// Where a finger has dragged the keyboard; nil from the next announcement on.
    private(set) var dragged: KeyboardTransition?
    /// The last shows, one for each width and screen.
    private(set) var shown: [KeyboardTransition] = []
    /// When the last announced hide came, in seconds; no hide is recent before the first, and after a show.
    private var hideTime = -TimeInterval.infinity
    /// When to ask a layout guide whether the last announcement holds, in seconds; nil if nothing speaks against it.
    private(set) var question: TimeInterval?

    /// The keyboard's place now.
    var present: KeyboardTransition? { dragged ?? announced }

    /// How long a hide may be taken back, in seconds. Chosen: as long as the keyboard's spring moves it.
    private static let hideIsRecent: TimeInterval = 0.5

    // MARK: Notifications

    /// Takes a notification in.
    ///
    /// - Parameters:
    ///   - time: When it came, in seconds.
    ///   - isActive: Whether the app is active. The lock screen posts a show without a frame.
    /// - Returns: What the notification says: a frame that changes right after a hide takes that back, and is a show.
    @discardableResult
    mutating func take(_ new: KeyboardTransition, at time: TimeInterval, isActive: Bool) -> KeyboardTransition {
        switch new.phase {
        case .willShow where isActive || !new.endFrame.isEmpty:
            announce(new)
            // A keyboard that is back after a context menu, and one of another maker that comes first, tell no height.
            if new.endFrame.isEmpty { doubt(at: time) }
        case .willHide:
            announce(new)
            hideTime = time
        // A change to the frame of the hide belongs to the hide.
        case .willChangeFrame where isRecentHide(at: time) && announced?.endFrame != new.endFrame:
            let show = new.with(phase: .willShow)
            announce(show)
            doubt(at: time)
            return show
        case .willShow, .didShow, .didHide, .willChangeFrame, .didChangeFrame: break
        }
        return new
    }

    /// Takes what was found to be true for the last transition.
    mutating func accept(_ new: KeyboardTransition) { (announced, dragged, hideTime) = (new, nil, -.infinity) }

    private mutating func announce(_ new: KeyboardTransition) {
        (announced, dragged, question, hideTime) = (new, nil, nil, -.infinity)
        guard new.phase == .willShow, !new.endFrame.isEmpty else { return }
        shown.removeAll { $0.endFrame.width == new.endFrame.width && $0.screen === new.screen }
        // A phone has two widths on each of its screens.
        shown = shown.suffix(3) + [new]
    }

    private func isRecentHide(at time: TimeInterval) -> Bool { time - hideTime <= Self.hideIsRecent }

    /// The keyboard's scene has changed its screen: `known` is what was announced, as it is on this one. UIKit may post
    /// anything of that, or nothing.
    mutating func carry(_ known: KeyboardTransition?, at time: TimeInterval) {
        (announced, dragged) = (known, nil)
        doubt(at: time)
    }

    // MARK: The finger

    /// A finger has dragged the keyboard; or it is back, which is nil. UIKit posts nothing of either.
    mutating func drag(to transition: KeyboardTransition?) { dragged = transition }

    // MARK: The layout guide

    /// The last announcement may not hold: a scene has become active, or nobody edits and UIKit has announced no hide.
    mutating func doubt(at time: TimeInterval) { question = time + Self.pause }

    mutating func endDoubt() { question = nil }

    /// A guide was seen to be too high for less than that after an app was opened, in seconds.
    private static let pause: TimeInterval = 0.15
}
