import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// On an iPhone 16, whose keyboard is 336 high.
@MainActor
@Suite struct ClosureTests {
    private func stage(_ setting: FlowSetting) -> (ClosureScreen, SimulatedDevice) {
        let screen = ClosureScreen()
        return (screen, setting.device(showing: screen))
    }

    private let frame = CGRect(x: 0, y: 516, width: 393, height: 336)

    // MARK: When

    @Test(arguments: FlowSetting.phone)
    func showIsCalledAtEachChangeOfWhatIsCoveredAndHideOnce(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        #expect(screen.calls.isEmpty)
        device.focusAndSettle(on: screen.field)
        #expect(screen.heights == [336])
        device.keyboard.changeHeight(to: 292)
        device.settle()
        #expect(screen.heights == [336, 292])
        device.focusAndSettle(on: screen.other)
        #expect(screen.heights == [336, 292])
        device.keyboard.changeHeight(to: 345)
        device.settle()
        device.dismissKeyboard()
        #expect(screen.heights == [336, 292, 345, nil])
        device.focusAndSettle(on: screen.field)
        device.dismissKeyboard()
        #expect(screen.heights == [336, 292, 345, nil, 336, nil])
    }

    @Test(arguments: [0, 0.25], FlowSetting.phone)
    func equalEventsAreOne(_ duration: TimeInterval, _ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        device.keyboard.isScripted = true
        device.focus(screen.field)
        let show: [SimulatedKeyboard.Event] = [.willChangeFrame, .willShow, .willShow, .didChangeFrame, .didShow]
        for event in show + show {
            device.keyboard.post(event, begin: nil, end: frame, duration: duration)
            device.advance(by: 0.1)
        }
        #expect(screen.heights == [336])
        for event in [.willHide, .didHide, .willHide, .didHide] as [SimulatedKeyboard.Event] {
            device.keyboard.post(event, begin: nil, end: frame, duration: duration)
            device.advance(by: 0.1)
        }
        #expect(screen.heights == [336, nil])
    }

    @Test(arguments: FlowSetting.phone)
    func hideAndShowInOneTurnAreNone(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        device.focusAndSettle(on: screen.field)
        device.turn {
            screen.view.endEditing(true)
            screen.field.becomeFirstResponder()
        }
        device.settle()
        #expect(screen.heights == [336])
        #expect(screen.bar.frame.maxY == 516)
    }

    @Test(arguments: FlowSetting.phone)
    func floatingKeyboardCoversNothing(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        device.keyboard.isScripted = true
        device.focus(screen.field)
        device.keyboard.post(.willShow, begin: nil, end: CGRect(x: 40, y: 300, width: 320, height: 260))
        device.keyboard.post(.willShow, begin: nil, end: .zero)
        device.settle()
        #expect(screen.calls.isEmpty)
        device.keyboard.post(.willShow, begin: nil, end: frame)
        device.keyboard.post(.willShow, begin: nil, end: .zero)
        device.settle()
        #expect(screen.heights == [336, nil])
    }

    // MARK: How

    @Test(arguments: FlowSetting.phone)
    func bothRunInsideAnAnimationWithTheKeyboardsDuration(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        device.keyboard.duration = 0.31
        device.focusAndSettle(on: screen.field)
        device.dismissKeyboard()
        #expect(screen.calls.map(\.inherited) == [0.31, 0.31])
        #expect(screen.calls.map(\.transition.duration) == [0.31, 0.31])
        #expect(screen.calls.map(\.transition.phase) == [.willShow, .willHide])
    }

    @Test(arguments: FlowSetting.phone)
    func layoutThatTheClosuresAskForMovesWithTheKeyboard(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        func expectTogether(_ comment: Comment) {
            let end = device.now + setting.movement + 0.05
            while device.now < end {
                let difference = device.presentationFrame(of: screen.bar).maxY - device.keyboard.frame.minY
                #expect(abs(difference) < 0.01, comment)
                device.advance(by: 1.0 / 60)
            }
        }
        device.focus(on: screen.field)
        #expect(device.keyboard.frame.minY > 800)
        expectTogether("show")
        device.keyboard.changeHeight(to: 292)
        expectTogether("lower")
        device.keyboard.dismiss()
        expectTogether("hide")
        #expect(screen.bar.frame.maxY == 852)
    }

    @Test(arguments: FlowSetting.phone)
    func curveIsTheKeyboards(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        device.keyboard.isScripted = true
        device.focus(screen.field)
        // 3 is a straight line.
        device.keyboard.post(.willShow, begin: nil, end: frame, duration: 1, curve: 3)
        device.advance(by: 0.25)
        #expect(abs(device.presentationFrame(of: screen.bar).maxY - (852 - 84)) < 0.01)
        device.advance(by: 0.25)
        #expect(abs(device.presentationFrame(of: screen.bar).maxY - (852 - 168)) < 0.01)
    }

    @Test(arguments: FlowSetting.phone)
    func layoutThatWasPendingIsNotAnimated(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        device.turn {
            screen.indent = 50
            screen.view.setNeedsLayout()
            screen.field.becomeFirstResponder()
        }
        #expect(device.presentationFrame(of: screen.bar).minX == 50)
        #expect(device.presentationFrame(of: screen.bar).maxY == 852)
        device.settle()
        #expect(device.presentationFrame(of: screen.bar).maxY == 516)
    }

    // MARK: Coming and going

    @Test(arguments: FlowSetting.phone.filter(\.guideTells))
    func arrivalUnderAStandingKeyboardAndLeavingHaveNoDuration(_ setting: FlowSetting) {
        let other = PlainScreen()
        other.takesFocusAsItComes = true
        let navigation = UINavigationController(rootViewController: other)
        let device = setting.device(showing: navigation)
        let screen = ClosureScreen()
        screen.takesFocusAsItComes = true
        device.turn { navigation.pushViewController(screen, animated: true) }
        #expect(screen.heights == [336])
        #expect(screen.bar.frame.maxY == 516)
        // Of the push alone: not upwards.
        #expect(device.presentationFrame(of: screen.bar).maxY == 516)
        device.settle()
        device.turn { navigation.popViewController(animated: true) }
        device.settle()
        #expect(device.keyboard.frame.minY == 516)
        #expect(screen.heights == [336, nil])
        #expect(screen.bar.frame.maxY == 852)
        #expect(screen.calls.map(\.transition.duration) == [0, 0])
        #expect(screen.calls.map(\.inherited) == [0, 0])
    }

    @Test(arguments: FlowSetting.phone)
    func leavingWithoutAKeyboardTellsNothing(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        device.show(PlainScreen())
        device.show(screen)
        device.focusAndSettle(on: screen.field)
        device.dismissKeyboard()
        device.show(PlainScreen())
        device.settle()
        #expect(screen.heights == [336, nil])
    }

    // MARK: Lift

    @Test(arguments: FlowSetting.phone)
    func liftIsTheCoveredHeight(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        #expect(screen.avoidance?.lift == 0)
        device.focusAndSettle(on: screen.field)
        #expect(screen.avoidance?.lift == 336)
        device.keyboard.changeHeight(to: 292)
        #expect(screen.avoidance?.lift == 292)
        device.dismissKeyboard()
        #expect(screen.avoidance?.lift == 0)
    }
}
