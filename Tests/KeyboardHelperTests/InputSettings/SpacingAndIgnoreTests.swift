import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// What an app says of single inputs. On an iPhone 16 the keyboard begins at 516; input `n` of a form at 79 + 60 n.
@MainActor
@Suite struct SpacingAndIgnoreTests {
    private func form(_ inputs: [UIView] = FlowForm.fields(20)) -> FlowForm {
        let form = FlowForm(inputs)
        form.options.restoresContentOffset = true
        return form
    }

    // MARK: Spacing

    @Test(
        arguments: FlowSetting.phone,
        [(40, 40), (0, 0), (-5, 0), (.nan, 0), (.infinity, 0), (-.infinity, 0), (10.2, 10.2)])
    func spacingOfAnInputReplacesThatOfTheOptions(_ setting: FlowSetting, _ spacing: (set: CGFloat, free: CGFloat)) {
        let form = form()
        let device = setting.device(showing: form)
        device.turn { form.avoidance?.setSpacing(spacing.set, for: form.inputs[12]) }
        device.focusAndSettle(on: form.inputs[12])
        let free = 516 - device.presentationFrame(of: form.inputs[12]).maxY
        #expect(free >= spacing.free - 0.001 && free < spacing.free + 0.34)
        device.focusAndSettle(on: form.inputs[14])
        #expect(device.presentationFrame(of: form.inputs[14]).maxY == 506)
        device.dismissKeyboard()
        #expect(form.offset == -59)
        device.turn { form.avoidance?.setSpacing(nil, for: form.inputs[12]) }
        device.focusAndSettle(on: form.inputs[12])
        #expect(device.presentationFrame(of: form.inputs[12]).maxY == 506)
    }

    @Test(arguments: FlowSetting.phone)
    func underAKeyboardMoreSpacingMovesAndLessDoesNot(_ setting: FlowSetting) {
        let form = form()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[12])
        for (spacing, end) in [(30, 486), (5, 486), (60.5, 455.5), (nil, 455.5)] as [(CGFloat?, CGFloat)] {
            device.turn { form.avoidance?.setSpacing(spacing, for: form.inputs[12]) }
            device.settle()
            #expect(abs(device.presentationFrame(of: form.inputs[12]).maxY - end) < 0.34)
        }
        device.dismissKeyboard()
        #expect(form.offset == -59)
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func hugeSpacingStopsAtTheTop(_ setting: FlowSetting) {
        let form = form()
        let device = setting.device(showing: form)
        device.turn { form.avoidance?.setSpacing(100_000, for: form.inputs[12]) }
        device.focusAndSettle(on: form.inputs[12])
        #expect(device.presentationFrame(of: form.inputs[12]).minY == 59)
        device.dismissKeyboard()
        #expect(form.offset == -59)
    }

    @Test(arguments: FlowSetting.phone)
    func spacingOfASearchBarIsThatOfItsField(_ setting: FlowSetting) {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 100, height: 56))
        let form = form(FlowForm.fields(12) + [bar] + FlowForm.fields(4))
        let device = setting.device(showing: form)
        device.turn {
            form.avoidance?.setSpacing(50, for: bar)
            // The nearest counts.
            form.avoidance?.setSpacing(70, for: form.scrollView)
        }
        device.focusAndSettle(on: bar.searchTextField)
        #expect(device.presentationFrame(of: bar.searchTextField).maxY == 466)
        device.focusAndSettle(on: form.inputs[13])
        #expect(device.presentationFrame(of: form.inputs[13]).maxY == 446)
        device.turn { form.avoidance?.setSpacing(20, for: bar.searchTextField) }
        device.dismissKeyboard()
        device.focusAndSettle(on: bar.searchTextField)
        #expect(device.presentationFrame(of: bar.searchTextField).maxY == 496)
    }

    @Test(arguments: FlowSetting.phone)
    func spacingOfAnInputInAContainer(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [700], container: UIView())
        let device = setting.device(showing: screen)
        device.turn { screen.avoidance?.setSpacing(33, for: screen.inputs[0]) }
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 261)
        device.dismissKeyboard()
        #expect(screen.lift == 0)
    }

    // MARK: Ignoring

    @Test(arguments: FlowSetting.phone, [true, false])
    func inputThatIsIgnoredMovesNothing(_ setting: FlowSetting, _ isSetUnderTheKeyboard: Bool) {
        let form = form()
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
        #expect(decisions.last?.focus == nil)
        #expect(decisions.last?.description.hasPrefix("ignored") == true)
        #expect(decisions.last?.description.contains("no focus") == true)
        // The inset follows what is covered, whoever has the focus.
        #expect(form.coveredInset == 336)
        device.focusAndSettle(on: form.inputs[11])
        #expect(device.presentationFrame(of: form.inputs[11]).maxY == 506)
        #expect(decisions.last?.reason != .ignored)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func inputsInAViewThatIsIgnoredMoveNothing(_ setting: FlowSetting) {
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
    func scrollViewThatIsIgnoredStaysAndItsContainerIsLifted(_ setting: FlowSetting, _ isAutomatic: Bool) {
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
    func targetThatIsIgnoredItselfIsLeftAlone(_ setting: FlowSetting) {
        let form = form()
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        device.focusAndSettle(on: form.inputs[10])
        #expect(form.offset == 158)
        device.turn { form.avoidance?.ignore(form.scrollView) }
        device.settle()
        // What is ours is given back.
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
    func textViewThatIsIgnoredIsAnInputThatIs(_ setting: FlowSetting, _ scrolls: Bool) {
        let text = (0..<20).map { "Line \($0)" }.joined(separator: "\n")
        let textView = FlowForm.textView(text, height: 200, scrolls: scrolls)
        let form = form(FlowForm.fields(7) + [textView] + FlowForm.fields(4))
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
    func constraintIsNotAskedWhatIsIgnored(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        device.turn { screen.avoidance?.ignore(screen.field) }
        device.focusAndSettle(on: screen.field)
        #expect(device.presentationFrame(of: screen.bar).maxY == 508)
        device.dismissKeyboard()
        #expect(screen.pin.constant == -8)
    }

    // MARK: What it costs

    @Test(arguments: FlowSetting.phone)
    func handlerOfDecisionsDoesNotChangeWhatIsDone(_ setting: FlowSetting) {
        let costs = [true, false].map { isHandled in
            let form = form()
            let device = setting.device(showing: form)
            device.turn {
                form.avoidance?.setSpacing(20, for: form.inputs[3])
                form.avoidance?.setCompanion(form.inputs[4], for: form.inputs[3])
                if isHandled { form.avoidance?.onDecision { _ in } }
            }
            let before = device.costs
            for index in [3, 15] { device.focusAndSettle(on: form.inputs[index]) }
            device.dismissKeyboard()
            return device.costs - before
        }
        #expect(costs[0] == costs[1])
    }

    @Test(arguments: FlowSetting.phone)
    func withoutAKeyboardSettingsWriteNothing(_ setting: FlowSetting) {
        let form = form()
        let device = setting.device(showing: form)
        let writes = device.writes(in: device.window) {
            device.turn {
                form.avoidance?.setSpacing(20, for: form.inputs[3])
                form.avoidance?.setCompanion(form.inputs[4], for: form.inputs[3])
                form.avoidance?.ignore(form.inputs[5])
            }
            device.settle()
        }
        #expect(writes.isEmpty)
        let before = device.costs
        for _ in 0..<5 { device.turn {} }
        #expect(device.costs - before == SimulatedCosts())
    }
}
