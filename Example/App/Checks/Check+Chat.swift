import UIKit

extension Check {
    static let chats = [false, true].map { isUpsideDown in
        Check(name: isUpsideDown ? "Chat, inverted list: the bar on the keyboard" : "Chat: the bar on the keyboard") {
            await barOnKeyboard(in: ChatViewController(isUpsideDown: isUpsideDown), on: $0)
        }
    }

    /// The bar stands on the keyboard, the messages end where it begins, and the newest stays in sight.
    private static func barOnKeyboard(in chat: ChatViewController, on screen: CheckedScreen) async -> [String] {
        await screen.show(UINavigationController(rootViewController: chat))
        guard let bar = chat.view.subviews.lazy.compactMap({ $0 as? MessageBar }).first,
            let table = chat.view.subviews.lazy.compactMap({ $0 as? UITableView }).first
        else { return ["no bar"] }
        let newest = IndexPath(row: table.transform.d < 0 ? 0 : chat.messages.count - 1, section: 0)
        await screen.harness.turn {
            table.scrollToRow(at: newest, at: table.transform.d < 0 ? .top : .bottom, animated: false)
        }
        let before = LayoutState(of: chat.view)
        var problems = await screen.focus(bar.textView)
        let (barFrame, top) = (screen.harness.shownFrame(of: bar), screen.keyboardTop ?? 0)
        if abs(barFrame.maxY - top) > 0.5 {
            problems.append("the bar ends \(screen.points(barFrame.maxY - top)) too low")
        }
        if let row = table.cellForRow(at: newest) {
            let frame = screen.harness.shownFrame(of: row)
            if frame.maxY > barFrame.minY + 1 { problems.append("the newest message is behind the bar") }
        } else {
            problems.append("the newest message has left the screen")
        }
        await screen.endEditing()
        return problems + LayoutState(of: chat.view).differences(from: before)
    }
}
