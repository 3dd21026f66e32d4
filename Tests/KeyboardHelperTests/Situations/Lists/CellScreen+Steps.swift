import Foundation
import KeyboardHelper
import Testing
import UIKit

extension CellScreen {
    /// Moves the focus until there is no further input. Returns where it has been.
    func walk(
        on device: SimulatedDevice, forward: Bool, each: (String) throws -> Void = { _ in }
    ) throws -> [String] {
        let avoidance = try #require(avoidance)
        var visited: [String] = []
        while visited.count < 200 {
            var hasMoved = false
            device.turn { hasMoved = forward ? avoidance.focusNext() : avoidance.focusPrevious() }
            guard hasMoved else { break }
            device.settle()
            let place = try #require(place)
            visited.append(place)
            try each(place)
        }
        return visited
    }

    /// Expects one step from a list that is scrolled to its middle to lead to `expected`, and that to be visible.
    func expectStep(
        on device: SimulatedDevice, forward: Bool, to expected: String,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        device.turn { list.setContentOffset(CGPoint(x: 0, y: 500), animated: false) }
        let avoidance = try #require(avoidance)
        device.turn {
            #expect(forward ? avoidance.focusNext() : avoidance.focusPrevious(), sourceLocation: location)
        }
        device.settle()
        #expect(place == expected, sourceLocation: location)
        expectVisible(try #require(focused), of: self, on: device, at: location)
    }
}
