import KeyboardHelper
import Testing
import UIKit

/// A conversation with an assistant: the last two of 40 messages are a question and the beginning of its answer. On an iPhone 16
/// the keyboard is 336 points high and begins at 516, and the bar on it, 50 points high, at 466; at rest the bar begins at 802.
@MainActor
@Suite struct AnswerRoomTests {
    /// A chat with room below its end, scrolled to where that begins.
    private func chat(
        _ kind: ChatScreen.List, _ layout: ChatScreen.Layout, room: CGFloat, told: CGFloat? = nil
    ) -> (ChatScreen, SimulatedDevice) {
        let chat = ChatScreen(kind, layout)
        let device = FlowSetting(systemHelps: true).device(showing: chat)
        device.turn {
            chat.list.contentInset[keyPath: chat.visualBottom] += room
            chat.avoidance?.options.reservedBottomInset = told ?? room
        }
        device.turnAndSettle {
            let range = chat.list.legalOffsets
            chat.list.contentOffset.y = kind == .invertedTable ? range.lowerBound : range.upperBound
        }
        return (chat, device)
    }

    /// The room, that which is told of, how far the reader has scrolled up, and where the end is then, and with the keyboard.
    typealias Row = (
        name: String, room: CGFloat, told: CGFloat, scrolled: CGFloat, end: CGFloat, above: CGFloat
    )

    nonisolated static let rows: [Row] = [
        ("the keyboard covers the room: the question stays", 600, 600, 0, 202, 202),
        ("it covers more: the end moves with the bar", 200, 200, 0, 602, 466),
        ("scrolled up: what is above the bar stays there", 600, 600, 1_000, 1_202, 866),
        ("the answer ends at the bar: it makes way", 600, 600, 600, 802, 466),
        ("nothing is told of", 300, 0, 0, 502, 166), ("less is told of", 300, -20, 0, 502, 166),
        ("no number is told of", 300, .nan, 0, 502, 166),
        ("no end of it is told of", 300, .infinity, 0, 502, 166),
    ]

    @Test("an answer and its room make way for the keyboard, and come back", arguments: rows, ChatScreen.List.allCases)
    func room(_ row: Row, _ kind: ChatScreen.List) {
        for layout in ChatScreen.Layout.allCases where row.told == row.room || kind == .table && layout == .aboveBar {
            let (chat, device) = chat(kind, layout, room: row.room, told: row.told)
            device.turnAndSettle { chat.list.contentOffset.y -= kind == .invertedTable ? -row.scrolled : row.scrolled }
            expectEqual(chat.shownEnd(on: device), row.end, "\(layout)")
            device.focusAndSettle(on: chat.field)
            expectEqual(chat.barTop(on: device), 466)
            expectEqual(chat.shownEnd(on: device), row.above, "\(layout)")
            device.dismissKeyboard()
            expectEqual(chat.shownEnd(on: device), row.end, "\(layout)")
        }
    }

    @Test("a list that was scrolled up stays where it is when its screen comes back, or the answer grows")
    func staysScrolledUp() {
        let (chat, device) = chat(.table, .aboveBar, room: 600)
        // More inset than is told of.
        device.turnAndSettle {
            chat.list.contentInset.bottom += 50
            chat.avoidance?.update()
        }
        device.turnAndSettle { chat.list.contentOffset.y -= 1_000 }
        let place = chat.frame(of: 30, on: device)
        for isEnabled in [false, true] {
            device.turnAndSettle { chat.avoidance?.isEnabled = isEnabled }
        }
        expectEqual(chat.frame(of: 30, on: device), place)
        let scrolls = chat.scrolls
        for _ in 1...3 {
            device.turn {
                chat.list.contentInset.bottom -= 20
                chat.avoidance?.options.reservedBottomInset -= 20
            }
        }
        device.settle()
        expectEqual(chat.frame(of: 30, on: device), place)
        // Not even there and back.
        #expect(scrolls > 0 && chat.scrolls == scrolls)
    }

    @Test("a question under the keyboard is at the top after it too", arguments: ChatScreen.Layout.allCases)
    func askedUnderKeyboard(_ layout: ChatScreen.Layout) {
        let (chat, device) = chat(.table, layout, room: 0)
        // As brings the question to where the list begins.
        let room: CGFloat = layout == .underKeyboard ? 714 : 655
        device.focusAndSettle(on: chat.field)
        device.turnAndSettle {
            chat.list.contentInset.bottom += room
            chat.avoidance?.options.reservedBottomInset = room
        }
        device.turnAndSettle {
            let inset = chat.list.adjustedContentInset
            chat.list.contentOffset.y = chat.list.contentSize.height - 88 - inset.top
        }
        let question = chat.frame(of: 38, on: device)
        device.dismissKeyboard()
        expectEqual(chat.frame(of: 38, on: device), question)
        expectEqual(chat.list.contentInset.bottom, room + (layout == .underKeyboard ? 50 : 0))
    }
}
