/// What must hold in every history.
enum Invariant: String, CaseIterable, Sendable {
    /// The focus is visible wherever a legal offset or lift makes it so.
    case focusIsVisible
    /// The top of the focus is never above the visible area because of the library.
    case topIsVisible
    /// With nothing covered, or off screen, everything is as the app has set it.
    case everythingReturns
    /// What differs from the app's values is what the keyboard needs, no more and no less.
    case changesAreOurs
    /// Nothing is written outside of the hosts and their targets.
    case writesStayInside
    /// Nothing moves while the focus is visible and nobody asks for a movement.
    case nothingMovesWithoutReason
    /// A keyboard event reverses the movement once at the most.
    case motionIsSteady
    /// Off screen nothing is observed, recognized or held.
    case nothingIsLeft
    /// No view gets a number that is none, and nothing else happens that would break a device.
    case nothingBreaks
    /// Nothing leads the focus to an input that the app skips, or past the one that is next.
    case focusPassesOver
    /// A list that keeps its end visible does.
    case endStays
    /// Plans for an event are few.
    case plansAreFew
    /// Movements end in time.
    case itComesToRest
}

/// What was wrong, and after which step.
struct Violation: Error, Sendable {
    let invariant: Invariant
    let detail: String
    var step = 0
}
