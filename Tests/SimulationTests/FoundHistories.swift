import Testing
import UIKit

@testable import KeyboardHelperSimulation

/// Histories that once failed, each under the name of what must hold.
@MainActor
@Suite struct FoundHistories {
    @Test("starting anew under a finger gives the inset back")
    func startUnderFinger() {
        expectHolds(
            History(
                world: World(screen: ScreenPlan(parts: [Part(kind: .scrollView, fills: true, parts: [Part()])])),
                steps: [.focus(0), .putFinger(0), .start, .settle]))
    }

    private func expectHolds(
        _ history: History, flags: Set<Flag> = [], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let violation = Run(history, flags: flags).violation else { return }
        let text = "\(violation.invariant) after step \(violation.step): \(violation.line(upTo: 400))"
        Issue.record("\(text)", sourceLocation: sourceLocation)
    }
}
