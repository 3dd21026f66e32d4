import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A conversation at its end stays there, whatever the room for it. One that was scrolled up keeps what is above its bar.
@MainActor
@Suite struct ChatTests {
    private typealias Step = (name: String, action: (SimulatedDevice, ChatScreen) -> Void)

    private var steps: [Step] {
        [
            ("show", { device, chat in device.focus(on: chat.field) }),
            ("growth", { device, chat in device.turn { chat.write(lines: 5) } }),
            ("rotation", { device, _ in device.rotate(to: .landscapeLeft) }),
            ("way back", { device, _ in device.rotate(to: .portrait) }),
            ("shrinking", { device, chat in device.turn { chat.write(lines: 1) } }),
            ("other height", { device, _ in device.keyboard.changeHeight(to: 291) }),
            ("hide", { device, _ in device.keyboard.dismiss() }),
            ("rotation without keyboard", { device, _ in device.rotate(to: .landscapeLeft) }),
        ]
    }

    private func expectEnd(_ chat: ChatScreen, on device: SimulatedDevice, _ comment: Comment) {
        let newest = chat.frame(of: chat.messages - 1, on: device)
        #expect(abs(newest.maxY - chat.barTop(on: device)) <= 1, comment)
    }

    @Test(
        "S56 the newest message is just above the bar, whatever happens", arguments: ChatScreen.List.allCases,
        FlowSetting.phone)
    func s56AtTheEnd(_ kind: ChatScreen.List, _ setting: FlowSetting) {
        for layout in ChatScreen.Layout.allCases {
            let chat = ChatScreen(kind, layout)
            let device = setting.device(showing: UINavigationController(rootViewController: chat))
            expectEnd(chat, on: device, "\(layout) at first")
            for step in steps {
                device.expectNoFaults { step.action(device, chat) }
                device.settle()
                expectEnd(chat, on: device, "\(layout) \(step.name)")
            }
        }
    }

    @Test(
        "S57 what was scrolled up keeps the message above the bar", arguments: ChatScreen.List.allCases,
        FlowSetting.phone)
    func s57ScrolledUp(_ kind: ChatScreen.List, _ setting: FlowSetting) {
        for layout in ChatScreen.Layout.allCases {
            let chat = ChatScreen(kind, layout)
            let device = setting.device(showing: UINavigationController(rootViewController: chat))
            for (number, step) in steps.enumerated() {
                let sign: CGFloat = kind == .invertedTable ? 1 : -1
                if number == 0 { device.turn { chat.list.contentOffset.y += 120 * sign } }
                let lowest = chat.lowest(on: device)
                device.expectNoFaults { step.action(device, chat) }
                device.settle()
                #expect(chat.lowest(on: device) == lowest, "\(layout) \(step.name)")
            }
        }
    }

    // MARK: On the way

    @Test(
        "S56 the newest message is on the bar at each frame of a movement", arguments: ChatScreen.List.allCases,
        FlowSetting.phone)
    func s56AtEachFrame(_ kind: ChatScreen.List, _ setting: FlowSetting) {
        for layout in [ChatScreen.Layout.aboveBar, .byFrames] {
            let chat = ChatScreen(kind, layout)
            let device = setting.device(showing: UINavigationController(rootViewController: chat))
            for step in steps where !step.name.contains("rotation") && step.name != "way back" {
                device.expectNoFaults { step.action(device, chat) }
                var worst: CGFloat = 0
                let end = device.now + 2
                repeat {
                    worst = max(worst, abs(chat.shownEnd(on: device) - chat.barTop(on: device)))
                    device.advance(by: 1.0 / 60)
                } while device.isBusy && device.now < end
                #expect(worst < 0.01, "\(layout) \(step.name)")
            }
        }
    }

    @Test("S56 what is sent is seen, in a bar that shrinks meanwhile", arguments: FlowSetting.phone)
    func s56Sending(_ setting: FlowSetting) {
        let chat = ChatScreen(.table)
        let device = setting.device(showing: UINavigationController(rootViewController: chat))
        device.focusAndSettle(on: chat.field)
        device.turn { chat.write(lines: 5) }
        device.settle()
        device.turn {
            chat.messages += 1
            (chat.list as? UITableView)?.insertRows(at: [IndexPath(row: 40, section: 0)], with: .automatic)
            chat.write(lines: 1)
        }
        device.settle()
        expectEnd(chat, on: device, "sent")
    }

    @Test("S56 a few messages stay at the start", arguments: ChatScreen.Layout.allCases, FlowSetting.phone)
    func s56FewMessages(_ layout: ChatScreen.Layout, _ setting: FlowSetting) {
        let chat = ChatScreen(.table, layout, messages: 3)
        let device = setting.device(showing: chat)
        let start = chat.frame(of: 0, on: device).minY
        for step in steps where !step.name.contains("rotation") {
            step.action(device, chat)
            device.settle()
            if device.screen.bounds.height > device.screen.bounds.width {
                #expect(chat.frame(of: 0, on: device).minY == start, "\(step.name)")
            }
        }
    }

    @Test("S56 nothing moves against a finger", arguments: FlowSetting.phone)
    func s56Finger(_ setting: FlowSetting) {
        let chat = ChatScreen(.table)
        let device = setting.device(showing: UINavigationController(rootViewController: chat))
        device.focusAndSettle(on: chat.field)
        device.beginDrag(in: chat.list, at: CGPoint(x: 200, y: 300))
        device.drag(to: CGPoint(x: 200, y: 360))
        let offset = chat.list.contentOffset
        let writes = device.writes(in: chat.list) { device.keyboard.changeHeight(to: 291) }
        #expect(!writes.contains { $0.property.hasPrefix("contentOffset") && $0.by == .app })
        #expect(chat.list.contentOffset == offset)
        device.endDrag()
    }

    @Test("S56 update() in the app's animation follows what was laid out by hand", arguments: FlowSetting.phone)
    func s56Update(_ setting: FlowSetting) {
        let chat = ChatScreen(.table, .byFrames)
        let device = setting.device(showing: UINavigationController(rootViewController: chat))
        device.turn {
            UIView.animate(withDuration: 0.2) {
                chat.list.frame.size.height -= 88
                chat.avoidance?.update()
            }
        }
        let end = chat.frame(of: 39, on: device).maxY
        #expect(abs(end - chat.list.frame.maxY) <= 1)
        device.advance(by: 0.1)
        #expect(abs(chat.shownEnd(on: device) - device.presentationFrame(of: chat.list).maxY) < 0.01)
    }

    @Test("S56 an input in the list comes first", arguments: FlowSetting.phone)
    func s56InputInTheList(_ setting: FlowSetting) {
        let chat = ChatScreen(.scrollView)
        let device = setting.device(showing: UINavigationController(rootViewController: chat))
        let input = UITextField(frame: CGRect(x: 20, y: 1000, width: 200, height: 40))
        device.turn {
            chat.list.addSubview(input)
            chat.list.contentOffset.y = 900
        }
        device.focusAndSettle(on: input)
        #expect(device.covered(input) == 0 && device.presentationFrame(of: input).minY > 0)
    }

    @Test("S57 what was scrolled to the end for an input goes back, if it is to", arguments: FlowSetting.phone)
    func s57WayBackFromTheEnd(_ setting: FlowSetting) throws {
        let chat = ChatScreen(.scrollView)
        let device = setting.device(showing: UINavigationController(rootViewController: chat))
        let avoidance = try #require(chat.avoidance)
        let input = UITextField(frame: CGRect(x: 20, y: 1720, width: 200, height: 40))
        device.turn {
            avoidance.options.restoresContentOffset = true
            chat.list.addSubview(input)
            chat.list.contentOffset.y = 900
        }
        device.focusAndSettle(on: input)
        expectEnd(chat, on: device, "the input is in the last row")
        device.keyboard.dismiss()
        device.settle()
        #expect(chat.list.contentOffset.y == 900)
    }

    @Test("S57 a reader who has scrolled up among new messages stays there", arguments: FlowSetting.phone)
    func s57NewMessages(_ setting: FlowSetting) {
        let chat = ChatScreen(.table)
        let device = setting.device(showing: UINavigationController(rootViewController: chat))
        device.turn {
            chat.messages += 30
            (chat.list as? UITableView)?.reloadData()
            chat.list.contentOffset.y = 2300
        }
        device.settle()
        // Above the end, and below what was the end before.
        device.turn { chat.list.contentOffset.y = 1500 }
        let lowest = chat.lowest(on: device)
        device.focusAndSettle(on: chat.field)
        #expect(chat.lowest(on: device) == lowest)
    }

    @Test("S57 an app that assigns the inset in each layout does not move the list", arguments: FlowSetting.phone)
    func s57AssignedInset(_ setting: FlowSetting) {
        let chat = ChatScreen(.table, .underKeyboard)
        chat.assignsInset = true
        let device = setting.device(showing: UINavigationController(rootViewController: chat))
        device.turn { chat.list.contentOffset.y = 636 }
        device.focusAndSettle(on: chat.field)
        let offset = chat.list.contentOffset
        var offsets: Set<CGFloat> = []
        for _ in 0..<5 {
            device.advance(by: 0.1)
            device.turn { chat.view.setNeedsLayout() }
            offsets.insert(chat.list.contentOffset.y)
            device.settle()
            offsets.insert(chat.list.contentOffset.y)
        }
        #expect(offsets == [offset.y])
    }
}
