import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// The conversation on an iPhone 16: 852 points high, keyboard from 516 on.
@MainActor
private struct ChatScreen {
    let device = SimulatedDevice(.iPhone16)
    let chat = ChatViewController()
    let bar: MessageBar
    let table: UITableView

    init() throws {
        device.show(UINavigationController(rootViewController: chat))
        device.settle()
        bar = try #require(first(MessageBar.self, in: chat.view))
        table = try #require(first(UITableView.self, in: chat.view))
    }

    var newest: CGRect {
        table.cellForRow(at: IndexPath(row: chat.messages.count - 1, section: 0))
            .map(device.presentationFrame) ?? .null
    }

    func write(_ text: String) {
        device.tap(bar.textView)
        device.type(text)
        device.settle()
    }
}

@MainActor
@Suite struct ChatTests {
    @Test func theBarStandsOnTheKeyboardAndTheNewestMessageOnTheBar() throws {
        let screen = try ChatScreen()
        screen.device.tap(screen.bar.textView)
        screen.device.settle()
        #expect(screen.device.presentationFrame(of: screen.bar).maxY == 516)
        #expect(abs(screen.newest.maxY - screen.device.presentationFrame(of: screen.bar).minY) < 1)
        screen.device.keyboard.dismiss()
        screen.device.settle()
        #expect(abs(screen.device.presentationFrame(of: screen.bar).maxY - (852 - 34)) < 0.01)
        #expect(abs(screen.newest.maxY - screen.device.presentationFrame(of: screen.bar).minY) < 1)
    }

    @Test func theBarGrowsWithItsTextUpToFiveLines() throws {
        let screen = try ChatScreen()
        let one = screen.bar.bounds.height
        screen.write("One\nTwo\nThree")
        let three = screen.bar.bounds.height
        #expect(three > one + 30)
        screen.write("\nFour\nFive")
        let five = screen.bar.bounds.height
        #expect(five > three + 30)
        screen.write("\nSix\nSeven")
        #expect(screen.bar.bounds.height == five)
        #expect(screen.device.presentationFrame(of: screen.bar).maxY == 516)
    }

    @Test func whatIsSentIsTheNewestMessageAndTheBarIsSmallAgain() throws {
        let screen = try ChatScreen()
        let one = screen.bar.bounds.height
        screen.write("Hello\nyou")
        screen.device.tap(screen.bar.button)
        screen.device.settle()
        #expect(screen.chat.messages.last == "Hello\nyou")
        #expect(screen.bar.textView.text == "")
        #expect(screen.bar.bounds.height == one)
        #expect(abs(screen.newest.maxY - screen.device.presentationFrame(of: screen.bar).minY) < 1)
    }

    @Test func nothingCannotBeSent() throws {
        let screen = try ChatScreen()
        screen.device.tap(screen.bar.button)
        #expect(screen.chat.messages.count == 20)
    }
}
