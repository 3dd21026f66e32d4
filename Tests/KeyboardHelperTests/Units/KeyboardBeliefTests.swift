import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// What is believed of the keyboard, by numbers alone.
@MainActor
@Suite("What is believed of the keyboard, and when that is doubted")
struct KeyboardBeliefTests {
    private nonisolated static let docked = CGRect(x: 0, y: 516, width: 393, height: 336)

    private func transition(_ phase: KeyboardTransition.Phase) -> KeyboardTransition {
        KeyboardTransition(
            phase: phase, beginFrame: Self.docked, endFrame: Self.docked, duration: 0.25, curve: 7, isLocal: true,
            screen: nil)
    }

    @Test("in doubt the guide is asked 0.15 seconds later, unless something is announced by then")
    func questions() {
        var belief = KeyboardBelief()
        belief.take(transition(.willShow), at: 0, isActive: true)
        #expect(belief.question == nil)
        belief.doubt(at: 1)
        #expect(belief.question == 1.15)
        belief.take(transition(.didShow), at: 1.1, isActive: true)
        #expect(belief.question == 1.15)
        belief.take(transition(.willShow), at: 1.1, isActive: true)
        #expect(belief.question == nil)
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
