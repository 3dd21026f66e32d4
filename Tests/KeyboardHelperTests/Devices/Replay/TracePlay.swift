import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

/// Plays a trace on a device with its screen and window, and compares what the screen shows to the oracle: after each turn,
/// and while time passes.
@MainActor
final class TracePlay {
    /// One way to play a trace.
    struct Way: CustomTestStringConvertible, Sendable {
        let trace: Trace
        let target: TraceTarget
        /// UIKit brings an offset back by itself when its range shrinks.
        var clamps = true
        /// Events of one instant are all one turn of the run loop; else each is a turn of its own.
        var joins = false
        /// The system on which it is played; nil for the kindest position of every switch.
        var system: SimulatedSystem?

        var testDescription: String {
            "\(trace.name), \(target.rawValue), \(clamps ? "UIKit clamps" : "no clamp"), "
                + "one turn \(joins ? "an instant" : "an event"), \(system?.rawValue ?? "kind")"
        }

        /// Every trace with every target and in every way where the switches are kind. On the systems all pairs: of trace and
        /// system, of target and system, of way and system. With `WHOLE_MATRIX` in the environment everything with everything.
        static let all = Trace.all.enumerated().flatMap { traceNumber, trace in
            TraceTarget.allCases.enumerated().flatMap { targetNumber, target in
                let ways = [(true, true), (true, false), (false, true), (false, false)].map {
                    Way(trace: trace, target: target, clamps: $0.0, joins: $0.1)
                }
                let onSystems = SimulatedSystem.allCases.enumerated().flatMap { number, system in
                    let turn = traceNumber + targetNumber + number
                    let chosen = turn.isMultiple(of: 2) ? [ways[(turn / 2 + targetNumber) % ways.count]] : []
                    return (WholeMatrix.isOn ? ways : chosen).map { way in
                        var way = way
                        way.system = system
                        return way
                    }
                }
                return ways + onSystems
            }
        }
    }

    let device: SimulatedDevice
    let screen: TraceScreen
    private let way: Way
    private var oracle = TraceOracle()
    /// A sheet is where its trace says.
    private let rest: PlaceState?
    /// Where the content was, and what was inset, before the last turn, or where somebody else has moved it since.
    private var start: CGFloat = 0
    private var startInset: CGFloat = 0
    private var lastMoved = -1.0
    private var wasMoved = false
    /// What is wrong since the last turn, and how the content went since then.
    private var problems: [String] = []
    private var positions: [CGFloat] = []

    init(_ way: Way) {
        self.way = way
        func edge(_ name: String) -> CGFloat { CGFloat(way.trace.safeArea[name] ?? 0) }
        device = SimulatedDevice(
            screen: CGSize(width: way.trace.screen["width"] ?? 0, height: way.trace.screen["height"] ?? 0),
            safeArea: UIEdgeInsets(top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right")),
            scale: 2, keyboardHeight: 300)
        if let system = way.system ?? .ofEnvironment {
            device.behavior = system.behavior
            // A trace says by itself in which order a rotation lays out and tells, and when a movement has ended.
            device.behavior.animatesRotation = false
            device.behavior.keyboardCurve = .stretched
        }
        device.clampsOffsetWhenInsetShrinks = way.clamps
        device.keyboard.isScripted = true
        if let window = CGRect(way.trace.window) { device.makeWindow(frame: window) }
        screen = TraceScreen(way.trace, way.target)
        let isSheet = way.trace.events.contains { $0.kind == .container }
        if isSheet {
            let presenter = UIViewController()
            device.show(presenter)
            device.present(screen, over: presenter, as: .formSheet, animated: false)
        } else {
            device.show(screen)
        }
        device.settle()
        rest = isSheet ? nil : PlaceState(screen)
    }

    /// Every trace ends without a keyboard, and with everything as it was.
    func play() {
        for turn in turns {
            wait(until: turn[0].t)
            report("before \(turn[0].t) s")
            take(turn)
        }
        wait(until: device.now + 1)
        report("at the end")
        take([.hide(at: device.now)])
        wait(until: device.now + 3)
        if let rest, PlaceState(screen).own != rest.own { problems.append("not everything is as it was") }
        report("after the keyboard was put away")
    }

    /// The events turn by turn. A touch always is a turn of its own.
    var turns: [[Trace.Event]] {
        var turns: [[Trace.Event]] = []
        for event in way.trace.events {
            let last = turns.last?.last
            let joins = way.joins && last?.t == event.t && event.kind != .touch && last?.kind != .touch
            if joins { turns[turns.count - 1].append(event) } else { turns.append([event]) }
        }
        return turns
    }

    func perform(_ events: [Trace.Event]) {
        device.turn { for event in events { perform(event) } }
    }

    private func perform(_ event: Trace.Event) {
        switch (event.kind, event.phase) {
        case (.keyboard, _):
            guard let notice = event.notice else { return problems.append("no notice") }
            device.keyboard.post(
                notice, begin: CGRect(event.begin), end: CGRect(event.end), duration: event.duration,
                curve: event.curve, isLocal: event.isLocal)
        case (.focus, let phase):
            guard let field = input(event.field) else { return }
            device.focus(phase == "begin" ? field : nil)
            device.postEditing(phase == "begin" ? .begin : .end, field)
            // Editing that ends in the background takes the keyboard along, and nothing else tells that.
            if phase != "begin", device.scene.activationState == .background { device.keyboard.leaveSilently() }
        case (.rotate, _): device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case (.app, "willResignActive"): device.resignActive()
        case (.app, "didEnterBackground"): device.enterBackground()
        case (.app, "willEnterForeground"): device.beginEnteringForeground()
        case (.app, _): device.enterForeground()
        case (.touch, let phase):
            guard let scrollView = screen.scrollView, let at = event.at else { return }
            let point = CGPoint(x: at[0], y: at[1])
            phase == "began" ? device.beginDrag(in: scrollView, at: point) : device.drag(to: point)
            if phase == "ended" { device.endDrag() }
        case (.container, _): device.place(screen.view, at: CGRect(event.frame) ?? .zero)
        case (.guide, _), (.selection, _): break
        }
    }

    private func input(_ name: String?) -> UIView? { screen.inputs.first { $0.name == name }?.view }

    // MARK: Checking

    private func take(_ events: [Trace.Event]) {
        let (calls, covered) = (screen.told.count, oracle.covered)
        (start, startInset) = (screen.position, screen.scrollView?.contentInset.bottom ?? 0)
        positions = []
        perform(events)
        let frame = screen.view.window?.frame ?? .null
        oracle.follow(events, window: frame, screen: device.screen.bounds)
        // A finger, or layout in a rotation, has moved the content. The least movement counts from there.
        if oracle.isTouch || oracle.rotates && screen.scrollView != nil { start = screen.position }
        checkCalls(screen.told.count - calls, before: covered)
        check()
    }

    private func checkCalls(_ calls: Int, before: CGFloat) {
        guard !oracle.isInBackground else {
            if calls > 0 { problems.append("a closure is called in the background") }
            return
        }
        let told = screen.told.last ?? 0
        if abs(told - oracle.covered) >= 0.5 { problems.append("\(told) were told, must be \(oracle.covered)") }
        let changes = abs(oracle.covered - before) >= 0.5
        // A window of another size, a sheet that is moved, and the end of a drag are told in any case.
        let mayBeTold = changes || oracle.mayMoveSheet || oracle.rotates || oracle.mayReveal
        if calls > (mayBeTold ? 1 : 0) || calls == 0 && changes { problems.append("\(calls) closures were called") }
    }

    private func wait(until end: TimeInterval) {
        while device.now < end - 1e-9 {
            device.advance(by: min(device.isBusy ? 1.0 / 32 : .infinity, end - device.now))
            check()
        }
    }

    private func check() {
        positions.append(screen.shownPosition(on: device))
        let scrollView = screen.scrollView
        if scrollView?.isTracking == true || scrollView?.isDecelerating == true { lastMoved = device.now }
        // What waits for content to rest is asked again every 20 milliseconds.
        let isMoved = device.now - lastMoved < 0.04
        if isMoved || wasMoved { (start, positions) = (screen.position, []) }
        wasMoved = isMoved
        guard way.target != .closures, !isMoved, !oracle.movesSheetSilently else { return }
        if !isRight { problems.append("\(screen.position) of \(start), inset \(scrollView?.contentInset.bottom ?? 0)") }
    }

    /// Whether the inset is what is covered, and the content where the least movement shows the focus with its spacing.
    private var isRight: Bool {
        guard !oracle.isDoubtful, !oracle.isInBackground, let window = screen.view.window else {
            return screen.position == start
        }
        let host = screen.view.convert(screen.view.bounds, to: nil)
        let top = window.bounds.maxY - oracle.covered
        let focus = oracle.isLocal && oracle.covered > 0 ? input(oracle.focus?.name) : nil
        var places = focus.map { goals(for: $0, in: host, above: top) }
        if let scrollView = screen.scrollView {
            let safeArea = screen.view.safeAreaInsets
            let overlap = min(max(0, host.maxY - top), host.height)
            let inset = max(0, overlap - safeArea.bottom)
            // The spacing that the content lacks below an input at its very end, if anything is covered.
            let missing = (focus?.frame.maxY ?? 0) + 10 - scrollView.contentSize.height
            let lacking = overlap > 0 ? min(max(0, missing), 10) : 0
            let isInset = (inset - 0.01...inset + lacking + 0.01).contains(scrollView.contentInset.bottom)
            guard isInset, abs(scrollView.verticalScrollIndicatorInsets.bottom - inset) < 0.01 else { return false }
            let last = scrollView.contentSize.height + safeArea.bottom + inset + lacking - host.height
            let legal = -safeArea.top...max(-safeArea.top, last)
            // Where no inset is taken back, an offset beyond the range is UIKit's, with or without the safe area.
            let isUIKits = oracle.covered == 0 && startInset == 0
            let others = isUIKits ? [start, min(start, legal.upperBound - safeArea.bottom)] : []
            places = (places ?? [start]).map { min(max($0, legal.lowerBound), legal.upperBound) } + others
        }
        // A text view gets its caret a few milliseconds after the focus, and is measured 0.02 seconds later.
        let isLate = focus is UITextView && device.now < (oracle.focus?.time ?? 0) + 0.03
        return (places ?? [0]).contains { abs(screen.position - $0) < 0.01 } || isLate && screen.position == start
    }

    /// The positions that show the focus; usually one.
    private func goals(for focus: UIView, in host: CGRect, above bottom: CGFloat) -> [CGFloat] {
        let safeArea = screen.view.safeAreaInsets
        let top = host.minY + safeArea.top
        let isCard = screen.scrollView == nil
        // All of a card, if it fits.
        let shown = isCard && screen.box.bounds.height <= bottom - top ? screen.box : focus
        let frame = shown.convert(shown.bounds, to: nil)
        func goal(from position: CGFloat) -> CGFloat {
            let place = frame.offsetBy(dx: 0, dy: screen.position - position)
            let spacing = min(10, max(0, bottom - top - place.height))
            // Below it nothing clips a card.
            let limit = min(isCard ? .infinity : host.maxY - safeArea.bottom, bottom - spacing)
            let movement = min(max(0, place.maxY - limit), place.minY - top)
            let pixels = (movement * device.screen.scale * 1000).rounded() / 1000
            let goal = position + pixels.rounded(.awayFromZero) / device.screen.scale
            return isCard ? max(0, goal) : goal
        }
        if !isCard, oracle.isScrolledByUser { return [start] + (oracle.mayReveal ? [goal(from: start)] : []) }
        // Layout puts the card to rest when the size changes. After UIKit has moved a sheet, either may count.
        if isCard, oracle.rotates { return [goal(from: 0)] }
        return [goal(from: start)] + (oracle.mayMoveSheet ? [goal(from: 0)] : [])
    }

    /// One issue a turn.
    private func report(_ when: String) {
        #expect(problems.isEmpty, "\(problems.first ?? "") (1 of \(problems.count)) \(when), \(way.testDescription)")
        #expect(positions.turns <= 1, "\(positions) \(when)")
        problems = []
    }
}
