import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Twenty fields in a scroll view that is upside down or transformed otherwise, inside the safe area.
@MainActor
@Suite struct TransformTests {
    struct Form: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let transform: CGAffineTransform
    }

    nonisolated static let forms = [
        Form(testDescription: "inverted", transform: CGAffineTransform(scaleX: 1, y: -1)),
        Form(testDescription: "turned around", transform: CGAffineTransform(rotationAngle: .pi)),
    ]

    private func show(_ form: FlowForm, _ transform: CGAffineTransform, _ setting: FlowSetting) -> SimulatedDevice {
        form.isPinnedToSafeArea = true
        form.scrollView.transform = transform
        for input in form.inputs { input.transform = transform.inverted() }
        return setting.device(showing: form)
    }

    @Test(
        "S21 each field of an inverted form is visible above the keyboard, and everything is given back",
        arguments: forms, FlowSetting.everywhere)
    func s21(_ form: Form, _ setting: FlowSetting) {
        let screen = FlowForm()
        let device = show(screen, form.transform, setting)
        let before = PlaceState(screen)
        for (index, field) in screen.inputs.enumerated() {
            device.focusAndSettle(on: field)
            expectVisible(field, of: screen, on: device, "field \(index)")
            let (inset, frame) = (screen.scrollView.contentInset, device.presentationFrame(of: screen.scrollView))
            let covered = frame.maxY - setting.keyboardTop
            // At the very end of the content there is the spacing too.
            #expect(inset.top >= covered - 0.001 && inset.top <= covered + 10 + 0.001, "field \(index)")
            #expect(inset.bottom == 0)
            #expect(abs(screen.scrollView.verticalScrollIndicatorInsets.top - covered) <= 0.001)
        }
        device.dismissKeyboard()
        #expect(PlaceState(screen) == before)
        // The end of the range may lie between two pixels.
        let (legal, pixel) = (screen.scrollView.legalOffsets, 1 / device.screen.scale)
        #expect(legal.lowerBound - pixel <= screen.offset && screen.offset <= legal.upperBound + pixel)
    }

    @Test("S21 a field of an inverted form that is visible moves nothing", arguments: FlowSetting.everywhere)
    func s21Visible(_ setting: FlowSetting) {
        let screen = FlowForm()
        let device = show(screen, Self.forms[0].transform, setting)
        // The fourth is between 264 and 308 points over the lower end, and the keyboard at most 398 high.
        screen.scrollView.contentOffset.y = -250
        device.focusAndSettle(on: screen.inputs[3])
        let offset = screen.offset
        device.focusAndSettle(on: screen.inputs[3])
        device.turn { screen.avoidance?.update() }
        device.settle()
        #expect(screen.offset == offset)
    }

    @Test("S21 an inverted form scrolls back to where the user was", arguments: FlowSetting.everywhere)
    func s21Back(_ setting: FlowSetting) {
        let screen = FlowForm()
        screen.options.restoresContentOffset = true
        let device = show(screen, Self.forms[0].transform, setting)
        let before = screen.offset
        device.focusAndSettle(on: screen.inputs[0])
        expectVisible(screen.inputs[0], of: screen, on: device)
        device.dismissKeyboard()
        #expect(screen.offset == before)
    }

    /// iPhone SE: 375 x 667, keyboard from 407 on, safe area 20 above. The scroll view ends at 667, and the first field is 20
    /// points above that and 44 high, so it must go up by 667 - 20 - (407 - 10) = 250.
    @Test("S21 the lift of an inverted form is positive")
    func s21Lift() {
        let setting = FlowSetting(model: .iPhoneSE, systemHelps: false)
        let screen = FlowForm()
        let device = show(screen, Self.forms[0].transform, setting)
        device.focusAndSettle(on: screen.inputs[0])
        #expect(setting.keyboardTop == 407)
        #expect(screen.avoidance?.lift == 250)
        #expect(screen.offset == -250)
        #expect(device.presentationFrame(of: screen.inputs[0]).maxY == 397)
    }
}
