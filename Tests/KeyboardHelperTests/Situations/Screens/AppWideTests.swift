import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A screen that is served by the call of the controller around it, or by that of the window. On an iPhone 16 the keyboard begins
/// at 516.
@MainActor @Suite struct AppWideTests {
    /// Without a frame the window makes the call, around tabs and a navigation controller.
    nonisolated static let calls: [AppFrame?] = AppFrame.allCases + [nil]

    private func show(
        _ screen: UIViewController, in call: AppFrame?, _ setting: FlowSetting
    ) -> (root: UIViewController, device: SimulatedDevice) {
        let root = call?.around(screen) ?? screen.inNavigation.inTabs
        return (root, call == nil ? setting.windowDevice(showing: root) : setting.device(showing: root))
    }

    @Test("a form inside is scrolled, and only that", arguments: calls, FlowSetting.everywhere)
    func form(_ call: AppFrame?, _ setting: FlowSetting) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        let (root, device) = show(form, in: call, setting)
        device.expectGivenBack(root) {
            for index in [17, 1, 19, 8] {
                device.focus(on: form.inputs[index], visibleIn: form, "field \(index)")
                #expect(root.view.frame == device.window.bounds && form.view.frame.minY == 0)
            }
        }
        #expect(form.scrollView.isOffsetLegal)
    }

    @Test("S60 a card is lifted, the bars around it stay", arguments: calls, FlowSetting.everywhere)
    func bars(_ call: AppFrame?, _ setting: FlowSetting) {
        let card = AutomaticCard(fieldsAt: [setting.keyboardTop + 16], avoids: false)
        let (root, device) = show(card, in: call, setting)
        let lifted: UIView = call == .handMade ? root.view : card.view
        let tabs = root as? UITabBarController
        let navigation = (tabs?.viewControllers?.first ?? root) as? UINavigationController
        func bars() -> [CGRect] {
            [tabs?.tabBar, navigation?.navigationBar].compactMap { $0 }.map(device.presentationFrame)
        }
        let (before, safeArea) = (bars(), card.view.safeAreaInsets)
        device.expectGivenBack(root) {
            let end = device.maxY(of: card.contents[0])
            device.focus(on: card.contents[0], endsAt: setting.keyboardTop - 10)
            expectEqual(lifted.frame.minY, setting.keyboardTop - 10 - end)
            #expect(bars() == before && card.view.safeAreaInsets == safeArea)
        }
    }

    @Test("a table controller is left to UIKit", arguments: [.tabs, .handMade, nil] as [AppFrame?], FlowSetting.phone)
    func tableController(_ call: AppFrame?, _ setting: FlowSetting) {
        let (controller, field) = (UITableViewController(style: .plain), UITextField.at(540))
        controller.tableView.addSubview(field)
        let (_, device) = show(controller, in: call, setting)
        device.expectNoWrites {
            device.focusAndSettle(on: field)
            device.changeHeightAndSettle(to: 292)
            device.dismissKeyboard()
        }
    }

    @Test(
        "screens that take each other's place under the keyboard are served, and given back",
        arguments: [.tabs, .navigation, nil] as [AppFrame?], FlowSetting.phone)
    func exchange(_ call: AppFrame?, _ setting: FlowSetting) {
        let cards = [700, 640].map { AutomaticCard(fieldsAt: [$0], avoids: false) }
        let (root, device) = show(cards[0], in: call, setting)
        let (tabs, navigation) = (root as? AppTabs, cards[0].navigationController)
        device.turnAndSettle { tabs?.viewControllers = cards }
        device.expectGivenBack(root) {
            device.focus(on: cards[0].contents[0], endsAt: 506)
            device.turnAndSettle {
                tabs?.selectedIndex = 1
                navigation?.pushViewController(cards[1], animated: true)
                cards[1].contents[0].becomeFirstResponder()
            }
            expectEqual(device.maxY(of: cards[1].contents[0]), 506)
            #expect(cards[0].view.frame.minY == 0 && root.view.frame.minY == 0)
            device.dismissKeyboard()
            expectEqual(cards[1].view.frame.minY, 0)
            device.turnAndSettle {
                tabs?.selectedIndex = 0
                navigation?.popViewController(animated: true)
            }
        }
    }

    @Test("a sheet over a controller that calls is not touched", arguments: AppFrame.allCases, FlowSetting.phone)
    func sheet(_ call: AppFrame, _ setting: FlowSetting) {
        let cards = [700, 720].map { AutomaticCard(fieldsAt: [$0], avoids: false) }
        let (root, device) = show(cards[0], in: call, setting)
        device.focusAndSettle(on: cards[0].contents[0])
        device.present(cards[1], over: cards[0])
        #expect(cards[0].view.frame.minY == 0 && root.view.frame.minY == 0)
        device.expectNoWrites {
            device.focusAndSettle(on: cards[1].contents[0])
            device.changeHeightAndSettle(to: 292)
            device.dismissKeyboard()
        }
    }
}
