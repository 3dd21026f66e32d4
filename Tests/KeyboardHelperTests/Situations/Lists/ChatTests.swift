import KeyboardHelper
import Testing
import UIKit

/// A conversation at its end stays there, whatever the room for it. One that was scrolled up keeps what is above its bar.
@MainActor
@Suite struct ChatTests {
    private typealias Step = (name: String, action: (SimulatedDevice, ChatScreen) -> Void)

    private let steps: [Step] = [
        ("show", { device, chat in device.focus(on: chat.field) }),
        ("growth", { device, chat in device.turn { chat.write(lines: 5) } }),
        ("rotation", { device, _ in device.rotate(to: .landscapeLeft) }),
        ("rotation back", { device, _ in device.rotate(to: .portrait) }),
        ("shrinking", { device, chat in device.turn { chat.write(lines: 1) } }),
        ("other height", { device, _ in device.keyboard.changeHeight(to: 291) }),
        ("hide", { device, _ in device.keyboard.dismiss() }),
        ("rotation without keyboard", { device, _ in device.rotate(to: .landscapeLeft) }),
    ]

    /// Below a navigation bar.
    private func show(
        _ kind: ChatScreen.List, _ layout: ChatScreen.Layout = .aboveBar, on setting: FlowSetting,
        from offset: CGFloat? = nil
    ) -> (ChatScreen, SimulatedDevice) {
        let chat = ChatScreen(kind, layout)
        let device = setting.device(showing: UINavigationController(rootViewController: chat))
        if let offset { device.turn { chat.list.contentOffset.y = offset } }
        return (chat, device)
    }

    private func expectEnd(_ chat: ChatScreen, on device: SimulatedDevice, _ comment: Comment) {
        let newest = chat.frame(of: chat.messages - 1, on: device)
        #expect(abs(newest.maxY - chat.barTop(on: device)) <= 1, comment)
    }

    /// The newest message stays frame by frame too, where the list is no longer than what is seen of it, and nothing is turned.
    @Test(
        "S56 S57 the newest message, or that which was scrolled to, stays above the bar",
        Promise.endStays,
        arguments: ChatScreen.List.allCases, FlowSetting.phone)
    func aboveTheBar(_ kind: ChatScreen.List, _ setting: FlowSetting) {
        for layout in ChatScreen.Layout.allCases {
            for isAtEnd in [true, false] {
                let (chat, device) = show(kind, layout, on: setting)
                let way: CGFloat = isAtEnd ? 0 : kind == .invertedTable ? 120 : -120
                device.turn { chat.list.contentOffset.y += way }
                for step in [Step("at first", { _, _ in })] + steps {
                    let lowest = chat.lowest(on: device)
                    device.expectNoFaults { step.action(device, chat) }
                    var worst: CGFloat = 0
                    repeat {
                        worst = max(worst, abs(chat.shownEnd(on: device) - chat.barTop(on: device)))
                        device.advance(by: 1.0 / 60)
                    } while device.isBusy
                    let isSteady = layout != .underKeyboard && !step.name.hasPrefix("rotation")
                    #expect(worst < 0.01 || !isSteady || !isAtEnd, "\(layout) \(step.name)")
                    if isAtEnd { expectEnd(chat, on: device, "\(layout) \(step.name)") }
                    expectEqual(chat.lowest(on: device), lowest, "\(layout) \(step.name)")
                }
            }
        }
    }

    @Test("S56 a few messages stay at the start", arguments: ChatScreen.Layout.allCases, FlowSetting.phone)
    func fewMessages(_ layout: ChatScreen.Layout, _ setting: FlowSetting) {
        let chat = ChatScreen(.table, layout, messages: 3)
        let device = setting.device(showing: chat)
        let start = chat.frame(of: 0, on: device).minY
        for step in steps where !step.name.hasPrefix("rotation") {
            step.action(device, chat)
            device.settle()
            expectEqual(chat.frame(of: 0, on: device).minY, start, "\(step.name)")
        }
    }

    @Test("S56 what is sent is seen, in a bar that shrinks meanwhile", arguments: FlowSetting.phone)
    func sending(_ setting: FlowSetting) {
        let (chat, device) = show(.table, on: setting)
        device.focusAndSettle(on: chat.field)
        device.turnAndSettle { chat.write(lines: 5) }
        device.turnAndSettle {
            chat.messages += 1
            (chat.list as? UITableView)?.insertRows(at: [IndexPath(row: 40, section: 0)], with: .automatic)
            chat.write(lines: 1)
        }
        expectEnd(chat, on: device, "sent")
    }

    @Test("S56 nothing moves against a finger", arguments: FlowSetting.phone)
    func finger(_ setting: FlowSetting) {
        let (chat, device) = show(.table, on: setting)
        device.focusAndSettle(on: chat.field)
        device.beginDrag(in: chat.list, at: CGPoint(x: 200, y: 300))
        device.drag(to: CGPoint(x: 200, y: 360))
        let offset = chat.list.contentOffset
        let writes = device.writes(in: chat.list) { device.keyboard.changeHeight(to: 291) }
        #expect(!writes.contains { $0.property.hasPrefix("contentOffset") && $0.by == .app })
        expectEqual(chat.list.contentOffset, offset)
        device.endDrag()
    }

    @Test("S56 update() in the app's animation follows what was laid out by hand", arguments: FlowSetting.phone)
    func update(_ setting: FlowSetting) {
        let (chat, device) = show(.table, .byFrames, on: setting)
        device.turn {
            UIView.animate(withDuration: 0.2) {
                chat.list.frame.size.height -= 88
                chat.avoidance?.update()
            }
        }
        #expect(abs(chat.frame(of: 39, on: device).maxY - chat.list.frame.maxY) <= 1)
        device.advance(by: 0.1)
        #expect(abs(chat.shownEnd(on: device) - device.maxY(of: chat.list)) < 0.01)
    }

    // MARK: An input among the messages

    /// Message 39 is from 1716 to 1760.
    @Test(
        "S56 S57 an input in the list comes first, and the list goes back", arguments: FlowSetting.phone,
        [1000, 1720])
    func inputInTheList(_ setting: FlowSetting, _ y: CGFloat) {
        let (chat, device) = show(.scrollView, on: setting, from: 900)
        chat.avoidance?.options.restoresContentOffset = true
        let input = UITextField.at(y)
        chat.list.addSubview(input)
        device.focusAndSettle(on: input)
        #expect(device.covered(input) == 0 && device.presentationFrame(of: input).minY > 0)
        if y == 1720 { expectEnd(chat, on: device, "the input is in the last row") }
        device.dismissKeyboard()
        expectEqual(chat.list.contentOffset.y, 900)
    }

    /// The bar grows by four lines as editing begins in it, for the message that is being answered.
    @Test(
        "S56 a bar that grows as it takes the focus stays below the newest message",
        arguments: ChatScreen.Layout.allCases, FlowSetting.phone)
    func focusFromTheNewestMessage(_ layout: ChatScreen.Layout, _ setting: FlowSetting) {
        let (chat, device) = show(.scrollView, layout, on: setting)
        let input = UITextField.at(1718)
        chat.list.addSubview(input)
        device.focusAndSettle(on: input)
        chat.field.on(.editingDidBegin) { chat.write(lines: 5) }
        device.focusAndSettle(on: chat.field)
        expectEqual(chat.bar.bounds.height, 138)
        expectEnd(chat, on: device, "the bar has grown")
    }

    // MARK: Somebody reads

    @Test("S57 a reader who has scrolled up among new messages stays there", arguments: FlowSetting.phone)
    func newMessages(_ setting: FlowSetting) {
        let (chat, device) = show(.table, on: setting)
        device.turnAndSettle {
            chat.messages += 30
            chat.list.reloadRows()
            chat.list.contentOffset.y = 2300
        }
        // Above the end, and below what was the end before.
        device.turn { chat.list.contentOffset.y = 1500 }
        let lowest = chat.lowest(on: device)
        device.focusAndSettle(on: chat.field)
        expectEqual(chat.lowest(on: device), lowest)
    }

    @Test("S57 an app that assigns the inset in each layout does not move the list", arguments: FlowSetting.phone)
    func assignedInset(_ setting: FlowSetting) {
        let (chat, device) = show(.table, .underKeyboard, on: setting, from: 636)
        chat.assignsInset = true
        device.focusAndSettle(on: chat.field)
        let offset = chat.list.contentOffset.y
        for _ in 0..<5 {
            device.advance(by: 0.1)
            device.turn { chat.view.setNeedsLayout() }
            expectEqual(chat.list.contentOffset.y, offset)
            device.settle()
            expectEqual(chat.list.contentOffset.y, offset)
        }
    }
}
