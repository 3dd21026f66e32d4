import Foundation
import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

@Suite struct CoverageTests {
    private let world = World(system: .iOS18, stay: .child(from: 0, to: 1), screen: ScreenPlan(target: .closures))

    @Test("every kind of step and every way to show a screen is known, and occurs")
    func names() {
        let histories = (0..<UInt64(3000)).map { History(seed: $0, flags: Set(Flag.allCases)) }
        let steps = Set(histories.flatMap(\.steps).map { Aspect.name(of: $0) })
        #expect(steps == Set(Aspect.step.names))
        #expect(Set(histories.map { Aspect.name(of: $0.world.stay) }) == Set(Aspect.stay.names))
    }

    @Test("a history counts its world once, and each step that was taken; coverages add up")
    func counts() {
        var coverage = Coverage(
            world, taken: [.tap(0), .tap(1), .fault(.noFrame), .flip(.guideLater), .present(.alert), .settle])
        coverage.add(Coverage(World(), taken: [.tap(0)]))
        #expect(coverage.count((.target, "closures")) == 1)
        #expect(coverage.count((.system, "iOS18")) == 1)
        #expect(coverage.count((.system, Aspect.noSystem)) == 1)
        #expect(coverage.count((.stay, "child")) == 1)
        #expect(coverage.count((.step, "tap")) == 3)
        #expect(coverage.count((.step, "focus")) == 0)
        #expect(coverage.count((.fault, "noFrame")) == 1)
        #expect(coverage.count((.position, "guideLater")) == 1)
        #expect(coverage.count((.presented, "alert")) == 1)
        #expect(coverage.count((.step, "tap"), (.target, "closures")) == 2)
        #expect(coverage.count((.step, "settle"), (.system, "iOS18")) == 1)
        #expect(coverage.count((.fault, "noFrame"), (.target, "closures")) == 1)
    }

    @MainActor
    @Test("a step that could not be taken does not count, time always passes")
    func taken() {
        let steps: [Step] = [.pop, .moveFinger(by: 10), .type(1), .focus(0), .type(1), .wait(0.1), .settle, .float]
        #expect(Run(History(steps: steps)).taken == [.focus(0), .type(1), .wait(0.1), .settle])
    }

    @Test("the table lists what occurred and how often, and what did not")
    func table() {
        let steps = [Step](repeating: .tap(0), count: 1234) + [.focus(0), .fault(.noFrame)]
        var coverage = Coverage(world, taken: steps)
        coverage.add(Coverage(World(screen: ScreenPlan(target: .root)), taken: [.tap(0)]))
        let text = CoverageTable(coverage: coverage, hasFaults: true).text
        let lines = text.split(separator: "\n")
        #expect(lines[..<2] == ["Steps that were taken: 3 of 94 occurred", "  tap 1,235, focus 1, fault 1"])
        for line in [
            "  root 1, closures 1",
            "  never automatic, scrollView, container, bottomConstraint, dropIn, barAndScrollView, window, none, "
                + "safeArea, changes",
            "Pairs step x target: 4 of 1128 occurred", "  never focus x root",
            "Pairs fault x target: 1 of 324 occurred",
        ] { #expect(lines.contains(Substring(line)), "\(line)") }
        #expect(lines.allSatisfy { $0.count <= 120 })

        let right = CoverageTable(coverage: Coverage(world, taken: [.tap(0)]), hasFaults: false).text
        #expect(right.contains("1 of 92 occurred"))
        #expect(!right.contains("fault") && !right.contains("losesNext"))
    }
}
