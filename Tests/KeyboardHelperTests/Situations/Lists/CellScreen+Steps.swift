import Foundation
import KeyboardHelper
import Testing
import UIKit

extension KeyboardAvoidance {
    /// Moves the focus until there is no further input. Returns where it has been.
    func walk(on device: SimulatedDevice, forward: Bool, each: () throws -> String?) throws -> [String] {
        var visited: [String] = []
        while visited.count < 200 {
            var hasMoved = false
            device.turn { hasMoved = forward ? focusNext() : focusPrevious() }
            guard hasMoved else { break }
            device.settle()
            visited.append(try #require(try each()))
        }
        return visited
    }
}

extension CellScreen {
    func walk(
        on device: SimulatedDevice, forward: Bool, each: (String) throws -> Void = { _ in }
    ) throws -> [String] {
        try #require(avoidance).walk(on: device, forward: forward) {
            let place = try #require(place)
            try each(place)
            return place
        }
    }

    /// Expects the focus to walk through `names` and back, and `each` place to be as it is to be.
    func expectWalk(on device: SimulatedDevice, through names: [String], each: (String) throws -> Void) throws {
        #expect(try walk(on: device, forward: true, each: each) == names)
        #expect(try walk(on: device, forward: false, each: each) == Array(names.reversed().dropFirst()))
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
        device.turn {
            #expect(forward ? avoidance.focusNext() : avoidance.focusPrevious(), sourceLocation: location)
        }
        device.settle()
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
