import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@MainActor
@Suite struct BadInputTests {
    nonisolated static let good = CGRect(x: 0, y: 516, width: 393, height: 336)

    nonisolated static let unreadable: [CGRect?] = [nil] + CGRect.unreadableFrames

    /// Empty ones (floating, locked, faded), one that floats, one that flies.
    nonisolated static let notDocked: [CGRect] = [
        .zero, CGRect(x: 0, y: 852, width: 393, height: 0), CGRect(x: 0, y: 516, width: 0, height: 336),
        CGRect(x: 40, y: 300, width: 320, height: 260), CGRect(x: 0, y: -264, width: 393, height: 304),
    ]

    /// A form on an iPhone 16 that avoids a keyboard which acts by script only; its tenth field was moved for it.
    private func standing(_ setting: FlowSetting) -> (form: FlowForm, device: SimulatedDevice) {
        let (form, device) = idle(setting)
        device.focus(form.inputs[9])
        device.postEditing(.begin, form.inputs[9])
        device.keyboard.post(.willShow, begin: nil, end: Self.good)
        device.settle()
        #expect(form.scrollView.contentOffset.y == 98)
        #expect(form.scrollView.contentInset.bottom == 302)
        return (form, device)
    }

    private func idle(_ setting: FlowSetting) -> (form: FlowForm, device: SimulatedDevice) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.keyboard.isScripted = true
        return (form, device)
    }

    /// Without the alpha of the probe, which the library waits by.
    private func writes(
        in form: FlowForm, on device: SimulatedDevice, during action: () -> Void
    ) -> [SimulatedWrite] {
        device.writes(in: form.view) {
            action()
            device.settle()
        }.filter { $0.property != "alpha" }
    }

    // MARK: What cannot be read

    @Test(arguments: FlowSetting.phone, unreadable)
    func lastGoodStateStands(_ setting: FlowSetting, _ frame: CGRect?) {
        let (form, device) = standing(setting)
        for event: SimulatedKeyboard.Event in [.willShow, .didShow, .willChangeFrame, .didChangeFrame] {
            let writes = writes(in: form, on: device) { device.keyboard.post(event, begin: nil, end: frame) }
            #expect(writes.isEmpty, "\(event)")
        }
        #expect(form.view.isFinite)
        device.keyboard.post(.willHide, begin: nil, end: nil)
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone, unreadable)
    func nothingIsDoneForWhatCannotBeReadWithoutAKeyboard(_ setting: FlowSetting, _ frame: CGRect?) {
        let (form, device) = idle(setting)
        device.focus(form.inputs[9])
        let writes = writes(in: form, on: device) {
            device.keyboard.post(.willShow, begin: frame, end: frame)
            device.keyboard.post(.didShow, begin: frame, end: frame)
        }
        #expect(writes.isEmpty)
    }

    @Test(arguments: FlowSetting.phone, unreadable)
    func beginFrameIsNotAsked(_ setting: FlowSetting, _ frame: CGRect?) {
        let (form, device) = idle(setting)
        device.focus(form.inputs[9])
        device.keyboard.post(.willShow, begin: frame, end: Self.good)
        device.settle()
        #expect(form.scrollView.contentOffset.y == 98)
        #expect(form.scrollView.contentInset.bottom == 302)
    }

    @Test(arguments: FlowSetting.phone, [nil, .nan, -1, .infinity, -.infinity] as [TimeInterval?])
    func withoutAUsableDurationAllIsThereAtOnce(_ setting: FlowSetting, _ duration: TimeInterval?) {
        let (form, device) = idle(setting)
        device.focus(form.inputs[9])
        device.keyboard.post(.willShow, begin: nil, end: Self.good, duration: duration)
        #expect(device.presentationFrame(of: form.inputs[9]).maxY == 506)
        #expect(form.view.isFinite)
    }

    @Test(arguments: FlowSetting.phone, [nil, -1, 16, 99, .max, .min] as [Int?])
    func unknownCurveIsTheUsualOne(_ setting: FlowSetting, _ curve: Int?) {
        func shownMidway(_ curve: Int?) -> CGFloat {
            let (form, device) = idle(setting)
            device.focus(form.inputs[9])
            device.keyboard.post(.willShow, begin: nil, end: Self.good, curve: curve, isLocal: nil)
            device.advance(by: 0.05)
            return device.presentationFrame(of: form.inputs[9]).minY
        }
        #expect(shownMidway(curve) == shownMidway(7))
        #expect(shownMidway(curve) != shownMidway(3))
    }

    // MARK: What is no docked keyboard

    @Test(arguments: FlowSetting.phone, notDocked)
    func showThatIsNotDockedGivesEverythingBack(_ setting: FlowSetting, _ frame: CGRect) {
        let (form, device) = standing(setting)
        device.keyboard.post(.willShow, begin: nil, end: frame)
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
        #expect(form.scrollView.verticalScrollIndicatorInsets == .zero)
        #expect(form.scrollView.isOffsetLegal)
        device.keyboard.post(.willShow, begin: nil, end: Self.good)
        device.settle()
        #expect(form.scrollView.contentInset.bottom == 302)
    }

    @Test(arguments: FlowSetting.phone, notDocked + [good, CGRect(x: 0, y: 400, width: 393, height: 452)])
    func changeOfTheFrameAloneChangesNothing(_ setting: FlowSetting, _ frame: CGRect) {
        let (form, device) = standing(setting)
        #expect(
            writes(in: form, on: device) {
                device.keyboard.post(.willChangeFrame, begin: nil, end: frame)
                device.keyboard.post(.didChangeFrame, begin: nil, end: frame)
                device.keyboard.post(.didShow, begin: nil, end: frame)
            }.isEmpty)
    }

    // MARK: Sequences

    @Test(arguments: FlowSetting.phone)
    func equalEventsAreOneEvent(_ setting: FlowSetting) {
        let (form, device) = standing(setting)
        #expect(
            writes(in: form, on: device) {
                for _ in 0..<3 { device.keyboard.post(.willShow, begin: nil, end: Self.good) }
                device.turn {
                    for _ in 0..<3 { device.keyboard.post(.willShow, begin: Self.good, end: Self.good, duration: 0) }
                }
            }.isEmpty)
        device.keyboard.post(.willHide, begin: nil, end: nil)
        device.settle()
        #expect(writes(in: form, on: device) { device.keyboard.post(.willHide, begin: nil, end: nil) }.isEmpty)
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func eventsWithoutAShowDoNothing(_ setting: FlowSetting) {
        let (form, device) = idle(setting)
        device.focus(form.inputs[9])
        // Half a second after the hide, a changed frame takes nothing back.
        for event: SimulatedKeyboard.Event in [.willHide, .didHide, .didShow, .didChangeFrame, .willChangeFrame] {
            if event == .willChangeFrame { device.advance(by: 0.6) }
            let writes = writes(in: form, on: device) { device.keyboard.post(event, begin: nil, end: Self.good) }
            #expect(writes.isEmpty, "\(event)")
        }
    }

    @Test(
        arguments: FlowSetting.phone, [[0, 216, 256], [0, 216, 259], [282, 216, 282], [0, 291, 0, 336], [320.6667]])
    func lastOfSeveralHeightsCounts(_ setting: FlowSetting, _ heights: [CGFloat]) throws {
        let (form, device) = idle(setting)
        device.focus(form.inputs[9])
        for height in heights {
            let end = CGRect(x: 0, y: 852 - height, width: 393, height: height)
            device.keyboard.post(.willShow, begin: nil, end: end)
            device.advance(by: 0.05)
        }
        device.settle()
        let last = try #require(heights.last)
        #expect(abs(form.scrollView.adjustedContentInset.bottom - last) < 0.001)
        #expect(device.presentationFrame(of: form.inputs[9]).maxY <= 852 - last - 10 + 0.001)
        #expect(device.presentationFrame(of: form.inputs[9]).maxY > 852 - last - 10 - 0.34)
    }

    @Test(
        arguments: FlowSetting.phone,
        [CGRect(x: 0, y: 0, width: 393, height: 852), CGRect(x: 0, y: -100, width: 393, height: 952)])
    func keyboardOverTheWholeWindowDoesNoHarm(_ setting: FlowSetting, _ frame: CGRect) {
        let (form, device) = standing(setting)
        let before = form.scrollView.frame
        device.keyboard.post(.willShow, begin: nil, end: frame)
        device.settle()
        #expect(form.view.isFinite)
        #expect(form.scrollView.adjustedContentInset.bottom <= 862)
        device.keyboard.post(.willHide, begin: nil, end: nil)
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
        #expect(form.scrollView.isOffsetLegal)
        #expect(form.scrollView.frame == before)
    }
}
