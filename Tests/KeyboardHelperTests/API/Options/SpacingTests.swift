import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct SpacingTests {
    /// The spacing that is asked for, where the field must end above a keyboard that begins at 516.
    nonisolated static let spacings: [(asked: CGFloat, bottom: CGFloat)] = [
        (0, 516), (10, 506), (30, 486), (-20, 516), (.nan, 516), (.infinity, 516), (-.infinity, 516),
    ]

    @Test(arguments: FlowSetting.phone, spacings)
    func spacingIsLeftBelowTheInput(_ setting: FlowSetting, _ spacing: (asked: CGFloat, bottom: CGFloat)) {
        let form = FlowForm()
        form.options.spacing = spacing.asked
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[12])
        #expect(device.presentationFrame(of: form.inputs[12]).maxY == spacing.bottom)
        #expect(form.view.isFinite)
    }

    @Test(arguments: FlowSetting.phone, spacings)
    func spacingIsLeftBelowTheVeryEndOfTheContent(
        _ setting: FlowSetting, _ spacing: (asked: CGFloat, bottom: CGFloat)
    ) {
        let form = FlowForm()
        form.endMargin = 0
        form.options.spacing = spacing.asked
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[19])
        #expect(device.presentationFrame(of: form.inputs[19]).maxY == spacing.bottom)
        #expect(form.scrollView.isOffsetLegal)
    }

    @Test(arguments: FlowSetting.everywhere, [1000, .greatestFiniteMagnitude] as [CGFloat])
    func spacingThatDoesNotFitGivesWay(_ setting: FlowSetting, _ spacing: CGFloat) {
        let form = FlowForm()
        form.options.spacing = spacing
        let device = setting.device(showing: form)
        for index in [0, 12, 19] {
            device.focusAndSettle(on: form.inputs[index])
            expectVisible(form.inputs[index], spacing: 0, of: form, on: device, "field \(index)")
            #expect(form.view.isFinite)
        }
    }

    @Test(arguments: FlowSetting.phone, [1000, .greatestFiniteMagnitude] as [CGFloat])
    func insetForASpacingThatDoesNotFitIsNoLargerThanTheScreen(_ setting: FlowSetting, _ spacing: CGFloat) {
        let form = FlowForm()
        form.options.spacing = spacing
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[19])
        // With the field at the top there are 413 free between it and the keyboard, which has 336.
        #expect(form.scrollView.adjustedContentInset.bottom <= 749)
    }

    @Test(arguments: FlowSetting.phone)
    func fractionOfAPixelIsRoundedInFavourOfTheInput(_ setting: FlowSetting) {
        let form = FlowForm()
        form.options.spacing = 10.1
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[12])
        let bottom = device.presentationFrame(of: form.inputs[12]).maxY
        #expect(bottom <= 516 - 10.1 + 0.0005)
        #expect(bottom > 516 - 10.1 - 1.0 / 3)
    }
}
