import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct HandleTests {
    // MARK: The end

    @Test(arguments: FlowSetting.everywhere)
    func stopGivesBackAtOnce(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        device.focusAndSettle(on: form.inputs[19])
        let avoidance = form.avoidance
        device.turn { avoidance?.stop() }
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.scrollView.isOffsetLegal)
        let field = form.inputs[19]
        let shown = device.presentationFrame(of: field)
        device.settle()
        if !setting.systemHelps { #expect(device.presentationFrame(of: field) == shown) }
        #expect(avoidance?.isActive != true)
        #expect(form.keyboardAvoidances.isEmpty)
    }

    @Test(arguments: FlowSetting.phone)
    func nothingIsWrittenAfterStop(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.turn { form.stopHandlingKeyboard() }
        let writes = device.writes(in: form.view) {
            device.focusAndSettle(on: form.inputs[19])
            device.focusAndSettle(on: form.inputs[2])
            device.keyboard.dismiss()
            device.settle()
        }
        #expect(!writes.contains { $0.by == .app })
    }

    @Test func stopHandlingKeyboardDoesNotLoadTheView() {
        let form = FlowForm()
        form.stopHandlingKeyboard()
        #expect(form.keyboardAvoidances.isEmpty)
        #expect(!form.isViewLoaded)
    }

    @Test(arguments: FlowSetting.phone)
    func stopHandlingKeyboardEndsEveryAvoidance(_ setting: FlowSetting) {
        let form = FlowForm()
        let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 552))
        let device = setting.device(showing: form)
        device.turn {
            form.view.addSubview(other)
            form.handleKeyboard(scrollView: other)
        }
        device.focusAndSettle(on: form.inputs[2])
        #expect(form.keyboardAvoidances.count == 2)
        #expect(other.adjustedContentInset.bottom == 336)
        device.turn { form.stopHandlingKeyboard() }
        #expect(form.keyboardAvoidances.isEmpty)
        #expect(other.contentInset == .zero)
        #expect(form.scrollView.contentInset == .zero)
    }

    // MARK: Options under a standing keyboard

    @Test(arguments: FlowSetting.phone)
    func wholeTextViewIsShownWhenTheCaretIsNoLongerFollowed(_ setting: FlowSetting) {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let form = FlowForm(FlowForm.fields(12) + [textView] + FlowForm.fields(3))
        let device = setting.device(showing: form)
        device.focusAndSettle(on: textView)
        // The first of the 200 points is the caret's, and 40 go under the keyboard.
        device.turn { form.scrollView.contentOffset.y -= 50 }
        device.type("a")
        device.settle()
        #expect(device.presentationFrame(of: textView).maxY == 556)
        device.turn { form.avoidance?.options.followsCaret = false }
        device.settle()
        expectVisible(textView, of: form, on: device)
        device.turn { form.scrollView.contentOffset.y -= 50 }
        device.type("a")
        device.settle()
        expectVisible(textView, of: form, on: device)
        #expect(textView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func offsetGoesBackIfThatIsAskedForUnderAStandingKeyboard(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[12])
        device.turn { form.avoidance?.options.restoresContentOffset = true }
        device.keyboard.dismiss()
        device.settle()
        #expect(form.scrollView.contentOffset.y == -59)
    }

    // MARK: Lift

    @Test(arguments: FlowSetting.phone)
    func liftIsWhatTheContentWasMovedBy(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        #expect(form.avoidance?.lift == 0)
        device.focusAndSettle(on: form.inputs[0])
        #expect(form.avoidance?.lift == 0)
        // From 608 of the content at 667 of the screen to 462.
        device.focusAndSettle(on: form.inputs[9])
        #expect(form.avoidance?.lift == 157)
        device.focusAndSettle(on: form.inputs[10])
        #expect(form.avoidance?.lift == 217)
        device.keyboard.dismiss()
        device.settle()
        #expect(form.avoidance?.lift == 0)
    }
}
