import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@Suite struct PlanTriggerTests {
    private static func transition(_ phase: KeyboardTransition.Phase, duration: TimeInterval = 0.25)
        -> KeyboardTransition
    {
        let name = KeyboardTransition.Phase.notificationNames.first { $0.phase == phase }?.name
        return KeyboardTransition(keyboardNotification(name ?? .init(""), duration: duration))
            ?? KeyboardTransition(
                phase: phase, beginFrame: .zero, endFrame: .zero, duration: -1, curve: 7, isLocal: true, screen: nil)
    }

    private static let show = PlanTrigger.keyboard(transition(.willShow))
    private static let hide = PlanTrigger.keyboard(transition(.willHide, duration: 0.3))

    /// Two triggers of one turn, and what they are together.
    struct Row: Sendable {
        let first: PlanTrigger
        let second: PlanTrigger
        var phase: KeyboardTransition.Phase?
        var duration: TimeInterval?
        var isEvent = true
    }

    static let table = [
        Row(first: .layout, second: .typing),
        Row(first: .layout, second: .layout, isEvent: false),
        Row(first: .typing, second: .typing),
        Row(first: .typing, second: .request),
        Row(first: .request, second: show, phase: .willShow, duration: 0.25),
        Row(first: show, second: .typing, phase: .willShow, duration: 0.25),
        Row(first: show, second: hide, phase: .willHide, duration: 0.3),
        Row(first: hide, second: show, phase: .willShow, duration: 0.25),
        Row(first: show, second: .recheck, phase: .willShow, duration: 0.25),
        Row(first: .arrival, second: show, phase: .willShow),
        Row(first: show, second: .arrival, phase: .willShow),
    ]

    @Test("two triggers of one turn make one plan, animated along with the keyboard's last move", arguments: table)
    func joined(_ row: Row) {
        let both = row.first.joined(by: row.second)
        expectEqual(both.phase, row.phase)
        expectEqual(both.movement(usual: nil)?.duration, row.duration)
        expectEqual(both.isEvent, row.isEvent)
    }

    @Test(
        "a request brings back a focus that was scrolled away, also together with what would not",
        arguments: [PlanTrigger.recheck, .layout])
    func requestSurvives(_ other: PlanTrigger) {
        #expect(!other.bringsFocusBack)
        #expect(PlanTrigger.request.joined(by: other).bringsFocusBack)
        #expect(other.joined(by: .request).bringsFocusBack)
        #expect(PlanTrigger.request.postponed.joined(by: other).bringsFocusBack)
    }

    @Test("what happens after a plan that could not do all is news, and another look is none")
    func newsAfterPostponed() {
        let past = PlanTrigger.typing.joined(by: .recheck).postponed
        #expect(past.has(.postponed) && past.isEvent && !past.has(.recheck))
        for event in [PlanTrigger.request, Self.show, .typing] { #expect(past.joined(by: event).isNewEvent) }
        for other in [PlanTrigger.layout, .recheck, .content] { #expect(!past.joined(by: other).isNewEvent) }
    }

    @Test("without a move of the keyboard, the usual one is animated along with, but not an arrival or a jump")
    func usual() {
        let (usual, jump) = (Self.transition(.willShow), Self.transition(.willShow, duration: 0))
        for trigger in [PlanTrigger.request, .layout] {
            expectEqual(trigger.movement(usual: usual), usual)
            #expect(trigger.movement(usual: nil) == nil && trigger.movement(usual: jump) == nil)
        }
        for trigger in [.arrival, PlanTrigger.keyboard(jump)] { #expect(trigger.movement(usual: usual) == nil) }
    }
}
