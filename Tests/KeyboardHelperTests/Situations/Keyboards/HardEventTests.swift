import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct HardEventTests {
    // MARK: S27

    /// iPad 11: 834 x 1194. With a hardware keyboard only the bar of 55 + 14 points is on screen, of a frame as large as ever.
    @Test("S27 only what is seen of a keyboard counts", arguments: LifecycleTarget.allCases, FlowSetting.pad)
    func s27(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        device.script(focusing: screen.low)
        // The field ends at 1074 and needs no more than 1125 - 10 for the bar.
        for _ in 0..<2 {
            device.keyboard.post(.willShow, begin: nil, end: CGRect(x: 0, y: 1125, width: 834, height: 333))
            device.settle()
            #expect(device.presentationFrame(of: screen.low).maxY <= 1115)
            #expect(screen.avoidance?.lift == 69 || target != .closures)
            #expect((screen.panel as? UIScrollView)?.adjustedContentInset.bottom ?? 69 == 69)
            device.keyboard.post(.willShow, begin: nil, end: CGRect(x: 0, y: 861, width: 834, height: 333))
            device.settle()
            expectAvoided(screen, below: 24, on: device)
        }
        device.keyboard.post(.willShow, begin: nil, end: CGRect(x: 0, y: 1125, width: 834, height: 333))
        device.undock()
        device.settle()
        #expect(PlaceState(asSeen: screen) == before)
    }

    @Test("S27 a hardware keyboard may be attached and detached", arguments: FlowSetting.pad)
    func s27Attached(_ setting: FlowSetting) {
        let form = FlowForm(FlowForm.fields(30))
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        device.focusAndSettle(on: form.inputs[14])
        #expect(form.coveredInset == 333)
        device.keyboard.attachHardwareKeyboard()
        device.settle()
        let bar = 1194 - device.keyboard.frame.minY
        #expect(bar < 100)
        #expect(form.coveredInset == max(20, bar))
        device.keyboard.detachHardwareKeyboard()
        device.settle()
        #expect(form.coveredInset == 333)
        expectVisible(form.inputs[14], of: form, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(form.scrollView) == before)
    }

    // MARK: S28

    @Test("S28 a hide covers nothing whatever its frame says", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func s28(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        device.script(focusing: screen.low)
        let ends: [CGRect?] = [
            CGRect(x: 0, y: 808, width: 393, height: 44), CGRect(x: 0, y: 516, width: 393, height: 336), .null, nil,
        ]
        for end in ends {
            device.dock(336)
            device.settle()
            expectAvoided(screen, below: 59, on: device)
            device.undock(end: end)
            device.settle()
            #expect(PlaceState(asSeen: screen) == before)
            #expect(screen.avoidance?.lift == 0)
            device.keyboard.post(.didHide, begin: end, end: end)
            device.settle()
            #expect(PlaceState(asSeen: screen) == before)
        }
    }

    @Test("S28 an accessory view is part of the keyboard", arguments: FlowSetting.phone)
    func s28Accessory(_ setting: FlowSetting) {
        let field = FlowForm.field()
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        let form = FlowForm(FlowForm.fields(12) + [field, FlowForm.field()])
        form.endMargin = 500
        let device = setting.device(showing: form)
        device.focusAndSettle(on: field)
        #expect(device.keyboard.frame.minY == 472)
        #expect(form.coveredInset == 380)
        #expect(device.presentationFrame(of: field).maxY == 462)
        // Without it the keyboard is lower, and the next field is 60 points further down.
        device.focusAndSettle(on: form.inputs[13])
        #expect(form.coveredInset == 336)
        #expect(device.presentationFrame(of: form.inputs[13]).maxY == 506)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test("S28 suggestions above the keys may come and go", arguments: FlowSetting.phone)
    func s28Suggestions(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.script(focusing: form.inputs[9])
        var offset: CGFloat = -59
        for height in [364, 347, 575, 345, 453, 345] as [CGFloat] {
            device.dock(height)
            device.settle()
            // The field ends at 663 and never goes down again while it is visible.
            offset = max(offset, -59 + 663 + 10 - (852 - height))
            #expect(form.coveredInset == height)
            #expect(form.offset == offset, "at \(height)")
            expectVisible(form.inputs[9], of: form, on: device, "at \(height)")
        }
    }

    // MARK: S29

    /// Ends at 732, 226 points short.
    @Test("S29 curve 7 is the keyboard's own motion", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func s29(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        device.script(focusing: screen.low)
        device.dock(336)
        // Closures put the panel as far up as the keyboard covers.
        let distance: CGFloat = target == .closures ? 336 : 226
        var seen: Set<CGFloat> = []
        while device.isBusy {
            device.advance(by: 1.0 / 60)
            let progress = (852 - device.keyboard.frame.minY) / 336
            let top = device.presentationFrame(of: screen.low).minY
            #expect(abs(top - (688 - distance * progress)) < 0.01)
            seen.insert(top)
        }
        #expect(seen.count > 5)
    }

    @Test(
        "S29 a keyboard without a duration is avoided without an animation", arguments: LifecycleTarget.allCases,
        FlowSetting.phone)
    func s29AtOnce(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        device.script(focusing: screen.low)
        device.dock(336, duration: 0)
        #expect(device.presentationFrame(of: screen.low).minY == (target == .closures ? 352 : 462))
        expectAvoided(screen, below: 59, on: device)
        device.keyboard.post(.willHide, begin: nil, end: .zero, duration: 0)
        #expect(device.presentationFrame(of: screen.low).minY == 688)
    }

    @Test("S29 every animation curve is accepted", arguments: [-1, 0, 3, 7, 8, 15, 16, .max, .min], FlowSetting.phone)
    func s29Curve(_ curve: Int, _ setting: FlowSetting) {
        for target in LifecycleTarget.allCases {
            let screen = LifecycleScreen(target)
            let device = setting.device(showing: screen)
            device.script(focusing: screen.low)
            let end = CGRect(x: 0, y: 516, width: 393, height: 336)
            device.keyboard.post(.willShow, begin: nil, end: end, duration: 0.25, curve: curve)
            device.settle()
            expectAvoided(screen, below: 59, on: device)
        }
    }
}
