import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// On an iPhone 16 the keyboard begins at 516; input `n` of a form at 79 + 60 n.
@MainActor
@Suite struct IgnoredViewTests {
    @Test("an input that is in no window keeps what it was given while other settings change")
    func removedMeanwhile() throws {
        let (form, device) = FlowForm.shown(FlowForm.fields(3), .everything)
        let (avoidance, field) = (try #require(form.avoidance), form.inputs[2])
        let superview = try #require(field.superview)
        device.turn { field.removeFromSuperview() }
        device.turn { avoidance.setSpacing(20, for: form.inputs[0]) }
        device.settle()
        device.turn { superview.addSubview(field) }
        device.settle()
        #expect(field.inputAccessoryView === avoidance.toolbar)
    }

    @Test(arguments: FlowSetting.phone, [true, false])
    func ignoredInputMovesNothing(_ setting: FlowSetting, _ isSetUnderTheKeyboard: Bool) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        let decisions = DecisionRecorder(form.avoidance)
        if !isSetUnderTheKeyboard { device.turn { form.avoidance?.ignore(form.inputs[10]) } }
        device.focusAndSettle(on: form.inputs[10])
        if isSetUnderTheKeyboard {
            #expect(device.presentationFrame(of: form.inputs[10]).maxY == 506)
            device.turn { form.avoidance?.ignore(form.inputs[10]) }
            device.settle()
        } else {
            #expect(form.offset == -59)
        }
        #expect(decisions.last?.reason == .ignored)
        #expect(decisions.last?.focusFrame == device.presentationFrame(of: form.inputs[10]))
        #expect(decisions.last?.description.contains("ignored after") == true)
        #expect(decisions.last?.description.contains("no focus") == false)
        // The inset follows the keyboard, whichever input has the focus.
        #expect(form.coveredInset == 336)
        device.focusAndSettle(on: form.inputs[11])
        #expect(device.presentationFrame(of: form.inputs[11]).maxY == 506)
        #expect(decisions.last?.reason != .ignored)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func inputsInAnIgnoredViewMoveNothing(_ setting: FlowSetting) {
        let box = UIView(frame: CGRect(x: 0, y: 600, width: 393, height: 200))
        let inside = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
        box.addSubview(inside)
        let outside = UITextField(frame: CGRect(x: 20, y: 640, width: 300, height: 44))
        let screen = ContainerScreen([box, outside], container: UIView())
        let device = setting.device(showing: screen)
        let rest = PlaceState(screen)
        device.turn { screen.avoidance?.ignore(box) }
        for _ in 0..<2 {
            device.focusAndSettle(on: outside)
            #expect(screen.lift == 178)
            device.focusAndSettle(on: inside)
            #expect(screen.lift == 0)
            #expect(screen.decisions.last?.reason == .ignored)
        }
        device.dismissKeyboard()
        #expect(PlaceState(screen) == rest)
    }

    @Test(arguments: FlowSetting.phone, [true, false])
    func ignoredScrollViewStaysAndItsContainerIsLifted(_ setting: FlowSetting, _ isAutomatic: Bool) {
        let panel = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 700))
        panel.contentSize = CGSize(width: 393, height: 1200)
        let field = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 44))
        panel.addSubview(field)
        let screen: UIViewController =
            isAutomatic ? AutomaticCard([panel]) : ContainerScreen([panel], container: UIView())
        let device = setting.device(showing: screen)
        device.scrollsFirstResponderIntoView = false
        let rest = PlaceState(screen)
        device.turn { screen.firstAvoidance?.ignore(panel) }
        let writes = device.writes(in: panel) {
            device.focusAndSettle(on: field)
            #expect(screen.firstAvoidance?.lift == 238)
            #expect(device.presentationFrame(of: field).maxY == 506)
            device.dismissKeyboard()
        }
        #expect(writes.notByUIKit.isEmpty)
        #expect(PlaceState(screen) == rest)
    }

    @Test(arguments: FlowSetting.phone)
    func ignoredTargetIsLeftAlone(_ setting: FlowSetting) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        device.focusAndSettle(on: form.inputs[10])
        #expect(form.offset == 158)
        device.turn { form.avoidance?.ignore(form.scrollView) }
        device.settle()
        // The library takes its inset back.
        #expect(form.scrollView.contentInset == .zero)
        #expect(form.scrollView.verticalScrollIndicatorInsets == .zero)
        device.dismissKeyboard()
        let offset = form.offset
        let writes = device.writes(in: form.view) {
            device.focusAndSettle(on: form.inputs[14])
            device.dismissKeyboard()
        }
        #expect(writes.notByUIKit.isEmpty)
        #expect(form.offset == offset)
    }

    @Test(arguments: FlowSetting.phone, [true, false])
    func ignoredTextViewMovesNothing(_ setting: FlowSetting, _ scrolls: Bool) {
        let text = (0..<20).map { "Line \($0)" }.joined(separator: "\n")
        let textView = FlowForm.textView(text, height: 200, scrolls: scrolls)
        let form = FlowForm.restoringOffset(FlowForm.fields(7) + [textView] + FlowForm.fields(4))
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        let decisions = DecisionRecorder(form.avoidance)
        device.turn { form.avoidance?.ignore(textView) }
        device.focusAndSettle(on: textView)
        #expect(form.offset == -59)
        #expect(textView.contentInset == .zero)
        #expect(decisions.last?.reason == .ignored)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func bottomConstraintStaysForAnIgnoredInput(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        device.turn { screen.avoidance?.ignore(screen.field) }
        device.focusAndSettle(on: screen.field)
        #expect(device.presentationFrame(of: screen.bar).maxY == 810)
        device.turn { screen.avoidance?.stopIgnoring(screen.field) }
        device.settle()
        #expect(device.presentationFrame(of: screen.bar).maxY == 508)
        device.dismissKeyboard()
        #expect(screen.pin.constant == -8)
    }

    @Test("a bar stays for an ignored input that posts nothing", arguments: FlowSetting.phone)
    func silentInput(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        let input = KeyInputView(frame: CGRect(x: 20, y: 120, width: 353, height: 44))
        device.turn {
            screen.view.addSubview(input)
            screen.avoidance?.ignore(input)
        }
        device.focusAndSettle(on: input)
        #expect(device.presentationFrame(of: screen.bar).maxY == 810)
        device.dismissKeyboard()
        #expect(screen.pin.constant == -8)
    }
}
