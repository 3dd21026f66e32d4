import Foundation
import KeyboardHelper
import UIKit

/// Plays the steps of a history on a stage, and knows what they ask for.
@MainActor
final class Player {
    let stage: Stage
    let witness: Witness
    let interference = Interference()
    /// What lies over the screens, the last on top.
    var presented: [UIViewController] = []
    /// What lies in front of everything until the next step.
    var cover: UIView?
    var isAway = false
    var isLocked = false
    var pops = false
    /// The scroll view under the finger, and where the finger is.
    var finger: (scrollView: UIScrollView, point: CGPoint)?

    // MARK: What the last steps mean for what is expected

    /// The input that has the focus is to be seen: nobody has put it elsewhere since a reason to show it.
    var mustShow = true
    /// Nothing has been done that may move anything.
    var isQuiet = true
    /// Exactly one keyboard event, from rest, and nothing else.
    var keyboardEvents = 0
    /// The app has set values of its own, and nothing has happened since that the library hears of.
    var isUnseen = false
    /// The focus has gone from a custom input to another one, and nothing that a library hears of has happened since.
    var isFocusUntold = false
    private var noticesSeen = 0
    private var noticesAtRest = 0
    /// A finger was there while no completions came: nothing tells that it has left.
    var isStuck = false
    var isScrollingToTop = false
    /// How often the focus has moved since the last rest.
    var focusMoves = 0
    /// A person has scrolled since the last rest.
    var hasScrolled = false
    /// Decisions since the last rest, and what may have caused them.
    var decisions = 0
    var events = 0
    /// Where the inputs stood at the last rest, and whether the focus was visible with its spacing then.
    var places: [ObjectIdentifier: CGFloat] = [:]
    var wasVisible = false
    var ignored: [UIView] = []
    /// The inputs that the focus is to pass over, and for which avoidance.
    var skips: [Skip] = []
    /// The focus was led to an input that it is to pass over.
    var isMisled = false
    /// An input is to be seen together with something else.
    var hasCompanions = false
    /// The app has asked to see a view without the focus.
    var hasRevealed = false
    /// The revealed view stays visible, and the focus need not: nobody has moved that, typed or scrolled since.
    var isRevealed = false
    /// A host has come while somebody types in another scene, or was uncovered while somebody types in another window: it
    /// learns of that keyboard with the next notice.
    var hasComeUnheard = false
    /// The targets that showed their end at the last rest, and whether anything but the room for them may have changed since.
    var ends: [ObjectIdentifier: CGFloat] = [:]
    var mayLeaveEnds = false
    /// What the app does at the next calls of its handlers.
    var reactions: [Step.Handler: [Step.Reaction]] = [:]

    /// Told of what the library says and does.
    var log: ((String) -> Void)?

    var device: SimulatedDevice { stage.device }

    init(_ world: World) {
        Self.forgetKeyboards()
        stage = Stage(world)
        witness = Witness(stage.device)
        interference.install(on: stage.device)
        stage.setUp()
        listen()
    }

    /// Each history begins with the same memory of the process: an app in front, and a hide with a duration.
    private static func forgetKeyboards() {
        _ = listener
        let device = SimulatedDevice(.iPhone16)
        device.behavior = SimulatedBehavior()
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: device.scene)
        device.keyboard.post(.willHide, begin: nil, end: nil)
        device.settle()
    }

    /// Nothing is remembered before the first host of the process, which may be that of another history.
    private static let listener: Void = {
        let stage = Stage(World())
        stage.setUp()
        stage.clear()
    }()

    // MARK: What is there

    /// The screens whose inputs a person can reach.
    var reachable: [SimulationScreen] {
        guard !isAway, !pops, stage.otherWindow == nil else { return [] }
        if let top = presented.last { return [top as? SimulationScreen].compactMap { $0 } }
        return stage.screens.filter { $0.viewIfLoaded?.window != nil }
    }

    func pick<T>(_ index: Int, of values: [T]) -> T? { values.isEmpty ? nil : values[index % values.count] }

    func input(_ index: Int) -> UIView? { pick(index, of: reachable.flatMap(\.inputs).filter { $0.window != nil }) }

    /// Nodes of every screen, reachable or not: the app changes them when it likes.
    var nodes: [Node] { stage.screens.flatMap(\.all) }

    /// What a person has set in motion goes on.
    var isDecelerating: Bool { isScrollingToTop || nodes.contains { $0.scrollView?.isDecelerating == true } }

    func scrollNode(_ index: Int) -> Node? { pick(index, of: nodes.filter { $0.scrollView != nil }) }

    /// The view that has the focus in the window of the screens.
    var focus: UIView? { stage.window.firstResponder }

    /// Somebody types in another window than that of the screens.
    var isElsewhere: Bool { stage.otherWindow?.firstResponder != nil }
    var isInOtherScene: Bool { isElsewhere && stage.otherWindow?.windowScene !== stage.window.windowScene }

    func node(of view: UIView) -> Node? { stage.screens.lazy.compactMap { $0.node(of: view) }.first }

    // MARK: Steps

    /// Takes a step, if it can be taken now.
    func take(_ step: Step) {
        defer {
            // What has the focus in a list is shown instead.
            let isInside = focus?.superview?.around.contains { $0 is UIScrollView } == true
            if isInside || !step.changesRoomAlone || !reactions.isEmpty { mayLeaveEnds = true }
        }
        if !step.leavesCompletions { hideCompletions() }
        switch step {
        case .tap, .focus, .resign, .dismiss, .focusNext, .focusPrevious, .type, .deleteBackward, .pressReturn, .paste,
            .compose, .commit, .moveCaret, .select:
            edit(step)
        case .keyboardHeight, .reseat, .float, .dock, .attachHardware, .detachHardware, .minimizeBar, .expandBar,
            .dragBar, .otherApp, .leaveOtherApp:
            changeKeyboard(step)
        case .drag, .flick, .putFinger, .moveFinger, .liftFinger, .scrollToTop: scroll(step)
        case .holdKeyboard, .moveKeyboard, .dragKeyboard: dragKeyboard(step)
        case .focusPresented, .search, .openWindow, .closeWindow: focusElsewhere(step)
        case .rotate, .resize, .push, .pop, .beginPop, .cancelPop, .finishPop, .switchTab, .present, .dismissPresented,
            .background, .foreground, .lock, .unlock, .fold, .replaceRoot, .release:
            changeScreen(step)
        case .inset, .indicatorInset, .constant, .assign, .change, .safeArea: changeNumbers(step)
        case .offset, .transform, .contentHeight, .reload, .insertRows, .changeRows, .refresh, .move, .remove, .hide,
            .reveal, .message, .layOut, .exchange, .cover, .shiftChild:
            changeViews(step)
        case .stop, .start, .update, .serveWindow, .spacing, .inputSpacing, .companion, .ignore, .skip, .enable,
            .revealView, .option,
            .inHandler:
            call(step)
        case .wait(let seconds): device.advance(by: seconds)
        case .settle: break
        case .fault(let fault):
            disturb()
            interference.add(fault, on: device)
            if !mayWait || fault == .animationsDisabled, hasScrolled || finger != nil { isStuck = true }
        case .flip(let position):
            disturb()
            switch position {
            case .instantHide: device.keyboard.hidesAtOnce = true
            case .slowHide: device.keyboard.hidesAtOnce = false
            default: position.set(&device.behavior)
            }
        }
    }

    private func hideCompletions() {
        let lists = stage.screens.compactMap(\.completions)
        if !lists.isEmpty { device.turn { for list in lists { list.hide() } } }
        if let cover { device.turn { cover.removeFromSuperview() } }
        cover = nil
    }

    /// Completions come, so the library can do later what it cannot do now.
    var mayWait: Bool { device.animationCompletions != .never && UIView.areAnimationsEnabled }

    /// Something has happened that may move things.
    func disturb(asksToShow: Bool? = nil) {
        isQuiet = false
        events += 1
        // Nobody is to stop what a person has set in motion.
        if witness.top == nil, focus == nil { isRevealed = false }
        if let asksToShow { mustShow = asksToShow && !isDecelerating && !isRevealed }
        // In the background nothing is planned, whatever is told.
        if noticesSeen != witness.count, !isAway {
            (isUnseen, isFocusUntold) = (false, false)
            if mayWait, finger == nil { isStuck = false }
        }
        if !mayWait, hasScrolled { isStuck = true }
        noticesSeen = witness.count
        // What has to wait, for a caret or a finger, waits for a completion.
        if !mayWait, focus is UITextView || hasScrolled {
            (mustShow, isUnseen) = (false, true)
        }
    }

    /// Forgets views and controllers.
    func letGo() {
        (presented, ignored, skips, finger) = ([], [], [], nil)
    }

    /// What was done since the last rest could have its effect: no completions are missing, nothing is in motion.
    var isRested: Bool { device.animationCompletions != .never && !isDecelerating && finger == nil }

    /// Whether the keyboard has told something since the last rest.
    var hasHeardOfKeyboard: Bool { witness.count != noticesAtRest }

    /// What was done so far has had its effect.
    func rest(judgedBy judge: Judge) {
        // What UIKit has scrolled for the first of several inputs may hide the last.
        if focusMoves > 1 { mustShow = false }
        (isScrollingToTop, focusMoves) = (false, 0)
        (isQuiet, keyboardEvents, decisions, events, hasScrolled) = (
            !isUnseen, 0, 0, 0, isDecelerating || finger != nil
        )
        // Only now: what was done before is no reason any more.
        noticesAtRest = witness.count
        if witness.top == nil { hasComeUnheard = false }
        if witness.top == nil, judge.isTold { for screen in stage.screens { screen.settleNumbers() } }
        (places, wasVisible) = (placesNow, judge.isFocusVisible)
        (ends, mayLeaveEnds) = (isUnseen ? [:] : judge.ends, false)
    }
}

extension Step {
    /// A list of completions stays open. Everything else closes it.
    fileprivate var leavesCompletions: Bool {
        switch self {
        case .type, .deleteBackward, .paste, .compose, .commit, .wait, .settle: true
        default: false
        }
    }

    /// At the most, a keyboard covers more or less, or the device is turned.
    fileprivate var changesRoomAlone: Bool {
        switch self {
        case .tap, .focus, .resign, .dismiss, .keyboardHeight, .float, .dock, .rotate, .fold, .wait, .settle: true
        default: false
        }
    }
}

extension UIView {
    /// The view, or one in it, that has the focus.
    var firstResponder: UIView? {
        guard let input = window?.simulatedFirstResponder as? UIView, input.isDescendant(of: self) else { return nil }
        return input
    }
}
