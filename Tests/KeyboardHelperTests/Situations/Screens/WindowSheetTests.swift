import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A sheet under `window.handleKeyboard()`: it moves as with a call of its own controller.
///
/// On an iPhone 16 a sheet stands from 69 to 852, at its medium detent from 460 or 461 on, and the keyboard begins at 516.
@MainActor
@Suite struct WindowSheetTests {
    enum Caller: CaseIterable, Sendable { case window, controller }

    enum Build: CaseIterable, Sendable { case page, form, navigation, navigationInForm, medium, mediumNavigation }

    @MainActor
    private struct Scene {
        let device: SimulatedDevice
        let card: AutomaticCard
        let sheet: UIViewController
        let below: AutomaticCard

        /// Where the sheet, below its bar, begins on the screen.
        var top: CGFloat {
            let bar = (sheet as? UINavigationController)?.navigationBar
            let lift = device.window.keyboardAvoidance?.lift ?? 0
            return bar.map { device.presentationFrame(of: $0).maxY } ?? device.presentationFrame(of: sheet.view).minY
                + lift
        }
    }

    private func scene(
        _ build: Build, fieldsAt tops: [CGFloat], _ caller: Caller, _ setting: FlowSetting,
        movement: SimulatedSheetMovement = .afterNotices
    ) -> Scene {
        let below = AutomaticCard(fieldsAt: [700], avoids: false)
        let device = caller == .window ? setting.windowDevice(showing: below) : setting.device(showing: below)
        device.sheetMovement = movement
        let card = AutomaticCard(fieldsAt: tops, avoids: caller == .controller)
        let hasBars = [.navigation, .navigationInForm, .mediumNavigation].contains(build)
        let sheet = hasBars ? UINavigationController(rootViewController: card) : card
        sheet.modalPresentationStyle = [.form, .navigationInForm].contains(build) ? .formSheet : .pageSheet
        if [.medium, .mediumNavigation].contains(build) { sheet.sheetPresentationController?.detents = [.medium()] }
        device.expectNoFaults {
            device.turn { below.present(sheet, animated: true) }
            device.settle()
        }
        return Scene(device: device, card: card, sheet: sheet, below: below)
    }

    /// The last of three fields ends 40 points above the bottom of the sheet.
    private func scene(
        _ build: Build, _ caller: Caller, _ setting: FlowSetting, movement: SimulatedSheetMovement = .afterNotices
    ) -> Scene {
        let scene = scene(build, fieldsAt: [60, 180, 300], caller, setting, movement: movement)
        scene.device.turn { scene.card.contents[2].frame.origin.y = scene.card.view.bounds.height - 84 }
        return scene
    }

    /// On a phone, the bar of a medium sheet ends 11 points above the keyboard: no room for a field.
    @Test(
        "a field of a sheet whose content does not scroll is above the keyboard",
        arguments: Build.allCases.filter { $0 != .mediumNavigation }, FlowSetting.phone + FlowSetting.pad)
    func cards(_ build: Build, _ setting: FlowSetting) {
        let scene = scene(build, .window, setting)
        let (device, card) = (scene.device, scene.card)
        let (rest, below) = (PlaceState(card), PlaceState(scene.below))
        for index in [2, 0, 1, 2] {
            device.focusAndSettle(on: card.contents[index])
            let frame = device.presentationFrame(of: card.contents[index])
            #expect(frame.maxY <= device.keyboard.frame.minY - 10, "field \(index)")
            #expect(frame.minY >= scene.top)
        }
        device.dismissKeyboard()
        #expect(PlaceState(card) == rest && PlaceState(scene.below) == below)
    }

    @Test(
        "a window does in a sheet what the sheet's own controller does", arguments: Build.allCases,
        FlowSetting.phone + FlowSetting.pad)
    func sameAsOwnCall(_ build: Build, _ setting: FlowSetting) {
        for movement in PopoverTests.movements {
            var places: [[CGRect]] = []
            for caller in Caller.allCases {
                let scene = scene(build, caller, setting, movement: movement)
                var own: [CGRect] = []
                for index in [2, 0, 1] {
                    scene.device.focusAndSettle(on: scene.card.contents[index])
                    own.append(scene.device.presentationFrame(of: scene.card.contents[index]))
                    own.append(scene.device.presentationFrame(of: scene.sheet.view))
                }
                scene.device.dismissKeyboard()
                own.append(scene.device.presentationFrame(of: scene.card.view))
                places.append(own)
            }
            #expect(places[0] == places[1], "\(movement)")
        }
    }

    @Test(
        "a field and the keyboard arrive together, without a detour", arguments: [Build.page, .navigation, .form],
        FlowSetting.phone)
    func motion(_ build: Build, _ setting: FlowSetting) {
        let scene = scene(build, fieldsAt: [200, 600], .window, setting)
        for index in [1, 0, 1] {
            let tops = scene.device.tops(of: scene.card.contents[index]) {
                scene.device.focus(on: scene.card.contents[index])
            }
            #expect(tops.goOneWay && tops.movements <= 1, "\(tops)")
        }
    }

    @Test("the bar of a chat in a sheet is on the keyboard, its rows above", arguments: FlowSetting.phone)
    func chat(_ setting: FlowSetting) {
        let (list, bar, field) = (UIScrollView(), UIView(), UITextField.at(5))
        let rows: [UITextField] = (0..<20).map { .at(20 + 60 * CGFloat($0)) }
        let chat = MadeScreen { screen in
            list.contentSize = CGSize(width: 300, height: 1240)
            rows.forEach(list.addSubview)
            bar.addSubview(field)
            [list, bar].forEach(screen.view.addSubview)
        } layout: { screen in
            let end = screen.view.bounds.height - screen.view.safeAreaInsets.bottom
            bar.frame = CGRect(x: 0, y: end - 50, width: screen.view.bounds.width, height: 50)
            list.frame = CGRect(x: 0, y: 0, width: screen.view.bounds.width, height: end - 50)
        }
        let root = UIViewController()
        let device = setting.windowDevice(showing: root)
        let sheet = UINavigationController(rootViewController: chat)
        device.turn { root.present(sheet, animated: true) }
        device.settle()
        let rest = PlaceState(chat)
        for input in [field, rows[10], rows[2], field, rows[19], field] {
            device.focusAndSettle(on: input)
            let frame = device.presentationFrame(of: input)
            #expect(frame.maxY <= 516 && frame.minY >= device.presentationFrame(of: sheet.navigationBar).maxY)
        }
        device.dismissKeyboard()
        #expect(PlaceState(chat) == rest)
    }

    @Test("what a sheet's field leaves goes back before another sheet's is lifted", arguments: FlowSetting.phone)
    func twoSheets(_ setting: FlowSetting) {
        let scene = scene(.navigation, fieldsAt: [600], .window, setting)
        let (device, rest) = (scene.device, PlaceState(scene.card))
        device.behavior.returnedFocus = .none
        device.focusAndSettle(on: scene.card.contents[0])
        #expect(device.presentationFrame(of: scene.card.contents[0]).maxY == 506)
        let upper = AutomaticCard(fieldsAt: [500], avoids: false)
        device.turn { scene.sheet.present(upper, animated: true) }
        device.settle()
        device.focusAndSettle(on: upper.contents[0])
        #expect(device.presentationFrame(of: upper.contents[0]).maxY == 506)
        device.turn { scene.sheet.dismiss(animated: true) }
        device.settle()
        device.dismissKeyboard()
        #expect(PlaceState(scene.card) == rest)
    }
}
