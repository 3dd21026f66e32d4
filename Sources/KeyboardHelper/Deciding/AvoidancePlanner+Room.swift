internal import Foundation

/// What there is room for, as things stand while a plan is made.
extension AvoidancePlanner {
    /// How far the focus still is from being visible; for one that is taller than the room, how much of it is hidden.
    var missing: CGFloat {
        guard let focus else { return 0 }
        let clip = clip(from: areas.startIndex)
        let movement = RequiredLift.movement(
            focus: focus, top: clip.top, bottom: clip.bottom, roomBottom: roomBottom, spacing: 0)
        // Sums of thirds of a point are not exact.
        let isInPlace = abs(movement) < Self.negligible
        return isInPlace ? max(0, focus.maxY - min(clip.bottom, roomBottom)) : movement
    }

    /// What the scroll view at `index`, or the container behind the last one, is to show: the focus, with those of its
    /// companions that move along, as far as they fit. With `orShown` also those that nothing moves for.
    func rectToShow(from index: Int, orShown: Bool = false) -> CGRect? {
        let room = room(from: index)
        guard let focus else { return nil }
        var (rect, all) = (focus, focus)
        // One that nothing moves for takes up room all the same.
        for companion in companions where companion.area <= index {
            let both = all.union(companion.rect)
            guard both.height <= room else { continue }
            all = both
            if orShown || !companion.isPassive { rect = rect.union(companion.rect) }
        }
        return rect
    }

    /// The height that can be seen at once in the scroll views from `index` outwards, wherever those around bring them.
    private func room(from index: Int) -> CGFloat {
        let fixed = lift == nil && !snapshot.isInner ? areas.last(where: \.movesFocus) : nil
        let top = max(snapshot.visibleTop, fixed?.visibleTop ?? snapshot.visibleTop)
        let bottom = min(roomBottom, fixed?.visibleBottom ?? roomBottom)
        return areas[index...].filter(\.movesFocus).map { $0.visibleBottom - $0.visibleTop }.reduce(bottom - top, min)
    }

    /// Whether anything around the scroll view at `index` can bring it up.
    func hasMore(around index: Int) -> Bool { index < areas.count - 1 || lift != nil || snapshot.isInner }

    /// Where the room for the content of the scroll view at `index` ends.
    func roomBottom(of index: Int) -> CGFloat { areas[index].roomBottomBesideFocus ?? roomBottom }

    /// Whether something of the app's stands on the keyboard in front of it.
    func hasBar(inFrontOf index: Int) -> Bool { roomBottom(of: index) < snapshot.keyboardTop }

    func ownInset(of index: Int) -> CGFloat {
        let movesFocus = areas[index].movesFocus
        return areas[index].ownInset(
            roomBottom: roomBottom(of: index), hasBar: hasBar(inFrontOf: index),
            focus: movesFocus ? rectToShow(from: index, orShown: true) : nil,
            spacing: spacing, leavesRoom: movesFocus && hasMore(around: index))
    }

    /// The extent that the scroll views from `index` outwards leave visible.
    func clip(from index: Int) -> (top: CGFloat, bottom: CGFloat) {
        areas[index...].filter(\.movesFocus).reduce((snapshot.visibleTop, .greatestFiniteMagnitude)) { clip, area in
            (max(clip.0, area.visibleTop), min(clip.1, area.visibleBottom))
        }
    }
}
