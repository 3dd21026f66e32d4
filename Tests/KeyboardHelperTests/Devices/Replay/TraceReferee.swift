import Foundation
import Testing
import UIKit

/// Plays a trace and compares what the screen shows to the oracle: after each turn, and while time passes.
@MainActor
final class TraceReferee {
    private let player: TracePlayer
    private var oracle = TraceOracle()
    private var expectation: TraceExpectation
    private var motion: TraceMotion
    private let atRest: TraceRest
    private var wasMoved = false
    private var lastMoved = -1.0
    /// What is wrong since the last turn.
    private var problems: [String] = []
    private var when = "before the first event"

    private var device: SimulatedDevice { player.device }
    private var controller: TraceController { player.controller }
    private var layout: TraceLayout { controller.layout(focus: oracle.focus) }

    init(_ play: TraceCase) {
        player = TracePlayer(
            play.trace, target: play.target, clamps: play.clamps, joins: play.joins, system: play.system)
        atRest = TraceRest(player.controller)
        motion = TraceMotion(player.look)
        expectation = TraceExpectation(
            from: player.look, layout: player.controller.layout(focus: nil), oracle: oracle)
    }

    func play() {
        for turn in player.turns(of: player.trace.events) {
            wait(until: turn.events[0].time)
            record()
            when = "after event \(turn.number) at \(turn.events[0].time) s"
            take(turn.events)
        }
        wait(until: device.now + 1)
        record()
        putKeyboardAway()
        record()
    }

    /// Every trace ends without a keyboard, and with everything as it was.
    private func putKeyboardAway() {
        let hide = Trace.Notice(event: .willHide, begin: nil, end: .zero, duration: 0.25, curve: 7, isLocal: true)
        when = "after the keyboard was put away"
        take([Trace.Event(time: device.now, kind: .keyboard(hide))])
        wait(until: device.now + 1)
    }

    // MARK: Turns

    private func take(_ events: [Trace.Event]) {
        let (start, calls, covered) = (player.look, controller.calls, oracle.covered)
        player.perform(events)
        guard let window = controller.view.window else { return report(["the screen has gone"]) }
        oracle.follow(events, window: window.frame, screen: device.screen.bounds)
        expect(from: oracle.turn.isTouch ? player.look : start)
        checkClosures(calls: controller.calls - calls, before: covered)
        check(isTurn: true)
    }

    private func checkClosures(calls: Int, before: CGFloat) {
        guard oracle.scene != .background else {
            if calls > 0 { report(["a closure is called in the background"]) }
            return
        }
        if abs(controller.covered - oracle.covered) >= 0.5 {
            report(["covered is \(controller.covered), must be \(oracle.covered)"])
        }
        let changes = abs(oracle.covered - before) >= 0.5
        // A window of another size, a sheet that is moved, and the end of a drag are told in any case.
        let isMoved = oracle.turn.mayMoveSheet || oracle.turn.movesSheetSilently
        let mayBeTold = changes || isMoved || oracle.turn.rotates || oracle.mayReveal
        if calls > (mayBeTold ? 1 : 0) || calls == 0 && changes { report(["the closures were called \(calls) times"]) }
    }

    // MARK: Time

    private func wait(until end: TimeInterval) {
        while device.now < end - 1e-9 {
            let next =
                [device.isBusy ? device.now + 1.0 / 32 : nil, motion.nextLook(after: device.now), lateCaret]
                .compactMap(\.self).min() ?? end
            device.advance(by: min(next, end) - device.now)
            check(isTurn: false)
        }
    }

    /// The next look at a text view that waits for its caret.
    private var lateCaret: TimeInterval? {
        expectation.lateCaret.flatMap { $0.until > device.now ? max($0.until, device.now + 0.005) : nil }
    }

    private func check(isTurn: Bool) {
        let look = player.look
        if player.isMovedByUser { lastMoved = device.now }
        // What waits for content to rest is asked again every 20 milliseconds.
        let isMoved = player.target.isScrollView && device.now - lastMoved < 0.04
        let isRotated = isTurn && oracle.turn.rotates
        report(expectation.problems(of: look, at: device.now, isMoved: isMoved, isRotated: isRotated))
        if isMoved || wasMoved || isRotated || isTurn && oracle.turn.isTouch {
            // Something else has moved the content. What counts from there on is the least movement from where it is.
            motion.reset(to: look, at: device.now)
            expect(from: look)
            report(expectation.problems(of: look, at: device.now, isMoved: isMoved, isRotated: false))
        } else {
            report(motion.see(look, at: device.now, isTurn: isTurn, duration: oracle.duration))
        }
        wasMoved = isMoved
        guard !isMoved, oracle.scene != .background else { return }
        if oracle.covered == 0, TraceRest(controller) != atRest { report(["not everything is as it was"]) }
        checkVisible()
    }

    private func expect(from start: TraceLook) {
        expectation = TraceExpectation(from: start, layout: layout, oracle: oracle)
    }

    /// Measures the field itself, which needs nothing of what the expectation has worked out.
    private func checkVisible() {
        guard oracle.covered > 0, oracle.isLocal, !oracle.isScrolledByUser, player.target != .closures,
            expectation.isSettled(at: device.now), let field = oracle.focus.flatMap({ controller.inputs[$0] }),
            let window = controller.view.window
        else { return }
        let bottom = layout.keyboardTop(covered: oracle.covered)
        let top = layout.host.minY + layout.safeArea.top
        let caret = (field as? UITextView).flatMap { view in view.selectedTextRange.map { view.caretRect(for: $0.end) }
        }
        let isWhole = caret == nil || field.bounds.height <= bottom - top
        let focus = window.convert(isWhole ? field.bounds : caret ?? .zero, from: field)
        let free = min(layout.spacing(covered: oracle.covered), bottom - top - focus.height)
        if focus.minY < top - 0.01 { report(["the focus is \(top - focus.minY) too high"]) }
        let overlap = max(0, window.convert(field.bounds, from: field).maxY - bottom)
        if let inset = (field as? UITextView)?.contentInset.bottom, inset < overlap - 0.01 || inset > overlap + 10.01 {
            report(["the text view's inset is \(inset), must be \(overlap)"])
        }
        if free >= 0, focus.maxY + free > bottom + 0.01 { report(["\(focus.maxY + free - bottom) are missing below"]) }
    }

    private func report(_ problems: [String]) {
        self.problems += problems.map { "\($0), seen at \(device.now) s" }
    }

    /// One issue a turn.
    private func record() {
        if let first = problems.first { Issue.record("\(first) (1 of \(problems.count) problems \(when))") }
        problems = []
    }
}
