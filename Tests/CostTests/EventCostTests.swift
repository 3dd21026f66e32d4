import Testing
import UIKit

@testable import KeyboardHelperBenchmarks

/// What each event costs beyond the same screen without the library: a form of 20 fields, seven views deep.
@MainActor
@Suite(.serialized) struct EventCostTests {
    enum Event: Sendable {
        case show, hide, focus, key, rotation
    }

    /// The counts of the second time, when everything is warm.
    private func counts(_ event: Event, _ kind: TargetKind, _ helper: Helper) -> SimulatedCosts {
        let (screen, device) = kind.screen(20, helper)
        let fields = screen.fields
        var costs = SimulatedCosts()
        func count(_ action: () -> Void) {
            let before = device.costs
            device.turn(action)
            device.settle()
            costs = device.costs - before
        }
        func silently(_ action: () -> Void) {
            device.turn(action)
            device.settle()
        }
        for _ in 0..<2 {
            switch event {
            case .show:
                count { _ = fields[9].becomeFirstResponder() }
                silently { _ = fields[9].resignFirstResponder() }
            case .hide:
                silently { _ = fields[9].becomeFirstResponder() }
                count { _ = fields[9].resignFirstResponder() }
            case .focus:
                silently { _ = fields[2].becomeFirstResponder() }
                count { _ = fields[9].becomeFirstResponder() }
            case .key:
                silently { _ = fields[9].becomeFirstResponder() }
                count { device.type("a") }
            case .rotation:
                silently { _ = fields[9].becomeFirstResponder() }
                count { device.rotate(to: .landscapeLeft) }
                device.rotate(to: .portrait)
                device.settle()
            }
        }
        return costs
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let kind: TargetKind
        let event: Event
        let limit: SimulatedCosts

        init(
            _ kind: TargetKind, _ event: Event, visited: Int, converted: Int, layouts: Int, forced: Int = 0, writes: Int
        ) {
            (self.kind, self.event) = (kind, event)
            var limit = SimulatedCosts()
            (limit.viewsVisited, limit.conversions) = (visited, converted)
            (limit.layouts, limit.forcedLayouts, limit.propertyWrites) = (layouts, forced, writes)
            self.limit = limit
        }

        var testDescription: String { "\(kind), \(event)" }
    }

    nonisolated static let rows = [
        Row(.scrollView, .show, visited: 192, converted: 45, layouts: 7, writes: 8),
        Row(.scrollView, .hide, visited: 3, converted: 0, layouts: 3, writes: 3),
        Row(.scrollView, .focus, visited: 141, converted: 33, layouts: 6, writes: 6),
        Row(.scrollView, .key, visited: 2, converted: 3, layouts: 1, writes: 0),
        Row(.scrollView, .rotation, visited: 185, converted: 44, layouts: 7, writes: 7),
        Row(.container, .show, visited: 243, converted: 40, layouts: 5, forced: 1, writes: 5),
        Row(.container, .hide, visited: 6, converted: 0, layouts: 3, forced: 1, writes: 2),
        Row(.container, .focus, visited: 181, converted: 31, layouts: 4, forced: 1, writes: 4),
        Row(.container, .key, visited: 2, converted: 3, layouts: 1, writes: 0),
        Row(.container, .rotation, visited: 250, converted: 41, layouts: 11, forced: 6, writes: 7),
        Row(.automatic, .show, visited: 228, converted: 36, layouts: 8, forced: 3, writes: 6),
        Row(.automatic, .hide, visited: 7, converted: 0, layouts: 3, forced: 1, writes: 3),
        Row(.automatic, .focus, visited: 176, converted: 29, layouts: 7, forced: 3, writes: 4),
        Row(.automatic, .key, visited: 2, converted: 3, layouts: 1, writes: 0),
        Row(.automatic, .rotation, visited: 237, converted: 39, layouts: 16, forced: 10, writes: 9),
        Row(.window, .show, visited: 262, converted: 42, layouts: 10, forced: 5, writes: 5),
        Row(.window, .hide, visited: 9, converted: 0, layouts: 8, forced: 2, writes: 5),
        Row(.window, .focus, visited: 210, converted: 36, layouts: 7, forced: 3, writes: 4),
        Row(.window, .key, visited: 2, converted: 3, layouts: 1, writes: 0),
        Row(.window, .rotation, visited: 271, converted: 56, layouts: 19, forced: 12, writes: 11),
        Row(.constraint, .show, visited: 63, converted: 17, layouts: 7, forced: 4, writes: 5),
        Row(.constraint, .hide, visited: 7, converted: 0, layouts: 4, forced: 2, writes: 2),
        Row(.constraint, .focus, visited: 7, converted: 3, layouts: 1, writes: 1),
        Row(.constraint, .key, visited: 0, converted: 0, layouts: 0, writes: 0),
        Row(.constraint, .rotation, visited: 63, converted: 16, layouts: 9, forced: 4, writes: 7),
        Row(.closures, .show, visited: 38, converted: 20, layouts: 6, writes: 2),
        Row(.closures, .hide, visited: 4, converted: 0, layouts: 3, writes: 1),
        Row(.closures, .focus, visited: 3, converted: 3, layouts: 1, writes: 1),
        Row(.closures, .key, visited: 0, converted: 0, layouts: 0, writes: 0),
        Row(.closures, .rotation, visited: 43, converted: 22, layouts: 7, writes: 5),
    ]

    @Test("an event costs no more than this", arguments: rows)
    func event(_ row: Row) {
        let own = counts(row.event, row.kind, .ours) - counts(row.event, row.kind, .none)
        #expect(own.viewsVisited <= row.limit.viewsVisited && own.conversions <= row.limit.conversions, "\(own)")
        #expect(own.layouts <= row.limit.layouts && own.propertyWrites <= row.limit.propertyWrites, "\(own)")
        #expect(own.forcedLayouts <= row.limit.forcedLayouts, "\(own)")
    }
}
