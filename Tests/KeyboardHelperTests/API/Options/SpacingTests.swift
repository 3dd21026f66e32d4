import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// The spacing below an input, that of the options or its own. On an iPhone 16, whose keyboard begins at 516.
@MainActor @Suite struct SpacingTests {
    /// The spacing that is asked for, and what is left; fractions of a pixel are rounded in favor of the input.
    nonisolated static let spacings: [(asked: CGFloat, left: ClosedRange<CGFloat>)] = [
        (0, 0...0), (10, 10...10), (30, 30...30), (10.1, 10.0995...10.4333), (-20, 0...0), (.nan, 0...0),
        (.infinity, 0...0),
        (-.infinity, 0...0),
    ]

    /// A form whose content ends with the last of 20 fields.
    private func form(_ setting: FlowSetting, _ spacing: CGFloat? = nil) -> (FlowForm, SimulatedDevice) {
        let form = FlowForm.restoringOffset(spacing: spacing ?? 10)
        form.endMargin = 0
        return (form, setting.device(showing: form))
    }

    @Test(
        "a spacing is left below the input, also at the end of the content", arguments: FlowSetting.phone, spacings
    )
    func left(_ setting: FlowSetting, _ spacing: (asked: CGFloat, left: ClosedRange<CGFloat>)) {
        for isOwn in [true, false] {
            let (form, device) = form(setting, isOwn ? 10 : spacing.asked)
            for index in spacing.asked == 10.1 ? [12] : [12, 19] {
                if isOwn { form.avoidance?.setSpacing(spacing.asked, for: form.inputs[index]) }
                device.focusAndSettle(on: form.inputs[index])
                #expect(spacing.left.contains(516 - device.presentationFrame(of: form.inputs[index]).maxY))
                #expect(form.view.isFinite && form.scrollView.isOffsetLegal)
            }
            guard isOwn else { continue }
            device.focusAndSettle(on: form.inputs[14])
            device.dismissKeyboard()
            device.turn { form.avoidance?.setSpacing(nil, for: form.inputs[12]) }
            for index in [14, 12] {
                device.focusAndSettle(on: form.inputs[index])
                #expect(device.presentationFrame(of: form.inputs[index]).maxY == 506)
                device.dismissKeyboard()
                #expect(form.offset == -59)
            }
        }
    }

    @Test(
        "a spacing that does not fit gives way", arguments: FlowSetting.everywhere,
        [1000, .greatestFiniteMagnitude] as [CGFloat])
    func givesWay(_ setting: FlowSetting, _ spacing: CGFloat) {
        for isOwn in [true, false] {
            let (form, device) = form(setting, isOwn ? 10 : spacing)
            for index in [0, 12, 19] {
                if isOwn { form.avoidance?.setSpacing(spacing, for: form.inputs[index]) }
                device.focusAndSettle(on: form.inputs[index])
                expectVisible(form.inputs[index], spacing: 0, of: form, on: device, "field \(index)")
                #expect(form.view.isFinite)
            }
            let top = form.view.safeAreaInsets.top
            if !setting.orientation.isLandscape, setting.model.name == SimulatedModel.iPhone16.name {
                // With the field at the top there are 413 free between it and the keyboard, which has 336.
                #expect(device.presentationFrame(of: form.inputs[19]).minY == top && form.coveredInset <= 749)
            }
        }
    }

    @Test("under a keyboard, more spacing moves and less does not", arguments: Play.Place.phones)
    func underKeyboard(_ place: Play.Place) {
        let play = Play(.form(), on: place)(.tap(12))
        for (spacing, end) in [(30, 486), (5, 486), (60.5, 455.5), (nil, 455.5)] as [(CGFloat?, CGFloat)] {
            play(.inputSpacing(12, spacing))
            #expect(abs(play.end - end) < 0.34)
        }
        play.end()
    }

    @Test("a search bar's spacing is that of its field, and the nearest counts", arguments: FlowSetting.phone)
    func searchBar(_ setting: FlowSetting) {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 100, height: 56))
        let form = FlowForm.restoringOffset(FlowForm.fields(12) + [bar] + FlowForm.fields(4))
        let device = setting.device(showing: form)
        device.turn { form.avoidance?.setSpacing(50, for: bar).setSpacing(70, for: form.scrollView) }
        for (input, end) in [(bar.searchTextField, 466), (form.inputs[13], 446), (bar.searchTextField, 496)]
            as [(UIView, CGFloat)]
        {
            device.focusAndSettle(on: input)
            #expect(device.presentationFrame(of: input).maxY == end)
            if end == 446 { device.turn { form.avoidance?.setSpacing(20, for: bar.searchTextField) } }
            if end == 446 { device.dismissKeyboard() }
        }
    }

    @Test("the spacing of an input counts in a container", arguments: Play.Place.phones)
    func container(_ place: Play.Place) {
        let play = Play(.form(10, target: .container), on: place)(.inputSpacing(9, 33), .tap(9))
        #expect(play.handle?.lift == 117)
        play.end()
    }
}
