internal import Foundation

/// Remembers the last plan, and where it has left the focus.
struct PlanMemory: Sendable {
    /// The last plan, and what it was made from. Nil while nothing is covered or everything goes back.
    private(set) var last: Last?
    /// The input that was measured last, and its ``LayoutSnapshot/rests``.
    private var input: (id: ObjectIdentifier?, rests: [CGFloat]) = (nil, [])
    /// The extent of the focus in the window, as the last plan has left it. Nil if the plan was for no focus,
    /// provisional, or for a revealed view.
    private var focus: ClosedRange<CGFloat>?

    struct Last: Sendable, Equatable {
        let snapshot: LayoutSnapshot
        let plan: AvoidancePlan
        /// The offsets and lifts before the last movement.
        fileprivate(set) var start: [CGFloat]

        /// Whether UIKit may have scrolled to `offsets`. It scrolls to the focus, never away from it: the content is
        /// between where the last movement began and where it ended, or higher by what the app's own inset takes.
        func isWay(to offsets: [CGFloat]) -> Bool {
            zip(plan.moves.indices, offsets).allSatisfy { index, offset in
                let ends = [start[index], plan.moves[index].offset].sorted()
                return offset >= ends[0] - 1 && offset <= ends[1] + snapshot.movers[index].insets.appBottom + 1
            }
        }
    }

    /// Nothing is covered any more; or the window has another size, in which UIKit may have scrolled.
    mutating func forgetPlan() { last = nil }

    mutating func measured(_ snapshot: LayoutSnapshot, for input: AnyObject?) {
        self.input = (input.map(ObjectIdentifier.init), snapshot.rests)
    }

    /// Where the movers around `input` were when it was last measured, if that was the last one.
    func rests(of input: AnyObject?) -> [CGFloat] {
        self.input.id == input.map(ObjectIdentifier.init) ? self.input.rests : []
    }

    mutating func planned(_ plan: AvoidancePlan, for snapshot: LayoutSnapshot) {
        // Until something moves, the last movement counts.
        var start = snapshot.movers.map(\.offset)
        if let last, last.start.count == start.count { start = last.start }
        last = Last(snapshot: snapshot, plan: plan, start: start)
    }

    /// The last plan begins to move things. What is planned after that, in the same movement, belongs to it.
    mutating func move() {
        if let snapshot = last?.snapshot { last?.start = snapshot.movers.map(\.offset) }
    }

    mutating func applied(leavingFocusAt rect: CGRect?) { focus = rect.map(Self.extent) }

    /// Whether the focus, at `rect` now, is where the last plan has left it.
    func hasFocus(at rect: CGRect) -> Bool { focus == Self.extent(of: rect) }

    private static func extent(of rect: CGRect) -> ClosedRange<CGFloat> { rect.minY...rect.maxY }

    /// Where the room for the focus has ended in the last plan, if that was for this keyboard: at a bar, or there.
    func roomBottom(above keyboardTop: CGFloat) -> CGFloat {
        guard let snapshot = last?.snapshot, snapshot.keyboardTop == keyboardTop else { return keyboardTop }
        return snapshot.roomBottom
    }

    /// Whether the user has scrolled the focus away since the last plan, with `offsets` now; with `mayBeUIKit` only if
    /// UIKit has not.
    func isScrolledAway(to offsets: [CGFloat], mayBeUIKit: Bool = false) -> Bool {
        guard let last else { return false }
        if mayBeUIKit, last.isWay(to: offsets) { return false }
        return AvoidancePlanner.isScrolledAway(offsets, since: last.plan, for: last.snapshot)
    }
}
