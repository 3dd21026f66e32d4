import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A sheet under `window.handleKeyboard()`: it moves as with a call of its own controller.
///
/// On an iPhone 16 a sheet stands from 69 to 852, at its medium detent from 460 or 461 on, and the keyboard begins at 516.
@MainActor @Suite struct WindowSheetTests {
    /// How it is presented, and how many fields it has room for.
    nonisolated static let sheets: [(World.Stay, Int)] = [(.pageSheet, 12), (.formSheet, 10), (.mediumSheet, 6)]

    @Test(
        "a window does in a sheet what the sheet's controller does", arguments: sheets,
        FlowSetting.phone + FlowSetting.pad)
    func sameAsOwnCall(_ sheet: (stay: World.Stay, fields: Int), _ setting: FlowSetting) {
        for movement in MovedSheetTests.movements {
            let places = [ScreenPlan.Target.window, .automatic].map { target in
                let play = Play(.form(sheet.fields, target: target, scrolls: false), in: sheet.stay, on: setting)
                play.device.sheetMovement = movement
                let places = [sheet.fields - 1, 0, 2, sheet.fields - 1].flatMap { index in
                    play(.focus(index))
                    return [play.input(index), play.frame(of: play.screen.view)]
                }
                play.end()
                return places
            }
            expectEqual(places[0], places[1], "\(movement)")
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
        let cards = [700, 600, 500].map { AutomaticCard(fieldsAt: [$0], avoids: false) }
        let (sheet, field, device) = (
            cards[1].inNavigation, cards[1].contents[0], setting.windowDevice(showing: cards[0])
        )
        device.behavior.returnedFocus = .none
        device.present(sheet, over: cards[0], as: .pageSheet)
        device.expectGivenBack(cards[1]) {
            let tops = device.tops(of: field) { device.focus(on: field) }
            #expect(tops.turns == 0 && tops.movements <= 1 && device.maxY(of: field) == 506, "\(tops)")
            device.present(cards[2], over: sheet)
            device.focus(on: cards[2].contents[0], endsAt: 506)
            device.turnAndSettle { sheet.dismiss(animated: true) }
        }
    }
}
