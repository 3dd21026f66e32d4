import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// What the example app's recorder exports is a trace like any other.
@MainActor @Suite struct RecordedTraceTests {
    /// A person with the recorder: both inputs, a rotation, another app and back, the keyboard put away.
    private func record(_ system: SimulatedSystem) throws -> (trace: Trace, events: [RecordedEvent], text: String) {
        let (device, screen) = (SimulatedDevice(.iPhone16, system: system), RecorderViewController())
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        for (input, text) in [(screen.field, "a secret"), (screen.textView, "another one")] as [(UIView, String)] {
            device.tap(input)
            device.settle()
            device.type(text)
            device.advance(by: 1)
        }
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            device.rotate(to: orientation)
            device.settle()
        }
        device.enterBackground()
        device.advance(by: 1)
        device.enterForeground()
        device.settle()
        device.keyboard.dismiss()
        device.settle()
        expectEqual(screen.keyboardAvoidances.map(\.lift), [0])
        let text = try #require(screen.trace).text()
        return (try #require(Trace(Data(text.utf8))), screen.recorder.events, text)
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
        let (trace, _, text) = try record(system)
        expectEqual(trace.screen, ["width": 393, "height": 852])
        #expect(trace.safeArea["top"] == 59 && trace.safeArea["bottom"] == 34)
        expectEqual(trace.fields.map(\.isTextView), [false, true])
        #expect(text.contains(#""iOS": "iOS \#(system.rawValue.dropFirst(3)).0""#))
        #expect(!text.contains("secret") && !text.contains("another"), "nothing that was typed is in it")
    }

    @Test("a replay brings about the same events and the same end", arguments: SimulatedSystem.allCases)
    func replays(_ system: SimulatedSystem) throws {
        let recording = try record(system)
        let play = TracePlay(TracePlay.Way(trace: recording.trace, target: .scrollView, system: system))
        let recorder = TraceRecorder()
        for turn in play.turns {
            play.device.advance(by: max(0, turn[0].t - play.device.now))
            play.perform(turn)
            if turn[0].kind == .rotate { recorder.record(.rotate(play.device.screen.bounds.size)) }
        }
        play.device.settle()
        recorder.stop()
        #expect(try events(recorder.events) == events(recording.events))
    }

    @Test(
        "with each target the screen is as the design says", arguments: SimulatedSystem.allCases, TraceTarget.allCases)
    func isPlayed(_ system: SimulatedSystem, _ target: TraceTarget) throws {
        TracePlay(TracePlay.Way(trace: try record(system).trace, target: target, system: system)).play()
    }
}
