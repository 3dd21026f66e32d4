import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// When a plan is made and what is asked again later: numbers alone.
@Suite struct PlanScheduleTests {
    private static func keyboard(_ phase: KeyboardTransition.Phase) -> PlanTrigger {
        .keyboard(
            KeyboardTransition(
                phase: phase, beginFrame: .zero, endFrame: .zero, duration: 0.25, curve: 7, isLocal: true, screen: nil))
    }

    /// A schedule whose host has arrived, with a movement that began at 0, as long as a keyboard's and its curve are.
    private func moving(mayBeFollowed: Bool = true) -> PlanSchedule {
        var schedule = PlanSchedule()
        schedule.add(.request)
        _ = schedule.takeTurn(at: 0)
        _ = schedule.movement.begin(for: 0.25, atMost: 0.5, at: 0)
        if mayBeFollowed { _ = schedule.movement.recheck(at: 0) }
        return schedule
    }

    private func triggers(_ turn: PlanSchedule.Turn) -> PlanTrigger? {
        if case .plan(let trigger) = turn { trigger } else { nil }
    }

    // MARK: Turns

    @Test("the first turn is that of the arrival, what follows settles, and after an event it is a layout")
    func settling() {
        var schedule = PlanSchedule()
        #expect(schedule.takeTurn(at: 0) == .plan(.arrival))
        #expect(schedule.takeTurn(at: 0) == .plan(.settling))
        schedule.add(.request)
        #expect(schedule.takeTurn(at: 0) == .plan(.request))
        #expect(schedule.takeTurn(at: 0) == .plan(.layout))
        #expect(!schedule.isSettling)
    }

    @Test(
        "while something moves along with the keyboard, a key and a did notice wait, and whatever else comes takes over",
        arguments: [
            (PlanTrigger.typing, true), (keyboard(.didShow), true), (PlanTrigger.request, false),
            (PlanTrigger.arrival, false), (PlanTrigger.layout, false), (keyboard(.willShow), false),
            (keyboard(.willHide), false), (PlanTrigger.drag(isUnderFinger: true), false),
        ])
    func waits(_ trigger: PlanTrigger, waits: Bool) {
        var schedule = moving()
        if trigger != .layout { schedule.add(trigger) }
        #expect(schedule.takeTurn(at: 0.1) == (waits ? .wait(0.15) : .plan(trigger)))
        // Its spring goes on, but the keyboard has told where it is.
        var later = moving()
        if trigger != .layout { later.add(trigger) }
        #expect(later.takeTurn(at: 0.25) == .plan(trigger))
    }

    @Test("what waited is planned when the movement is over, together and once")
    func together() throws {
        var schedule = moving()
        schedule.add(Self.keyboard(.didShow))
        #expect(schedule.takeTurn(at: 0.1) == .wait(0.15))
        schedule.add(.typing)
        #expect(schedule.takeTurn(at: 0.2) == .wait(0.25 - 0.2))
        let both = try #require(triggers(schedule.takeTurn(at: 0.25)))
        #expect(both.phase == .didShow && both.bringsFocusBack)
        #expect(schedule.takeTurn(at: 0.25) == .plan(.layout))
    }

    @Test("a layout in between and a notice at the end leave the key that waits, which brings the focus back")
    func keyIsNotLost() throws {
        var schedule = moving()
        schedule.add(.typing)
        #expect(schedule.takeTurn(at: 0.1) == .wait(0.15))
        #expect(schedule.takeTurn(at: 0.2) == .plan(.layout))
        schedule.add(Self.keyboard(.didShow))
        let both = try #require(triggers(schedule.takeTurn(at: 0.25)))
        #expect(both.has(.notice) && both.bringsFocusBack)
        #expect(schedule.takeTurn(at: 0.3) == .plan(.layout))
    }

    @Test("what takes over makes obsolete what waited")
    func startsAtOnce() {
        var schedule = moving()
        schedule.add(.typing)
        _ = schedule.takeTurn(at: 0.1)
        schedule.add(.request)
        #expect(schedule.takeTurn(at: 0.15) == .plan(.request))
        _ = schedule.movement.begin(for: 0.25, atMost: 0.5, at: 0.15)
        #expect(schedule.takeTurn(at: 0.4) == .plan(.layout))
    }

    @Test("what was postponed comes with the next turn, and is no look any more")
    func postponed() throws {
        var schedule = moving()
        schedule.postpone(.typing.with(.recheck))
        let next = try #require(triggers(schedule.takeTurn(at: 1)))
        #expect(next.has(.postponed) && next.isEvent && !next.has(.recheck))
    }

    // MARK: Rechecks

    @Test("UIKit may be late: it is asked again 0.02 and 0.37 seconds after the longest that a movement takes")
    func rechecks() {
        var schedule = PlanSchedule()
        #expect(schedule.movement.begin(for: 0.25, atMost: 0.5, at: 10) == [])
        #expect(schedule.movement.recheck(at: 10) == [10.52, 10.87])
    }

    @Test("the rechecks of a movement that was taken over come after the last one, whatever that is for")
    func takenOver() {
        var schedule = moving()
        // The first one's spring goes on, and after that it is asked anyway.
        #expect(schedule.movement.begin(for: 0, atMost: 0, at: 0.1) == [])
        #expect(schedule.movement.begin(for: 0.25, atMost: 0.5, at: 0.4) == [0.92, 1.27])
    }

    @Test("what nothing goes on with is asked again from now on")
    func fromNow() {
        var schedule = PlanSchedule()
        #expect(schedule.movement.recheck(at: 2) == [2.02, 2.37])
    }

    @Test(
        "an alarm that comes long after its time does not count", arguments: [(0.52, true), (0.6, true), (0.7, false)])
    func late(now: TimeInterval, isInTime: Bool) {
        #expect(MovementTimes.isInTime(for: 0.52, at: now) == isInTime)
    }

    @Test("UIKit scrolls beside a movement, and the focus may be brought back until that is over")
    func bringsFocusBack() {
        let schedule = moving()
        #expect(schedule.movement.mayBringFocusBack(at: 0.2) && !schedule.movement.mayBringFocusBack(at: 0.4))
        #expect(!moving(mayBeFollowed: false).movement.mayBringFocusBack(at: 0.2))
        #expect(schedule.movement.isGoingOn(at: 0.4) && !schedule.movement.isGoingOn(at: 0.5))
    }
}
