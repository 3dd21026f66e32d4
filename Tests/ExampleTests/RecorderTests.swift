import Foundation
import Testing
import UIKit

@testable import KeyboardHelperExample

/// The recorder's screen. That its traces replay is seen with the other traces.
@MainActor
@Suite struct RecorderTests {
    /// Made in each test, as other tests drive devices of their own between its `init` and its body.
    private func start() -> (SimulatedDevice, RecorderViewController) {
        let (device, screen) = (SimulatedDevice(.iPhone16), RecorderViewController())
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        return (device, screen)
    }

    private func table(_ screen: UIViewController) throws -> UITableView {
        try #require(views(in: screen.view).lazy.compactMap { $0 as? UITableView }.first)
    }

    @Test func eventsAreListedAsTheyCome() throws {
        let (device, screen) = start()
        device.tap(screen.field)
        device.settle()
        let lines = screen.recorder.events.map(\.line)
        #expect(lines.contains { $0.hasSuffix("  A begins editing") })
        #expect(lines.contains { $0.hasSuffix("willShow 0.0 516.0 393.0 336.0") })
        #expect(lines.contains { $0.contains("didShow") })
        #expect(lines.contains { $0.contains("guide 516.0 to 852.0") })
        let table = try table(screen)
        #expect(table.numberOfRows(inSection: 0) == lines.count)
        #expect(table.visibleCells.last?.shownText == lines.last, "the newest is in sight")
        #expect(device.covered(screen.field) == 0)
    }

    @Test func itTellsWhenATapHasPlacedTheCaret() throws {
        let (device, screen) = start()
        device.behavior.caretPlacement = .after(0.02)
        device.tap(screen.textView)
        device.settle()
        let lines = screen.recorder.events.map(\.line)
        let begin = try #require(lines.firstIndex { $0.hasSuffix("A begins editing") })
        let placed = try #require(lines.lastIndex { $0.hasSuffix("the caret is placed") })
        #expect(begin < placed)
        #expect(screen.recorder.events[placed].time > screen.recorder.events[begin].time)
    }

    @Test func whatIsClearedIsForgotten() throws {
        let (device, screen) = start()
        device.tap(screen.field)
        device.settle()
        device.tap(try #require(screen.navigationItem.rightBarButtonItems?.first { $0.title == "Clear" }))
        #expect(try screen.recorder.events.isEmpty && table(screen).numberOfRows(inSection: 0) == 0)
        device.keyboard.dismiss()
        #expect(screen.recorder.events.first?.time == 0)
    }

    @Test func theFileThatIsSharedHoldsTheRecording() throws {
        let (device, screen) = start()
        device.tap(screen.field)
        device.settle()
        let count = screen.recorder.events.count
        device.tap(try #require(screen.navigationItem.rightBarButtonItems?.first { $0.title == "Share" }))
        device.settle()
        let sheet = try #require(screen.presentedViewController as? UIActivityViewController)
        let file = try #require(sheet.simulatedItems.first as? URL)
        defer { try? FileManager.default.removeItem(at: file) }
        let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        #expect((root?["events"] as? [Any])?.count == count)
        #expect(root?["device"] as? String == DeviceName.model)
    }

    @Test func valuesThatAreAbsentOrNoNumbersAreKeptAsTheyAre() throws {
        let (device, screen) = start()
        device.keyboard.isScripted = true
        device.keyboard.post(
            .willShow, begin: nil, end: CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 1), duration: nil,
            curve: nil, isLocal: nil)
        let values = try #require(screen.recorder.events.last?.values)
        #expect(values["begin"] == nil && values["duration"] == nil && values["isLocal"] == nil)
        #expect((values["end"] as? [Any])?.map { "\($0)" } == ["0.0", "nan", "inf", "1.0"])
        #expect(try screen.trace?.text().contains(#""end":[0,"nan","inf",1]"#) == true)
    }

    @Test func theChecklistIsABarButtonAway() throws {
        let (device, screen) = start()
        device.tap(try #require(screen.navigationItem.rightBarButtonItems?.first { $0.title == "To do" }))
        device.settle()
        #expect(screen.navigationController?.topViewController is ChecklistViewController)
    }

    @Test func aRecorderThatHasStoppedHearsNothing() {
        let (device, screen) = start()
        screen.recorder.stop()
        let count = screen.recorder.events.count
        device.keyboard.isScripted = true
        device.keyboard.post(.willHide, begin: nil, end: nil, duration: nil, curve: nil, isLocal: nil)
        #expect(screen.recorder.events.count == count)
    }
}
