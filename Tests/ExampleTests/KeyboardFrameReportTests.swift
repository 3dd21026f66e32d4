import Foundation
import Testing
import UIKit

@testable import KeyboardHelperExample

/// What `Example/UITests` reads from the app, read here from the simulated one.
@MainActor
@Suite struct KeyboardFrameReportTests {
    private let device = SimulatedDevice(.iPhone16)

    /// Launches the app with a launch argument or without, and opens the chat.
    private func openChat(reports: Bool) throws -> MessageBar {
        let arguments = try #require(UserDefaults(suiteName: "KeyboardFrameReportTests"))
        let values = reports ? [KeyboardFrameReport.launchArgument: "YES"] : [:]
        arguments.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
        let isLaunched = device.launch(AppDelegate()) {
            let delegate = SceneDelegate()
            delegate.defaults = arguments
            return delegate
        }
        try #require(isLaunched)
        let chat = ChatViewController()
        let navigation = try #require(device.window.rootViewController as? UINavigationController)
        device.turn { navigation.pushViewController(chat, animated: false) }
        device.settle()
        return try #require(chat.view.subviews.compactMap { $0 as? MessageBar }.first)
    }

    private var report: KeyboardFrameReport? {
        device.window.subviews.compactMap { $0 as? KeyboardFrameReport }.first
    }

    private func value(of identifier: String) throws -> String {
        let elements = try #require(report).subviews.filter { $0.isAccessibilityElement }
        return try #require(elements.first { $0.accessibilityIdentifier == identifier }?.accessibilityValue)
    }

    @Test func itTellsTheFrameOfTheLastShowUntilTheKeyboardIsHidden() throws {
        let bar = try openChat(reports: true)
        #expect(try value(of: "keyboard.lastShow") == "none")
        device.tap(bar.textView)
        device.settle()
        let numbers = try value(of: "keyboard.lastShow").split(separator: " ").compactMap { Double($0) }
        let frame = device.keyboard.frame
        #expect(numbers == [frame.minX, frame.minY, frame.width, frame.height].map(Double.init))
        #expect(frame.height > 200)
        device.keyboard.dismiss()
        device.settle()
        #expect(try value(of: "keyboard.lastShow") == "none")
    }

    @Test func itTellsEveryNoticeOfTheKeyboard() throws {
        let bar = try openChat(reports: true)
        device.tap(bar.textView)
        device.settle()
        device.keyboard.dismiss()
        device.settle()
        let words = try value(of: "keyboard.notices").split(separator: "\n").map { $0.split(separator: " ") }
        #expect(words.allSatisfy { $0.count == 6 })
        let names = words.map { $0[1].replacing("UIKeyboard", with: "").replacing("Notification", with: "") }
        #expect(names.filter { !$0.contains("Frame") } == ["WillShow", "DidShow", "WillHide", "DidHide"])
    }

    @Test func itTellsWhereAFingerTookTheFocus() throws {
        let bar = try openChat(reports: true)
        device.tap(bar.textView)
        device.settle()
        let table = try #require(bar.superview?.subviews.compactMap { $0 as? UITableView }.first)
        let start = device.presentationFrame(of: bar.textView).maxY
        try #require(report).recordFocus()
        device.beginDrag(in: table, at: CGPoint(x: 196, y: 300))
        for y in stride(from: 340, through: 640, by: 20) {
            device.drag(to: CGPoint(x: 196, y: y))
            try #require(report).recordFocus()
        }
        let edges = try value(of: "focus.path").split(separator: "\n")
            .compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
        #expect(edges.count > 3 && edges == edges.sorted())
        #expect(abs(try #require(edges.first) - Double(start)) < 0.1)
        let end = device.presentationFrame(of: bar.textView).maxY
        #expect(abs(try #require(edges.last) - Double(end)) < 0.1)
        device.endDrag()
    }

    @Test func withoutTheArgumentThereIsNone() throws {
        _ = try openChat(reports: false)
        #expect(report == nil)
    }

    @Test func itLeavesTouchesToTheApp() throws {
        _ = try openChat(reports: true)
        let report = try #require(report)
        #expect(!report.isUserInteractionEnabled && report.frame.width <= 3 && report.frame.height <= 1)
    }
}
