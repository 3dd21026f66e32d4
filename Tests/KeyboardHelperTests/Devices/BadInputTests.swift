import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A form on an iPhone 16 that avoids a keyboard which acts by script only.
@MainActor @Suite struct BadInputTests {
    private nonisolated static let good = CGRect(x: 0, y: 516, width: 393, height: 336)

    private nonisolated static let unreadable: [CGRect?] = [nil] + CGRect.unreadableFrames

    /// Empty ones (floating, locked, faded), one that floats, one that flies.
    private nonisolated static let notDocked: [CGRect] = [
        .zero, CGRect(x: 0, y: 852, width: 393, height: 0), CGRect(x: 0, y: 516, width: 0, height: 336),
        CGRect(x: 40, y: 300, width: 320, height: 260), CGRect(x: 0, y: -264, width: 393, height: 304),
    ]

    private func idle(_ setting: FlowSetting) -> (form: FlowForm, device: SimulatedDevice) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.keyboard.isScripted = true
        device.focus(form.inputs[9])
        return (form, device)
    }

    /// Its tenth field was moved for the keyboard.
    private func standing(_ setting: FlowSetting) -> (form: FlowForm, device: SimulatedDevice) {
        let (form, device) = idle(setting)
        device.postEditing(.begin, form.inputs[9])
        show(Self.good, form, on: device)
        #expect(form.offset == 98 && form.scrollView.contentInset.bottom == 302)
        return (form, device)
    }

    private func show(_ end: CGRect, from begin: CGRect? = nil, _ form: FlowForm, on device: SimulatedDevice) {
        device.keyboard.post(.willShow, begin: begin, end: end)
        device.settle()
    }

    private func expectGivenBack(_ form: FlowForm, _ device: SimulatedDevice) {
        device.settle()
        #expect(form.scrollView.contentInset == .zero && form.scrollView.verticalScrollIndicatorInsets == .zero)
        #expect(form.scrollView.isOffsetLegal && form.view.isFinite)
    }

    /// Expects that nothing is written. The library waits by the alpha of the probe.
    private func expectNoWrites(
        in form: FlowForm, on device: SimulatedDevice, _ comment: Comment? = nil,
        at location: SourceLocation = #_sourceLocation, during action: () -> Void
    ) {
        let writes = device.writes(in: form.view) {
            action()
            device.settle()
        }
        #expect(writes.allSatisfy { $0.property == "alpha" }, comment, sourceLocation: location)
    }

    // MARK: What cannot be read

    @Test(
        "a frame that cannot be read changes nothing before a show and after it, and where it begins is not asked",
        arguments: FlowSetting.phone, unreadable)
    func unreadableFrame(_ setting: FlowSetting, _ frame: CGRect?) {
        let (form, device) = idle(setting)
        expectNoWrites(in: form, on: device) {
            device.keyboard.post(.willShow, begin: frame, end: frame)
            device.keyboard.post(.didShow, begin: frame, end: frame)
        }
        show(Self.good, from: frame, form, on: device)
        #expect(form.offset == 98 && form.scrollView.contentInset.bottom == 302)
        for event: SimulatedKeyboard.Event in [.willShow, .didShow, .willChangeFrame, .didChangeFrame] {
            expectNoWrites(in: form, on: device, "\(event)") {
                device.keyboard.post(event, begin: nil, end: frame)
            }
        }
        device.keyboard.post(.willHide, begin: nil, end: frame)
        expectGivenBack(form, device)
    }

    // MARK: What is no docked keyboard

    @Test(
        "a frame that is not docked gives everything back in a show, and so does any in a hide; a changed one is nothing",
        arguments: FlowSetting.phone, notDocked + [good, strip(400, 852), CGRect(x: 0, y: 808, width: 393, height: 44)])
    func notDocked(_ setting: FlowSetting, _ frame: CGRect) {
        let (form, device) = standing(setting)
        expectNoWrites(in: form, on: device) {
            for event: SimulatedKeyboard.Event in [.willChangeFrame, .didChangeFrame, .didShow] {
                device.keyboard.post(event, begin: nil, end: frame)
            }
        }
        if Self.notDocked.contains(frame) {
            show(frame, form, on: device)
            expectGivenBack(form, device)
            show(Self.good, form, on: device)
            #expect(form.scrollView.contentInset.bottom == 302)
        }
        device.keyboard.post(.willHide, begin: nil, end: frame)
        expectGivenBack(form, device)
        #expect(form.avoidance?.lift == 0)
    }

    // MARK: Sequences

    @Test("equal events are one event", arguments: FlowSetting.phone)
    func equalEvents(_ setting: FlowSetting) {
        let (form, device) = standing(setting)
        expectNoWrites(in: form, on: device) {
            for _ in 0..<3 { device.keyboard.post(.willShow, begin: nil, end: Self.good) }
            device.turn {
                for _ in 0..<3 { device.keyboard.post(.willShow, begin: Self.good, end: Self.good, duration: 0) }
            }
        }
        device.keyboard.post(.willHide, begin: nil, end: nil)
        expectGivenBack(form, device)
        expectNoWrites(in: form, on: device) { device.keyboard.post(.willHide, begin: nil, end: nil) }
        expectGivenBack(form, device)
    }

    @Test("events without a show do nothing", arguments: FlowSetting.phone)
    func withoutShow(_ setting: FlowSetting) {
        let (form, device) = idle(setting)
        // Half a second after the hide, a changed frame takes nothing back.
        for event: SimulatedKeyboard.Event in [.willHide, .didHide, .didShow, .didChangeFrame, .willChangeFrame] {
            if event == .willChangeFrame { device.advance(by: 0.6) }
            expectNoWrites(in: form, on: device, "\(event)") {
                device.keyboard.post(event, begin: nil, end: Self.good)
            }
        }
    }

    @Test("a keyboard over the whole window does no harm", arguments: FlowSetting.phone, [0, -100] as [CGFloat])
    func wholeWindow(_ setting: FlowSetting, _ top: CGFloat) {
        let (form, device) = standing(setting)
        let before = form.scrollView.frame
        show(CGRect(x: 0, y: top, width: 393, height: 852 - top), form, on: device)
        #expect(form.view.isFinite && form.coveredInset <= 862)
        device.keyboard.post(.willHide, begin: nil, end: nil)
        expectGivenBack(form, device)
        #expect(form.scrollView.frame == before)
    }
}
