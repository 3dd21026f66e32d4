import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Field 12 ends at 843 of an iPhone 16, whose screen is 852 high.
@MainActor
@Suite struct EventSequenceTests {
    // MARK: S23

    /// What keyboards of other makers announced one after the other.
    nonisolated static let heights: [[CGFloat]] = [
        [216, 256, 259], [0, 216, 256], [282, 216, 282], [216, 289.5], [216, 320.6667, 216], [259, 0, 336],
    ]

    @Test("S23 the last of several heights counts", arguments: heights, FlowSetting.phone)
    func s23(_ heights: [CGFloat], _ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        device.script(focusing: form.inputs[12])
        for height in heights {
            device.dock(height)
            device.settle()
            #expect(abs(form.coveredInset - max(34, height)) < 0.001, "at \(height)")
            if height > 0 { expectVisible(form.inputs[12], of: form, on: device, "at \(height)") }
        }
        device.undock()
        device.settle()
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.scrollView.isOffsetLegal)
    }

    @Test(
        "S23 the last of several heights counts for a container, in one turn or in several", arguments: heights,
        FlowSetting.phone)
    func s23Container(_ heights: [CGFloat], _ setting: FlowSetting) {
        for joined in [false, true] {
            let screen = ContainerScreen(fieldsAt: [799], container: UIView())
            let device = setting.device(showing: screen)
            device.script(focusing: screen.inputs[0])
            var expected: CGFloat = 0
            func follow(_ height: CGFloat) {
                device.dock(height)
                // Lifted by what is due, and never lowered while the field is visible; no keyboard, no lift.
                let due = (843 + 10 - (852 - height)) * 3
                expected = height == 0 ? 0 : max(expected, (due - 0.001).rounded(.up) / 3)
                if !joined { #expect(abs((screen.lift ?? -1) - expected) < 0.001, "at \(height)") }
            }
            if joined {
                device.turn { for height in heights { follow(height) } }
                let last = heights.last ?? 0
                expected = (((843 + 10 - (852 - last)) * 3) - 0.001).rounded(.up) / 3
            } else {
                for height in heights { follow(height) }
            }
            device.settle()
            #expect(abs((screen.lift ?? -1) - expected) < 0.001)
            device.undock()
            device.settle()
            #expect(screen.lift == 0)
            #expect(screen.container.frame == screen.view.bounds)
        }
    }

    // MARK: S24

    @Test("S24 bars above the keys may come and go", arguments: FlowSetting.phone)
    func s24(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        device.focusAndSettle(on: form.inputs[12])
        // From 34 of inset and 336 of keyboard: 843 + 10 - 516 - 59.
        #expect(form.offset == 278)
        for (height, offset) in [(292, 278), (380, 322), (336, 322), (425, 367), (292, 367)] as [(CGFloat, CGFloat)] {
            device.keyboard.changeHeight(to: height)
            device.settle()
            #expect(form.coveredInset == height)
            #expect(form.offset == offset, "at \(height)")
            expectVisible(form.inputs[12], of: form, on: device, "at \(height)")
        }
        device.dismissKeyboard()
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.offset == 367)
    }

    @Test("S24 the next screen may have a keyboard without the bars", arguments: FlowSetting.phone)
    func s24NextScreen(_ setting: FlowSetting) {
        let code = FlowForm.field()
        code.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        let first = FlowForm(FlowForm.fields(10) + [code] + FlowForm.fields(8))
        let pin = FlowForm.field(.numberPad)
        let second = FlowForm([FlowForm.space(640), pin])
        second.endMargin = 600
        second.firstInput = pin
        let navigation = UINavigationController(rootViewController: first)
        let device = setting.device(showing: navigation)
        let before = PlaceState(first.scrollView)
        device.focusAndSettle(on: code)
        #expect(first.coveredInset == 380)
        #expect(device.presentationFrame(of: code).maxY == 462)
        device.turn { navigation.pushViewController(second, animated: true) }
        device.settle()
        #expect(first.scrollView.contentInset == .zero)
        #expect(device.keyboard.frame.minY == 560)
        #expect(second.coveredInset == 292)
        // From 779 to 823 at rest.
        #expect(device.presentationFrame(of: pin).maxY == 550)
        device.turn { navigation.popViewController(animated: true) }
        device.settle()
        #expect(PlaceState(first.scrollView) == before)
        device.focusAndSettle(on: first.inputs[9])
        #expect(first.coveredInset == 336)
        expectVisible(first.inputs[9], of: first, on: device)
    }

    nonisolated static let begins: [CGRect?] = [
        nil, .zero, .null, CGRect(x: 0, y: 852, width: 393, height: 900),
        CGRect(x: 0, y: -264, width: 393, height: 304),
        CGRect(x: CGFloat.nan, y: 0, width: 0, height: -1),
    ]

    @Test("S24 where the keyboard began does not matter", arguments: begins, FlowSetting.phone)
    func s24Begin(_ begin: CGRect?, _ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.script(focusing: form.inputs[12])
        device.keyboard.post(.willShow, begin: begin, end: CGRect(x: 0, y: 516, width: 393, height: 336))
        device.settle()
        #expect(form.coveredInset == 336)
        #expect(form.offset == 278)
    }

    // MARK: S26

    @Test("S26 frames without a height cover nothing", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func s26(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        device.script(focusing: screen.low)
        let empty = [
            CGRect.zero, CGRect(x: 0, y: 852, width: 393, height: 0), CGRect(x: 0, y: 0, width: 393, height: 0),
        ]
        for end in empty {
            for event in [SimulatedKeyboard.Event.willHide, .willShow] {
                device.dock(336)
                device.settle()
                expectAvoided(screen, below: 59, on: device, "before \(event) \(end)")
                // A change alone says nothing.
                device.keyboard.post(.willChangeFrame, begin: end, end: end, duration: 0)
                device.settle()
                let covered = device.screen.bounds.maxY - 516
                #expect(screen.avoidance?.lift == (target == .closures ? covered : covered - 110))
                device.keyboard.post(event, begin: end, end: end)
                device.settle()
                #expect(PlaceState(asSeen: screen) == before, "after \(event) \(end)")
                #expect(screen.avoidance?.lift == 0)
            }
        }
        #expect(!screen.told.contains(852))
    }
}
