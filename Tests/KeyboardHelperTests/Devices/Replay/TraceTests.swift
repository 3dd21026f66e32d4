import KeyboardHelper
import Testing
import UIKit

/// Traces of real keyboards.
@MainActor @Suite struct TraceTests {
    @Test("every trace is read")
    func everyTraceIsRead() {
        #expect(Trace.urls.count >= 39)
        #expect(Trace.files.count == Trace.urls.count)
    }

    @Test("after each event the screen is as the design says", arguments: TraceCase.all)
    func eachEvent(_ play: TraceCase) {
        TraceReferee(play).play()
    }

    /// Those whose first show covers something of a screen that fills the window.
    private nonisolated static let arrivals = Trace.files.filter { trace in
        ["01", "02", "04", "14", "15", "19", "21", "39", "44", "48"].contains { trace.name.hasPrefix($0) }
    }

    @Test("a screen that arrives is in its place at once", arguments: arrivals, TraceTarget.allCases)
    func arrivesInItsPlace(_ trace: Trace, _ target: TraceTarget) {
        let player = TracePlayer(trace, target: target, clamps: true, joins: true, shows: false)
        let (device, controller) = (player.device, player.controller)
        let notices = trace.noticesOfFirstShow
        // The first call of the process begins to listen.
        device.show(MadeScreen { $0.handleKeyboard(onShow: { _, _ in }, onHide: { _, _ in }) })
        for notice in notices { player.perform([notice]) }
        device.settle()
        device.show(controller)
        var oracle = TraceOracle()
        oracle.follow(notices, window: device.window.frame, screen: device.screen.bounds)
        #expect(oracle.covered > 0)

        let layout = controller.layout(focus: nil)
        let expectation = TraceExpectation(from: TraceLook(atRest: layout), layout: layout, oracle: oracle)
        let look = player.look
        #expect(expectation.problems(of: look, at: device.now, isMoved: false, isRotated: false) == [])
        #expect(abs(look.shown - look.position) < 0.1, "nothing is animated")
        device.settle()
        #expect(abs(player.look.shown - look.shown) < 0.1, "nothing moves later")
    }
}

extension Trace {
    fileprivate var noticesOfFirstShow: [Event] {
        var notices: [Event] = []
        for event in events {
            guard case .keyboard(let notice) = event.kind else { continue }
            notices.append(event)
            if notice.event == .willShow { break }
        }
        return notices
    }
}
