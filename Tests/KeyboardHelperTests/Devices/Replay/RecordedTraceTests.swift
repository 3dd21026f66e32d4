import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// What the example app's recorder exports is a trace like any other.
@MainActor
@Suite("Traces that the app records")
struct RecordedTraceTests {
    /// A person with the recorder: both inputs, a rotation, another app and back, the keyboard put away.
    private func record(on device: SimulatedDevice) throws -> (events: [RecordedEvent], text: String) {
        let screen = RecorderViewController()
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        device.tap(screen.field)
        device.settle()
        device.type("a secret")
        device.advance(by: 1)
        device.tap(screen.textView)
        device.settle()
        device.type("another one")
        device.advance(by: 1)
        device.rotate(to: .landscapeLeft)
        device.settle()
        device.rotate(to: .portrait)
        device.settle()
        device.enterBackground()
        device.advance(by: 1)
        device.enterForeground()
        device.settle()
        device.keyboard.dismiss()
        device.settle()
        #expect(screen.keyboardAvoidances.map(\.lift) == [0])
        return (screen.recorder.events, try #require(screen.trace).text())
    }

    /// What a replay brings about again; layout guide and caret follow by themselves.
    private func events(_ all: [RecordedEvent]) throws -> [String] {
        try all.compactMap { event in
            var values = event.values
            values["t"] = nil
            let follows = ["guide", "selection"].contains(values["kind"] as? String)
            return follows ? nil : try RecordedTrace.json(values)
        }
    }

    @Test("it is read like any other, with the device it is from", arguments: SimulatedSystem.allCases)
    func isRead(_ system: SimulatedSystem) throws {
        let text = try record(on: SimulatedDevice(.iPhone16, system: system)).text
        let trace = try #require(Trace(Data(text.utf8), name: ""))
        #expect(trace.screen == CGSize(width: 393, height: 852))
        #expect(trace.safeArea.top == 59 && trace.safeArea.bottom == 34)
        #expect(trace.fields.map(\.isTextView) == [false, true])
        #expect(text.contains(#""iOS": "iOS \#(system.rawValue.dropFirst(3)).0""#))
        #expect(!text.contains("secret") && !text.contains("another"), "nothing that was typed is in it")
    }

    @Test("a replay brings about the same events and the same end", arguments: SimulatedSystem.allCases)
    func replays(_ system: SimulatedSystem) throws {
        let device = SimulatedDevice(.iPhone16, system: system)
        let recording = try record(on: device)
        let trace = try #require(Trace(Data(recording.text.utf8), name: ""))

        let player = TracePlayer(trace, target: .scrollView, clamps: true, joins: false, system: system)
        let atRest = TraceRest(player.controller)
        let recorder = TraceRecorder()
        for turn in player.turns(of: trace.events) {
            player.device.advance(by: max(0, turn.events[0].time - player.device.now))
            player.perform(turn.events)
            if turn.events.contains(where: { if case .rotate = $0.kind { true } else { false } }) {
                recorder.record(.rotate(player.device.screen.bounds.size))
            }
        }
        player.device.settle()
        recorder.stop()
        #expect(try events(recorder.events) == events(recording.events))
        // In the end both have put everything back.
        #expect(player.controller.keyboardAvoidances.allSatisfy { $0.lift == 0 })
        #expect(TraceRest(player.controller) == atRest)
    }

    @Test(
        "with each target the screen is as the design says", arguments: SimulatedSystem.allCases, TraceTarget.allCases)
    func isPlayed(_ system: SimulatedSystem, _ target: TraceTarget) throws {
        let text = try record(on: SimulatedDevice(.iPhone16, system: system)).text
        let trace = try #require(Trace(Data(text.utf8), name: ""))
        var play = TraceCase(trace: trace, target: target, clamps: true, joins: false)
        play.system = system
        TraceReferee(play).play()
    }
}
