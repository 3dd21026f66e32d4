import Foundation
import KeyboardHelper
import Testing
import UIKit

extension KeyboardAvoidance {
    /// Whether there is a further input, to which the focus has moved.
    @discardableResult func move(_ forward: Bool) -> Bool { forward ? focusNext() : focusPrevious() }

    /// Moves the focus until there is no further input. Returns where it has been.
    func walk(on device: SimulatedDevice, forward: Bool, each: () throws -> String?) throws -> [String] {
        var visited: [String] = []
        while visited.count < 200 {
            var hasMoved = false
            device.turn { hasMoved = move(forward) }
            guard hasMoved else { break }
            device.settle()
            visited.append(try #require(try each()))
        }
        return visited
    }
}

extension CellScreen {
    /// Expects the focus to walk through `names` and back, and `each` place to be as it is to be.
    func expectWalk(on device: SimulatedDevice, through names: [String], each: (String) throws -> Void) throws {
        for (forward, expected) in [(true, names), (false, Array(names.reversed().dropFirst()))] {
            let visited = try #require(avoidance).walk(on: device, forward: forward) {
                try each(try #require(place))
                return place
            }
            #expect(visited == expected)
        }
    }

    /// The same, where each place is to be visible.
    func expectVisibleWalk(on device: SimulatedDevice, through names: [String]) throws {
        try expectWalk(on: device, through: names) { place in
            expectVisible(try #require(focused), of: self, on: device, "\(place)")
        }
    }

    /// Expects one step from a list that is scrolled to its middle to lead to `expected`, and that to be visible.
    func expectStep(
        on device: SimulatedDevice, forward: Bool, to expected: String,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        device.turn { list.setContentOffset(CGPoint(x: 0, y: 500), animated: false) }
        let avoidance = try #require(avoidance)
        device.turnAndSettle {
            #expect(avoidance.move(forward), sourceLocation: location)
        }
        #expect(place == expected, sourceLocation: location)
        expectVisible(try #require(focused), of: self, on: device, at: location)
    }
}

extension UIView {
    /// The field in it that has the focus.
    var firstField: UITextField? {
        if let field = self as? UITextField, field.isFirstResponder { return field }
        return subviews.lazy.compactMap(\.firstField).first
    }
}
