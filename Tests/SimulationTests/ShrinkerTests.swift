import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

@MainActor
@Suite struct ShrinkerTests {
    /// An app that sets an inset which is no number, in the middle of everything else: no library can mend that.
    private func history(_ seed: UInt64) -> History {
        var history = History(seed: seed, hasFaults: false, system: .iOS18)
        history.world.screen.parts = [Part(kind: .scrollView, fills: true, parts: history.world.screen.parts)]
        // Nothing covers the screen when it is set, so that the inset is the app's alone.
        let before: [Step] = [.rotate, .settle, .focus(0), .type(2), .wait(1), .settle, .dismiss, .settle]
        history.steps = before + [.inset(0, .nan), .settle] + history.steps
        return history
    }

    @Test("what has nothing to do with a failure is left out", arguments: [1, 2, 3] as [UInt64])
    func short(seed: UInt64) throws {
        let long = history(seed)
        let shrunk = try #require(Shrinker(long))
        #expect(shrunk.violation.invariant == .nothingBreaks)
        #expect(shrunk.history.steps.count <= 2)
        #expect(shrunk.history.steps.contains { Aspect.name(of: $0) == "inset" })
        #expect(shrunk.history.world.screen.parts.count == 1)
        #expect(shrunk.history.world.system == nil)
        #expect(shrunk.history.world.stay == .root)
        #expect(long.steps.count > 20)
        #expect(Run(shrunk.history).violation?.detail == shrunk.violation.detail)
    }

    @Test("shrinking ends at its limit and keeps what fails")
    func limit() throws {
        let shrunk = try #require(Shrinker(history(1), limit: 5))
        #expect(shrunk.runs == 5)
        #expect(Run(shrunk.history).violation != nil)
    }

    @Test("a history that holds is not shrunk")
    func holds() {
        #expect(Shrinker(History(steps: [.focus(0), .settle])) == nil)
    }

    @Test("a trace tells of every step, of decisions and writes, and ends with what is wrong")
    func trace() throws {
        let part = Part(kind: .scrollView, fills: true, parts: [Part(), Part(gap: 500)])
        let world = World(systemHelps: false, screen: ScreenPlan(parts: [part]))
        let good = Trace(History(world: world, steps: [.focus(1), .settle]), flags: []).lines
        #expect(good.first == "   0.000 s .focus(1)")
        #expect(good.contains { $0.contains("onDecision: ") && $0.contains(": moved after willShow") })
        #expect(good.contains { $0.contains("scrollView [0].contentOffset.y: 0.0 -> ") })
        #expect(good.contains("The end"))

        let bad = Trace(History(world: world, steps: [.inset(0, .nan), .settle, .focus(0)]), flags: []).lines
        #expect(try #require(bad.last).contains("nothingBreaks"))
    }
}
