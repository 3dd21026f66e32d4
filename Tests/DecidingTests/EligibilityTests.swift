import Foundation
import Testing

@testable import KeyboardHelper

/// The ordered list of every reason why nothing moves.
@Suite
struct EligibilityTests {
    private typealias Host = Eligibility.HostState
    private typealias Focus = Eligibility.FocusState

    private static let host = Host(covered: 336)
    private static let focus = Focus(hasInput: true)

    /// The facts of the first half, in their order, each with its outcome.
    private static let hostList: [(fact: @Sendable (inout Host) -> Void, outcome: Eligibility)] = [
        ({ $0.isGone = true }, .restores(.invalidTarget)),
        ({ $0.isPresentedOver = true }, .restores(.nothingCovered)),
        ({ $0.covered = 0 }, .restores(.nothingCovered)),
        ({ $0.isTargetValid = false }, .restores(.invalidTarget)),
        ({ $0.systemAvoids = true }, .restores(.systemAvoids)),
        ({ $0.defersToOuterHost = true }, .restores(.ignored)),
    ]

    /// The facts of the second half.
    private static let focusList: [(fact: @Sendable (inout Focus) -> Void, outcome: Eligibility)] = [
        ({ $0.hasEnded = true }, .ended),
        ({ $0.isLocal = false }, .withoutFocus(.otherApp)),
        ({ $0.hasInput = false }, .withoutFocus(.noFocus)),
        ({ $0.systemAvoids = true }, .withoutFocus(.systemAvoids)),
        ({ $0.isIgnored = true }, .withoutFocus(.ignored)),
        ({ $0.isOutside = true }, .withoutFocus(.focusOutsideHost)),
        ({ $0.awaitsCaret = true }, .awaitsCaret),
    ]

    @Test("a covered host with a valid target and a focused input of its own is eligible")
    func eligible() {
        #expect(Eligibility.beforeLayout(Self.host) == .eligible)
        #expect(Eligibility.afterLayout(Self.focus) == .eligible)
    }

    @Test("each fact about the host has its reason", arguments: hostList.indices)
    func hostFact(_ index: Int) {
        var host = Self.host
        Self.hostList[index].fact(&host)
        #expect(Eligibility.beforeLayout(host) == Self.hostList[index].outcome)
    }

    @Test("each fact about the focus has its reason", arguments: focusList.indices)
    func focusFact(_ index: Int) {
        var focus = Self.focus
        Self.focusList[index].fact(&focus)
        #expect(Eligibility.afterLayout(focus) == Self.focusList[index].outcome)
    }

    @Test("of several facts about the host, the first in the list gives the reason", arguments: hostList.indices)
    func hostOrder(_ first: Int) {
        var host = Self.host
        for item in Self.hostList[first...] { item.fact(&host) }
        #expect(Eligibility.beforeLayout(host) == Self.hostList[first].outcome)
    }

    @Test("of several facts about the focus, the first in the list gives the reason", arguments: focusList.indices)
    func focusOrder(_ first: Int) {
        var focus = Self.focus
        for item in Self.focusList[first...] { item.fact(&focus) }
        #expect(Eligibility.afterLayout(focus) == Self.focusList[first].outcome)
    }

    @Test("only the reasons that stop the focus are obstacles")
    func obstacle() {
        #expect(Eligibility.eligible.obstacle == nil)
        #expect(Eligibility.ended.obstacle == nil)
        #expect(Eligibility.restores(.systemAvoids).obstacle == .systemAvoids)
        #expect(Eligibility.withoutFocus(.noFocus).obstacle == .noFocus)
    }
}
