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
        (.infinity, 0...0), (-.infinity, 0...0),
        // At the top there are 413 free between the field and the keyboard.
        (1000, 413...413), (.greatestFiniteMagnitude, 413...413),
    ]

    /// A form whose content ends with the last of 20 fields.
    private func form(_ setting: FlowSetting, _ spacing: CGFloat? = nil) -> (FlowForm, SimulatedDevice) {
        let form = FlowForm.restoringOffset(spacing: spacing ?? 10)
        form.endMargin = 0
        return (form, setting.device(showing: form))
    }

    @Test(
        "a spacing is left below the input, also at the end of the content, or gives way", arguments: FlowSetting.phone,
        spacings)
    func left(_ setting: FlowSetting, _ spacing: (asked: CGFloat, left: ClosedRange<CGFloat>)) {
        for isOwn in [true, false] {
            let (form, device) = form(setting, isOwn ? 10 : spacing.asked)
            for index in spacing.asked == 10.1 ? [12] : [12, 19] {
                if isOwn { form.avoidance?.setSpacing(spacing.asked, for: form.inputs[index]) }
                device.focusAndSettle(on: form.inputs[index])
                #expect(spacing.left.contains(516 - device.maxY(of: form.inputs[index])))
                #expect(form.view.isFinite && form.scrollView.isOffsetLegal)
            }
            guard isOwn else { continue }
            device.dismissKeyboard()
            device.turn { form.avoidance?.setSpacing(nil, for: form.inputs[12]) }
            for index in [14, 12] {
                device.focus(on: form.inputs[index], endsAt: 506)
                device.dismissKeyboard()
                expectEqual(form.offset, -59)
            }
        }
    }

    @Test(
        "under a keyboard, more spacing moves with an animation and less does not",
        arguments: [.scrollView, .container, .root] as [ScreenPlan.Target], Play.Place.phones)
    func underKeyboard(_ target: ScreenPlan.Target, _ place: Play.Place) {
        for isOwn in [true, false] {
            let scrolls = target == .scrollView
            let play = Play(.form(scrolls ? 20 : 10, target: target, scrolls: scrolls), on: place)(.tap(9))
            var end = play.end
            for spacing in [30, 5, 60.5, 10] as [CGFloat] {
                play(isOwn ? .inputSpacing(9, spacing == 10 ? nil : spacing) : .spacing(spacing), .wait(0.1))
                let (onTheWay, next) = (play.end, min(end, 516 - spacing))
                play(.settle)
                #expect(abs(play.end - next) < 0.34 && (next == end || (onTheWay < end && onTheWay > play.end)))
                end = next
            }
            play.end()
        }
    }

    @Test("a search bar's spacing is that of its field, and the nearest counts", arguments: FlowSetting.phone)
    func searchBar(_ setting: FlowSetting) {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 100, height: 56))
        let form = FlowForm.restoringOffset(FlowForm.fields(12) + [bar] + FlowForm.fields(4))
        let device = setting.device(showing: form)
        device.turn { form.avoidance?.setSpacing(50, for: bar).setSpacing(70, for: form.scrollView) }
        device.focus(on: bar.searchTextField, endsAt: 466)
        device.focus(on: form.inputs[13], endsAt: 446)
        device.turn { form.avoidance?.setSpacing(20, for: bar.searchTextField) }
        device.dismissKeyboard()
        device.focus(on: bar.searchTextField, endsAt: 496)
    }
}
