import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A conversation with an assistant: the last two of 40 messages are a question and the beginning of its answer. On an iPhone 16
/// the keyboard is 336 points high and begins at 516, and the bar on it, 50 points high, at 466; at rest the bar begins at 802.
@MainActor
@Suite struct AnswerRoomTests {
    /// A chat with room below its end, scrolled to where that begins.
    private func chat(
        _ kind: ChatScreen.List, _ layout: ChatScreen.Layout, room: CGFloat, isTold: Bool = true
    ) -> (ChatScreen, SimulatedDevice) {
        let chat = ChatScreen(kind, layout)
        let device = FlowSetting(systemHelps: true).device(showing: chat)
        device.turn {
            let edge = kind == .invertedTable ? \UIEdgeInsets.top : \.bottom
            chat.list.contentInset[keyPath: edge] += room
            if isTold { chat.avoidance?.options.reservedBottomInset = room }
        }
        device.turn {
            let inset = chat.list.adjustedContentInset
            chat.list.contentOffset.y =
                kind == .invertedTable
                ? -inset.top : chat.list.contentSize.height + inset.bottom - chat.list.bounds.height
        }
        device.settle()
        return (chat, device)
    }

    @Test(
        "the keyboard covers the room, and the question stays at the top", arguments: ChatScreen.List.allCases,
        ChatScreen.Layout.allCases)
    func roomIsCovered(_ kind: ChatScreen.List, _ layout: ChatScreen.Layout) {
        let (chat, device) = chat(kind, layout, room: 600)
        let question = chat.frame(of: 38, on: device)
        #expect(chat.shownEnd(on: device) == 202 && question.minY == 114)
        device.focusAndSettle(on: chat.field)
        #expect(chat.barTop(on: device) == 466)
        #expect(chat.frame(of: 38, on: device) == question)
        device.dismissKeyboard()
        #expect(chat.frame(of: 38, on: device) == question)
    }

    @Test(
        "what the keyboard covers beyond the room moves the end, with the bar, and back",
        arguments: ChatScreen.List.allCases, ChatScreen.Layout.allCases)
    func roomIsTooSmall(_ kind: ChatScreen.List, _ layout: ChatScreen.Layout) {
        let (chat, device) = chat(kind, layout, room: 200)
        #expect(chat.shownEnd(on: device) == 602)
        device.focusAndSettle(on: chat.field)
        #expect(chat.shownEnd(on: device) == 466)
        device.dismissKeyboard()
        #expect(chat.shownEnd(on: device) == 602)
    }

    @Test(
        "where the reader has scrolled up, what is above the bar stays there",
        arguments: [ChatScreen.List.table, .scrollView])
    func scrolledUp(_ kind: ChatScreen.List) {
        let (chat, device) = chat(kind, .aboveBar, room: 600)
        device.turn { chat.list.contentOffset.y -= 1_000 }
        device.settle()
        let end = chat.shownEnd(on: device)
        #expect(end == 1_202)
        device.focusAndSettle(on: chat.field)
        #expect(chat.shownEnd(on: device) == end - 336)
        device.dismissKeyboard()
        #expect(chat.shownEnd(on: device) == end)
    }

    @Test("content that has made way comes back as far as it was")
    func comesBack() {
        let (chat, device) = chat(.table, .aboveBar, room: 600)
        // The answer ends at the bar: none of the room is to be seen.
        device.turn { chat.list.contentOffset.y -= 600 }
        device.settle()
        #expect(chat.shownEnd(on: device) == 802)
        device.focusAndSettle(on: chat.field)
        #expect(chat.shownEnd(on: device) == 466)
        device.dismissKeyboard()
        #expect(chat.shownEnd(on: device) == 802)
    }

    @Test("a list that was scrolled up stays where it is when its screen comes back, or the answer grows")
    func staysScrolledUp() {
        let (chat, device) = chat(.table, .aboveBar, room: 600)
        // More inset than is told of.
        device.turn {
            chat.list.contentInset.bottom += 50
            chat.avoidance?.update()
        }
        device.settle()
        device.turn { chat.list.contentOffset.y -= 1_000 }
        device.settle()
        let place = chat.frame(of: 30, on: device)
        device.turn { chat.avoidance?.isEnabled = false }
        device.settle()
        device.turn { chat.avoidance?.isEnabled = true }
        device.settle()
        #expect(chat.frame(of: 30, on: device) == place)
        let scrolls = chat.scrolls
        for _ in 1...3 {
            device.turn {
                chat.list.contentInset.bottom -= 20
                chat.avoidance?.options.reservedBottomInset -= 20
            }
        }
        device.settle()
        #expect(chat.frame(of: 30, on: device) == place)
        // Not even there and back.
        #expect(scrolls > 0 && chat.scrolls == scrolls)
    }

    @Test("a question under the keyboard is at the top after it too", arguments: ChatScreen.Layout.allCases)
    func askedUnderKeyboard(_ layout: ChatScreen.Layout) {
        let (chat, device) = chat(.table, layout, room: 0)
        // As brings the question to where the list begins.
        let room: CGFloat = layout == .underKeyboard ? 714 : 655
        device.focusAndSettle(on: chat.field)
        device.turn {
            chat.list.contentInset.bottom += room
            chat.avoidance?.options.reservedBottomInset = room
        }
        device.settle()
        device.turn {
            let inset = chat.list.adjustedContentInset
            chat.list.contentOffset.y = chat.list.contentSize.height - 88 - inset.top
        }
        device.settle()
        let question = chat.frame(of: 38, on: device)
        device.dismissKeyboard()
        #expect(chat.frame(of: 38, on: device) == question)
        #expect(chat.list.contentInset.bottom == room + (layout == .underKeyboard ? 50 : 0))
    }

    @Test("an inset that is not told of is moved with the end", arguments: [0, -20, .nan, .infinity] as [CGFloat])
    func untold(_ room: CGFloat) {
        let (chat, device) = chat(.table, .aboveBar, room: 300, isTold: false)
        device.turn { chat.avoidance?.options.reservedBottomInset = room }
        #expect(chat.shownEnd(on: device) == 502)
        device.focusAndSettle(on: chat.field)
        #expect(chat.shownEnd(on: device) == 166)
        device.dismissKeyboard()
        #expect(chat.shownEnd(on: device) == 502)
    }
}
