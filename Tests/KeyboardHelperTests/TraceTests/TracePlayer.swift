import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Plays a trace on a device with the trace's screen and window, and holds what is there against the oracle.
@MainActor
final class TracePlayer {
    /// What the library is asked to move.
    enum Target: CaseIterable, Sendable {
        case scrollView, container, closures
    }

    private let trace: Trace
    private let target: Target
    private let device: SimulatedDevice
    private let controller: TraceController
    private var oracle = TraceOracle()
    private var wasCovered: CGFloat = 0
    private lazy var atRest = controller.state

    init(_ trace: Trace, target: Target, withSystemHelp: Bool) {
        self.trace = trace
        self.target = target
        device = SimulatedDevice(screen: trace.screen, safeArea: trace.safeArea, scale: 2, keyboardHeight: 300)
        device.scrollsFirstResponderIntoView = withSystemHelp
        device.clampsOffsetWhenInsetShrinks = withSystemHelp
        device.keyboard.isScripted = true
        if let window = trace.window { device.makeWindow(frame: window) }
        controller = TraceController(fields: trace.fields, target: target)
        let isSheet = trace.events.contains { if case .container = $0.kind { true } else { false } }
        if isSheet {
            let presenter = UIViewController()
            device.show(presenter)
            controller.modalPresentationStyle = .formSheet
            device.turn { presenter.present(controller, animated: false) }
        } else {
            device.show(controller)
        }
        device.settle()
    }

    /// Events of the same instant are each a turn of their own, or all one turn.
    func play(joiningEvents: Bool) {
        _ = atRest
        var index = trace.events.startIndex
        while index < trace.events.endIndex {
            let event = trace.events[index]
            device.advance(by: max(0, event.time - device.now))
            var together = [event]
            if joiningEvents {
                together = Array(trace.events[index...].prefix { $0.time == event.time })
            }
            device.turn { for event in together { perform(event.kind) } }
            for event in together {
                oracle.follow(event.kind, window: controller.view.window?.frame ?? .zero, screen: device.screen.bounds)
            }
            index += together.count
            check("after event \(index - 1) at \(event.time) s")
        }
        device.settle()
        check("at the end")
    }

    private func perform(_ kind: Trace.Kind) {
        switch kind {
        case .keyboard(let n):
            device.keyboard.post(
                n.event, begin: n.begin, end: n.end, duration: n.duration, curve: n.curve, isLocal: n.isLocal)
        case .focus(let name, let begins):
            guard let field = controller.inputs[name] else { return }
            device.focus(begins ? field : nil)
            device.postEditing(begins ? .begin : .end, field)
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .app("didEnterBackground"): device.enterBackground()
        case .app("didBecomeActive"): device.enterForeground()
        case .app: break
        case .touch("began", let point): device.beginDrag(in: controller.scrollView, at: point)
        case .touch("moved", let point): device.drag(to: point)
        case .touch: device.endDrag()
        case .container(let frame):
            device.place(controller.view, at: frame)
        }
    }

    // MARK: Checking

    private func check(_ when: Comment) {
        guard !oracle.isInBackground, let window = controller.view.window else { return }
        #expect(abs(controller.covered - oracle.covered) < 0.5, when)
        if oracle.covered == 0 {
            #expect(controller.state.isAsBefore(atRest), when)
            #expect(controller.card.center == controller.cardFrame.middle, when)
        } else if target != .closures, let field = oracle.focus.flatMap({ controller.inputs[$0] }), oracle.isLocal,
            !oracle.isScrolledByUser
        {
            checkVisible(field, in: window, when)
        }
    }

    private func checkVisible(_ field: UIView, in window: UIWindow, _ when: Comment) {
        let focus = window.convert(controller.focus(of: field), from: field)
        let top = window.convert(controller.view.bounds, from: controller.view).minY + controller.restTop
        let keyboardTop = window.bounds.maxY - oracle.covered
        let room = keyboardTop - top
        #expect(focus.minY >= top - 0.5, when)
        if room >= focus.height + 10 {
            #expect(focus.maxY + 10 <= keyboardTop + 0.5, when)
        } else if room >= focus.height {
            #expect(focus.maxY <= keyboardTop + 0.5, when)
        }
    }
}
