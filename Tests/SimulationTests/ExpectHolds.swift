import Testing

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

/// Plays a history, and records what is wrong.
@MainActor
func expectHolds(
    _ history: History, flags: Set<Flag> = [], sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let violation = Run(history, flags: flags).violation else { return }
    let text = "\(violation.invariant) after step \(violation.step): \(violation.line(upTo: 400))"
    Issue.record("\(text)", sourceLocation: sourceLocation)
}
