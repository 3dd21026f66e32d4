import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// Notices that contradict the two that decide.
@MainActor
@Suite("What the belief makes of lost and false notices")
struct KeyboardClaimTests {
    private typealias Phase = KeyboardTransition.Phase

    private nonisolated static let docked = CGRect(x: 0, y: 516, width: 393, height: 336)
    private nonisolated static let hidden = CGRect(x: 0, y: 852, width: 393, height: 336)

    private func transition(_ phase: Phase, end: CGRect = docked) -> KeyboardTransition {
        KeyboardTransition(
            phase: phase, beginFrame: end, endFrame: end, duration: 0.25, curve: 7, isLocal: true, screen: nil)
    }

    /// Takes the phases in, a tenth of a second apart. Returns what the last one claims.
    private func claim(_ phases: [Phase], into belief: inout KeyboardBelief) -> KeyboardTransition? {
        var claim: KeyboardTransition?
        for (number, phase) in phases.enumerated() {
            claim = belief.take(transition(phase), at: Double(number) / 10, isActive: true)
        }
        return claim
    }

    @Test(
        "a didHide whose willHide never came claims a hide",
        arguments: [
            ([.willShow, .didHide], true), ([.willShow, .didShow, .didHide], true),
            ([.willShow, .willHide, .didHide], false), ([.didHide], false),
            // That of a hide before, which comes late.
            ([.willShow, .didShow, .willHide, .willShow, .didHide], false),
            ([.willShow, .willHide, .willShow, .didShow, .didHide], true),
        ] as [([KeyboardTransition.Phase], Bool)])
    func lostHide(phases: [KeyboardTransition.Phase], isLost: Bool) {
        var belief = KeyboardBelief()
        let claim = claim(phases, into: &belief)
        #expect(claim?.phase == (isLost ? .willHide : nil))
        // A claim changes nothing by itself.
        #expect(belief.announced?.phase != .didHide)
    }

    @Test(
        "a changed frame claims a show for half a second after a hide with another one",
        arguments: [(0.4, hidden, true), (0.6, hidden, false), (0.4, docked, false)])
    func falseHide(after seconds: TimeInterval, hideFrame: CGRect, claims: Bool) {
        var belief = KeyboardBelief()
        _ = belief.take(transition(.willShow), at: 0, isActive: true)
        _ = belief.take(transition(.willHide, end: hideFrame), at: 0.1, isActive: true)
        let claim = belief.take(transition(.willChangeFrame), at: 0.1 + seconds, isActive: true)
        #expect(claim?.phase == (claims ? .willShow : nil))
        #expect(belief.announced?.phase == .willHide)
    }

    @Test("what was found to be shown after a hide owes that hide nothing")
    func foundAfterHide() {
        var belief = KeyboardBelief()
        _ = claim([.willShow, .willHide], into: &belief)
        belief.accept(transition(.willShow))
        #expect(claim([.didHide], into: &belief)?.phase == .willHide)
    }

    @Test("without a hide before, a changed frame claims nothing")
    func changedFrame() {
        var belief = KeyboardBelief()
        #expect(claim([.willChangeFrame], into: &belief) == nil)
        #expect(claim([.willShow, .willChangeFrame], into: &belief) == nil)
        #expect(claim([.willHide, .willShow, .willChangeFrame], into: &belief) == nil)
    }

    @Test("a show without a frame counts in an active app, and not on the lock screen", arguments: [true, false])
    func emptyShow(isActive: Bool) {
        var belief = KeyboardBelief()
        _ = claim([.willShow], into: &belief)
        let empty = transition(.willShow, end: .zero)
        #expect(belief.take(empty, at: 1, isActive: isActive) == nil)
        #expect(belief.announced?.endFrame == (isActive ? .zero : Self.docked))
    }
}
