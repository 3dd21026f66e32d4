import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// Answers of a layout guide against what was announced, by numbers alone.
@MainActor
@Suite("What is believed of a layout guide")
struct KeyboardBeliefTests {
    private nonisolated static let docked = CGRect(x: 0, y: 516, width: 393, height: 336)

    private func transition(_ phase: KeyboardTransition.Phase) -> KeyboardTransition {
        KeyboardTransition(
            phase: phase, beginFrame: Self.docked, endFrame: Self.docked, duration: 0.25, curve: 7, isLocal: true,
            screen: nil)
    }

    /// In doubt since the scene has become active.
    private func doubting() -> KeyboardBelief {
        var belief = KeyboardBelief()
        belief.take(transition(.willShow), at: 0, isActive: true)
        belief.doubtAnnouncement()
        return belief
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let announced: CGFloat?
        var accessory: CGFloat = 0
        /// One for each question, 0.06 seconds apart.
        let answers: [CGFloat?]
        let verdict: KeyboardBelief.Verdict
    }

    @Test(
        "answers in doubt",
        arguments: [
            Case(
                testDescription: "a keyboard that is back without a notification counts at its second answer",
                announced: 0, answers: [336, 336], verdict: .believesGuide),
            Case(
                testDescription: "its first answer asks again", announced: 0, answers: [336],
                verdict: .asksAgain(in: 0.06)),
            Case(
                testDescription: "a guide that is too high after opening is asked until it says the same twice",
                announced: 0, answers: [453.66, 345, 345], verdict: .believesGuide),
            Case(
                testDescription: "a guide that is right at last confirms what was announced", announced: 345,
                answers: [453.66, 345, 345], verdict: .holds),
            Case(
                testDescription: "a guide that never says the same twice is asked again", announced: 336,
                answers: [100, 200, 300, 400], verdict: .asksAgain(in: 0.06)),
            Case(
                testDescription: "a guide at the bottom says nothing while the keyboard is up", announced: 336,
                answers: [nil, nil], verdict: .holds),
            Case(
                testDescription: "a guide may leave out what stands on the keyboard", announced: 336, accessory: 44,
                answers: [292, 292], verdict: .holds),
            Case(
                testDescription: "a keyboard that has grown counts at its second answer", announced: 336,
                answers: [380, 380], verdict: .believesGuide),
            Case(
                testDescription: "before any notification the guide is right at once", announced: nil, answers: [336],
                verdict: .believesGuide),
            Case(
                testDescription: "before any notification a guide at the bottom tells of no keyboard", announced: nil,
                answers: [nil], verdict: .holds),
        ])
    func answers(_ test: Case) {
        var belief = doubting()
        var verdict: KeyboardBelief.Verdict?
        for (number, height) in test.answers.enumerated() {
            let time = Double(number) * 0.06
            #expect(belief.asksGuide(atEvent: false, at: time))
            verdict = belief.weigh(
                height, against: test.announced, accessoryHeight: test.accessory, at: time)
        }
        #expect(verdict == test.verdict)
    }

    @Test("the guide is asked in doubt, or at an event before the first notification, and not twice in a turn")
    func questions() {
        var belief = KeyboardBelief()
        #expect(belief.asksGuide(atEvent: true, at: 0))
        #expect(!belief.asksGuide(atEvent: false, at: 0))
        belief = doubting()
        #expect(belief.asksGuide(atEvent: false, at: 1))
        _ = belief.weigh(100, against: 336, accessoryHeight: 0, at: 1)
        #expect(!belief.asksGuide(atEvent: true, at: 1))
        #expect(!belief.asksGuide(atEvent: true, at: 1.04))
        #expect(belief.asksGuide(atEvent: false, at: 1.05))
        belief.endDoubt()
        #expect(!belief.asksGuide(atEvent: true, at: 2))
    }

    @Test("a finger counts until the next announcement", arguments: [KeyboardTransition.Phase.willShow, .willHide])
    func finger(phase: KeyboardTransition.Phase) {
        var belief = KeyboardBelief()
        belief.take(transition(.willShow), at: 0, isActive: true)
        let dragged = transition(.willShow).dragged(by: 100)
        belief.drag(to: dragged)
        #expect(belief.present == dragged)
        belief.take(transition(.didShow), at: 0.1, isActive: true)
        #expect(belief.present == dragged)
        belief.take(transition(phase), at: 0.2, isActive: true)
        #expect(belief.present?.phase == phase)
    }
}
