import KeyboardHelper
import Testing
import UIKit

extension KeyboardAvoidance {
    /// Whether there is a further input, to which the focus has moved.
    @discardableResult func move(_ forward: Bool) -> Bool { forward ? focusNext() : focusPrevious() }

    /// Expects the focus to walk through `names` to the last one and back, `each` at its place.
    func expectWalk(
        on device: SimulatedDevice, through names: [String], back: Bool = true, each: () throws -> String?
    ) throws {
        for (forward, expected) in [(true, names), (false, Array(names.reversed().dropFirst()))] where forward || back {
            var visited: [String] = []
            while visited.count < 200 {
                var hasMoved = false
                device.turn { hasMoved = move(forward) }
                guard hasMoved else { break }
                device.settle()
                visited.append(try #require(try each()))
            }
            expectEqual(visited, expected)
        }
    }
}

extension CellScreen {
    /// Expects one step from a list that is scrolled to its middle to lead to `expected`, and that to be visible.
    func expectStep(
        on device: SimulatedDevice, forward: Bool, to expected: String,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        device.turn { list.setContentOffset(CGPoint(x: 0, y: 500), animated: false) }
        device.turnAndSettle { avoidance?.move(forward) }
        expectEqual(place, expected, at: location)
        expectVisible(try #require(focused), of: self, on: device, at: location)
    }
}
