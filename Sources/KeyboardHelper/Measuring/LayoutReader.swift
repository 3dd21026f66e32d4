internal import UIKit

/// Measures the view tree for a plan, as numbers in window coordinates.
@MainActor struct LayoutReader {
    let around: Surroundings
    /// The input or, without one, the target, and all views around it, from the inside out.
    let path: [UIView]
    /// The input that may be moved for; nil if there is none.
    let input: UIView?
    /// It is beside a scroll view target, or pinned to its frame, so that what is around it is lifted instead.
    var isBesideTarget = false
    /// Offsets and lift are to stay as they are.
    var keepsPlace = false
    /// A finger drags the keyboard.
    var isDragged = false
    /// The caret of the text view is still to come. All of the text view is to be seen instead.
    var awaitsCaret = false
    /// Why there is no input.
    let obstacle: KeyboardDecision.Reason?
    let wishes: Wishes
    /// The view that the next host inside moves for the input.
    var innerTarget: UIView?
    /// The changes that the library has made already.
    let applied: AppliedChanges
    /// The top edge of the host when it was last measured: UIKit moves a sheet after it has posted the keyboard's notification.
    let lastHostTop: CGFloat?
    /// The bottom edge of the same input when it was last measured; see ``LayoutSnapshot/Host/inputBottom``. An app may bring up a
    /// bar or a panel a moment after the keyboard's notification.
    let lastInputBottom: CGFloat?

    /// The app's wishes: which views are to be visible, and how.
    struct Wishes {
        /// The settings of the avoidance itself.
        let settings: InputSettings
        /// The options and the settings for the input are those of the innermost host that moves for it.
        let options: KeyboardAvoidanceOptions
        let inputSettings: InputSettings
        /// The input after this one, if that is to be seen as well.
        var nextInput: UIView?
        /// A text view is to be seen as a whole, if it fits, and not only the caret's line.
        var showsWhole = false
        /// What scrolls along both sides goes to the focus sideways too.
        var scrollsAcross = false
        /// A selection need not show its end: any part is enough.
        var keepsSelection = false
        /// How much of the app's inset at the bottom of the target is room for an answer.
        var answerRoom: CGFloat = 0
    }

    /// A snapshot, and the scroll views that its scroll areas stand for.
    func read() -> (snapshot: LayoutSnapshot, scrollViews: [UIScrollView]) {
        var snapshot = LayoutSnapshot(scale: around.window.screen.scale, keyboardTop: around.keyboardTop)
        let wanted = scrollViewsToMove
        let supported = wanted.compactMap(MeasuredScrollView.init)
        let scrollViews = supported.map(\.view)
        let isSupported = scrollViews.count == wanted.count
        let hostTop = top(of: around.host)
        snapshot.host = LayoutSnapshot.Host(top: hostTop, isInner: around.isInner)
        snapshot.visibleTop = visibleTop(under: hostTop)
        if let input, !keepsPlace, isSupported { snapshot.focus = focus(of: input, below: snapshot.visibleTop) }
        let cover = CoverFromBelow(around)
        snapshot.bar = cover.bar(
            inFrontOf: input, focus: snapshot.focus, below: snapshot.visibleTop, spacing: spacing)
        if let focus = snapshot.focus, !around.obstructions.isEmpty {
            let room = ObstructedRoom(
                from: snapshot.visibleTop, to: snapshot.roomBottom, around: focus, without: around.obstructions)
            if room.bottom < snapshot.roomBottom { snapshot.obstructionTop = room.bottom }
            snapshot.visibleTop = room.top
        }
        snapshot.keepsPlace = keepsPlace
        snapshot.obstacle = isSupported ? obstacle : .unsupportedTransform
        if let input {
            let other = wishes.inputSettings.companion(of: input) ?? wishes.nextInput
            let views = [input.textEditor == nil ? nil : input, other].compactMap(\.self)
            snapshot.companions = views.compactMap { companion($0, in: scrollViews) }
        }
        let areas = supported.map { area(of: $0, showing: snapshot.focus) }
        snapshot.movers = areas.enumerated().map { index, area in
            var area = area
            if area.leavesAll(to: areas[(index + 1)...]) { (area.takesInset, area.mayScroll) = (false, false) }
            return area
        }
        if isBesideTarget, let last = scrollViews.indices.last, scrollViews[last] === scrollView {
            snapshot.movers[last].roomBottomBesideFocus =
                cover.bar(inFrontOf: nil, focus: nil, below: snapshot.visibleTop)?.top ?? around.keyboardTop
        }
        guard let lift = around.lift else { return (snapshot, scrollViews) }
        var lifting = Mover.Lifting(goesBack: lowersHost, isCountedAnew: abs(hostTop - (lastHostTop ?? hostTop)) > 1)
        if let view = around.lifted, view.ownController != nil, !around.isInner {
            let bottom = around.window.convert(view.bounds, from: view).maxY + lift
            lifting.maximum = max(0, bottom - around.keyboardTop)
        }
        if let input {
            // Without the lift and without scrolling.
            let scrolled = snapshot.movers.filter { $0.movesFocus && !$0.isInput }.map(\.offset)
            let bottom = around.window.convert(input.bounds, from: input).maxY + scrolled.reduce(lift, +)
            snapshot.host.inputBottom = bottom
            if bottom < (lastInputBottom ?? bottom) - 1 { lifting.isCountedAnew = true }
        }
        snapshot.movers.append(.lifted(by: lift, lifting))
        return (snapshot, scrollViews)
    }

    /// Whether offsets and lift wait for the caret.
    var waitsForCaret: Bool { awaitsCaret && keepsPlace }

    var spacing: CGFloat { InputSpacing.points(for: input, wishes.inputSettings, wishes.options) }

    /// Whether the input is in a bar that follows the keyboard by itself: a view around it ends at the keyboard, and nothing is
    /// lifted or scrolls.
    var standsOnKeyboard: Bool {
        let outer = path.dropFirst().prefix { $0 !== around.lifted }
        guard input != nil, around.lift ?? 0 == 0, !outer.contains(where: { $0 is UIScrollView }) else { return false }
        return outer.contains { abs(around.window.convert($0.bounds, from: $0).maxY - around.keyboardTop) < 1 }
    }

    /// The top edge of a view, in window coordinates, where it is without a lift of its own.
    private func top(of view: UIView) -> CGFloat {
        around.window.convert(view.bounds, from: view).minY + (view === around.lifted ? around.lift ?? 0 : 0)
    }

    /// The top edge of what can be seen of the target, in window coordinates: usually that of the safe area. Sheets and views
    /// around it that clip end it too, unless they move along. The insets of a scroll view target count in its scroll area.
    private func visibleTop(under hostTop: CGFloat) -> CGFloat {
        let moved = lowersHost ? around.target.view : around.lifted ?? around.target.view
        let countsItself = moved === around.host || around.target.kind.isAutomatic
        let innermost = countsItself ? moved : moved?.superview
        var (top, isBelowBars) = (around.window.safeAreaInsets.top, false)
        for view in path.drop(while: { $0 !== innermost ?? around.host }) where view !== around.window {
            // Without the bars that its lift has brought the view under. The safe area of a view contains those around it.
            let inset = isBelowBars ? 0 : (view === moved ? applied.topInsetAtRest : nil) ?? view.safeAreaInsets.top
            guard inset > 0 || view.isSheet || view.clipsToBounds && view !== moved else { continue }
            isBelowBars = isBelowBars || inset > 0
            top = max(top, inset + (view === around.host ? hostTop : self.top(of: view)))
        }
        return top
    }

    private var scrollView: UIScrollView? { around.target.scrollView }

    /// Whether what is around a scroll view target was lifted for an input beside it, and goes back.
    private var lowersHost: Bool {
        around.target.kind.scrolls && around.lifted != nil && !isBesideTarget && !keepsPlace
    }

    /// Whether scroll views in the target get insets, too. A pager needs none itself; its pages do.
    private var servesAllInside: Bool {
        around.target.kind.isAutomatic || scrollView?.isPager ?? false
    }

    /// From the input outwards to a scroll view target, or up to what is lifted: those that move the input. A scroll view target
    /// is the last, also without an input or beside it.
    private var scrollViewsToMove: [UIScrollView] {
        guard let target = around.target.view else { return [] }
        var views = scrollView.map { [$0] } ?? []
        if let input {
            // A text view, or an editor that scrolls by itself, scrolls its own caret, unless a host inside does that.
            let isOwn = innerTarget == nil && input.textEditor != nil
            let end = around.lifted ?? target
            let inside = path.drop { $0 !== innerTarget ?? input }.prefix { $0 !== end }.dropFirst(isOwn ? 0 : 1)
            let moving = inside.compactMap { $0 as? UIScrollView }.filter { $0 !== scrollView && $0.moves(along: path) }
            views.insert(contentsOf: moving, at: 0)
        }
        return views.filter { !wishes.settings.keepsInPlace($0) }
    }

    private func focus(of input: UIView, below top: CGFloat) -> CGRect? {
        let shown = FocusRect.shownView(
            for: input, companion: wishes.inputSettings.companion(of: input),
            in: around.target.view.map(input.outwards) ?? input.outwards, room: around.keyboardTop - top)
        guard shown === input else { return shown.map { around.window.convert($0.bounds, from: $0) } }
        var room = CGRect.null
        if wishes.keepsSelection, input.textEditor != nil {
            room = around.window.bounds
            (room.origin.y, room.size.height) = (top, max(0, around.formerRoomBottom - spacing - top))
            room = input.convert(room, from: around.window).intersection(input.bounds)
        }
        let line = awaitsCaret ? input.bounds : FocusRect.line(of: input, orSelectedIn: room)
        return around.window.convert(line, from: input)
    }

    /// Measures `view` as a companion of the input, and finds the innermost scroll view that it moves with.
    private func companion(_ view: UIView, in scrollViews: [UIScrollView]) -> LayoutSnapshot.Companion? {
        guard let target = around.target.view, view.window === around.window, view.isDescendant(of: target),
            !view.bounds.isEmpty, view.outwards(to: target).allSatisfy({ !$0.isInvisible })
        else { return nil }
        let inner = scrollViews.firstIndex { view !== $0 && view.isDescendant(of: $0) } ?? scrollViews.count
        return LayoutSnapshot.Companion(
            rect: around.window.convert(view.bounds, from: view), area: inner,
            isPassive: view === input && !wishes.showsWhole)
    }

    /// How much of the app's inset is for the safe area that UIKit does not adjust for, and for the bar that a controller vends.
    private func reserve(in area: Mover, of scrollView: UIScrollView) -> CGFloat {
        guard area.insets.appBottom > 0 else { return 0 }
        let safe = around.window.safeAreaInsets.bottom
        let standsForSafeArea =
            scrollView.contentInsetAdjustmentBehavior == .never && area.insets.appBottom >= safe
            && area.viewport.maxY >= around.window.bounds.maxY - 1
        let accessory = around.host.nearestAccessoryView.flatMap { $0.window == nil ? nil : $0.bounds.height } ?? 0
        return (standsForSafeArea ? safe : 0) + accessory
    }

    private func area(of measured: MeasuredScrollView, showing focus: CGRect?) -> Mover {
        let scrollView = measured.view
        let isInput = scrollView === input
        let takesInset = scrollView === self.scrollView || (servesAllInside || isInput) && scrollView.isScrollEnabled
        let addedInset = applied.bottomInsets[ObjectIdentifier(scrollView)] ?? 0
        var area = measured.area(
            in: around.window, for: input, addedInset: addedInset, takesInset: takesInset)
        area.isMovedByUser = area.isMovedByUser || isDragged
        area.isInput = isInput
        area.insets.reserve = reserve(in: area, of: scrollView)
        if wishes.scrollsAcross, !area.isMovedByUser, area.contentSize.width > area.viewport.width, let focus {
            area.offsetAcross = scrollView.offsetAcross(showing: scrollView.convert(focus, from: around.window))
        }
        if scrollView === self.scrollView {
            area.insets.answerRoom = ScrollRoom.points(wishes.answerRoom, within: area.insets.appBottom)
        }
        return area
    }
}
