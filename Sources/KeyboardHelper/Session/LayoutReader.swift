internal import UIKit

/// Measures the view tree for a plan, as numbers in window coordinates.
@MainActor struct LayoutReader {
    /// The surroundings of the outermost avoidance that moves.
    let around: Surroundings
    /// The input and all views around it, from the inside out.
    let path: [UIView]
    /// The input that may be moved for; nil if there is none.
    let input: UIView?
    /// The views that may move, from the inside out, and those that only get an inset.
    let views: [Ledger.Entry]
    /// Why offsets and lift are to stay as they are; nil if they need not.
    var hold: Hold?
    /// The caret of the text view is still to come. All of the text view is to be seen instead.
    var awaitsCaret = false
    let wishes: Wishes
    /// The rests of the same input when it was last measured; see ``LayoutSnapshot/rests``. A moment after the keyboard's
    /// notification, UIKit moves a sheet, and an app may bring up a bar or a panel.
    let lastRests: [CGFloat]

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
        /// The views to be seen together with the input, the most important first.
        var companions: [UIView] = []
        /// The input after this one, if that is to be seen as well.
        var nextInput: UIView?
        /// A text view is to be seen as a whole, if it fits, and not only the caret's line.
        var showsWhole = false
        /// A scroll view that scrolls along both sides goes to the focus sideways too.
        var scrollsAcross = false
        /// A selection need not show its end: any part is enough.
        var keepsSelection = false
    }

    func read() -> LayoutSnapshot {
        var snapshot = LayoutSnapshot(scale: around.window.screen.scale, keyboardTop: around.keyboardTop)
        snapshot.visibleTop = visibleTop
        snapshot.keepsPlace = hold != nil
        if let hold, hold != .lateCaret { snapshot.reasonToStay = .userIsScrolling }
        if let input {
            if hold == nil { snapshot.focus = focus(of: input, below: snapshot.visibleTop) }
            snapshot.barTop = CoverFromBelow(around).barTop(
                inFrontOf: input, focus: snapshot.focus, below: snapshot.visibleTop, spacing: wishes.spacing)
            let others = wishes.companions.isEmpty ? [wishes.nextInput].compactMap(\.self) : wishes.companions
            let companions =
                (input.textEditor == nil ? [] : [input]) + others + wholeContainer(below: snapshot.roomBottom)
            snapshot.companions = companions.compactMap(companion)
        }
        snapshot.movers = views.map { mover(of: $0, showing: snapshot.focus) }
        for (index, one) in views.enumerated() {
            snapshot.movers[index].clipTop = clipTop(of: path[one.around])
            let outer = views.indices.filter { $0 > index && views[$0].owner === one.owner }
            guard snapshot.movers[index].leavesAll(to: outer.map { snapshot.movers[$0] }) else { continue }
            (snapshot.movers[index].takesInset, snapshot.movers[index].mayScroll) = (false, false)
        }
        countAnewWhatHasMoved(&snapshot)
        return snapshot
    }

    // MARK: Lifts

    private func lifted(_ view: UIView?, by lift: CGFloat) -> Mover {
        guard let view, view === around.lifted, view.ownController != nil else { return .lifted(by: lift) }
        let bottom = around.window.convert(view.bounds, from: view).maxY + lift
        return .lifted(by: lift, atMost: max(0, bottom - around.keyboardTop))
    }

    /// Finds where each mover would be if nothing was lifted or scrolled: its rest. A rest is higher than at the last
    /// plan where UIKit or the app has brought the view up in the meantime. The library's part of the offset is counted
    /// anew there: it was made for the former place.
    private func countAnewWhatHasMoved(_ snapshot: inout LayoutSnapshot) {
        guard let input else { return }
        // The outermost comes first: each is moved by all that are around it.
        var moved: CGFloat = 0
        for (index, mover) in snapshot.movers.enumerated().reversed() {
            // A scroll view alone may move because it was scrolled: below a header that collapses.
            snapshot.rests.insert(mover.viewport.minY - (views[index].view?.frame.minY ?? 0) + moved, at: 0)
            if mover.movesFocus, !mover.isInput { moved += mover.offset }
        }
        for (index, mover) in snapshot.movers.enumerated() where mover.isLift {
            snapshot.rests[index] = around.window.convert(input.bounds, from: input).maxY + moved
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
        let outer = path.dropFirst().prefix { $0 !== around.lifted }
        guard input != nil, !outer.contains(where: { $0 is UIScrollView }) else { return false }
        let keyboardTop = around.keyboardTop - (around.lift ?? 0)
        return outer.contains { abs(around.window.convert($0.bounds, from: $0).maxY - keyboardTop) < 1 }
    }

    /// The top edge of a view, in window coordinates, where it is without a lift of its own.
    private func top(of view: UIView) -> CGFloat {
        around.window.convert(view.bounds, from: view).minY + (view === around.lifted ? around.lift ?? 0 : 0)
    }

    /// The top edge of what can be seen of the target, in window coordinates: usually that of the safe area. Sheets and
    /// views around it that clip end it too, unless they move along. A host, or a page, comes up to its own safe area; a
    /// card or a scroll view in it is seen up to that of the view around it.
    private var visibleTop: CGFloat {
        let moved = around.lifted ?? around.target.view ?? around.host
        let isHost = moved === around.host || around.target.kind.isAutomatic
        let innermost = isHost ? moved : moved.superview ?? moved
        let views = (path.isEmpty ? innermost.path : path).drop { $0 !== innermost }
        return max(around.window.safeAreaInsets.top, clipTop(of: views, beside: moved) ?? 0)
    }

    /// The lowest top edge of those of `views` that clip, or are under bars.
    private func clipTop(of views: ArraySlice<UIView>, beside moved: UIView? = nil) -> CGFloat? {
        let tops = views.filter { $0 !== around.window }.compactMap { view -> CGFloat? in
            // A sheet that is lifted has no bar there: it comes under the status bar.
            let inset = view === moved && view.isSheet ? 0 : view.safeAreaInsets.top
            let endsRoom = inset > 0 || view.isSheet || view.clipsToBounds && view !== moved
            return endsRoom ? inset + top(of: view) : nil
        }
        return tops.max()
    }

    // MARK: The focus

    private func focus(of input: UIView, below top: CGFloat) -> CGRect? {
        let shown = FocusRect.shownView(
            for: input, companion: wishes.companions.first,
            inside: views.first { input.isInside($0.view) }?.view ?? around.target.view,
            room: around.keyboardTop - top)
        guard shown === input else { return shown.map { around.window.convert($0.bounds, from: $0) } }
        var room = CGRect.null
        if wishes.keepsSelection, input.textEditor != nil {
            room = around.window.bounds
            (room.origin.y, room.size.height) = (top, max(0, around.formerRoomBottom - wishes.spacing - top))
            room = input.convert(room, from: around.window).intersection(input.bounds)
        }
        let line = awaitsCaret ? input.bounds : FocusRect.line(of: input, orSelectedIn: room)
        return around.window.convert(line, from: input)
    }

    /// The container, if it is no controller's root view and reaches below `roomBottom` without its lift: all of it is
    /// to be visible.
    private func wholeContainer(below roomBottom: CGFloat) -> [UIView] {
        guard around.target.kind.showsWhole, let view = around.lifted, view.ownController == nil else { return [] }
        let bottom = around.window.convert(view.bounds, from: view).maxY + (around.lift ?? 0)
        return bottom > roomBottom ? [view] : []
    }

    /// Measures `view` as a companion of the input, and finds the innermost of the views that it moves with.
    private func companion(_ view: UIView) -> LayoutSnapshot.Companion? {
        guard let target = around.target.view, view.window === around.window, view.isDescendant(of: target),
            !view.bounds.isEmpty, view.outwards(to: target).allSatisfy({ !$0.isInvisible })
        else { return nil }
        let inner =
            views.firstIndex { view.isInside($0.view) && (view !== $0.view || view === around.lifted) }
            ?? views.count
        return LayoutSnapshot.Companion(
            rect: around.window.convert(view.bounds, from: view), area: inner,
            isPassive: view === input && !wishes.showsWhole)
    }

    // MARK: Scroll views

    /// How much of the app's inset is for the safe area that UIKit does not adjust for, and for the bar that a
    /// controller vends.
    private func reserve(in mover: Mover, of scrollView: UIScrollView) -> CGFloat {
        guard mover.insets.appBottom > 0 else { return 0 }
        let safe = around.window.safeAreaInsets.bottom
        let standsForSafeArea =
            scrollView.contentInsetAdjustmentBehavior == .never && mover.insets.appBottom >= safe
            && mover.viewport.maxY >= around.window.bounds.maxY - 1
        let reserve = standsForSafeArea ? safe : 0
        guard let accessory = around.host.nearestAccessoryView, accessory.window != nil else { return reserve }
        return reserve + accessory.bounds.height
    }

    private func mover(of place: Ledger.Entry, showing focus: CGRect?) -> Mover {
        guard let adjuster = place.scrollAdjuster, let scrollView = adjuster.scrollView else {
            return lifted(place.view, by: place.adjuster.lift)
        }
        var mover = scrollView.mover(
            standing: adjuster.orientation, in: around.window, for: input, addedInset: adjuster.addedInset,
            takesInset: place.takesInset)
        mover.isMovedByUser = mover.isMovedByUser || hold == .keyboardDragged
        mover.isInput = scrollView === input
        mover.ownOffset = adjuster.lift
        mover.roomBottomBesideFocus = place.roomBottomBesideFocus
        mover.insets.reserve = reserve(in: mover, of: scrollView)
        if wishes.scrollsAcross, !mover.isMovedByUser, mover.contentSize.width > mover.viewport.width, let focus {
            mover.offsetAcross = scrollView.offsetAcross(showing: scrollView.convert(focus, from: around.window))
        }
        mover.insets.answerRoom = ScrollRoom.points(place.answerRoom, within: mover.insets.appBottom)
        return mover
    }
}
