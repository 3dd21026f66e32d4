import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// What is believed of the keyboard, by numbers alone, and when that is doubted: then the layout guide is asked.
@MainActor @Suite struct KeyboardBeliefTests {
    typealias Phase = KeyboardTransition.Phase

    private nonisolated static let docked = CGRect(x: 0, y: 516, width: 393, height: 336)
    private nonisolated static let hidden = CGRect(x: 0, y: 852, width: 393, height: 336)

    private func transition(_ phase: Phase, end: CGRect = docked) -> KeyboardTransition {
        KeyboardTransition(
            phase: phase, beginFrame: end, endFrame: end, duration: 0.25, curve: 7, isLocal: true, screen: nil)
    }

    /// After these phases, a tenth of a second apart.
    private func belief(_ phases: [Phase] = [.willShow]) -> KeyboardBelief {
        var belief = KeyboardBelief()
        for (number, phase) in phases.enumerated() {
            belief.take(transition(phase), at: Double(number) / 10, isActive: true)
        }
        return belief
    }

    @Test("in doubt the guide is asked 0.15 seconds later, unless something is announced by then")
    func questions() {
        var belief = belief()
        #expect(belief.question == nil)
        belief.doubt(at: 1)
        expectEqual(belief.question, 1.15)
        belief.take(transition(.didShow), at: 1.1, isActive: true)
        expectEqual(belief.question, 1.15)
        belief.take(transition(.willShow), at: 1.1, isActive: true)
        #expect(belief.question == nil)
    }

    @Test("a finger counts until the next announcement", arguments: [Phase.willShow, .willHide])
    func finger(phase: Phase) {
        var belief = belief()
        let dragged = transition(.willShow).dragged(by: 100)
        belief.drag(to: dragged)
        expectEqual(belief.present, dragged)
        belief.take(transition(.didShow), at: 0.1, isActive: true)
        expectEqual(belief.present, dragged)
        belief.take(transition(phase), at: 0.2, isActive: true)
        expectEqual(belief.present?.phase, phase)
    }

    @Test(
        "a changed frame takes a hide with another one back for half a second, and is doubted",
        arguments: [(0.4, hidden, true), (0.6, hidden, false), (0.4, docked, false)])
    func falseHide(after seconds: TimeInterval, hideFrame: CGRect, isShow: Bool) {
        var belief = belief()
        belief.take(transition(.willHide, end: hideFrame), at: 0.1, isActive: true)
        let said = belief.take(transition(.willChangeFrame), at: 0.1 + seconds, isActive: true)
        expectEqual(said.phase, isShow ? .willShow : .willChangeFrame)
        expectEqual(belief.question, isShow ? 0.1 + seconds + 0.15 : nil)
        expectEqual(belief.announced?.phase, isShow ? .willShow : .willHide)
    }

    @Test(
        "without a hide before, a changed frame says nothing",
        arguments: [[.willChangeFrame], [.willShow, .willChangeFrame], [.willHide, .willShow, .willChangeFrame]]
            as [[Phase]])
    func changedFrame(phases: [Phase]) {
        #expect(belief(phases).question == nil)
    }

    @Test("a show without a frame counts in an active app, and not on the lock screen", arguments: [true, false])
    func emptyShow(isActive: Bool) {
        var belief = belief()
        belief.take(transition(.willShow, end: .zero), at: 1, isActive: isActive)
        expectEqual(belief.announced?.endFrame, isActive ? .zero : Self.docked)
    }
}
