internal import UIKit

/// Measures the scroll views of a plan, as numbers in window coordinates.
@MainActor struct MoverReader {
    /// The surroundings of the outermost avoidance that moves.
    let around: Surroundings
    /// The views that may move, from the inside out, and those that only get an inset.
    let views: [Ledger.Entry]
    /// A finger drags the keyboard.
    let isDragged: Bool

    /// The layout without a focus.
    func read() -> LayoutSnapshot {
        var snapshot = LayoutSnapshot(scale: around.window.screen.scale, keyboardTop: around.keyboardTop)
        snapshot.movers = views.map(mover)
        return snapshot
    }

    private func mover(of place: Ledger.Entry) -> Mover {
        guard let adjuster = place.scrollAdjuster, let scrollView = adjuster.scrollView else {
            return lifted(place.view, by: place.adjuster.lift)
        }
        var mover = scrollView.mover(
            standing: adjuster.orientation, in: around.window, addedInset: adjuster.addedInset,
            takesInset: place.takesInset)
        mover.isMovedByUser = mover.isMovedByUser || isDragged
        mover.ownOffset = adjuster.lift
        mover.roomBottomBesideFocus = place.roomBottomBesideFocus
        mover.insets.reserve = reserve(in: mover, of: scrollView)
        mover.insets.answerRoom = ScrollRoom.points(place.answerRoom, within: mover.insets.appBottom)
        return mover
    }

    private func lifted(_ view: UIView?, by lift: CGFloat) -> Mover {
        guard let view, view === around.lifted, !around.liftsCard else { return .lifted(by: lift) }
        return .lifted(by: lift, atMost: max(0, around.frame(of: view).maxY + lift - around.keyboardTop))
    }

    /// How much of the app's inset is for what is below the screen, for the safe area that UIKit does not adjust for, and
    /// for the bar that a controller vends.
    private func reserve(in mover: Mover, of scrollView: UIScrollView) -> CGFloat {
        guard mover.insets.appBottom > 0 else { return 0 }
        var reserve = max(0, mover.viewport.maxY - around.window.bounds.maxY)
        let safe = around.window.safeAreaInsets.bottom
        if scrollView.contentInsetAdjustmentBehavior == .never, mover.insets.appBottom >= safe,
            mover.viewport.maxY >= around.window.bounds.maxY - 1
        {
            reserve += safe
        }
        if let accessory = around.vendedBar, accessory.window != nil {
            reserve += accessory.bounds.height
        }
        return reserve
    }
}

/// Measures the view tree around an input, which is moved for.
@MainActor struct LayoutReader {
    let movers: MoverReader
    let input: UIView
    /// The input and all views around it, from the inside out.
    let path: [UIView]
    /// Why offsets and lift are to stay as they are; nil if they need not.
    var hold: Hold?
    /// The caret of the text view is still to come. All of the text view is to be seen instead.
    var awaitsCaret = false
    let wishes: Wishes
    /// The rests of the same input when it was last measured; see ``LayoutSnapshot/rests``. A moment after the keyboard's
    /// notification, UIKit moves a sheet, and an app may bring up a bar or a panel.
    let lastRests: [CGFloat]

    private var around: Surroundings { movers.around }
    private var views: [Ledger.Entry] { movers.views }

    enum Hold {
        /// The user has scrolled the focus away.
        case scrolledAway
        /// A finger drags the keyboard.
        case keyboardDragged
        /// There is no room for all of a text view, and its caret is still to come.
        case lateCaret
    }

    /// The app's wishes: which views are to be visible, and how.
    struct Wishes {
        /// The points between the input and the keyboard, or what stands on it.
        var spacing: CGFloat
        /// The app's companions of the input, the most important first.
        var companions: [UIView]
        /// The views to be seen together with the input: those, or the input after this one.
        var others: [UIView]
        /// A text view is to be seen as a whole, if it fits, and not only the caret's line.
        var showsWhole = false
        /// A scroll view that scrolls along both sides goes to the focus sideways too.
        var scrollsAcross = false
        /// A selection need not show its end: any part is enough.
        var keepsSelection = false
    }

    func read() -> LayoutSnapshot {
        var snapshot = movers.read()
        let cover = CoverFromBelow(around, of: input)
        snapshot.visibleTop = cover.roomTop(from: visibleTop)
        readFocus(&snapshot, below: cover)
        snapshot.companions = companions(above: snapshot.roomBottom).compactMap(companion)
        for index in views.indices { placeFocus(in: index, &snapshot) }
        countAnewWhatHasMoved(&snapshot)
        return snapshot
    }

    /// Finds the focus, and where the room for it ends. Under a hold there is none.
    private func readFocus(_ snapshot: inout LayoutSnapshot, below cover: CoverFromBelow) {
        if let hold {
            snapshot.keepsPlace = true
            if hold != .lateCaret { snapshot.reasonWithoutFocus = .userIsScrolling }
        } else if let focus = focus(below: snapshot.visibleTop) {
            snapshot.focus = focus
            snapshot.roomBottom = cover.roomBottom(
                inFrontOf: focus, below: snapshot.visibleTop, spacing: wishes.spacing)
            return
        }
        snapshot.roomBottom = cover.roomBottom(leastShare: 0, below: snapshot.visibleTop)
    }

    /// Adds to the mover at `index` what concerns the focus.
    private func placeFocus(in index: Int, _ snapshot: inout LayoutSnapshot) {
        let place = views[index]
        var mover = snapshot.movers[index]
        mover.clipTop = clipTop(of: path[place.around])
        if let adjuster = place.scrollAdjuster, let scrollView = adjuster.scrollView {
            mover.isInput = scrollView === input
            mover.floating = scrollView.floating(
                over: input, standing: adjuster.orientation, appBottom: mover.insets.appBottom)
            if wishes.scrollsAcross, !mover.isMovedByUser, let focus = snapshot.focus {
                mover.offsetAcross = scrollView.offsetAcross(showing: scrollView.convert(focus, from: around.window))
            }
        }
        snapshot.movers[index] = mover
        let outer = views.indices.filter { $0 > index && views[$0].owner === place.owner }
        guard mover.leavesAll(to: outer.map { snapshot.movers[$0] }) else { return }
        (snapshot.movers[index].takesInset, snapshot.movers[index].mayScroll) = (false, false)
    }

    /// Finds where each mover would be if nothing was lifted or scrolled: its rest. A rest is higher than at the last
    /// plan where UIKit or the app has brought the view up in the meantime. The library's part of the offset is counted
    /// anew there: it was made for the former place.
    private func countAnewWhatHasMoved(_ snapshot: inout LayoutSnapshot) {
        // The outermost comes first: each is moved by all that are around it.
        var moved: CGFloat = 0
        for (index, mover) in snapshot.movers.enumerated().reversed() {
            // Where its superview is: its own frame may move because it was scrolled, below a header that collapses.
            snapshot.rests.insert(mover.viewport.minY - (views[index].view?.frame.minY ?? 0) + moved, at: 0)
            if mover.movesFocus, !mover.isInput { moved += mover.offset }
        }
        for (index, mover) in snapshot.movers.enumerated() where mover.isLift {
            snapshot.rests[index] = around.frame(of: input).maxY + moved
        }
        guard snapshot.rests.count == lastRests.count else { return }
        for index in lastRests.indices where snapshot.rests[index] < lastRests[index] - 1 {
            snapshot.movers[index].isCountedAnew = true
        }
    }

    /// Whether offsets and lift wait for the caret.
    var waitsForCaret: Bool { awaitsCaret && hold != nil }

    /// Whether the input is in a bar that follows the keyboard by itself: a view around it ends at the keyboard, without
    /// the lift, and nothing scrolls.
    var standsOnKeyboard: Bool {
        let keyboardTop = around.keyboardTop - around.lift
        return possibleBars.contains { abs(around.frame(of: $0).maxY - keyboardTop) < 1 }
    }

    /// Whether the input is in a bar that a keyboard's layout guide holds.
    var isHeldByGuide: Bool {
        let bars = possibleBars
        return path.flatMap(\.constraints).contains { constraint in
            constraint.isOnKeyboard && constraint.items.contains { item in bars.contains { $0 === item } }
        }
    }

    /// The views around the input that move only with what is lifted; none where something scrolls.
    private var possibleBars: ArraySlice<UIView> {
        let outer = path.dropFirst().prefix { $0 !== around.lifted }
        return outer.contains { $0 is UIScrollView } ? [] : outer
    }

    // MARK: The room

    /// The top edge of what can be seen of the target, in window coordinates: usually that of the safe area. Sheets and
    /// views around it that clip end it too, unless they move along. A host, or a page, comes up to its own safe area; a
    /// card or a scroll view in it is seen up to that of the view around it.
    private var visibleTop: CGFloat {
        let moved = around.lifted ?? around.target
        let isHost = moved === around.host || around.kind.isAutomatic
        let innermost = isHost ? moved : moved.superview
        return max(
            around.window.safeAreaInsets.top, clipTop(of: path.drop { $0 !== innermost }, beside: moved))
    }

    /// The lowest top edge of those of `views` that clip, or are under bars; of `moved` that of its bars.
    private func clipTop(of views: ArraySlice<UIView>, beside moved: UIView? = nil) -> CGFloat {
        var lowest = -CGFloat.infinity
        for view in views where view !== around.window {
            let isMoved = view === moved
            // A sheet that is lifted has no bar there: it comes under the status bar.
            let inset = isMoved && view.isSheet ? 0 : view.safeAreaInsets.top
            guard inset > 0 || view.isSheet || view.clipsToBounds && !isMoved else { continue }
            lowest = max(lowest, inset + around.restTop(of: view))
        }
        return lowest
    }

    // MARK: The focus

    private func focus(below top: CGFloat) -> CGRect? {
        let shown = FocusRect.shownView(
            for: input, companion: wishes.companions.first,
            inside: views.first { input.isInside($0.view) }?.view ?? around.target,
            room: around.keyboardTop - top)
        guard let shown else { return nil }
        let part = shown === input ? line(below: top) : shown.bounds
        let rect = around.window.convert(part, from: shown)
        return rect.isFinite ? rect : nil
    }

    /// The line with the caret, or all of the input.
    private func line(below top: CGFloat) -> CGRect {
        if awaitsCaret { return input.bounds }
        var room = CGRect.null
        if wishes.keepsSelection, input.textEditor != nil {
            room = around.window.bounds
            (room.origin.y, room.size.height) = (top, max(0, around.formerRoomBottom - wishes.spacing - top))
            room = input.convert(room, from: around.window).intersection(input.bounds)
        }
        return FocusRect.line(of: input, orSelectedIn: room)
    }

    /// The views to be seen together with the focus: all of a text view, those that the app wishes, and the container,
    /// if it is a card and reaches below `roomBottom` without its lift.
    private func companions(above roomBottom: CGFloat) -> [UIView] {
        var all = wishes.others
        if input.textEditor != nil { all.insert(input, at: 0) }
        guard around.kind == .container, let container = around.lifted, around.liftsCard else { return all }
        if around.frame(of: container).maxY + around.lift > roomBottom { all.append(container) }
        return all
    }

    /// Measures `view` as a companion of the input, and finds the innermost of the views that it moves with.
    private func companion(_ view: UIView) -> LayoutSnapshot.Companion? {
        guard view.window === around.window, view.isDescendant(of: around.target), !view.bounds.isEmpty,
            !view.outwards(to: around.target).contains(where: \.isInvisible)
        else { return nil }
        let inner = views.firstIndex { view.isInside($0.view) && (view !== $0.view || view === around.lifted) }
        return LayoutSnapshot.Companion(
            rect: around.frame(of: view), area: inner ?? views.count, isPassive: view === input && !wishes.showsWhole)
    }
}
