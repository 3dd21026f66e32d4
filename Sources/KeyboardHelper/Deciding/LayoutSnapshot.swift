internal import Foundation

/// The view tree as it was measured. Every y is in window coordinates, in points, from model values.
struct LayoutSnapshot: Sendable, Equatable {
    /// The pixels of a point.
    var scale: CGFloat
    /// The keyboard's top edge.
    var keyboardTop: CGFloat
    /// Where the room for the focus ends: at the keyboard, or at the bar on it in front of the focus.
    var roomBottom: CGFloat
    /// The top edge of the visible part of the target: of the safe area around it, or of a sheet or a clipping view if
    /// that is lower.
    var visibleTop: CGFloat = 0
    /// The part of the input that must be visible; nil if nothing may move for it.
    var focus: CGRect?
    /// Why nothing moves for a focus, where there is none.
    var reasonWithoutFocus = KeyboardDecision.Reason.noFocus
    /// The offsets and the lift stay as they are, wherever the focus is.
    var keepsPlace = false
    /// The views that should be visible together with the focus, as far as they fit, the most important first.
    var companions: [Companion] = []
    /// The movers of the focus, from the inside out: scroll views, and the view around them that is lifted. A scroll
    /// view target is there without a focus too.
    var movers: [Mover] = []
    /// Where the movers are without what is lifted and scrolled: of a scroll view the origin of the view around it, of a
    /// lifted view the bottom edge of the input in it.
    var rests: [CGFloat] = []

    init(scale: CGFloat, keyboardTop: CGFloat) {
        (self.scale, self.keyboardTop) = (scale, keyboardTop)
        roomBottom = keyboardTop
    }

    /// The whole of a text view, or another view that belongs to the input: a button, a message.
    struct Companion: Sendable, Equatable {
        var rect: CGRect
        /// The innermost of the movers that it is in; their number if it is in none.
        var area: Int
        /// Nothing moves to show it, but what shows it already stays.
        var isPassive = false
    }
}

/// The layout as a plan changes it: what is where once all that the plan has moved so far is moved, and what there is
/// room for then.
struct PlannedLayout {
    /// The layout as it was measured.
    let snapshot: LayoutSnapshot
    private(set) var movers: [Mover]
    /// The part of the input that must be visible; without one, ``nowhere``.
    private(set) var focus: CGRect
    private(set) var companions: [LayoutSnapshot.Companion]

    /// Where the room for the focus ends.
    var roomBottom: CGFloat { snapshot.roomBottom - floatingBottom }

    /// The height of what floats above the insets for the keyboard and the bars on it.
    var floatingBottom: CGFloat { movers.filter(\.takesInset).reduce(0) { max($0, $1.floating.bottom) } }

    init(_ snapshot: LayoutSnapshot) {
        self.snapshot = snapshot
        focus = snapshot.focus ?? Self.nowhere
        companions = snapshot.companions.filter(\.rect.isFinite)
        movers = snapshot.movers
        // Without a focus there is nothing to be lifted for.
        let isIdle = snapshot.focus == nil && !snapshot.keepsPlace
        for (index, mover) in movers.enumerated() where mover.isCountedAnew || isIdle && mover.isLift {
            move(index, by: -mover.ownOffset)
        }
        guard snapshot.focus != nil else { return }
        // Where there is no room for all, the focus comes first, then the footer that floats, then the header.
        for index in movers.indices {
            for part in [\Mover.Floating.top, \.bottom] where room(from: index) < focus.height {
                movers[index].floating[keyPath: part] = 0
            }
        }
        // Where nothing around the outermost scroll view can move, and its inset at the top leaves no room for a
        // control, the inset gives way to the safe area: it belongs to a header, and many a header collapses as the
        // content is scrolled.
        guard let last = outermostScrollView, roomBottom - movers[last].visibleTop < min(focus.height, Self.leastRoom)
        else { return }
        movers[last].floating.top = -movers[last].insets.top
    }

    /// So far up that nothing has to be kept free below it. A union with it is of infinite height, and fits nowhere.
    private static let nowhere = CGRect(x: 0, y: -CGFloat.infinity, width: 0, height: 0)

    /// Less than a control is high, in points.
    private static let leastRoom: CGFloat = 40

    // MARK: Moving

    /// Moves what is in the mover at `index` up by `points`.
    mutating func move(_ index: Int, by points: CGFloat) {
        guard points != 0 else { return }
        movers[index].offset += points
        guard movers[index].movesFocus else { return }
        for inner in 0..<index {
            movers[inner].viewport.origin.y -= points
            movers[inner].clipTop -= points
        }
        focus.origin.y -= points
        for number in companions.indices where companions[number].area <= index {
            companions[number].rect.origin.y -= points
        }
    }

    /// Gives the mover at `index` what `plan` wants.
    mutating func apply(_ plan: MoverPlan, to index: Int) {
        move(index, by: plan.offset - movers[index].offset)
        movers[index].insets.ownBottom = max(0, plan.coveredInset - movers[index].insets.systemBottom)
    }

    // MARK: Room

    /// How far the focus still is from being visible; for one that is taller than the room, how much of it is hidden.
    var missing: CGFloat {
        let clip = clip(from: movers.startIndex)
        let movement = RequiredLift.movement(
            focus: focus, top: clip.top, bottom: clip.bottom, roomBottom: roomBottom, spacing: 0)
        // Sums of thirds of a point are not exact.
        if abs(movement) >= AvoidancePlanner.negligible { return movement }
        // It is where it should be. A focus that is taller than the room ends below it all the same.
        return max(0, focus.maxY - min(clip.bottom, roomBottom))
    }

    /// The parts that the mover at `index` is to show: the focus, with those of its companions that move along, as far
    /// as they fit. `moving` is what it moves for; `all` includes the passive ones, which take up room all the same.
    func rectsToShow(from index: Int) -> (moving: CGRect, all: CGRect) {
        let room = room(from: index)
        var (moving, all) = (focus, focus)
        for companion in companions where companion.area <= index {
            let both = all.union(companion.rect)
            guard both.height <= room else { continue }
            all = both
            if !companion.isPassive { moving = moving.union(companion.rect) }
        }
        return (moving, all)
    }

    /// The height that can be seen at once in the scroll views from `index` outwards, wherever those around bring them.
    private func room(from index: Int) -> CGFloat {
        let edges = fixedEdges
        return movers[index...].filter(\.clipsFocus).map { $0.visibleBottom - $0.visibleTop }
            .reduce(edges.bottom - edges.top, min)
    }

    /// The extent that no movement changes: what the outermost scroll view leaves visible, if nothing moves that.
    var fixedEdges: (top: CGFloat, bottom: CGFloat) {
        guard let outermost = outermostScrollView else { return (snapshot.visibleTop, roomBottom) }
        let fixed = movers[outermost]
        return (max(snapshot.visibleTop, fixed.visibleTop), min(roomBottom, fixed.visibleBottom))
    }

    /// The scroll view that nothing around it moves; nil where something is lifted.
    private var outermostScrollView: Int? {
        let outermost = movers.lastIndex(where: \.movesFocus)
        guard let outermost, !movers[outermost].isLift else { return nil }
        return outermost
    }

    /// The extent that the movers from `index` outwards leave visible.
    func clip(from index: Int) -> (top: CGFloat, bottom: CGFloat) {
        let start = movers[index...].map(\.clipTop).reduce(snapshot.visibleTop, max)
        return movers[index...].filter(\.clipsFocus).reduce((start, .greatestFiniteMagnitude)) { clip, mover in
            (max(clip.0, mover.visibleTop), min(clip.1, mover.visibleBottom))
        }
    }

    /// Whether anything around the mover at `index` can bring it up.
    func hasMore(around index: Int) -> Bool { movers[(index + 1)...].contains(where: \.movesFocus) }

    /// Where the room for the content of the scroll view at `index` ends.
    func roomBottom(of index: Int) -> CGFloat { movers[index].roomBottomBesideFocus ?? snapshot.roomBottom }

    /// How much of the app's inset of the scroll view at `index` is for what stands at its bottom: beside what it reserves
    /// without a bar, the height of the bar on the keyboard; all of it, if the app itself lets it reach up to the bar.
    func reserve(of index: Int) -> CGFloat {
        let (mover, bottom) = (movers[index], roomBottom(of: index))
        let bar = snapshot.keyboardTop - bottom
        let present = mover.insets.appBottom + mover.insets.systemBottom
        guard bar > 0, present >= mover.overlap(roomBottom: bottom) else { return mover.insets.reserve + bar }
        return .infinity
    }

    /// The points to add to the content inset of the scroll view at `index`.
    func ownInset(of index: Int, spacing: CGFloat) -> CGFloat {
        let movesFocus = movers[index].movesFocus
        return movers[index].ownInset(
            roomBottom: roomBottom(of: index), reserve: reserve(of: index),
            showing: movesFocus ? rectsToShow(from: index).all : Self.nowhere, spacing: spacing,
            leavesRoom: movesFocus && hasMore(around: index))
    }
}

/// How far something must go up to be visible.
enum RequiredLift {
    /// The least movement up, in points, that brings `focus` between `top` and `bottom` and leaves `spacing` free
    /// between it and `roomBottom`, where the keyboard or what stands on it begins. A negative result is a movement
    /// down; 0 moves nothing.
    ///
    /// Where not all of it fits, the spacing gives way first, then the lower part of the focus.
    static func movement(
        focus: CGRect, top: CGFloat, bottom: CGFloat, roomBottom: CGFloat, spacing: CGFloat
    ) -> CGFloat {
        let room = min(bottom, roomBottom) - top
        let free = min(spacing, max(0, room - focus.height))
        let atLeast = focus.maxY - min(bottom, roomBottom - free)
        let atMost = focus.minY - top
        return min(max(0, atLeast), atMost)
    }

    /// How far a container has to go up so that its content gains `movement`, if `lifted` points have brought the
    /// content up by `gained` only: it is laid out by the safe area, and further lifts take away `inset` points more of
    /// that.
    static func lift(for movement: CGFloat, lifted: CGFloat, gained: CGFloat, inset: CGFloat) -> CGFloat {
        guard movement > 0, lifted > 0 else { return movement }
        let share = min(max(0, gained / lifted), 1)
        // Beyond the inset, all of a lift reaches the content.
        let beyond = movement + (1 - share) * inset
        return share > 0 ? min(movement / share, beyond) : beyond
    }
}
