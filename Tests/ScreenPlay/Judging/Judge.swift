import Foundation
import KeyboardHelper
import UIKit

/// Compares what a stage shows at rest with what must hold there. It knows nothing of how the library decides.
@MainActor
struct Judge {
    let player: Player
    let flags: Set<Flag>

    var device: SimulatedDevice { player.device }

    /// The top edge of the docked keyboard on screen, in screen coordinates.
    var keyboardTop: CGFloat? {
        CGRect.keyboardTop(device.keyboard.frame, screenBottom: device.screen.bounds.maxY)
    }

    /// Whether notices have told what is true now. Nobody can avoid a keyboard that is not told of.
    var isTold: Bool {
        if player.interference.deceives || player.witness.isDoubtful || player.hasComeUnheard { return false }
        // A host that arrives forgets a keyboard that nobody edits with, if it is not said to be another app's.
        if keyboardTop != nil, player.witness.isLocal, player.focus == nil, !player.isElsewhere { return false }
        return switch (keyboardTop, player.witness.top) {
        case (nil, nil): true
        case (let shown?, let told?): abs(shown - told) < 1
        default: false
        }
    }

    /// The first thing that is wrong, at rest.
    func verdict() -> Violation? {
        if let fault = device.faults.first { return Violation(invariant: .nothingBreaks, detail: "\(fault)") }
        if let violation = pictureLeft ?? endLeft ?? presentedMoved { return violation }
        if player.isMisled {
            return Violation(
                invariant: .focusPassesOver, detail: "the focus has passed over an input, or into a skipped one")
        }
        for screen in player.stage.screens where screen.isViewLoaded {
            if let violation = verdict(on: screen) { return violation }
        }
        let avoidances = player.stage.screens.reduce(0) { $0 + $1.live.count }
        let limit = 12 * max(1, player.events) * max(1, avoidances)
        if player.decisions > limit {
            return Violation(invariant: .plansAreFew, detail: "\(player.decisions) after \(player.events) events")
        }
        return nil
    }

    private func verdict(on screen: SimulationScreen) -> Violation? {
        guard screen.view.window != nil else {
            // A window does not hear of a screen that leaves it, nor of a focus that goes to another custom input.
            let isUntold = player.isFocusUntold && player.focus is KeyInput && isServedByWindow(screen)
            return leftovers(of: screen) ?? (isUntold ? nil : returned(screen))
        }
        guard !player.isAway, !player.pops, player.finger == nil, isTold else { return nil }
        let windowBottom = screen.view.window?.frame.maxY ?? 0
        guard let top = keyboardTop, top < windowBottom else {
            // A smaller window moves a sheet without laying it out. What is covered no more is seen at the next event.
            let isOutgrown = keyboardTop != nil && player.isUnseen && screen.isInSheet
            return isOutgrown ? nil : returned(screen) ?? returnedOuter()
        }
        // A host around it may move what is in it.
        if !screen.live.isEmpty, !screen.live.contains(where: \.isEnabled) {
            return player.stage.outerScrollView == nil && screen.windowMover == nil ? returned(screen) : nil
        }
        // What the app asks to see there is shown all the same.
        if isBehindFocus(screen), !player.hasRevealed { return returned(screen) }
        guard isOnTop(screen), player.witness.isLocal, !movesUnseen(screen) else { return nil }
        return (player.isUnseen ? nil : covering(screen, below: top)) ?? focusIsVisible(in: screen, above: top)
    }

    /// A call for the window serves it, because its controller has made none or has stopped it.
    func isServedByWindow(_ screen: SimulationScreen) -> Bool {
        [.window, .none].contains(screen.plan.target) || player.stage.world.windowServes && screen.live.isEmpty
    }

    /// UIKit moves a sheet after the last notice, and nothing of ours moves with it.
    private func movesUnseen(_ screen: SimulationScreen) -> Bool {
        let isSeen = device.behavior.didNotices == .atTheEnd && device.animationCompletions != .never
        return player.stage.world.sheets == .atTheEnd && !isSeen && screen.isInSheet
    }

    /// Nothing is presented over it.
    private func isOnTop(_ screen: SimulationScreen) -> Bool {
        player.presented.isEmpty || player.presented.last === screen
    }

    // MARK: The focus

    private func focusIsVisible(in screen: SimulationScreen, above keyboardTop: CGFloat) -> Violation? {
        guard player.mustShow, let reach = reach(in: screen, above: keyboardTop) else { return nil }
        if reach.isVisible(tolerance: 0.51) { return focusIsAside(in: screen) ?? nextIsHidden(in: screen, reach) }
        if showsSelection(of: screen, reach) { return nil }
        guard reach.isPossible else {
            guard reach.top < reach.visible.lowerBound - 0.51, reach.ofTop.isPossible else { return nil }
            // UIKit scrolls the end of a caret into a room that is lower than a line.
            if screen.view.firstResponder is UITextView { return nil }
            return Violation(
                invariant: .topIsVisible, detail: "\(reach.top)...\(reach.bottom) begins above \(reach.visible)")
        }
        return Violation(
            invariant: .focusIsVisible,
            detail: "\(reach.top)...\(reach.bottom) is not in \(reach.visible), though it could be: \(reach.levels)")
    }

    /// Any part of a selection that was there before an event is enough.
    private func showsSelection(of screen: SimulationScreen, _ reach: Reach) -> Bool {
        guard let textView = screen.view.firstResponder as? UITextView, let window = textView.window,
            let selection = textView.selectedTextRange, !selection.isEmpty
        else { return false }
        let start = window.convert(textView.caretRect(for: selection.start), from: textView)
        return start.maxY <= reach.visible.upperBound + 0.51 && reach.bottom > reach.visible.lowerBound
    }

    /// Whether no screen has a reason to move anything: the focus is visible with its spacing, or there is none.
    var isFocusVisible: Bool {
        guard let top = keyboardTop else { return isTold }
        // What was revealed may be further up than any input needs.
        guard isTold, player.presented.isEmpty, !player.hasCompanions, !player.hasRevealed else { return false }
        return player.stage.screens.allSatisfy { screen in
            guard let input = screen.viewIfLoaded?.firstResponder else { return true }
            if let textView = input as? UITextView, let selection = textView.selectedTextRange,
                !textView.bounds.contains(textView.caretRect(for: selection.end))
            {
                return false
            }
            guard screen.live.allSatisfy({ $0.options.spacing <= 33 && !$0.options.keepsNextInputVisible }) else {
                return false
            }
            return reach(in: screen, above: top - 33)?.isVisible(tolerance: 0, certainly: true) ?? false
        }
    }

    /// What can show the focus of a screen; nil if nothing has to.
    func reach(in screen: SimulationScreen, above keyboardTop: CGFloat) -> Reach? {
        guard let window = screen.view.window, let focus = screen.view.firstResponder,
            !player.ignored.contains(where: { focus.isDescendant(of: $0) }),
            player.stage.world.stay != .popover, player.stage.otherWindow == nil
        else { return nil }
        let input = focus.seenInput
        // A companion stands for an input that shows nothing.
        guard isInSight(input), input === focus || !player.hasCompanions else { return nil }
        let movers = screen.movers.filter { input.isDescendant(of: $0.view) }
        guard let mover = movers.first else { return nil }
        let lifts = movers.contains { $0.lifts }
        // A bar that stays on the keyboard stands where its constant has it, however low that is.
        if screen.movesBar, input.isDescendant(of: screen.bar) { return nil }
        // How far a sheet is lifted is not known, if scroll views in it have moved too.
        if movers.contains(where: { $0.lifts && $0.view === screen.view }), screen.place == nil,
            input.around.contains(where: { $0 is UIScrollView })
        {
            return nil
        }
        if device.animationCompletions == .never, isLookedFor(input) { return nil }
        if let textView = input as? UITextView {
            // UIKit takes what lies below the screen for unsafe, and lets a text view show nothing there.
            let isInScrollView = textView.superview?.around.contains { $0 is UIScrollView } == true
            let bottom = screen.view.convert(textView.bounds, from: textView).maxY
            if !isInScrollView, bottom > screen.view.bounds.maxY { return nil }
            // One that does not scroll is as high as its text, if its app is well.
            if !textView.isScrollEnabled, textView.contentSize.height > textView.bounds.height + 1 { return nil }
        }
        if input.hangsOver || !flags.contains(.innerInsets) && isSqueezed(input, isLifted: lifts) { return nil }
        if !flags.contains(.hurriedFocus), player.stage.world.systemHelps, player.focusMoves > 1 { return nil }
        let tops = screen.visibleTops(in: window)
        let keyboardEdge = keyboardTop - window.frame.minY
        let inputHeight = window.convert(input.bounds, from: input).height
        let bar = bar(inFrontOf: input, height: inputHeight, in: screen)
        if case .mayCount = bar { return nil }
        // What is asked for may be more than the keyboard covers.
        let beyond = (self.keyboardTop ?? keyboardTop) - keyboardTop
        let edge = bar.top.map { $0 - beyond } ?? keyboardEdge
        guard tops.most < edge else { return nil }
        let scrollViews = input.around.dropFirst().compactMap { $0 as? UIScrollView }
        let rooms = scrollViews.map { $0.bounds.height - $0.adjustedContentInset.top }
        // The outermost scroll view stays where it is, unless something around it moves.
        let fixed = lifts || player.stage.outerScrollView != nil ? nil : scrollViews.last
        let top = fixed.map { max(tops.most, window.convert($0.bounds, from: $0).minY) } ?? tops.most
        let fits = inputHeight <= min(rooms.min() ?? .infinity, edge - top)
        let follows = mover.avoidance?.options.followsCaret ?? true || !fits
        guard let rect = rect(of: input, followsCaret: follows, in: window) else { return nil }
        return Reach(
            top: rect.minY, bottom: rect.maxY,
            levels: levels(
                around: input, withItself: follows, movers: movers, in: screen, edge: edge,
                hasBar: bar.top != nil),
            visible: tops.least...edge,
            free: tops.most...max(tops.most, edge - floatingHeight(below: input, in: screen)))
    }

    /// What the insets leave of a scroll view around it has no room for the input: no app is laid out like that, and UIKit
    /// scrolls a new first responder into that room.
    private func isSqueezed(_ input: UIView, isLifted: Bool) -> Bool {
        let helps = player.stage.world.systemHelps
        return input.around.contains { view in
            guard let scrollView = view as? UIScrollView else { return false }
            var inset = scrollView.adjustedContentInset
            let isInScrollView = view.superview?.around.contains { $0 is UIScrollView } == true
            let isInner = view !== input && (isLifted || isInScrollView)
            let isFlipped = scrollView.isUpsideDown
            if helps, isInner && max(inset.bottom, inset.top) > 0 || !scrollView.isScrollEnabled { return true }
            // A text view scrolls its own caret, whether UIKit helps or not.
            if !helps, view !== input {
                inset.bottom -= scrollView.contentInset.bottom - (player.node(of: view)?.inset.value ?? 0)
                inset.top -= isFlipped ? scrollView.contentInset.top : 0
            }
            // The bar over an inverted one is inset at its other end, see ASSUMPTIONS.md.
            let bar = isFlipped ? scrollView.safeAreaInsets.top : max(0, scrollView.safeAreaInsets.top - inset.top)
            // A text view scrolls its caret out of a scroll view that is no higher than the text view's insets and a line.
            let around = view === input ? view.superview?.around.compactMap { $0 as? UIScrollView } ?? [] : []
            let height = around.map(\.bounds.height).reduce(scrollView.bounds.height, min)
            let room = height - inset.top - inset.bottom - bar
            return room < (input is UITextView ? 44 : input.bounds.height)
        }
    }

    /// A caret that comes late, what UIKit scrolls last, and what a movement leaves to another scroll view, are looked for
    /// when an animation has ended.
    private func isLookedFor(_ input: UIView) -> Bool {
        let scrollViews = input.around.filter { $0 is UIScrollView }
        return input is UITextView || player.stage.world.systemHelps || scrollViews.count > 1
    }

    private func isInSight(_ view: UIView) -> Bool { view.around.allSatisfy { !$0.isHidden && $0.alpha > 0.01 } }

    /// What is to be seen: of selected text, the line with its end.
    private func rect(of input: UIView, followsCaret: Bool, in window: UIWindow) -> CGRect? {
        guard let textView = input as? UITextView, followsCaret else {
            return window.convert(input.bounds, from: input)
        }
        return textView.selectedTextRange.map { selection in
            window.convert(textView.caretRect(for: selection.end), from: textView)
        }
    }
}

extension UIView {
    /// It ends below the content of a scroll view around it, where no offset leads.
    var hangsOver: Bool {
        around.contains { view in
            guard view !== self, let scrollView = view as? UIScrollView else { return false }
            return scrollView.convert(bounds, from: self).maxY > scrollView.contentSize.height + 0.5
        }
    }
}
