import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Each kind of screen that `skills/keyboard-helper/SKILL.md` tells how to write does what is meant, and gives everything back.
///
/// iPhone 16: 393 x 852, keyboard from 516 on.
@MainActor
@Suite struct SkillScreensTests {
    /// Shows a screen, and expects that nothing of it differs once the keyboard has gone.
    private func play<Screen: UIViewController>(
        _ screen: Screen, _ setting: FlowSetting, _ steps: (Screen, SimulatedDevice) -> Void
    ) {
        let device = setting.device(showing: UINavigationController(rootViewController: screen))
        let before = PlaceState(screen)
        steps(screen, device)
        device.dismissKeyboard()
        #expect(PlaceState(screen) == before)
    }

    private func end(_ view: UIView, _ device: SimulatedDevice) -> CGFloat { device.presentationFrame(of: view).maxY }

    private func top(_ view: UIView, _ device: SimulatedDevice) -> CGFloat { device.presentationFrame(of: view).minY }

    @Test("a sign-up form with a button that stays visible", arguments: FlowSetting.phone)
    func signUp(_ setting: FlowSetting) {
        play(SkillSignUp(), setting) { screen, device in
            for field in screen.fields {
                device.focusAndSettle(on: field)
                expectVisible(field, of: screen, on: device)
                #expect(end(field, device) + 10 <= top(screen.button, device) + 0.001)
                #expect(end(screen.button, device) == setting.keyboardTop)
            }
        }
    }

    @Test("a chat with an inverted list", arguments: FlowSetting.phone)
    func chat(_ setting: FlowSetting) {
        play(SkillInvertedChat(), setting) { screen, device in
            // Row 0 is at the end.
            @MainActor func newestEnd() -> CGFloat {
                screen.table.convert(screen.table.rectForRow(at: [0, 0]), to: device.screen.coordinateSpace).maxY
            }
            #expect(newestEnd() == top(screen.bar, device))
            device.focusAndSettle(on: screen.field)
            #expect(end(screen.bar, device) == setting.keyboardTop)
            #expect(newestEnd() == top(screen.bar, device))
            device.dismissKeyboard()
            #expect(newestEnd() == top(screen.bar, device))
        }
    }

    @Test("a centered card", arguments: FlowSetting.phone)
    func card(_ setting: FlowSetting) {
        play(SkillCard(), setting) { screen, device in
            #expect(end(screen.card, device) > setting.keyboardTop)
            for field in screen.fields {
                device.focusAndSettle(on: field)
                expectVisible(screen.card, of: screen, on: device)
            }
        }
    }

    @Test("a search in a sheet", arguments: FlowSetting.phone)
    func search(_ setting: FlowSetting) {
        play(UIViewController(), setting) { root, device in
            let sheet = SkillSearch()
            sheet.modalPresentationStyle = .pageSheet
            device.turn { root.present(sheet, animated: true) }
            device.settle()
            device.focusAndSettle(on: sheet.searchBar.searchTextField)
            device.turn { sheet.table.scrollToRow(at: [0, 39], at: .bottom, animated: false) }
            device.settle()
            let last = sheet.table.convert(sheet.table.rectForRow(at: [0, 39]), to: device.screen.coordinateSpace)
            #expect(last.maxY <= setting.keyboardTop)
            device.dismissKeyboard()
            #expect(sheet.table.contentInset == .zero)
        }
    }

    @Test("notes with a text view and a toolbar", arguments: FlowSetting.phone)
    func notes(_ setting: FlowSetting) {
        play(SkillNotes(), setting) { screen, device in
            device.focusAndSettle(on: screen.textView)
            #expect(screen.textView.inputAccessoryView is KeyboardToolbar)
            device.turn { device.moveCaret(in: screen.textView, to: screen.textView.text.count) }
            device.settle()
            device.type("!")
            device.settle()
            expectCaretVisible(screen.textView, of: screen, on: device)
        }
    }

    @Test("a checkout in a table, with Return", arguments: FlowSetting.phone)
    func checkout(_ setting: FlowSetting) {
        play(SkillCheckout(), setting) { screen, device in
            for row in 0..<14 {
                let cell = screen.tableView.cellForRow(at: [0, row]) as? SkillCheckout.Cell
                guard let field = cell?.field else { return #expect(Bool(false), "row \(row) has no cell") }
                if row == 0 { device.focusAndSettle(on: field) }
                #expect(field.isFirstResponder, "\(row)")
                expectVisible(field, of: screen, on: device, "\(row)")
                device.pressReturn()
                device.settle()
            }
            #expect(device.keyboard.frame.minY >= device.screen.bounds.maxY)
        }
    }

    @Test("a window with one screen left out", arguments: FlowSetting.phone)
    func window(_ setting: FlowSetting) {
        let device = setting.device()
        let (address, map) = (SkillAddress(), SkillMap())
        device.turn { device.window.handleKeyboard().ignore(SkillMap.self) }
        device.show(UINavigationController(rootViewController: address))
        device.settle()
        let before = PlaceState(address)
        device.focusAndSettle(on: address.field)
        expectVisible(address.field, of: address, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(address) == before)
        device.turn { address.navigationController?.pushViewController(map, animated: true) }
        device.settle()
        let rest = PlaceState(map)
        device.focusAndSettle(on: map.field)
        #expect(PlaceState(map) == rest)
        #expect(end(map.field, device) > setting.keyboardTop)
        #expect(device.window.keyboardAvoidance?.lastDecision?.reason == .ignored)
    }

    @Test("a panel in the keyboard's place", arguments: FlowSetting.phone)
    func panel(_ setting: FlowSetting) {
        play(SkillPanelChat(), setting) { screen, device in
            device.focusAndSettle(on: screen.field)
            for forKeyboard in [true, false] {
                device.turn { screen.openPanel() }
                device.settle()
                #expect(end(screen.bar, device) == setting.keyboardTop)
                #expect(top(screen.panel, device) == setting.keyboardTop)
                device.turn { screen.closePanel(forKeyboard: forKeyboard) }
                device.settle()
                if forKeyboard { #expect(end(screen.bar, device) == setting.keyboardTop) }
            }
            #expect(end(screen.bar, device) > setting.keyboardTop)
        }
    }
}
