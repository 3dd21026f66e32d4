import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Calls on the handle, and a second call, while the keyboard stands.
@MainActor
@Suite struct HandleUnderKeyboardTests {
    nonisolated static let moving = [LifecycleTarget.scrollView, .container, .root]

    @Test(arguments: moving, FlowSetting.phone)
    func secondCallReplacesTheFirstWithoutAMovement(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let rest = PlaceState(asSeen: screen)
        device.focusAndSettle(on: screen.low)
        let first = screen.avoidance
        device.turn { screen.startAvoiding() }
        expectAvoided(screen, below: 59, on: device)
        device.settle()
        #expect(screen.keyboardAvoidances.count == 1)
        #expect(screen.avoidance != nil && screen.avoidance !== first)
        #expect(first?.isActive != true)
        expectAvoided(screen, below: 59, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)
    }

    @Test(arguments: moving, FlowSetting.phone)
    func stopGivesBackAtOnceAndForGood(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        device.scrollsFirstResponderIntoView = false
        let rest = PlaceState(asSeen: screen)
        for isAll in [true, false] {
            device.focusAndSettle(on: screen.low)
            expectAvoided(screen, below: 59, on: device)
            device.turn { if isAll { screen.stopHandlingKeyboard() } else { screen.avoidance?.stop() } }
            #expect(device.presentationFrame(of: screen.low).maxY == 732)
            #expect(PlaceState(asSeen: screen) == rest)
            #expect(screen.keyboardAvoidances.isEmpty)
            let writes = device.writes(in: screen.view) {
                device.keyboard.changeHeight(to: 400)
                device.settle()
                device.dismissKeyboard()
                device.focusAndSettle(on: screen.low)
                device.dismissKeyboard()
            }
            #expect(writes.isEmpty)
            device.turn { screen.startAvoiding() }
        }
        device.focusAndSettle(on: screen.low)
        expectAvoided(screen, below: 59, on: device)
    }

    @Test(arguments: moving, FlowSetting.phone)
    func stopInTheMiddleOfTheMovementGivesBackAtOnce(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        device.scrollsFirstResponderIntoView = false
        let rest = PlaceState(asSeen: screen)
        device.focus(on: screen.low)
        device.advance(by: 0.1)
        device.turn { screen.avoidance?.stop() }
        #expect(PlaceState(asSeen: screen) == rest)
        device.settle()
        #expect(PlaceState(asSeen: screen) == rest)
        #expect(device.presentationFrame(of: screen.low).maxY == 732)
    }

    @Test(arguments: moving, FlowSetting.phone)
    func optionsThatChangeAreFollowed(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let rest = PlaceState(asSeen: screen)
        device.focusAndSettle(on: screen.low)
        #expect(device.presentationFrame(of: screen.low).maxY == 506)
        device.turn { screen.avoidance?.options.spacing = 30 }
        device.advance(by: 0.1)
        let onTheWay = device.presentationFrame(of: screen.low).maxY
        #expect(onTheWay < 506 && onTheWay > 486)
        device.settle()
        #expect(device.presentationFrame(of: screen.low).maxY == 486)
        // With less spacing the field is still visible.
        device.turn { screen.avoidance?.options.spacing = 0 }
        device.settle()
        #expect(device.presentationFrame(of: screen.low).maxY == 486)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)
    }

    @Test(arguments: [LifecycleTarget.container, .root], FlowSetting.phone)
    func updateFollowsAFocusThatTheAppHasMoved(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let container = target == .root ? nil : UIView()
        let screen = ContainerScreen(fieldsAt: [500], container: container)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 38)
        device.turn {
            screen.inputs[0].frame.origin.y = 650
            screen.avoidance?.update()
        }
        device.settle()
        #expect(screen.lift == 188)
        expectVisible(screen.inputs[0], below: 59, on: device)
        device.dismissKeyboard()
        #expect(screen.container.frame == screen.view.bounds)
        #expect(screen.inputs[0].frame.minY == 650)
    }

    @Test(arguments: moving)
    func callsOnAHandleThatOutlivesItsScreenDoNothing(_ target: LifecycleTarget) {
        let device = SimulatedDevice(.iPhone16)
        func visit() -> KeyboardAvoidance? {
            let screen = LifecycleScreen(target)
            device.show(screen)
            device.focusAndSettle(on: screen.low)
            return screen.avoidance
        }
        let handle = visit()
        device.show(PlainScreen())
        device.settle()
        #expect(handle?.isActive == false)
        #expect(handle?.lift == 0)
        device.turn {
            handle?.update()
            handle?.options.spacing = 50
            handle?.stop()
            handle?.stop()
        }
        #expect(handle?.isActive == false)
    }
}
