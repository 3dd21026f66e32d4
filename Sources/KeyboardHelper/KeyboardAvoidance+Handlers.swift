internal import UIKit

extension KeyboardAvoidance {
    /// Is called with the decisions of the avoidance and their reasons.
    ///
    /// Layouts and later looks that change nothing, and keys that leave an input without a companion where it is, are
    /// not reported (a call for a constraint, a safe area or closures may report the first one), and neither is a
    /// decision that equals the last one. It is kept as long as the host, so it must capture its owner weakly. Default:
    /// nil.
    public var onDecision: ((KeyboardDecision) -> Void)? {
        get { call.handlers.decision }
        set { call.handlers.decision = newValue }
    }

    /// The last decision, also if nobody listens; nil before the first.
    ///
    /// For a debugger: `po handle.lastDecision` says what was covered, how far the content is up, and why.
    public var lastDecision: KeyboardDecision? { call.handlers.lastDecision }

    /// Whether every avoidance prints its decisions, also in release builds, but for those that equal the last one.
    /// Default: false.
    public static var logsDecisions: Bool {
        get { AvoidanceHandlers.logsDecisions }
        set { AvoidanceHandlers.logsDecisions = newValue }
    }
}
