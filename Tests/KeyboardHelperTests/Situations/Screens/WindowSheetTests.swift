import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// A sheet under `window.handleKeyboard()`: it moves as with a call of its own controller.
///
/// On an iPhone 16 a sheet stands from 69 to 852, at its medium detent from 460 or 461 on, and the keyboard begins at 516.
@MainActor @Suite struct WindowSheetTests {
    enum Caller: CaseIterable, Sendable { case window, controller }

    enum Build: CaseIterable, Sendable { case page, form, navigation, navigationInForm, medium, mediumNavigation }

    @MainActor private struct Scene {
        let device: SimulatedDevice
        let card: AutomaticCard
        let sheet: UIViewController
        let below: AutomaticCard

        /// Where the sheet, below its bar, begins on the screen.
        var top: CGFloat {
            if let bar = (sheet as? UINavigationController)?.navigationBar { return device.maxY(of: bar) }
            return device.minY(of: sheet.view) + (device.window.keyboardAvoidance?.lift ?? 0)
        }
    }

    /// Without places, the last of three fields ends 40 points above the bottom of the sheet.
    private func scene(
        _ build: Build, _ setting: FlowSetting, fieldsAt tops: [CGFloat]? = nil, caller: Caller = .window,
        movement: SimulatedSheetMovement = .afterNotices
    ) -> Scene {
        let below = AutomaticCard(fieldsAt: [700], avoids: false)
        let device = caller == .window ? setting.windowDevice(showing: below) : setting.device(showing: below)
        device.sheetMovement = movement
        let card = AutomaticCard(fieldsAt: tops ?? [60, 180, 300], avoids: caller == .controller)
        let hasBars = [.navigation, .navigationInForm, .mediumNavigation].contains(build)
        let sheet = hasBars ? card.inNavigation : card
        if [.medium, .mediumNavigation].contains(build) { sheet.sheetPresentationController?.detents = [.medium()] }
        device.present(sheet, over: below, as: [.form, .navigationInForm].contains(build) ? .formSheet : .pageSheet)
        if tops == nil { device.turn { card.contents[2].frame.origin.y = card.view.bounds.height - 84 } }
        return Scene(device: device, card: card, sheet: sheet, below: below)
    }

    @Test(
        "a window does in a sheet what the sheet's controller does", arguments: Build.allCases,
        FlowSetting.phone + FlowSetting.pad)
    func sameAsOwnCall(_ build: Build, _ setting: FlowSetting) {
        for movement in MovedSheetTests.movements {
            let places = Caller.allCases.map { caller in
                let scene = scene(build, setting, caller: caller, movement: movement)
                let (device, card) = (scene.device, scene.card)
                var places: [CGRect] = []
                device.expectGivenBack(card, scene.below) {
                    for index in [2, 0, 1, 2] {
                        device.focusAndSettle(on: card.contents[index])
                        let frame = device.presentationFrame(of: card.contents[index])
                        places += [frame, device.presentationFrame(of: scene.sheet.view)]
                        // On a phone, the bar of a medium sheet ends 11 points above the keyboard: no room for a field.
                        guard build != .mediumNavigation, movement == .afterNotices, caller == .window else { continue }
                        #expect(frame.maxY <= device.keyboard.frame.minY - 10, "field \(index)")
                        #expect(frame.minY >= scene.top)
                    }
                }
                return places
            }
            #expect(places[0] == places[1], "\(movement)")
        }
    }

    @Test("a field arrives without a detour", arguments: [Build.page, .navigation, .form], FlowSetting.phone)
    func motion(_ build: Build, _ setting: FlowSetting) {
        let scene = scene(build, setting, fieldsAt: [200, 600])
        for index in [1, 0, 1] {
            let field = scene.card.contents[index]
            let tops = scene.device.tops(of: field) { scene.device.focus(on: field) }
            #expect(tops.turns == 0 && tops.movements <= 1, "\(tops)")
        }
    }

    @Test("the bar of a chat in a sheet is on the keyboard, its rows above", arguments: Play.Place.phones)
    func chat(_ place: Play.Place) {
        var plan = ScreenPlan.form(target: .window)
        (plan.hasBar, plan.constant) = (true, 0)
        let play = Play(plan, in: .pageSheet, on: place)
        for input in [20, 10, 2, 20, 19, 20] {
            play(.focus(input))
            #expect(play.end <= 516)
        }
        play.end()
    }

    @Test("what a sheet's field leaves goes back before another sheet's is lifted", arguments: FlowSetting.phone)
    func twoSheets(_ setting: FlowSetting) {
        let scene = scene(.navigation, setting, fieldsAt: [600])
        let (device, upper) = (scene.device, AutomaticCard(fieldsAt: [500], avoids: false))
        device.behavior.returnedFocus = .none
        device.expectGivenBack(scene.card) {
            device.focus(on: scene.card.contents[0], endsAt: 506)
            device.present(upper, over: scene.sheet)
            device.focus(on: upper.contents[0], endsAt: 506)
            device.turnAndSettle { scene.sheet.dismiss(animated: true) }
        }
    }
}
