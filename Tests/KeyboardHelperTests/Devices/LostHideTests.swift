import Foundation
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// UIKit now and then posts no `willHide`, or posts a notice while another one is being handled.
@MainActor @Suite struct LostHideTests {
    @Test("everything is given back when the keyboard has gone", arguments: Play.Call.all, Play.Place.phones)
    func givenBack(_ call: Play.Call, _ place: Play.Place) {
        let play = call.play(on: place)
        let rest = play.picture
        for _ in 0..<2 {
            play(.tap(9))
            play.expectAvoided(by: call)
            play(.fault(.losesNextWillHide), .dismiss)
            expectEqual(play.picture, rest)
        }
    }

    @Test("the closures are told of one hide", arguments: FlowSetting.phone)
    func closures(_ setting: FlowSetting) {
        let screen = ClosureScreen()
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        device.keyboard.loseNextWillHide()
        device.dismissKeyboard()
        #expect(screen.heights == [336, nil] && screen.bar.frame.maxY == 852)
    }

    @Test("while somebody edits, a didHide alone moves nothing", arguments: Play.Call.all, Play.Place.phones)
    func edited(_ call: Play.Call, _ place: Play.Place) {
        let play = call.play(on: place)(.tap(9))
        let avoided = play.picture
        play.device.keyboard.isScripted = true
        let tops = play.device.tops(of: play.screen.inputs[9]) {
            play.device.keyboard.post(.didHide, begin: nil, end: .zero)
        }
        #expect(tops.movements == 0 && play.picture == avoided)
    }

    @Test(
        "whichever of two nested notices comes last, nothing is left of the other", arguments: LifecycleTarget.allCases,
        FlowSetting.phone)
    func nested(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device, before) = setting.stage(target)
        for end in [CGRect(x: 0, y: 472, width: 393, height: 380), .zero] {
            device.keyboard.nest(end.isEmpty ? .willHide : .willShow, end: end, into: .willShow)
            let tops = device.tops(of: screen.low) { device.focus(on: screen.low) }
            #expect(tops.goOneWay && tops.movements <= 1, "\(tops)")
            device.keyboard.changeHeight(to: 400)
            device.settle()
            expectAvoided(screen, below: 59, on: device)
            device.dismissKeyboard()
            expectEqual(PlaceState(asSeen: screen), before)
        }
    }

    @Test("every subscriber hears of the outer notice first")
    func order() {
        let (center, device) = (NotificationCenter(), SimulatedDevice(.iPhone16))
        let monitor = KeyboardMonitor(center: center)
        var told: [[KeyboardTransition.Phase]] = [[], []]
        let subscriptions = [0, 1].map { number in
            monitor.subscribe { event in
                guard case .transition(let transition) = event else { return }
                told[number].append(transition.phase)
                if told == [[.willShow], []] {
                    center.post(keyboardNotification(UIResponder.keyboardWillHideNotification))
                }
            }
        }
        center.post(keyboardNotification())
        expectEqual(told, [[.willShow, .willHide], [.willShow, .willHide]])
        expectEqual(monitor[device.screen].announced?.phase, .willHide)
        withExtendedLifetime(subscriptions) {}
    }
}
