import Foundation
import UIKit

/// What the screen must look like after a turn. A position says how far the content is up: the container's lift, the
/// scroll view's offset, or what the app's closure made of the covered height.
struct TraceExpectation {
    /// The positions that the design allows; usually one.
    private(set) var positions: [CGFloat]
    private(set) var insets: ClosedRange<CGFloat>
    private(set) var indicators: [CGFloat]
    /// Until then a text view may have no caret, and everything stays at the start.
    private(set) var lateCaret: (start: CGFloat, until: TimeInterval)?
    private let layout: TraceLayout

    /// A text view gets its selection a few milliseconds after it has begun editing, and is measured 0.02 s later.
    private static let latestCaret: TimeInterval = 0.03

    /// What must be after a turn that began with everything at `start`.
    init(from start: TraceLook, layout: TraceLayout, oracle: TraceOracle) {
        self.layout = layout
        if oracle.scene == .background || oracle.isDoubtful {
            (positions, insets, indicators) = ([start.position], start.inset...start.inset, [start.indicator])
            return
        }
        let covered = oracle.covered
        let inset = layout.inset(covered: covered)
        insets = inset...(inset + (covered > 0 && oracle.isLocal ? layout.lacking(covered: covered) : 0))
        indicators = [inset]
        positions = Self.positions(from: start, layout: layout, oracle: oracle)
        if layout.target.isScrollView {
            let legal = layout.offsets(inset: insets.upperBound)
            let inRange = positions.map { min(max($0, legal.lowerBound), legal.upperBound) }
            // Where no inset is taken back, the library scrolls nothing. An offset beyond the range of a sheet that has grown is
            // UIKit's, which may bring it back with or without the safe area at the bottom.
            let isUIKits = covered == 0 && start.inset == 0
            let bottom = legal.upperBound - layout.safeArea.bottom
            positions = inRange + (isUIKits ? positions + positions.map { min($0, bottom) } : [])
        }
        if oracle.turn.movesSheetSilently {
            positions.append(start.position)
            indicators.append(start.indicator)
            insets = min(insets.lowerBound, start.inset)...max(insets.upperBound, start.inset)
        }
        if layout.focus?.line != nil, layout.target != .closures {
            lateCaret = (start.position, oracle.focusTime + Self.latestCaret)
        }
    }

    private static func positions(
        from start: TraceLook, layout: TraceLayout, oracle: TraceOracle
    ) -> [CGFloat] {
        guard layout.target != .closures else { return [oracle.covered] }
        guard oracle.covered > 0 else { return [layout.target == .container ? 0 : start.position] }
        // A lift needs the focus. An offset stays where it is.
        guard oracle.focus != nil, oracle.isLocal else { return [layout.target == .container ? 0 : start.position] }
        func shown(from position: CGFloat) -> CGFloat {
            let movement = layout.leastMovement(
                from: position, covered: oracle.covered)
            // A container never goes below where the app put it.
            return layout.target == .container ? max(0, position + movement) : position + movement
        }
        if layout.target.isScrollView, oracle.isScrolledByUser {
            return oracle.mayReveal ? [start.position, shown(from: start.position)] : [start.position]
        }
        // Layout puts the container to rest when the size changes. After UIKit has moved a sheet, what is needed may be
        // counted from there or from rest.
        if layout.target == .container, oracle.turn.rotates { return [shown(from: 0)] }
        if oracle.turn.mayMoveSheet {
            return [shown(from: start.position), shown(from: 0)]
        }
        return [shown(from: start.position)]
    }

    // MARK: Checking

    /// What is wrong with `look`, in words. `isMoved` says that a finger moves the scroll view, or that it decelerates.
    func problems(of look: TraceLook, at time: TimeInterval, isMoved: Bool, isRotated: Bool) -> [String] {
        var problems: [String] = []
        if !indicators.contains(where: { abs(look.indicator - $0) < 0.01 }) {
            problems.append("the indicators' inset is \(look.indicator), must be \(indicators)")
        }
        if isMoved { return problems }
        if look.inset < insets.lowerBound - 0.01 || look.inset > insets.upperBound + 0.01 {
            problems.append("the inset is \(look.inset), must be \(insets)")
        }
        // Layout brings an offset to where the rotated content is, so that only its end is known.
        let isUnknown = isRotated && layout.target.isScrollView
        if !isUnknown, !isExpected(look.position, at: time) {
            problems.append("the position is \(look.position), must be \(positions)")
        }
        return problems
    }

    /// Whether a text view that has just begun editing has its caret.
    func isSettled(at time: TimeInterval) -> Bool { lateCaret.map { time >= $0.until } ?? true }

    func isExpected(_ position: CGFloat, at time: TimeInterval) -> Bool {
        let isLate = lateCaret.map { time < $0.until && abs(position - $0.start) < 0.01 } ?? false
        return isLate || positions.contains { abs(position - $0) < 0.01 }
    }
}
