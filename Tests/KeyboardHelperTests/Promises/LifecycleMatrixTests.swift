import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// Every way of coming and going with every kind of target.
@MainActor @Suite struct LifecycleMatrixTests {
    /// Of the screens of a test, whose body begins with `countAnew()`: other suites may be made between two bodies.
    private var subscribers: Int { KeyboardMonitor.shared.numberOfSubscribers - Self.before }
    private static var before = 0

    private func countAnew() { Self.before = KeyboardMonitor.shared.numberOfSubscribers }

    /// The keyboard comes for the screen, and goes.
    private func expectWorks(
        _ screen: LifecycleScreen, below top: CGFloat, like rest: PlaceState, on device: SimulatedDevice,
        at location: SourceLocation = #_sourceLocation
    ) {
        device.focusAndSettle(on: screen.low)
        expectAvoided(screen, below: top, on: device, at: location)
        #expect(subscribers == 1, sourceLocation: location)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest, sourceLocation: location)
    }

    // MARK: Leaving and coming back

    @Test(
        "a screen that leaves holds nothing, and works again when it comes back", arguments: LifecycleVisit.all,
        FlowSetting.phone)
    func visit(_ visit: LifecycleVisit, _ setting: FlowSetting) {
        countAnew()
        guard setting.guideTells || visit.journey != .calledUnderKeyboard else { return }
        let stage = LifecycleStage(visit.journey, visit.target, setting)
        let (device, screen) = (stage.device, stage.screen)
        // Else the keyboard comes back with it.
        device.behavior.returnedFocus = .none
        let rest = PlaceState(asSeen: screen)
        if visit.journey == .calledOnScreen { device.turn { screen.startAvoiding() } }
        if visit.journey == .calledUnderKeyboard {
            device.focusAndSettle(on: screen.low)
            #expect(subscribers == 0)
            device.turn { screen.startAvoiding() }
            // A keyboard that is up already is avoided at once.
            expectAvoided(screen, below: stage.top, on: device)
            device.settle()
            expectAvoided(screen, below: stage.top, on: device)
            device.dismissKeyboard()
        }
        expectWorks(screen, below: stage.top, like: rest, on: device)

        device.focusAndSettle(on: screen.low)
        expectAvoided(screen, below: stage.top, on: device)
        weak let stay = screen.avoidance?.stay
        #expect(stay != nil)
        stage.leave()
        expectNothingHeld(by: screen, like: rest, isAway: stage.isAway)
        #expect((stay == nil) == (visit.journey != .sheet))
        if stage.isReplaced { expectNothingWritten(in: screen, whileUsed: stage.other, on: device) }

        weak let away = screen.avoidance?.stay
        stage.comeBack()
        #expect((away == nil) == (visit.journey != .sheet))
        #expect(screen.avoidance?.isActive == true && subscribers == 1)
        #expect(PlaceState(asSeen: screen) == rest)
        expectWorks(screen, below: stage.top, like: rest, on: device)
    }

    /// In another window, and behind a sheet, the screen is visible again at once.
    private func expectNothingHeld(by screen: LifecycleScreen, like rest: PlaceState, isAway: Bool) {
        #expect(screen.avoidance?.isActive == !isAway && subscribers == (isAway ? 0 : 1))
        #expect(screen.avoidance?.lift == 0 && PlaceState(asSeen: screen).own == rest.own)
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
            device.turnAndSettle { screen.avoidance?.update() }
            device.dismissKeyboard()
        }
        #expect(!writes.contains { $0.by == .app } && screen.told == told)
    }

    @Test(
        "a swipe back that is cancelled gives the keyboard back", arguments: LifecycleTarget.allCases,
        FlowSetting.phone)
    func cancelledSwipe(_ target: LifecycleTarget, _ setting: FlowSetting) {
        countAnew()
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
        #expect(stay != nil && screen.avoidance?.stay === stay && subscribers == 1)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)
        if target == .closures { #expect(screen.told == [336, nil]) }
    }

    @Test(
        "a keyboard that stays up across a push is found", arguments: LifecycleTarget.allCases,
        FlowSetting.phone.filter(\.guideTells))
    func keyboardThatStaysUp(_ target: LifecycleTarget, _ setting: FlowSetting) {
        countAnew()
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
            #expect(subscribers == 1)

            device.turnAndSettle { navigation.popViewController(animated: true) }
            #expect(device.keyboard.frame.minY == 516)
            #expect(subscribers == 0 && screen.avoidance?.isActive == false)
            #expect((screen.panel as? UIScrollView)?.contentInset ?? .zero == .zero)
            #expect(screen.panel.frame == CGRect(x: 0, y: 120, width: 393, height: 732))
            #expect(screen.view.center.y == 426 && screen.additionalSafeAreaInsets == .zero)
            if target == .closures { #expect(screen.told.last == .some(nil)) }
            let writes = device.writes(in: screen.view) {
                for height in [292, 336] as [CGFloat] {
                    device.keyboard.changeHeight(to: height)
                    device.settle()
                }
            }
            #expect(writes.isEmpty)
        }
        // The two cycles of the other screen's own changes of height.
        #expect(notices.all.count == 4)
    }
}
