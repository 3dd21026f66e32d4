import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// Every way of coming and going with every kind of target.
@MainActor
@Suite struct LifecycleMatrixTests {
    private var subscribers: Int { KeyboardMonitor.shared.numberOfSubscribers }

    // MARK: Leaving and coming back

    @Test(arguments: LifecycleVisit.all, FlowSetting.phone.filter(\.guideTells))
    func screenThatLeavesHoldsNothingAndWorksAgainWhenItComesBack(_ visit: LifecycleVisit, _ setting: FlowSetting) {
        let before = subscribers
        let stage = LifecycleStage(visit.journey, visit.target, setting)
        let (device, screen) = (stage.device, stage.screen)
        // Else the keyboard comes back with it.
        device.behavior.returnedFocus = .none
        let rest = PlaceState(asSeen: screen)
        if visit.journey == .calledOnScreen { device.turn { screen.startAvoiding() } }
        device.focusAndSettle(on: screen.low)
        if visit.journey == .calledUnderKeyboard {
            #expect(subscribers - before == 0)
            device.turn { screen.startAvoiding() }
            // A keyboard that is up already is avoided at once.
            expectAvoided(screen, below: stage.top, on: device)
            device.settle()
        }
        #expect(subscribers - before == 1)
        expectAvoided(screen, below: stage.top, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)

        device.focusAndSettle(on: screen.low)
        expectAvoided(screen, below: stage.top, on: device)
        weak let stay = screen.avoidance?.stay
        #expect(stay != nil)
        stage.leave()
        expectNothingHeld(by: screen, like: rest, isAway: visit.journey != .window, since: before)
        #expect(stay == nil)
        if stage.isReplaced { expectNothingWritten(in: screen, whileUsed: stage.other, on: device) }

        weak let away = screen.avoidance?.stay
        stage.comeBack()
        #expect(away == nil)
        #expect(screen.avoidance?.isActive == true)
        #expect(subscribers - before == 1)
        #expect(PlaceState(asSeen: screen) == rest)
        device.focusAndSettle(on: screen.low)
        expectAvoided(screen, below: stage.top, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)
    }

    /// In another window the screen is visible again at once.
    private func expectNothingHeld(
        by screen: LifecycleScreen, like rest: PlaceState, isAway: Bool, since before: Int
    ) {
        #expect(screen.avoidance?.isActive == !isAway)
        #expect(screen.avoidance?.lift == 0)
        #expect(PlaceState(asSeen: screen).own == rest.own)
        #expect(subscribers - before == (isAway ? 0 : 1))
        #expect(screen.view.gestureRecognizers == nil)
        if screen.target == .closures { #expect(screen.told.last == .some(nil)) }
    }

    private func expectNothingWritten(
        in screen: LifecycleScreen, whileUsed other: PlainScreen, on device: SimulatedDevice
    ) {
        let told = screen.told
        let writes = device.writes(in: screen.view) {
            device.focusAndSettle(on: other.field)
            #expect(device.keyboard.frame.minY == 516)
            device.keyboard.changeHeight(to: 292)
            device.settle()
            device.dismissKeyboard()
        }
        #expect(writes.isEmpty)
        #expect(screen.told == told)
    }

    // MARK: Staying

    @Test(arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func swipeBackThatIsCancelledGivesTheKeyboardBack(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let before = subscribers
        let screen = LifecycleScreen(target)
        let navigation = UINavigationController()
        navigation.setViewControllers([PlainScreen(), screen], animated: false)
        let device = setting.device(showing: navigation)
        let rest = PlaceState(asSeen: screen)
        device.focusAndSettle(on: screen.low)
        let stay = screen.avoidance?.stay
        let avoided = PlaceState(asSeen: screen).own
        device.beginInteractivePop()
        device.settle()
        // The keyboard goes along with the page.
        #expect(PlaceState(asSeen: screen).own == avoided)
        device.cancelInteractivePop()
        #expect(screen.low.isFirstResponder)
        expectAvoided(screen, below: 103, on: device)
        #expect(stay != nil && screen.avoidance?.stay === stay)
        #expect(subscribers - before == 1)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)
        if target == .closures { #expect(screen.told == [336, nil]) }
    }

    @Test(arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func screenBehindASheetIsLeftAlone(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let before = subscribers
        let (screen, sheet) = (LifecycleScreen(target), PlainScreen())
        let device = setting.device(showing: screen)
        // Else the keyboard comes back with it.
        device.behavior.returnedFocus = .none
        let rest = PlaceState(asSeen: screen)
        device.focusAndSettle(on: screen.low)
        expectAvoided(screen, below: 59, on: device)
        device.turn { screen.present(sheet, animated: true) }
        device.settle()
        #expect(PlaceState(asSeen: screen) == rest)
        let told = screen.told
        let writes = device.writes(in: screen.view) {
            device.focusAndSettle(on: sheet.field)
            device.keyboard.changeHeight(to: 292)
            device.settle()
            device.turn { screen.avoidance?.update() }
            device.settle()
            device.turn { screen.dismiss(animated: true) }
            device.settle()
        }
        #expect(!writes.contains { $0.by == .app })
        #expect(screen.told == told)
        #expect(subscribers - before == 1)
        #expect(PlaceState(asSeen: screen) == rest)
        device.focusAndSettle(on: screen.low)
        expectAvoided(screen, below: 59, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)
    }

    // MARK: A keyboard that stays up

    @Test(arguments: LifecycleTarget.allCases, FlowSetting.phone.filter(\.guideTells))
    func keyboardThatStaysUpAcrossAPushIsFound(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let before = subscribers
        let (screen, other) = (LifecycleScreen(target), PlainScreen())
        let navigation = UINavigationController(rootViewController: other)
        let device = setting.device(showing: navigation)
        // Else the keyboard goes before the page below takes the focus.
        device.behavior.poppedFocus = .afterWillDisappear
        device.focusAndSettle(on: other.field)
        let notices = NotificationRecorder(UIResponder.keyboardWillShowNotification)
        (screen.firstInput, other.takesFocusAsItComes) = (screen.low, true)
        for _ in 0..<2 {
            device.turn { navigation.pushViewController(screen, animated: true) }
            #expect(screen.low.isFirstResponder)
            expectVisible(screen.low, below: 103, on: device)
            device.settle()
            expectAvoided(screen, below: 103, on: device)
            #expect(subscribers - before == 1)

            device.turn { navigation.popViewController(animated: true) }
            device.settle()
            #expect(device.keyboard.frame.minY == 516)
            #expect(subscribers - before == 0)
            #expect(screen.avoidance?.isActive == false)
            #expect((screen.panel as? UIScrollView)?.contentInset ?? .zero == .zero)
            #expect(screen.panel.frame == CGRect(x: 0, y: 120, width: 393, height: 732))
            #expect(screen.view.center.y == 426)
            #expect(screen.additionalSafeAreaInsets == .zero)
            if target == .closures { #expect(screen.told.last == .some(nil)) }
            let writes = device.writes(in: screen.view) {
                device.keyboard.changeHeight(to: 292)
                device.settle()
                device.keyboard.changeHeight(to: 336)
                device.settle()
            }
            #expect(writes.isEmpty)
        }
        // The two cycles of the other screen's own changes of height.
        #expect(notices.all.count == 4)
    }
}
