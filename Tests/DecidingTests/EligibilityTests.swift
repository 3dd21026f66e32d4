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
    private static let hostList: [(fact: @Sendable (inout Host) -> Void, outcome: KeyboardDecision.Reason)] = [
        ({ $0.isGone = true }, .invalidTarget),
        ({ $0.isPresentedOver = true }, .nothingCovered),
        ({ $0.covered = 0 }, .nothingCovered),
        ({ $0.isTargetValid = false }, .invalidTarget),
        ({ $0.systemAvoids = true }, .systemAvoids),
        ({ $0.defersToOuterHost = true }, .ignored),
    ]

    /// The facts of the second half.
    private static let focusList: [(fact: @Sendable (inout Focus) -> Void, outcome: KeyboardDecision.Reason)] = [
        ({ $0.isLocal = false }, .otherApp),
        ({ $0.hasInput = false }, .noFocus),
        ({ $0.systemAvoids = true }, .systemAvoids),
        ({ $0.isIgnored = true }, .ignored),
        ({ $0.isOutside = true }, .focusOutsideHost),
    ]

    @Test("a covered host with a valid target and a focused input of its own has no obstacle")
    func eligible() {
        #expect(Eligibility.obstacle(Self.host) == nil)
        #expect(Eligibility.obstacle(Self.focus) == nil)
    }

    @Test("each fact about the host has its reason", arguments: hostList.indices)
    func hostFact(_ index: Int) {
        var host = Self.host
        Self.hostList[index].fact(&host)
        #expect(Eligibility.obstacle(host) == Self.hostList[index].outcome)
    }

    @Test("each fact about the focus has its reason", arguments: focusList.indices)
    func focusFact(_ index: Int) {
        var focus = Self.focus
        Self.focusList[index].fact(&focus)
        #expect(Eligibility.obstacle(focus) == Self.focusList[index].outcome)
    }

    @Test("of several facts about the host, the first in the list gives the reason", arguments: hostList.indices)
    func hostOrder(_ first: Int) {
        var host = Self.host
        for item in Self.hostList[first...] { item.fact(&host) }
        #expect(Eligibility.obstacle(host) == Self.hostList[first].outcome)
    }

    @Test("of several facts about the focus, the first in the list gives the reason", arguments: focusList.indices)
    func focusOrder(_ first: Int) {
        var focus = Self.focus
        for item in Self.focusList[first...] { item.fact(&focus) }
        #expect(Eligibility.obstacle(focus) == Self.focusList[first].outcome)
    }
}
