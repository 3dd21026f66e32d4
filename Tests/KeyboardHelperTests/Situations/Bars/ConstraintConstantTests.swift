import Foundation
import KeyboardHelper
import Testing
import UIKit

/// The constant belongs to the app: what the app makes of it under the keyboard stays.
/// On an iPhone 16 a bar pinned to the safe area ends at 810, one pinned to the view at 844; the keyboard begins at 516.
@MainActor
@Suite struct ConstraintConstantTests {
    @Test(arguments: BarPin.allCases, FlowSetting.phone)
    func whatTheAppAddsMeanwhileIsKept(_ pin: BarPin, _ setting: FlowSetting) {
        let screen = PinnedBarScreen(pin)
        let device = setting.device(showing: screen)
        let constant = screen.pin.constant
        device.focusAndSettle(on: screen.field)
        device.turn { screen.pin.constant += 12 * pin.step }
        device.settle()
        #expect(screen.end(on: device) == 496)
        device.keyboard.changeHeight(to: 292)
        device.settle()
        #expect(screen.end(on: device) == 540)
        device.dismissKeyboard()
        #expect(isIdentical(screen.pin.constant, constant + 12 * pin.step))
    }

    @Test(arguments: BarPin.allCases, FlowSetting.phone)
    func whatTheAppAssignsMeanwhileIsKept(_ pin: BarPin, _ setting: FlowSetting) {
        let screen = PinnedBarScreen(pin)
        let device = setting.device(showing: screen)
        let own = screen.pin.constant + 4.1 * pin.step
        device.focusAndSettle(on: screen.field)
        device.turn {
            screen.pin.constant = own
            screen.avoidance?.update()
        }
        device.settle()
        // Layout ends at pixels.
        #expect(abs(screen.end(on: device) - 503.9) < 0.34)
        device.dismissKeyboard()
        #expect(isIdentical(screen.pin.constant, own))
    }

    @Test(arguments: [-8.1, 0.1 + 0.2, -1e-9, 1234.567] as [CGFloat], FlowSetting.phone)
    func everyConstantComesBackToTheLastBit(_ constant: CGFloat, _ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        device.turn { screen.pin.constant = constant }
        for height in [336, 291.3, 336] as [CGFloat] {
            device.focusAndSettle(on: screen.field)
            device.keyboard.changeHeight(to: height)
            device.settle()
            #expect(abs(screen.end(on: device) - (852 - height + constant)) < 0.34)
            device.dismissKeyboard()
            #expect(isIdentical(screen.pin.constant, constant))
        }
    }

    @Test(arguments: FlowSetting.phone)
    func stopGivesTheConstantBackAtOnce(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeAreaFirst)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        device.turn { screen.avoidance?.stop() }
        #expect(screen.end(on: device) == 810)
        #expect(screen.pin.constant == 8)
        device.turn { screen.startAvoiding() }
        #expect(screen.end(on: device) == 508)
        // A second call replaces the first.
        device.turn { screen.startAvoiding() }
        #expect(screen.keyboardAvoidances.count == 1)
        #expect(screen.end(on: device) == 508)
        device.dismissKeyboard()
        #expect(screen.pin.constant == 8)
    }
}
