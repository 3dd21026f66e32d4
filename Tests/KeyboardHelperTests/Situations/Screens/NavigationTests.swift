import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite struct NavigationTests {
    private func stage(_ target: LifecycleTarget, _ setting: FlowSetting) -> (
        UINavigationController, LifecycleScreen, LifecycleScreen, SimulatedDevice
    ) {
        let (below, top) = (LifecycleScreen(target), LifecycleScreen(target))
        let navigation = UINavigationController(rootViewController: below)
        return (navigation, below, top, setting.device(showing: navigation))
    }

    // MARK: S37

    @Test("S37 of two screens only the one on screen reacts", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func s37(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (navigation, below, top, device) = stage(target, setting)
        let subscribers = KeyboardMonitor.shared.numberOfSubscribers
        let before = PlaceState(asSeen: below)
        device.focusAndSettle(on: below.low)
        expectAvoided(below, below: 103, on: device)
        device.turn { navigation.pushViewController(top, animated: true) }
        device.settle()
        #expect(PlaceState(asSeen: below).own == before.own)
        #expect(KeyboardMonitor.shared.numberOfSubscribers == subscribers)
        let atRest = PlaceState(asSeen: top)
        let (told, writes) = (
            below.told.count,
            device.writes(in: below.view) {
                device.focusAndSettle(on: top.low)
                expectAvoided(top, below: 103, on: device)
                device.type("text")
                device.keyboard.changeHeight(to: 292)
                device.settle()
                device.dismissKeyboard()
                device.focusAndSettle(on: top.low)
            }
        )
        #expect(writes.isEmpty)
        #expect(below.told.count == told)
        #expect(below.avoidance?.isActive == false)
        #expect(below.avoidance?.lift == 0)
        device.turn { navigation.popViewController(animated: true) }
        device.settle()
        #expect(PlaceState(asSeen: top).own == atRest.own)
        #expect(PlaceState(asSeen: below) == before)
        #expect(KeyboardMonitor.shared.numberOfSubscribers == subscribers)
        for _ in 0..<2 {
            device.focusAndSettle(on: below.low)
            expectAvoided(below, below: 103, on: device)
            device.dismissKeyboard()
            #expect(PlaceState(asSeen: below) == before)
        }
    }

    // MARK: S38

    @Test(
        "S38 a swipe back that is cancelled leaves the screen avoiding the keyboard",
        arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func s38Cancelled(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (navigation, below, top, device) = stage(target, setting)
        device.turn { navigation.pushViewController(top, animated: true) }
        device.settle()
        let atRest = PlaceState(asSeen: top)
        device.focusAndSettle(on: top.low)
        for _ in 0..<2 {
            let lift = top.avoidance?.lift
            device.beginInteractivePop()
            device.advance(by: 0.1)
            device.cancelInteractivePop()
            device.settle()
            #expect(top.low.isFirstResponder)
            #expect(top.avoidance?.isActive == true)
            #expect(top.avoidance?.lift == lift)
            expectAvoided(top, below: 103, on: device)
        }
        #expect(below.avoidance?.isActive == false)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: top) == atRest)
    }

    @Test(
        "S38 a swipe back that is finished gives everything back", arguments: LifecycleTarget.allCases,
        FlowSetting.phone)
    func s38Finished(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (navigation, below, top, device) = stage(target, setting)
        let before = PlaceState(asSeen: below)
        device.turn { navigation.pushViewController(top, animated: true) }
        device.settle()
        let atRest = PlaceState(asSeen: top)
        device.focusAndSettle(on: top.low)
        expectAvoided(top, below: 103, on: device)
        device.beginInteractivePop()
        device.advance(by: 0.1)
        device.finishInteractivePop()
        device.settle()
        #expect(PlaceState(asSeen: top).own == atRest.own)
        #expect(PlaceState(asSeen: below) == before)
        device.focusAndSettle(on: below.low)
        expectAvoided(below, below: 103, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: below) == before)
    }

    /// The keyboard says nothing of leaving, or keeps standing for the screen below.
    @Test(
        "S38 leaving a screen gives everything back even if no hide is posted", arguments: LifecycleTarget.allCases,
        FlowSetting.phone)
    func s38NoHide(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (navigation, below, top, device) = stage(target, setting)
        let before = PlaceState(asSeen: below)
        device.turn { navigation.pushViewController(top, animated: false) }
        device.settle()
        let atRest = PlaceState(asSeen: top)
        device.script(focusing: top.low)
        device.dock(336)
        device.settle()
        expectAvoided(top, below: 103, on: device)
        device.turn { navigation.popViewController(animated: true) }
        device.settle()
        #expect(PlaceState(asSeen: top).own == atRest.own)
        // No notification has said that the keyboard left.
        #expect(below.avoidance?.isActive == true)
        device.undock()
        device.settle()
        #expect(PlaceState(asSeen: below) == before)
    }
}
