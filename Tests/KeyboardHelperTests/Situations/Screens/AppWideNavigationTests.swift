import KeyboardHelper
import Testing
import UIKit

/// Screens that change under the keyboard inside a controller that serves them all.
@MainActor
@Suite struct AppWideNavigationTests {
    @Test(arguments: AppFrame.allCases, FlowSetting.phone)
    func sheetOverItIsNotTouched(_ frame: AppFrame, _ setting: FlowSetting) {
        let card = AutomaticCard(fieldsAt: [700], avoids: false)
        let sheet = AutomaticCard(fieldsAt: [720], avoids: false)
        let root = frame.around(card)
        let device = setting.device(showing: root)
        // Else the keyboard comes back with it.
        device.behavior.returnedFocus = .none
        let rest = PlaceState(root)
        device.focusAndSettle(on: card.contents[0])
        let lifted: UIView = frame == .handMade ? root.view : card.view
        #expect(lifted.frame.minY < 0)
        device.turn { card.present(sheet, animated: true) }
        device.settle()
        #expect(lifted.frame.minY == 0)
        let writes = device.writes(in: device.window) {
            device.focusAndSettle(on: sheet.contents[0])
            device.keyboard.changeHeight(to: 292)
            device.settle()
            device.dismissKeyboard()
        }
        #expect(writes.notByUIKit.isEmpty)
        device.turn { card.dismiss(animated: true) }
        device.settle()
        #expect(PlaceState(root) == rest)
        device.focusAndSettle(on: card.contents[0])
        expectVisible(card.contents[0], of: card, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(root) == rest)
    }

    @Test(arguments: FlowSetting.phone)
    func tabsThatChangeUnderTheKeyboardGiveEverythingBack(_ setting: FlowSetting) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        let card = AutomaticCard(fieldsAt: [680], avoids: false)
        let tabs = AppTabs()
        tabs.viewControllers = [card, form]
        let device = setting.device(showing: tabs)
        let rest = PlaceState(tabs)
        for _ in 0..<2 {
            device.focusAndSettle(on: card.contents[0])
            #expect(card.view.frame.minY == -218 && tabs.view.frame.minY == 0)
            device.turn {
                tabs.selectedIndex = 1
                form.inputs[8].becomeFirstResponder()
            }
            device.settle()
            expectVisible(form.inputs[8], of: form, on: device)
            device.turn { tabs.selectedIndex = 0 }
            device.settle()
            device.dismissKeyboard()
            #expect(PlaceState(tabs) == rest)
            #expect(form.scrollView.contentInset == .zero)
            #expect(form.scrollView.verticalScrollIndicatorInsets == .zero)
        }
    }

    @Test(arguments: FlowSetting.phone)
    func pushUnderTheKeyboardServesTheNewScreen(_ setting: FlowSetting) {
        let (first, second) = (
            AutomaticCard(fieldsAt: [700], avoids: false), AutomaticCard(fieldsAt: [640], avoids: false)
        )
        let navigation = AppNavigation(rootViewController: first)
        let device = setting.device(showing: navigation)
        let rest = PlaceState(navigation)
        device.focusAndSettle(on: first.contents[0])
        #expect(first.view.frame.minY == -238 && navigation.view.frame.minY == 0)
        device.turn {
            navigation.pushViewController(second, animated: true)
            second.contents[0].becomeFirstResponder()
        }
        device.settle()
        device.focusAndSettle(on: second.contents[0])
        expectVisible(second.contents[0], of: second, on: device)
        device.dismissKeyboard()
        #expect(navigation.view.frame == device.window.bounds)
        device.turn { navigation.popViewController(animated: true) }
        device.settle()
        #expect(PlaceState(navigation) == rest)
    }
}
