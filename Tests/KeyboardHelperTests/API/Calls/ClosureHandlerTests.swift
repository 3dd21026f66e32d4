import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// Several closures, closures beside another avoidance, and what they keep alive.
@MainActor
@Suite struct ClosureHandlerTests {
    @Test(arguments: FlowSetting.phone)
    func twoCallsBothLive(_ setting: FlowSetting) {
        let screen = ClosureScreen()
        let device = setting.device(showing: screen)
        var log: [String] = []
        var second: KeyboardAvoidance?
        device.turn {
            second = screen.handleKeyboard(
                onShow: { controller, _ in log.append(controller === screen ? "show" : "show to another") },
                onHide: { controller, _ in log.append(controller === screen ? "hide" : "hide to another") })
        }
        #expect(screen.keyboardAvoidances.count == 2)
        device.focusAndSettle(on: screen.field)
        device.dismissKeyboard()
        #expect(screen.heights == [336, nil])
        #expect(log == ["show", "hide"])
        // The end of one is not the end of the other.
        device.turn { second?.stop() }
        device.focusAndSettle(on: screen.field)
        #expect(screen.heights == [336, nil, 336])
        #expect(log == ["show", "hide"])
    }

    @Test("the options of a call with closures count for editing", arguments: FlowSetting.phone)
    func options(_ setting: FlowSetting) {
        let screen = ClosureScreen()
        let device = setting.device(showing: screen)
        #expect(screen.field.inputAccessoryView == nil)
        var avoidance: KeyboardAvoidance?
        device.turn {
            screen.stopHandlingKeyboard()
            avoidance = screen.handleKeyboard(
                options: KeyboardAvoidance.Options(showsToolbar: true), onShow: { _, _ in }, onHide: { _, _ in })
        }
        device.focusAndSettle(on: screen.field)
        #expect(avoidance != nil && screen.field.inputAccessoryView === avoidance?.toolbar)
    }

    @Test(arguments: FlowSetting.phone)
    func stopUnderAStandingKeyboardHidesAtOnce(_ setting: FlowSetting) {
        let screen = ClosureScreen()
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        device.turn { screen.stopHandlingKeyboard() }
        #expect(screen.heights == [336, nil])
        #expect(screen.calls.last?.transition.duration == 0)
        #expect(device.presentationFrame(of: screen.bar).maxY == 852)
        device.dismissKeyboard()
        device.focusAndSettle(on: screen.field)
        #expect(screen.heights == [336, nil])
    }

    @Test(arguments: FlowSetting.phone, [true, false])
    func closuresHoldTheControllerWeakly(_ setting: FlowSetting, _ keyboardIsUp: Bool) {
        let device = setting.device()
        let before = KeyboardMonitor.shared.numberOfSubscribers
        weak var controller: ClosureScreen?
        weak var stay: Participant?
        func visit() {
            let screen = ClosureScreen()
            device.show(screen)
            if keyboardIsUp { device.focusAndSettle(on: screen.field) }
            (controller, stay) = (screen, screen.avoidance?.stay)
            #expect(controller != nil)
            #expect(stay != nil)
        }
        visit()
        device.show(PlainScreen())
        device.settle()
        #expect(controller == nil)
        #expect(stay == nil)
        #expect(KeyboardMonitor.shared.numberOfSubscribers == before)
    }

    // MARK: Beside an avoidance that moves

    @Test(arguments: FlowSetting.phone)
    func showIsCalledWhicheverViewHasTheFocus(_ setting: FlowSetting) {
        let screen = ClosureScreen()
        let device = setting.device(showing: screen)
        let outside = UITextField(frame: CGRect(x: 20, y: 70, width: 200, height: 30))
        device.turn { device.window.addSubview(outside) }
        device.focusAndSettle(on: outside)
        #expect(screen.heights == [336])
        #expect(screen.avoidance?.lift == 336)
        device.dismissKeyboard()
        #expect(screen.heights == [336, nil])
    }

    @Test(arguments: FlowSetting.phone)
    func keyboardOfAnotherAppIsToldToo(_ setting: FlowSetting) {
        let screen = ClosureScreen()
        let device = setting.device(showing: screen)
        device.keyboard.isScripted = true
        // On a phone that happens on the way to another app alone.
        device.resignActive()
        device.keyboard.post(
            .willShow, begin: nil, end: CGRect(x: 0, y: 516, width: 393, height: 336), isLocal: false)
        device.settle()
        #expect(screen.calls.map(\.transition.isLocal) == [false])
        #expect(screen.bar.frame.maxY == 516)
    }

    @Test(arguments: FlowSetting.phone)
    func turningTheDeviceUnderAStandingKeyboardEndsRight(_ setting: FlowSetting) {
        let screen = ClosureScreen()
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        device.rotate(to: .landscapeLeft)
        device.settle()
        #expect(screen.heights.last == 209)
        #expect(screen.bar.frame.maxY == 184)
        device.dismissKeyboard()
        #expect(screen.heights.last == .some(nil))
        #expect(screen.bar.frame.maxY == 393)
    }
}
