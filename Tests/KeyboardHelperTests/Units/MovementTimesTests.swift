import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// When movements end and what is asked again later: numbers alone.
@Suite struct MovementTimesTests {
    /// A movement that began at 0, as long as a keyboard's and its curve are.
    private func moving(mayBeFollowed: Bool = true) -> MovementTimes {
        var movement = MovementTimes()
        _ = movement.begin(for: 0.25, atMost: 0.5, at: 0)
        if mayBeFollowed { _ = movement.recheck(at: 0) }
        return movement
    }

    @Test(
        "UIKit may be late: it is asked again 0.02 and 0.37 seconds after the longest that a movement takes, or after now"
    )
    func rechecks() {
        var movement = MovementTimes()
        expectEqual(movement.recheck(at: 2), [2.02, 2.37])
        expectEqual(movement.begin(for: 0.25, atMost: 0.5, at: 10), [])
        expectEqual(movement.recheck(at: 10), [10.52, 10.87])
    }

    @Test("the rechecks of a movement that was taken over come after the last one, whatever that is for")
    func takenOver() {
        var movement = moving()
        // The first one's spring goes on, and after that it is asked anyway.
        expectEqual(movement.begin(for: 0, atMost: 0, at: 0.1), [])
        expectEqual(movement.begin(for: 0.25, atMost: 0.5, at: 0.4), [0.92, 1.27])
    }

    @Test(
        "an alarm that comes long after its time does not count", arguments: [(0.52, true), (0.6, true), (0.7, false)])
    func late(now: TimeInterval, isInTime: Bool) {
        expectEqual(MovementTimes.isInTime(for: 0.52, at: now), isInTime)
    }

    @Test("UIKit scrolls beside a movement, and the focus may be brought back until that is over")
    func bringsFocusBack() {
        let movement = moving()
        #expect(movement.mayBringFocusBack(at: 0.2) && !movement.mayBringFocusBack(at: 0.4))
        #expect(!moving(mayBeFollowed: false).mayBringFocusBack(at: 0.2))
        #expect(movement.isGoingOn(at: 0.4) && !movement.isGoingOn(at: 0.5))
    }
}
