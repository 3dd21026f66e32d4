import Foundation
import UIKit

/// Plays a trace on a device with the trace's screen and window.
@MainActor
final class TracePlayer {
    let trace: Trace
    let target: TraceTarget
    let device: SimulatedDevice
    let controller: TraceController
    private let joins: Bool

    /// Without `shows` another screen is shown, and the trace's screen is only loaded.
    init(
        _ trace: Trace, target: TraceTarget, clamps: Bool, joins: Bool, system: SimulatedSystem? = nil,
        shows: Bool = true
    ) {
        self.trace = trace
        self.target = target
        self.joins = joins
        device = SimulatedDevice(screen: trace.screen, safeArea: trace.safeArea, scale: 2, keyboardHeight: 300)
        if let system = system ?? .ofEnvironment {
            device.behavior = system.behavior
            // A trace says by itself in which order a rotation lays out and tells, and when a movement has ended.
            device.behavior.animatesRotation = false
            device.behavior.keyboardCurve = .stretched
        }
        device.clampsOffsetWhenInsetShrinks = clamps
        device.keyboard.isScripted = true
        if let window = trace.window { device.makeWindow(frame: window) }
        controller = TraceController(fields: trace.fields, target: target)
        controller.loadViewIfNeeded()
        let isSheet = trace.events.contains { if case .container = $0.kind { true } else { false } }
        let presenter = UIViewController()
        device.show(presenter)
        if isSheet {
            controller.modalPresentationStyle = .formSheet
            device.turn { presenter.present(controller, animated: false) }
        } else if shows {
            device.show(controller)
        }
        device.settle()
    }

    var look: TraceLook { TraceLook(controller, target: target, on: device) }

    /// Whether a finger moves the scroll view, or it still runs on from one.
    var isMovedByUser: Bool {
        controller.scrollView.isTracking || controller.scrollView.isDragging || controller.scrollView.isDecelerating
    }

    /// The events turn by turn, with the numbers of their last: events of the same instant are one turn, or one
    /// each. A touch always is one of its own.
    func turns(of events: [Trace.Event]) -> [(number: Int, events: [Trace.Event])] {
        var turns: [(number: Int, events: [Trace.Event])] = []
        for (number, event) in events.enumerated() {
            let joins = joins && !event.isTouch && turns.last?.events.last?.isTouch != true
            if joins, let last = turns.last, last.events.last?.time == event.time {
                turns[turns.count - 1] = (number, last.events + [event])
            } else {
                turns.append((number, [event]))
            }
        }
        return turns
    }

    func perform(_ events: [Trace.Event]) {
        device.turn { for event in events { perform(event.kind) } }
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
            // Editing that ends in the background takes the keyboard along, and nothing else tells that.
            if !begins, device.scene.activationState == .background { device.keyboard.leaveSilently() }
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .app("willResignActive"): device.resignActive()
        case .app("didEnterBackground"): device.enterBackground()
        case .app("willEnterForeground"): device.beginEnteringForeground()
        case .app("didBecomeActive"): device.enterForeground()
        case .app: break
        case .touch("began", let point): device.beginDrag(in: controller.scrollView, at: point)
        case .touch("moved", let point): device.drag(to: point)
        case .touch(_, let point):
            device.drag(to: point)
            device.endDrag()
        case .container(let frame): device.place(controller.view, at: frame)
        }
    }
}

extension Trace.Event {
    fileprivate var isTouch: Bool { if case .touch = kind { true } else { false } }
}
