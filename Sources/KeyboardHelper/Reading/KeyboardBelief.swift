internal import Foundation

/// Where the keyboard of a screen is, and how sure that is: what notifications, a layout guide and a finger say, taken together.
///
/// Of the notifications, only `willShow` and `willHide` decide. The others may contradict them, because UIKit now and then loses
/// one of the two, or posts a hide although the keyboard stays. Such a claim counts only where the focus agrees with it. A layout
/// guide knows of a keyboard before the first notification of the process, and after the scene has become active. It may be wrong
/// for a moment, so against a notification it counts only if it says the same twice.
struct KeyboardBelief: Sendable {
    /// The last transition that says what is covered. Nil before the first.
    private(set) var announced: KeyboardTransition?
    /// Where a finger has dragged the keyboard; nil from the next announcement on.
    private(set) var dragged: KeyboardTransition?
    /// A `willHide` has come whose `didHide` has not. They are paired by their order, for their time is not reliable.
    private var awaitsDidHide = false
    private var hideTime: TimeInterval?
    /// The scene has become active, so the keyboard may have come or gone without a notification.
    private var doubt: Doubt?
    /// The keyboard's scene has come to this screen, and nothing was announced here since.
    private var isCarried = false

    /// A few questions to the layout guide.
    private struct Doubt {
        /// UIKit may bring the keyboard back a little later.
        var questionsLeft = 4
        /// The last answer: the height that is covered, in points.
        var height: CGFloat?
        /// A turn may lay out the hosts several times.
        var nextQuestion: TimeInterval = 0
    }

    /// The keyboard's place now.
    var present: KeyboardTransition? { dragged ?? announced }

    /// How long a hide may be taken back, in seconds.
    private static let hideIsRecent: TimeInterval = 0.5

    // MARK: Notifications

    /// Takes a notification in.
    ///
    /// - Parameters:
    ///   - time: When it came, in seconds.
    ///   - isActive: Whether the app is active. The lock screen posts a show without a frame.
    /// - Returns: A show or a hide that nothing else has told of: a hide counts if nobody edits, a show if somebody does.
    mutating func take(_ new: KeyboardTransition, at time: TimeInterval, isActive: Bool) -> KeyboardTransition? {
        if new.phase.determinesCoverage { dragged = nil }
        switch new.phase {
        case .willShow:
            guard isActive || !new.endFrame.isEmpty else { return nil }
            remember(new)
        case .willHide:
            awaitsDidHide = true
            hideTime = time
            remember(new)
        case .didShow: awaitsDidHide = false
        case .didHide:
            defer { awaitsDidHide = false }
            return announced != nil && !awaitsDidHide ? new.with(phase: .willHide) : nil
        case .willChangeFrame:
            // A change to the frame of the hide belongs to the hide.
            guard let announced, announced.endFrame != new.endFrame, isCarried || isRecentHide(at: time) else {
                return nil
            }
            return new.with(phase: .willShow)
        case .didChangeFrame: break
        }
        return nil
    }

    /// Takes what was found to be true for the last transition. The next didHide belongs to no earlier hide.
    mutating func accept(_ new: KeyboardTransition) {
        dragged = nil
        remember(new)
        awaitsDidHide = false
    }

    /// Nobody was there to say whether what `new` claims agrees with the focus, so whoever comes next asks the guide.
    mutating func passUnheard(_ new: KeyboardTransition) {
        if let announced, !announced.phase.isHide, announced.endFrame != new.endFrame { doubt = Doubt() }
    }

    private func isRecentHide(at time: TimeInterval) -> Bool {
        hideTime.map { (0...Self.hideIsRecent).contains(time - $0) } ?? false
    }

    /// The keyboard's scene has changed its screen: `known` is what was announced, as it is on this one. UIKit may post anything of
    /// that, or nothing, so the layout guide is asked.
    mutating func carry(_ known: KeyboardTransition?) {
        (announced, dragged, isCarried) = (known, nil, true)
        if announced?.phase.isHide == false { doubt = Doubt() }
    }

    private mutating func remember(_ new: KeyboardTransition) {
        (announced, isCarried) = (new, false)
        if !new.phase.isHide { hideTime = nil }
    }

    // MARK: The finger

    /// A finger has dragged the keyboard; or it is back, which is nil. UIKit posts nothing of either.
    mutating func drag(to transition: KeyboardTransition?) { dragged = transition }

    // MARK: The layout guide

    /// The conclusion from an answer of the guide.
    enum Verdict: Sendable, Equatable {
        /// The last announcement holds.
        case holds
        /// The guide is right.
        case believesGuide
        /// To be asked again after so many seconds.
        case asksAgain(in: TimeInterval)
    }

    /// The scene has become active.
    mutating func sceneDidActivate() { doubt = Doubt() }

    /// Nobody edits, so that the guide cannot tell anything.
    mutating func endDoubt() { doubt = nil }

    /// Whether the guide is to be asked at `time`: in doubt; and at an event, as long as nothing was announced.
    func asksGuide(atEvent isEvent: Bool, at time: TimeInterval) -> Bool {
        doubt.map { time >= $0.nextQuestion } ?? (announced == nil && isEvent)
    }

    /// In how many seconds after `time` the guide is to be asked again; nil if there is no doubt.
    func pause(at time: TimeInterval) -> TimeInterval? { doubt.map { max($0.nextQuestion - time, 0) } }

    /// Weighs an answer of the guide, while somebody edits.
    ///
    /// - Parameters:
    ///   - height: What the guide says is covered, in points; nil if it shows no keyboard. It may lie at the bottom although there
    ///     is one.
    ///   - announcedHeight: The same of what was announced; nil if nothing was.
    ///   - accessoryHeight: What stands on the keyboard. On some systems the guide leaves that out.
    mutating func weigh(
        _ height: CGFloat?, against announcedHeight: CGFloat?, accessoryHeight: CGFloat, at time: TimeInterval
    ) -> Verdict {
        let former = doubt
        doubt = nil
        guard let announcedHeight else { return height == nil ? .holds : .believesGuide }
        guard announcedHeight == 0 || height != nil else { return .holds }
        if let height {
            if [0, accessoryHeight].contains(where: { abs(height + $0 - announcedHeight) <= 1 }) { return .holds }
            if let earlier = former?.height, abs(height - earlier) <= 1 { return .believesGuide }
        }
        guard let former, former.questionsLeft > 1 else { return .holds }
        doubt = Doubt(
            questionsLeft: former.questionsLeft - 1, height: height, nextQuestion: time + Self.pause - 0.01)
        return .asksAgain(in: Self.pause)
    }

    /// A guide was seen to be too high for less than that after an app was opened, in seconds.
    private static let pause: TimeInterval = 0.06

    /// Whether a keyboard that was announced for a height went unheard: a host comes on screen, nobody edits, and the guide shows
    /// another `height`, or none.
    func hasGone(_ height: CGFloat?, against announcedHeight: CGFloat) -> Bool {
        doubt == nil && announced?.isLocal == true && announcedHeight > 0 && abs((height ?? 0) - announcedHeight) > 1
    }
}
