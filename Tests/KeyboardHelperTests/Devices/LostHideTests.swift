import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelper

/// UIKit now and then posts no `willHide`, or posts a notice while another one is being handled.
///
/// On an iPhone 16, whose keyboard begins at 516.
@MainActor
@Suite struct LostHideTests {
    // MARK: A lost hide

    @Test(
        "everything is given back when the keyboard has gone", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func givenBack(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        for _ in 0..<2 {
            device.focusAndSettle(on: screen.low)
            expectAvoided(screen, below: 59, on: device)
            device.keyboard.loseNextWillHide()
            device.dismissKeyboard()
            #expect(PlaceState(asSeen: screen) == before)
            #expect(screen.avoidance?.lift == 0)
        }
    }

    @Test("so is a bar on a constraint", arguments: [BarPin.view, .safeArea, .viewFirst, .twice], FlowSetting.phone)
    func bar(_ pin: BarPin, _ setting: FlowSetting) {
        let screen = PinnedBarScreen(pin)
        let device = setting.device(showing: screen)
        let rest = screen.pin.constant
        device.focusAndSettle(on: screen.field)
        device.keyboard.loseNextWillHide()
        device.dismissKeyboard()
        #expect(isIdentical(screen.pin.constant, rest))
        #expect(screen.end(on: device) == 844 - pin.inset(34))
    }

    @Test("the closures are told of one hide", arguments: FlowSetting.phone)
    func closures(_ setting: FlowSetting) {
        let screen = ClosureScreen()
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        device.keyboard.loseNextWillHide()
        device.dismissKeyboard()
        #expect(screen.heights == [336, nil])
        #expect(screen.bar.frame.maxY == 852)
    }

    @Test("while somebody edits, a didHide alone moves nothing", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func edited(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.low)
        let avoided = PlaceState(asSeen: screen)
        device.keyboard.isScripted = true
        let tops = device.tops(of: screen.low) { device.keyboard.post(.didHide, begin: nil, end: .zero) }
        #expect(tops.movements == 0)
        #expect(PlaceState(asSeen: screen) == avoided)
    }

    // MARK: Notices in notices

    @Test(
        "whichever of two nested notices comes last, nothing is left of the other", arguments: LifecycleTarget.allCases,
        FlowSetting.phone)
    func nested(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        for end in [CGRect(x: 0, y: 472, width: 393, height: 380), .zero] {
            device.keyboard.nest(end.isEmpty ? .willHide : .willShow, end: end, into: .willShow)
            let tops = device.tops(of: screen.low) { device.focus(on: screen.low) }
            #expect(tops.goOneWay && tops.movements <= 1, "\(tops)")
            device.keyboard.changeHeight(to: 400)
            device.settle()
            expectAvoided(screen, below: 59, on: device)
            device.dismissKeyboard()
            #expect(PlaceState(asSeen: screen) == before)
        }
    }

    @Test("every subscriber hears of the outer notice first")
    func order() {
        let (center, device) = (NotificationCenter(), SimulatedDevice(.iPhone16))
        let monitor = KeyboardMonitor(center: center)
        var told: [[KeyboardTransition.Phase]] = [[], []]
        func subscribe(_ number: Int, _ action: @escaping () -> Void) -> KeyboardSubscription {
            monitor.subscribe { event in
                guard case .transition(let transition) = event else { return }
                told[number].append(transition.phase)
                if told[number].count == 1 { action() }
            }
        }
        let subscriptions = [
            subscribe(0) { center.post(keyboardNotification(UIResponder.keyboardWillHideNotification)) },
            subscribe(1) {},
        ]
        center.post(keyboardNotification())
        #expect(told == [[.willShow, .willHide], [.willShow, .willHide]])
        #expect(monitor[device.screen].announced?.phase == .willHide)
        withExtendedLifetime(subscriptions) {}
    }
}
