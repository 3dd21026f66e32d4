import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// Every way of coming and going with every kind of target.
@MainActor @Suite struct LifecycleMatrixTests {
    @Test(
        "a screen that leaves holds nothing, and works again when it comes back",
        arguments: LifecycleJourney.allCases, LifecyclePlay.phones)
    func visit(_ journey: LifecycleJourney, _ place: LifecyclePlay.Place) {
        guard place.setting.guideTells || journey != .calledUnderKeyboard else { return }
        // Other suites may have subscribers.
        let before = KeyboardMonitor.shared.numberOfSubscribers
        var subscribers: Int { KeyboardMonitor.shared.numberOfSubscribers - before }
        let stage = LifecycleStage(journey, place.target, place.setting)
        let (device, screen) = (stage.device, stage.screen)
        // Else the keyboard comes back with it.
        device.behavior.returnedFocus = .none
        let play = LifecyclePlay(screen, on: device)
        if journey == .calledOnScreen { device.turn { screen.startAvoiding() } }
        if journey == .calledUnderKeyboard {
            device.focusAndSettle(on: screen.low)
            expectEqual(subscribers, 0)
            device.turn { screen.startAvoiding() }
            // At once.
            expectAvoided(screen, below: 59, on: device)
            play.rests()
        }
        for _ in 0..<2 {
            play.avoids()
            expectEqual(subscribers, 1)
            play.rests()
            play.avoids()
            weak let stay = screen.avoidance?.stay
            #expect(stay != nil)
            stage.leave()
            // In another window, and behind a sheet, the screen is visible again at once.
            #expect(screen.avoidance?.isActive == !journey.isAway && subscribers == (journey.isAway ? 0 : 1))
            #expect(screen.avoidance?.lift == 0 && PlaceState(asSeen: screen).own == play.rest.own)
            #expect(screen.view.gestureRecognizers == nil)
            if place.target == .closures { expectEqual(screen.told.last, .some(nil)) }
            expectEqual(stay == nil, journey != .sheet)
            if journey.isReplaced { expectNothingWritten(whileUsed: stage.other, by: play) }
            weak let away = screen.avoidance?.stay
            stage.comeBack()
            expectEqual(away == nil, journey != .sheet)
            #expect(screen.avoidance?.isActive == true && PlaceState(asSeen: screen) == play.rest)
        }
    }

    private func expectNothingWritten(whileUsed other: PlainScreen, by play: LifecyclePlay) {
        let (screen, device) = (play.screen, play.device)
        let told = screen.told
        play.writesNothing {
            device.focusAndSettle(on: other.field)
            expectEqual(device.keyboard.frame.minY, 516)
            device.changeHeightAndSettle(to: 292)
            device.turnAndSettle { screen.avoidance?.update() }
            device.dismissKeyboard()
        }
        expectEqual(screen.told, told)
    }
}
