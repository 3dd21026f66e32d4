internal import Foundation

/// Tells the app's handler of decisions. Without one nothing is made.
@MainActor
final class DecisionTeller {
    /// While the handler runs, nothing else is told: it would never hear the last of what it causes itself.
    private(set) var isTelling = false

    func tell(
        _ handler: ((KeyboardDecision) -> Void)?, _ decision: @autoclosure () -> KeyboardDecision
    ) {
        guard !isTelling, let handler else { return }
        isTelling = true
        defer { isTelling = false }
        handler(decision())
    }
}
