internal import Foundation

/// What led to a plan, as far as it decides how the movement looks. Several events of a turn become one.
struct PlanOccasion: Sendable {
    /// The keyboard's phase, if it was the keyboard.
    private(set) var phase: KeyboardTransition.Phase?
    /// A new position of the keyboard or of the focus does not wait for the animation that is running.
    private(set) var takesOver: Bool
    /// The layout alone is no event.
    private(set) var isEvent = true
    private var isArrival = false
    private var announced: KeyboardTransition?

    /// The host has come on screen: what it finds must stand there at once.
    static let arrival = PlanOccasion(takesOver: true, isArrival: true)
    /// The host that has come on screen is laid out again before anything else has happened.
    static let settling = PlanOccasion(takesOver: true, isEvent: false, isArrival: true)
    /// The host has been laid out.
    static let layout = PlanOccasion(takesOver: true, isEvent: false)
    /// The focus has moved, or the app asks.
    static let request = PlanOccasion(takesOver: true)
    /// The caret may have moved.
    static let typing = PlanOccasion(takesOver: false)

    static func keyboard(_ transition: KeyboardTransition) -> PlanOccasion {
        let decides = transition.phase.decides
        return PlanOccasion(phase: transition.phase, takesOver: decides, announced: decides ? transition : nil)
    }

    /// A notification that nothing can be made of; it leads to no plan.
    static func unreadable(_ phase: KeyboardTransition.Phase) -> PlanOccasion {
        PlanOccasion(phase: phase, takesOver: false)
    }

    /// Whether it tells of something that happened while the host was on screen.
    var isNews: Bool { isEvent && !isArrival }

    func joined(by other: PlanOccasion) -> PlanOccasion {
        // The layout alone, which takes over, must not make typing do so.
        guard isEvent else { return other }
        return PlanOccasion(
            phase: other.announced?.phase ?? announced?.phase ?? other.phase ?? phase,
            takesOver: takesOver || other.takesOver,
            isArrival: isArrival || other.isArrival,
            announced: other.announced ?? announced
        )
    }

    /// Whether a keyboard's announcement is among the reasons.
    var isAnnounced: Bool { announced != nil }

    /// The keyboard's own motion; what moves under a standing keyboard moves as the keyboard `usual`ly does.
    /// Nil stands for at once.
    func motion(usual: KeyboardTransition?) -> KeyboardTransition? {
        guard !isArrival, let motion = announced ?? usual, motion.duration > 0 else { return nil }
        return motion
    }
}
