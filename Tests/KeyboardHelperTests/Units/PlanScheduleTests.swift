import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// When a plan is made and what is asked again later: numbers alone.
@Suite struct PlanScheduleTests {
    /// A schedule whose host has arrived, with a movement that began at 0, as long as a keyboard's and its curve are.
    private func moving(mayBeFollowed: Bool = true) -> PlanSchedule {
        var schedule = PlanSchedule()
        schedule.add(.request)
        _ = schedule.takeTurn()
        _ = schedule.movement.begin(for: 0.25, atMost: 0.5, at: 0)
        if mayBeFollowed { _ = schedule.movement.recheck(at: 0) }
        return schedule
    }

    // MARK: Turns

    @Test("the first turn is that of the arrival, and after an event it is a layout")
    func turns() {
        var schedule = PlanSchedule()
        #expect(schedule.takeTurn() == .arrival)
        #expect(schedule.takeTurn() == .layout)
        schedule.add(.request)
        #expect(schedule.takeTurn() == .request)
        #expect(schedule.takeTurn() == .layout)
    }

    @Test("what was postponed comes with the next turn, and is no look any more")
    func postponed() {
        var schedule = moving()
        schedule.postpone(.typing.joined(by: .recheck))
        let next = schedule.takeTurn()
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
