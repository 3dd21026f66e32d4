import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// The conversation on an iPhone 16: 852 points high, keyboard from 516 on.
@MainActor
private struct ChatScreen {
    let device = SimulatedDevice(.iPhone16)
    let chat: ChatViewController
    let bar: MessageBar
    let table: UITableView
    private let isUpsideDown: Bool

    init(isUpsideDown: Bool = false) throws {
        self.isUpsideDown = isUpsideDown
        chat = ChatViewController(isUpsideDown: isUpsideDown)
        device.show(UINavigationController(rootViewController: chat))
        device.settle()
        bar = try #require(first(MessageBar.self, in: chat.view))
        table = try #require(first(UITableView.self, in: chat.view))
    }

    var newest: CGRect {
        table.cellForRow(at: IndexPath(row: isUpsideDown ? 0 : chat.messages.count - 1, section: 0))
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
    @Test(arguments: [false, true])
    func theBarStandsOnTheKeyboardAndTheNewestMessageOnTheBar(isUpsideDown: Bool) throws {
        let screen = try ChatScreen(isUpsideDown: isUpsideDown)
        #expect(abs(screen.newest.maxY - screen.device.presentationFrame(of: screen.bar).minY) < 1)
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

    @Test(arguments: [false, true])
    func whatIsSentIsTheNewestMessageAndTheBarIsSmallAgain(isUpsideDown: Bool) throws {
        let screen = try ChatScreen(isUpsideDown: isUpsideDown)
        let one = screen.bar.bounds.height
        screen.write("Hello\nyou")
        screen.device.tap(screen.bar.button)
        screen.device.settle()
        #expect(screen.chat.messages.last == "Hello\nyou")
        #expect(screen.bar.textView.text == "")
        #expect(screen.bar.bounds.height == one)
        #expect(abs(screen.newest.maxY - screen.device.presentationFrame(of: screen.bar).minY) < 1)
    }

    @Test(arguments: [false, true])
    func aConversationThatWasScrolledUpKeepsTheMessageAboveTheBar(isUpsideDown: Bool) throws {
        let screen = try ChatScreen(isUpsideDown: isUpsideDown)
        screen.device.turn { screen.table.contentOffset.y += isUpsideDown ? 150 : -150 }
        func lowest() -> String? {
            let top = screen.device.presentationFrame(of: screen.bar).minY
            let cells = screen.table.visibleCells.filter { screen.device.presentationFrame(of: $0).minY < top - 1 }
            let lowest = cells.max {
                screen.device.presentationFrame(of: $0).minY < screen.device.presentationFrame(of: $1).minY
            }
            return (lowest as? MessageCell)?.message
        }
        let before = lowest()
        #expect(before != nil && before != screen.chat.messages.last)
        for step in [
            { screen.write("One\nTwo\nThree") }, { screen.device.rotate(to: .landscapeLeft) },
            { screen.device.rotate(to: .portrait) }, { screen.device.keyboard.dismiss() },
        ] {
            step()
            screen.device.settle()
            #expect(lowest() == before)
        }
    }

    @Test func nothingCannotBeSent() throws {
        let screen = try ChatScreen()
        screen.device.tap(screen.bar.button)
        #expect(screen.chat.messages.count == 20)
    }
}
