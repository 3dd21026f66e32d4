import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// Notices that contradict the two that decide.
@MainActor
@Suite("What the belief makes of lost and false notices")
struct KeyboardDoubtTests {
    private typealias Phase = KeyboardTransition.Phase

    private nonisolated static let docked = CGRect(x: 0, y: 516, width: 393, height: 336)
    private nonisolated static let hidden = CGRect(x: 0, y: 852, width: 393, height: 336)

    private func transition(_ phase: Phase, end: CGRect = docked) -> KeyboardTransition {
        KeyboardTransition(
            phase: phase, beginFrame: end, endFrame: end, duration: 0.25, curve: 7, isLocal: true, screen: nil)
    }

    /// Takes the phases in, a tenth of a second apart. Returns whether the layout guide is asked then.
    private func isDoubted(_ phases: [Phase], in belief: inout KeyboardBelief) -> Bool {
        for (number, phase) in phases.enumerated() {
            belief.take(transition(phase), at: Double(number) / 10, isActive: true)
        }
        return belief.question != nil
    }

    @Test(
        "a changed frame takes a hide with another one back for half a second, and is doubted",
        arguments: [(0.4, hidden, true), (0.6, hidden, false), (0.4, docked, false)])
    func falseHide(after seconds: TimeInterval, hideFrame: CGRect, isShow: Bool) {
        var belief = KeyboardBelief()
        belief.take(transition(.willShow), at: 0, isActive: true)
        belief.take(transition(.willHide, end: hideFrame), at: 0.1, isActive: true)
        let said = belief.take(transition(.willChangeFrame), at: 0.1 + seconds, isActive: true)
        #expect(said.phase == (isShow ? .willShow : .willChangeFrame))
        #expect(belief.question == (isShow ? 0.1 + seconds + 0.15 : nil))
        #expect(belief.announced?.phase == (isShow ? .willShow : .willHide))
    }

    @Test(
        "without a hide before, a changed frame says nothing",
        arguments: [
            [.willChangeFrame], [.willShow, .willChangeFrame], [.willHide, .willShow, .willChangeFrame],
        ] as [[KeyboardTransition.Phase]])
    func changedFrame(phases: [KeyboardTransition.Phase]) {
        var belief = KeyboardBelief()
        #expect(!isDoubted(phases, in: &belief))
    }

    @Test("a show without a frame counts in an active app, and not on the lock screen", arguments: [true, false])
    func emptyShow(isActive: Bool) {
        var belief = KeyboardBelief()
        belief.take(transition(.willShow), at: 0, isActive: true)
        belief.take(transition(.willShow, end: .zero), at: 1, isActive: isActive)
        #expect(belief.announced?.endFrame == (isActive ? .zero : Self.docked))
    }
}
