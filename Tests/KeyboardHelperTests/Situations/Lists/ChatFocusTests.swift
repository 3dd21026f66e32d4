import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A conversation in which the focus goes from an input among the messages to the one in the bar.
@MainActor
@Suite struct ChatFocusTests {
    /// The bar grows by four lines as editing begins in it, for the message that is being answered.
    private final class Reply: NSObject, UITextFieldDelegate {
        let chat: ChatScreen

        init(in chat: ChatScreen) { self.chat = chat }

        func textFieldDidBeginEditing(_ textField: UITextField) { chat.write(lines: 5) }
    }

    @Test(
        "S56 a bar that grows as it takes the focus from the newest message stays below that",
        arguments: ChatScreen.Layout.allCases, FlowSetting.phone)
    func s56FocusFromTheNewestMessage(_ layout: ChatScreen.Layout, _ setting: FlowSetting) {
        let chat = ChatScreen(.scrollView, layout)
        let device = setting.device(showing: UINavigationController(rootViewController: chat))
        // Message 39 is from 1716 to 1760.
        let input = UITextField(frame: CGRect(x: 20, y: 1718, width: 200, height: 40))
        device.turn { chat.list.addSubview(input) }
        device.focusAndSettle(on: input)
        let reply = Reply(in: chat)
        chat.field.delegate = reply
        device.focusAndSettle(on: chat.field)
        #expect(chat.bar.bounds.height == 138)
        let newest = chat.frame(of: 39, on: device)
        #expect(abs(newest.maxY - chat.barTop(on: device)) <= 1)
    }
}
