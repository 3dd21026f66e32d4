import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Twenty fields in a scroll view that is upside down or transformed otherwise, inside the safe area.
@MainActor
@Suite struct TransformTests {
    enum Turn: CaseIterable, Sendable {
        case inverted, around

        var transform: CGAffineTransform {
            self == .inverted ? CGAffineTransform(scaleX: 1, y: -1) : CGAffineTransform(rotationAngle: .pi)
        }
    }

    private func show(_ form: FlowForm, _ turn: Turn, _ setting: FlowSetting) -> SimulatedDevice {
        form.isPinnedToSafeArea = true
        form.scrollView.transform = turn.transform
        for input in form.inputs { input.transform = turn.transform.inverted() }
        return setting.device(showing: form)
    }

    @Test(
        "S21 each field of an inverted form is visible, and all is given back",
        arguments: Turn.allCases, FlowSetting.everywhere)
    func s21(_ turn: Turn, _ setting: FlowSetting) {
        for restores in [false, true] {
            let form = FlowForm()
            form.options.restoresContentOffset = restores
            let device = show(form, turn, setting)
            let (before, offset) = (PlaceState(form), form.offset)
            for (index, field) in form.inputs.enumerated() where !restores || index == 0 {
                device.focusAndSettle(on: field)
                expectVisible(field, of: form, on: device, "field \(index)")
                let (inset, frame) = (form.scrollView.contentInset, device.presentationFrame(of: form.scrollView))
                let covered = frame.maxY - setting.keyboardTop
                // At the very end of the content there is the spacing too.
                #expect(inset.top >= covered - 0.001 && inset.top <= covered + 10 + 0.001, "field \(index)")
                #expect(inset.bottom == 0)
                #expect(abs(form.scrollView.verticalScrollIndicatorInsets.top - covered) <= 0.001)
                // On an iPhone SE the first field ends 20 above 667, and has to end 10 above 407.
                let isSmall = setting.keyboardTop == 407 && !setting.systemHelps
                if isSmall, index == 0 { #expect(form.avoidance?.lift == 250 && form.offset == -250) }
            }
            device.dismissKeyboard()
            #expect(PlaceState(form) == before && (form.offset == offset || !restores))
            // The end of the range may lie between two pixels.
            let (legal, pixel) = (form.scrollView.legalOffsets, 1 / device.screen.scale)
            #expect(legal.lowerBound - pixel <= form.offset && form.offset <= legal.upperBound + pixel)
        }
    }

    @Test("S21 a field of an inverted form that is visible moves nothing", arguments: FlowSetting.everywhere)
    func s21Visible(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = show(form, .inverted, setting)
        // The fourth is between 264 and 308 points over the lower end, and the keyboard at most 398 high.
        form.scrollView.contentOffset.y = -250
        device.focusAndSettle(on: form.inputs[3])
        let offset = form.offset
        device.focusAndSettle(on: form.inputs[3])
        device.turnAndSettle { form.avoidance?.update() }
        #expect(form.offset == offset)
    }
}
