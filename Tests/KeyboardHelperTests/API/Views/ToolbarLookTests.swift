import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite(.serialized) struct ToolbarLookTests {
    /// As another library makes its own on Liquid Glass.
    private final class Glass: KeyboardToolbar {
        var fitting: CGFloat = 58
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fitting) }
    }

    private func scene(_ toolbar: KeyboardToolbar, _ inputs: [UIView], _ setting: FlowSetting)
        -> (
            FlowForm, SimulatedDevice
        )
    {
        let form = FlowForm(inputs)
        form.options = .toolbar
        form.loadViewIfNeeded()
        form.avoidance?.toolbar = toolbar
        return (form, setting.device(showing: form))
    }

    @Test("S51 the toolbar is as high as it has to be, also when that changes", arguments: FlowSetting.phone)
    func height(_ setting: FlowSetting) {
        let toolbar = Glass()
        let (form, device) = scene(toolbar, FlowForm.fields(20), setting)
        let notices = NotificationRecorder.showsAndHides()
        device.focusAndSettle(on: form.inputs[12])
        #expect(toolbar.bounds.height == 58 && device.keyboard.frame.height == 336 + 58 && notices.shows == 1)
        // The screen is 852 high, and 10 are spacing.
        let bottom: CGFloat = 852 - 336 - 58 - 10
        #expect(abs(device.presentationFrame(of: form.inputs[12]).maxY - bottom) < 0.001)
        device.turn {
            toolbar.fitting = 70
            toolbar.setNeedsLayout()
        }
        device.settle()
        #expect(toolbar.bounds.height == 70 && device.keyboard.frame.height == 336 + 70)
        expectVisible(form.inputs[12], of: form, on: device)
        #expect(abs(form.coveredInset - 406) < 0.001)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test("S52 the items of one toolbar can be named anew")
    func labels() {
        let (english, german) = (KeyboardToolbar(), KeyboardToolbar())
        german.previousItem.accessibilityLabel = "Zurück"
        german.nextItem.accessibilityLabel = "Weiter"
        #expect([english.previousItem, english.nextItem].map(\.accessibilityLabel) == ["Previous", "Next"])
        let (form, device) = scene(german, FlowForm.fields(3), FlowSetting(systemHelps: true))
        device.focusAndSettle(on: form.inputs[0])
        #expect([german.previousItem, german.nextItem].map(\.accessibilityLabel) == ["Zurück", "Weiter"])
        #expect(device.tap(german.doneItem))
        device.settle()
        #expect(focused(form.inputs) == nil)
    }

    @Test("the title looks as the app has made it")
    func title() {
        let toolbar = KeyboardToolbar()
        toolbar.titleLabel.font = .systemFont(ofSize: 20)
        toolbar.titleLabel.textColor = .systemBlue
        toolbar.additionalItems = [UIBarButtonItem(title: "Paste", primaryAction: UIAction { _ in })]
        let (form, device) = scene(toolbar, FlowForm.fields(1), FlowSetting(systemHelps: true))
        device.focusAndSettle(on: form.inputs[0])
        #expect(toolbar.titleLabel.font == .systemFont(ofSize: 20) && toolbar.titleLabel.textColor == .systemBlue)
    }

    @Test("S52 with one input there are no arrows, until there is a second")
    func arrows() {
        let toolbar = KeyboardToolbar()
        let second = FlowForm.field()
        second.isHidden = true
        let (form, device) = scene(toolbar, [FlowForm.field(), second], FlowSetting(systemHelps: true))
        device.focusAndSettle(on: form.inputs[0])
        #expect(toolbar.items?.contains { $0 === toolbar.previousItem || $0 === toolbar.nextItem } == false)
        #expect(toolbar.items?.last === toolbar.doneItem && toolbar.previousItem.isEnabled == false)
        device.turn {
            second.isHidden = false
            form.avoidance?.update()
        }
        #expect(toolbar.items?.prefix(2) == [toolbar.previousItem, toolbar.nextItem] && toolbar.nextItem.isEnabled)
        #expect(device.tap(toolbar.nextItem) && second.isFirstResponder)
    }
}
