import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

/// What the library is asked to move.
enum TraceTarget: String, CaseIterable, Sendable {
    case scrollView = "scroll view"
    /// The last field is the very end of its content.
    case fullScrollView = "scroll view that ends with a field"
    case container, closures

    var isScrollView: Bool { self == .scrollView || self == .fullScrollView }
}

/// One way to play a trace.
struct TraceCase: CustomTestStringConvertible, Sendable {
    let trace: Trace
    let target: TraceTarget
    /// UIKit brings an offset back by itself when its range shrinks.
    let clamps: Bool
    /// Events of one instant are all one turn of the run loop; else each is a turn of its own.
    let joins: Bool
    /// The system on which it is played; nil for the kindest position of every switch.
    var system: SimulatedSystem?

    /// Every trace with every target and in every way where the switches are kind. On the systems all pairs: of trace and
    /// system, of target and system, of way and system. With `WHOLE_MATRIX` in the environment everything with everything.
    static let all = Trace.all.enumerated().flatMap { traceNumber, trace in
        TraceTarget.allCases.enumerated().flatMap { targetNumber, target in
            let ways = [(true, true), (true, false), (false, true), (false, false)].map {
                TraceCase(trace: trace, target: target, clamps: $0.0, joins: $0.1)
            }
            return ways
                + SimulatedSystem.allCases.enumerated().flatMap { number, system in
                    let turn = traceNumber + targetNumber + number
                    let way = turn.isMultiple(of: 2) ? (turn / 2 + targetNumber) % ways.count : nil
                    return ways.enumerated()
                        .filter { WholeMatrix.isOn || $0.offset == way }
                        .map { way in
                            var play = way.element
                            play.system = system
                            return play
                        }
                }
        }
    }

    var testDescription: String {
        [
            trace.name, target.rawValue, clamps ? "UIKit clamps" : "no clamp",
            joins ? "one turn an instant" : "one turn an event", system?.rawValue ?? "kind",
        ].joined(separator: ", ")
    }

    /// Whether a text view has the focus while something is covered, and is moved for it.
    var showsTextView: Bool {
        let isCovered = trace.events.contains { event in
            if case .keyboard(let notice) = event.kind { notice.event == .willShow } else { false }
        }
        return clamps && target != .closures && isCovered && trace.fields.contains { $0.isTextView }
    }
}
