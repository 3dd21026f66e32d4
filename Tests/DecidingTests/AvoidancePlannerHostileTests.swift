import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

/// Nothing non-finite ever reaches a view.
@Suite
struct AvoidancePlannerHostileTests {
    enum Place: String, CaseIterable, Sendable {
        case focusX, focusY, focusWidth, focusHeight, spacing
        case contentWidth, contentHeight, viewportY, viewportWidth, viewportHeight
        case topInset, safeTop, systemBottomInset, appBottomInset
        case scale, keyboardTop, visibleTop

        func put(_ value: CGFloat, into snapshot: inout LayoutSnapshot, _ spacing: inout CGFloat) {
            switch self {
            case .focusX: snapshot.focus?.origin.x = value
            case .focusY: snapshot.focus?.origin.y = value
            case .focusWidth: snapshot.focus?.size.width = value
            case .focusHeight: snapshot.focus?.size.height = value
            case .spacing: spacing = value
            case .scale: snapshot.scale = value
            case .keyboardTop: snapshot.keyboardTop = value
            case .visibleTop: snapshot.visibleTop = value
            default:
                for index in snapshot.movers.indices { put(value, into: &snapshot.movers[index]) }
            }
        }

        private func put(_ value: CGFloat, into area: inout Mover) {
            switch self {
            case .contentWidth: area.contentSize.width = value
            case .contentHeight: area.contentSize.height = value
            case .viewportY: area.viewport.origin.y = value
            case .viewportWidth: area.viewport.size.width = value
            case .viewportHeight: area.viewport.size.height = value
            case .topInset: area.insets.top = value
            case .safeTop: area.insets.safeTop = value
            case .systemBottomInset: area.insets.systemBottom = value
            case .appBottomInset: area.insets.appBottom = value
            default: break
            }
        }
    }

    static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 0,
    ]

    private func expectFinite(_ snapshot: LayoutSnapshot, spacing: CGFloat) {
        let plan = AvoidancePlanner.plan(for: snapshot, spacing: spacing)
        for (index, scroll) in plan.moves.enumerated() {
            #expect(scroll.coveredInset.isFinite, "scroll view \(index)")
            #expect(scroll.overlap.isFinite, "scroll view \(index)")
            #expect(scroll.offset.isFinite, "scroll view \(index)")
        }
        #expect(plan.required.isFinite)
        #expect(plan.missing.isFinite)
    }

    @Test("a plan is finite whatever was measured", arguments: Place.allCases, numbers)
    func staysFinite(place: Place, number: CGFloat) {
        let alone = situation(area(0, 800, content: 2000), focus: strip(600, 644))
        let inner = area(400, 700, content: 600, takesInset: false)
        let nested = situation(inner, area(0, 800, content: 1000), focus: strip(620, 664))
        for snapshot in [alone, nested] {
            var snapshot = snapshot
            var spacing: CGFloat = 10
            place.put(number, into: &snapshot, &spacing)
            expectFinite(snapshot, spacing: spacing)
        }
    }

    @Test("a focus that is no rectangle moves nothing", arguments: [CGRect.null, .infinite])
    func hostileFocus(_ focus: CGRect) {
        let snapshot = situation(area(0, 800, content: 2000, offset: 37), focus: focus)
        let plan = AvoidancePlanner.plan(for: snapshot, spacing: 10)
        #expect(plan.moves.map(\.offset) == [37])
        #expect(plan.required.isFinite)
        #expect(plan.missing.isFinite)
    }

    @Test("a focus of no size is shown where it is")
    func emptyFocus() {
        let snapshot = situation(area(0, 800, content: 2000), focus: strip(600, 600))
        let plan = AvoidancePlanner.plan(for: snapshot, spacing: 10)
        #expect(plan.moves.map(\.offset) == [110])
    }

    @Test("without a scroll view there is nothing to plan, but what is required is told")
    func noScrollView() {
        let plan = AvoidancePlanner.plan(for: situation(focus: strip(600, 644)), spacing: 10)
        #expect(plan.moves.isEmpty)
        #expect(plan.required == 154)
        #expect(plan.missing == 144)
    }
}
