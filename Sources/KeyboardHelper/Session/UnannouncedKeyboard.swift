internal import UIKit

/// Finds a keyboard that no notification has told of, or what stands on it: it asks the layout guide, and the views on
/// the keyboard.
@MainActor final class UnannouncedKeyboard {
    private unowned let stage: Stage

    init(on stage: Stage) { self.stage = stage }

    private var monitor: KeyboardMonitor { stage.monitor }

    /// Looks for the keyboard and for what stands on it. To be called before anything is measured.
    func find(in window: UIWindow) {
        let trigger = stage.trigger
        if trigger.has(.arrival) { watchBars() }
        let isCorrected = askGuide(in: window)
        guard isCorrected || trigger.mayChangePlaces else { return }
        if let found = findAccessory(in: window) { monitor.accept(found) }
    }

    /// Nobody edits any more, or a host has come while nobody does. The keyboard may have gone without a hide, with a page
    /// that was dismissed or with a view that was removed; or it stays, for a menu or for a field of its own. What is
    /// announced in this turn or later counts. Without that, the guide is asked.
    func doubtWithoutFocus() {
        guard let screen = stage.window?.screen, stage.trigger.transition == nil,
            let known = monitor[screen].announced, known.isLocal, !known.phase.isHide
        else { return }
        // Where nothing is covered, as below a sheet, nothing can go back too early.
        if stage.coveredHeight == 0, !Stage.isEditing { return monitor.doubt(on: screen) }
        let due = CACurrentMediaTime() + Self.longestHide
        Deferral.wait(near: stage.probe, in: Self.longestHide) { [weak stage] in
            guard let stage, stage.monitor[screen].announced == known,
                // A view that leaves its window ends its animation at once.
                CACurrentMediaTime() > due - 0.1, !Stage.isEditing
            else { return }
            stage.monitor.doubt(on: screen)
            stage.probe?.setNeedsLayout()
        }
    }

    /// As long as UIKit takes to post a hide, and a page to take its keyboard along, in seconds.
    private static let longestHide: TimeInterval = 0.6

    /// Asks the guide when it is time for that: in doubt; and at an event, as long as nothing was announced. Returns
    /// whether it is right, and not what was announced.
    private func askGuide(in window: UIWindow) -> Bool {
        let (screen, trigger, now) = (window.screen, stage.trigger, CACurrentMediaTime())
        let belief = monitor[screen]
        let (known, question) = (belief.announced, belief.question)
        guard question != nil || known == nil && trigger.isEvent else { return false }
        // The focus may be in another window, or a controller's bar may be on screen without the keys.
        let isEditing = Stage.isEditing
        if !isEditing { stage.tracker.forgetFocus() }
        let mayStand = isEditing || standingBar != nil
        guard mayStand || known != nil else {
            if question != nil { monitor[screen].endDoubt() }
            return false
        }
        // Where nobody edits, there is nothing to wait for.
        if mayStand, let question, now < question {
            Deferral.layOutAgain(stage.probe, in: question - now)
            return false
        }
        monitor[screen].endDoubt()
        guard let found = window.askLayoutGuide() else {
            // While somebody edits, a guide at the bottom says nothing.
            let duration = trigger.movement(usual: known)?.duration ?? 0
            if !mayStand, let known { monitor.correct(by: known.asHide.with(duration: duration)) }
            return false
        }
        guard let known else {
            monitor.correct(by: found)
            monitor.doubt(on: screen)
            return true
        }
        // On some systems the guide leaves out what stands on the keyboard.
        let missing = known.coveredHeight(of: window) - found.coveredHeight(of: window)
        let accessoryHeight = stage.tracker.input().flatMap(stage.tracker.accessoryView)?.bounds.height ?? 0
        if [0, accessoryHeight].contains(where: { abs(missing - $0) <= 1 }) { return false }
        monitor.correct(by: found)
        return true
    }

    /// The announced keyboard together with the accessory view on it; nil if that is known already. From iOS 26 on, a
    /// notification may leave out the accessory view of a controller, so the view itself is measured.
    ///
    /// Source: <https://github.com/badoo/Chatto/pull/797>
    private func findAccessory(in window: UIWindow) -> KeyboardTransition? {
        let belief = monitor[window.screen]
        guard belief.dragged == nil else { return nil }
        guard let known = belief.announced, known.coveredHeight(of: window) > 0 else { return barAlone(in: window) }
        let input = stage.tracker.focusedInput
        let accessory = ([input] + stage.participants.map(\.host)).firstFound { view -> UIView? in
            guard let bar = view.flatMap(stage.tracker.accessoryView), bar.window != nil else { return nil }
            return input?.window === window || input?.isDescendant(of: bar) != false ? bar : nil
        }
        guard accessory != nil || input?.window === window else { return nil }
        let space = (known.screen ?? window.screen).coordinateSpace
        let found = known.standing(under: accessory.map { $0.convert($0.bounds, to: space) })
        guard found != known else { return nil }
        // The guide is compared with what is known then.
        for one in stage.participants { one.drag.compareGuide() }
        return found
    }

    // MARK: Bars of controllers

    /// The bars that the controllers of the hosts vend.
    private var bars: some Sequence<UIView> {
        stage.participants.lazy.compactMap(\.host).compactMap(self.stage.tracker.accessoryView)
    }
    private var standingBar: UIView? { bars.first { $0.window != nil } }
    private var watches: [BarWatch] = []

    /// A bar that stands at the bottom of the screen without the keys, as the keyboard that it is. iOS 27 announces none.
    private func barAlone(in window: UIWindow) -> KeyboardTransition? {
        let space = window.screen.coordinateSpace
        guard let bar = standingBar else { return nil }
        var frame = bar.convert(bar.bounds, to: space)
        let (top, bottom) = (frame.minY, space.bounds.maxY)
        let isDocked = top < bottom - 1 && frame.maxY >= bottom - window.safeAreaInsets.bottom - 1
        guard frame.isFinite, isDocked else { return nil }
        frame.size.height = bottom - top
        return .standing(at: frame, on: window.screen)
    }

    /// Watches the bars of those that are on screen. To be called as one has come, or has ended.
    func watchBars() {
        let before = watches
        watches = []
        for bar in bars.map(AppearanceProbe.superview) where !watches.contains(where: { $0.superview === bar }) {
            if SystemAvoidance.isHosting(bar) { continue }
            let known = before.first { $0.superview === bar }
            watches.append(known ?? BarWatch(in: bar) { [weak stage] in stage?.unannounced.barDidMove(bar: $0) })
        }
        for watch in before where !watches.contains(watch) { watch.end() }
    }

    /// A bar has no place yet as it comes: it is measured a turn later, and as it gets its size.
    private func barDidMove(bar: UIView) {
        guard bar.window != nil else { return doubtWithoutFocus() }
        stage.need(.place)
        Deferral.wait(near: stage.probe, in: 0.02) { [weak stage] in stage?.need(.place) }
    }
}

/// Notices that the bar of a controller comes into the keyboard's window, or leaves it. On iOS 27 nothing is posted of
/// that.
private final class BarWatch: UIView, UnseenView {
    private var onMove: (UIView) -> Void

    init(in bar: UIView, onMove: @escaping (UIView) -> Void) {
        self.onMove = onMove
        super.init(frame: bar.bounds)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bar.addSubview(self)
    }

    /// Only the library makes one. An archive that contains one does not bring it back.
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        onMove(self)
    }

    /// The bar has another size.
    override func layoutSubviews() {
        super.layoutSubviews()
        if window != nil { onMove(self) }
    }

    func end() {
        onMove = { _ in }
        removeFromSuperview()
    }
}

extension UIWindow {
    /// Asks the guide of a view that exists for this moment only. It is as large as the window: a guide does not show
    /// what is beyond its view. It is in the probe of a host, or else in the window, behind everything: its layout asks
    /// nothing of the views of the app.
    func askLayoutGuide() -> KeyboardTransition? {
        let view = UIView(frame: bounds)
        view.isUserInteractionEnabled = false
        if let probe = Stage.existing(in: self)?.probe, probe.supportsLayoutGuide {
            view.frame = probe.convert(bounds, from: self)
            probe.addSubview(view)
        } else {
            insertSubview(view, at: 0)
        }
        defer { view.removeFromSuperview() }
        _ = view.keyboardLayoutGuide
        PendingLayout.flush([view])
        return view.layoutGuideTransition
    }
}
