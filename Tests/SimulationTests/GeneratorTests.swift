import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

@Suite struct GeneratorTests {
    @Test("the same seed gives the same history, another one another")
    func sameSeed() {
        // Compared as texts, since a history may contain numbers that equal nothing.
        let texts = (0..<UInt64(30)).map { SwiftText.of(History(seed: $0)) }
        let again = (0..<UInt64(30)).map { SwiftText.of(History(seed: $0)) }
        #expect(zip(texts, again).allSatisfy { $0 == $1 })
        #expect(Set(texts).count == 30)
    }

    @Test("the order in which flags were named does not matter")
    func flags() {
        let others = Flag.allCases.reversed().reduce(into: Set<Flag>(minimumCapacity: 100)) { $0.insert($1) }
        for seed in 0..<UInt64(20) {
            let texts = [Set(Flag.allCases), others].map { SwiftText.of(History(seed: seed, flags: $0)) }
            #expect(texts[0] == texts[1])
        }
    }

    @Test("a history has only the system that was asked for", arguments: SimulatedSystem.allCases)
    func system(_ system: SimulatedSystem) {
        for seed in 0..<UInt64(50) {
            #expect(History(seed: seed, system: system).world.system == system)
        }
    }

    @Test("without faults nothing goes wrong in a history")
    func withoutFaults() {
        let steps = (0..<UInt64(200)).flatMap { History(seed: $0, hasFaults: false).steps }
        #expect(!steps.contains { ["fault", "flip"].contains(Aspect.name(of: $0)) })
    }

    @Test("what a history does not contain without its flag is there with it")
    func withFlags() {
        let without = (0..<UInt64(400)).map { History(seed: $0) }
        let with = (0..<UInt64(400)).map { History(seed: $0, flags: Set(Flag.allCases)) }
        // A section that is closed has no height.
        func clips(_ part: Part) -> Bool { part.clips && !part.isClosed || part.parts.contains(where: clips) }
        #expect(!without.flatMap(\.world.screen.parts).contains(where: clips))
        #expect(with.flatMap(\.world.screen.parts).contains(where: clips))
        #expect(without.flatMap(\.steps).contains { Aspect.name(of: $0) == "select" })
    }

    @Test("forms and lists of every kind occur, and only in the histories with their extras")
    func formsAndLists() {
        let all = (0..<UInt64(3000)).map { History(seed: $0).world.screen }
        let none = (0..<UInt64(400)).map { History(seed: $0, extras: []).world.screen }
        func part(_ isOfKind: @escaping (Part) -> Bool) -> (ScreenPlan) -> Bool {
            { screen in screen.parts.contains { $0.contains(isOfKind) } }
        }
        let kinds: [(ScreenPlan) -> Bool] = [
            part(\.isMessage), part(\.isStrip), part(\.isComponent), part { $0.kind == .code },
            part { $0.width > 1 && !$0.isStrip },
            { $0.completions != nil }, { !$0.otherList.isEmpty },
        ]
        for (index, occurs) in kinds.enumerated() {
            #expect(all.contains(where: occurs), "\(index)")
            #expect(!none.contains(where: occurs), "\(index)")
        }
    }

    @MainActor
    @Test("a history ends in the same way whatever was played before it")
    func sameRun() {
        let first = Run(History(seed: 12))
        for seed in 300..<UInt64(320) { _ = Run(History(seed: seed)) }
        let second = Run(History(seed: 12))
        #expect(first.fingerprint == second.fingerprint)
        #expect(first.taken == second.taken)
        #expect(first.fingerprint != Run(History(seed: 13)).fingerprint)
    }
}

extension Part {
    /// Whether this part, or one in it, is of a kind.
    fileprivate func contains(_ isOfKind: (Part) -> Bool) -> Bool {
        isOfKind(self) || parts.contains { $0.contains(isOfKind) }
    }
}
