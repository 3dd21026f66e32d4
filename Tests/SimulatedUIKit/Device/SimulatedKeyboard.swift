public import Foundation

/// The on-screen keyboard of a device: it follows the first responder and tells of itself as UIKit does.
@MainActor
public final class SimulatedKeyboard {
    /// One of the six notifications.
    public enum Event: Sendable {
        case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame
    }

    /// While true, the keyboard never acts by itself: `post` is all that happens.
    public var isScripted = false
    /// How long it takes to come, to go, and to change its height while it stands. Seconds.
    public var duration: TimeInterval = 0.25
    public var heightChangeDuration: TimeInterval = 0.25
    /// It is gone at once, whatever duration its hide tells.
    public var hidesAtOnce = false
    /// When it comes next, this height is told first, and its own a moment later.
    public var heightToldFirst: CGFloat?

    /// What is posted in the place of a notice: nothing, something else, or several. For faults that nobody has a name for.
    public var interference: ((SimulatedNotice) -> [SimulatedNotice])?

    unowned let device: SimulatedDevice
    var motion: Motion
    /// Whether a docked keyboard, or its bar, is on screen.
    var isShown = false
    /// It floats, is undocked or split: on screen, and docked nowhere.
    var isFloating = false
    /// Only the shortcuts bar shows then, and the rest of the frame is below the screen.
    var hasHardwareKeyboard = false
    /// Only a pill is left of that bar.
    var isBarMinimized = false
    /// It belongs to another app on the same screen.
    var isOfOtherApp = false
    /// A finger that scrolls has taken it along.
    public internal(set) var isFollowingFinger = false
    /// Of the keys alone. Set by `changeHeight`, until the keyboard goes.
    var chosenHeight: CGFloat?
    var cycle = 0
    /// A bar stands alone that has come without a notice.
    var isDockedUntold = false
    /// The next hide posts its did notices alone.
    var losesNextWillHide = false
    var tellsNoHeight = false
    /// How many hides of a script await their didHide.
    var scriptedHides = 0
    /// A person is putting it away at this instant.
    var isBeingDismissed = false
    /// It went because the screen was locked.
    var isHiddenByLock = false
    /// How much too high the layout guides are at this instant.
    var guideExcess: CGFloat = 0
    var accessoryWindow: SimulatedKeyboardWindow?
    /// The height of a keyboard that goes along with a page under a finger.
    var swipedHeight: CGFloat?
    /// The next input finds nothing of its own on the keyboard.
    var losesAccessory = false
    /// The focus before had an accessory view, and this one has none.
    var hasLostAccessory = false
    private var hadAccessory = false
    /// Who has put there what stands on the keyboard.
    @SimulatedUnretained var barOwner: UIResponder?
    /// What the input that it is for asked for when the keyboard was made ready.
    public private(set) var appearance = UIKeyboardAppearance.default

    struct Motion {
        var from: CGRect
        var to: CGRect
        var start: TimeInterval
        var duration: TimeInterval
        var curve: SimulatedCurve
    }

    init(device: SimulatedDevice) {
        self.device = device
        let below = CGRect(x: 0, y: device.screen.bounds.maxY, width: device.screen.bounds.width, height: 0)
        motion = Motion(from: below, to: below, start: 0, duration: 0, curve: .keyboard)
    }

    // MARK: Where it is

    /// On screen at this instant, in screen coordinates.
    public var frame: CGRect {
        guard motion.duration > 0 else { return motion.to }
        let progress = CGFloat(motion.curve.progress((device.now - motion.start) / motion.duration))
        let (from, to) = (motion.from, motion.to)
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { progress >= 1 ? b : a + (b - a) * progress }
        return CGRect(
            x: between(from.minX, to.minX),
            y: between(from.minY, to.minY),
            width: between(from.width, to.width),
            height: between(from.height, to.height)
        )
    }

    /// Where it would be if it had gone, in screen coordinates.
    var frameBelowScreen: CGRect { CGRect(origin: CGPoint(x: 0, y: device.screen.bounds.maxY), size: motion.to.size) }

    /// Where a docked keyboard is or is going to, in screen coordinates.
    var dockedFrame: CGRect? { isShown ? motion.to : nil }

    /// Where an undocked keyboard is or is going to, in screen coordinates.
    var undockedFrame: CGRect? { isFloating ? motion.to : nil }

    // MARK: What a person does

    /// The key that puts the keyboard away: the first responder resigns.
    public func dismiss() {
        device.turn {
            isBeingDismissed = true
            defer { isBeingDismissed = false }
            if let window = device.focusWindow, let responder = window.simulatedFirstResponder {
                // What a controller puts there has no key that puts it away.
                if responder is UIView { _ = window.simulatedResign() }
            } else if isShown {
                hide()
            }
        }
    }

    /// A standing keyboard gets another height, what stands on it included: the predictive bar, another language, emoji.
    public func changeHeight(to height: CGFloat) {
        device.turn {
            guard isShown else { return }
            chosenHeight = height - accessoryHeight(accessoryView)
            show(height: height)
        }
    }

    // MARK: What UIKit does

    func focusDidChange(to view: UIResponder?) {
        guard !isScripted else { return }
        guard let view, let height = readInputViews(of: view) else {
            if isShown { hide() } else if isFloating { leaveFloating() }
            return
        }
        // A floating keyboard tells of nothing while the focus moves.
        if !isFloating {
            if !(view is any UIKeyInput) { tellThatKeysGo(leaving: height) }
            if isDockingUntold(for: view) {
                dockUntold(height: height)
            } else {
                show(height: height)
            }
        }
        if hasHardwareKeyboard, let view = view as? UIView { hardwareKeyboardIsUsed(for: view) }
    }

    func inputViewsDidReload() {
        guard !isScripted, let view = device.focusWindow?.simulatedFirstResponder else { return }
        if (view as? UITextView)?.isWritingToolsActive == true { return }
        let old = accessoryView
        losesAccessory = false
        guard let height = readInputViews(of: view) else { return hide() }
        guard !isFloating else { return }
        if isShown, old !== accessoryView, device.behavior.changedAccessoryStretches { return stretch(to: height) }
        show(height: height, evenIfEqual: true)
    }

    /// Makes the keyboard ready for `view` and returns its height; nil, and nothing, for one that needs none. What the
    /// app changes later is not seen before this is done again.
    private func readInputViews(of view: UIResponder) -> CGFloat? {
        var accessory = accessoryView(for: view)
        if losesAccessory, barOwner is UIView { accessory = nil }
        guard let height = height(for: view, with: accessory) else { return nil }
        hasLostAccessory = accessory == nil && hadAccessory
        hadAccessory = accessory != nil
        putOnKeyboard(accessory)
        appearance = (view as? any UITextInputTraits)?.keyboardAppearance ?? .default
        return height
    }

    /// Nil for a view that takes no text and has nothing to stand there.
    func height(for view: UIResponder, with accessoryView: UIView?) -> CGFloat? {
        let accessory = accessoryHeight(accessoryView)
        if let inputView = view.inputView {
            return inputView.modelBounds.height + device.safeArea.bottom + accessory
        }
        guard view is any UIKeyInput, (view as? UITextView)?.isEditable != false else {
            return accessory > 0 ? accessory + device.safeArea.bottom : nil
        }
        let heights = device.model.keyboard(device.orientation)
        let keypads: [UIKeyboardType] = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]
        let type = (view as? any UITextInputTraits)?.keyboardType ?? .default
        // stripe-ios PR 6615: with a hardware keyboard it is docked.
        if device.behavior.numberPadsArePopovers, device.model.idiom == .pad, !hasHardwareKeyboard,
            [.numberPad, .decimalPad].contains(type)
        {
            return nil
        }
        return (chosenHeight ?? (keypads.contains(type) ? heights.plain : heights.predictive)) + accessory
    }

    func show(height: CGFloat, evenIfEqual: Bool = false) {
        let end = docked(height: height)
        (isOfOtherApp, isDockedUntold) = (false, false)
        if !isShown, let first = heightToldFirst { return tellFirst(first) }
        guard !isShown || evenIfEqual || motion.to != end else { return }
        let begin = isShown ? motion.to : end.offsetBy(dx: 0, dy: height)
        let duration = isShown ? (motion.to == end ? 0 : heightChangeDuration) : self.duration
        let bottom = CGRect(x: end.minX, y: end.maxY, width: end.width, height: 0)
        let told = tellsNoHeight ? bottom : toldFrame(end)
        tellsNoHeight = false
        announce([.willChangeFrame, .willShow], then: [.didChangeFrame, .didShow], begin, end, duration, told: told)
    }

    func hide() {
        chosenHeight = nil
        losesAccessory = false
        if isDockedUntold { return undockUntold() }
        guidesLoseTheKeyboard()
        let (begin, end) = (motion.to, frameBelowScreen)
        let will: [Event] = losesNextWillHide ? [] : [.willChangeFrame, .willHide]
        losesNextWillHide = false
        announce(
            will, then: [.didChangeFrame, .didHide], begin, end, duration, told: hideFrame(end),
            takesNoTime: hidesAtOnce)
        isOfOtherApp = false
    }
}
