import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// What iOS 26 was reported not to tell. On an iPhone 16 the keyboard begins at 516.
@MainActor @Suite struct UntoldTests {
    /// The text view begins at 79, and is taller than the room above the keyboard. Its lines are about 17 points high.
    @Test("S64 the caret that a tap has placed is visible", arguments: FlowSetting.phone, [true, false])
    func s64Selection(_ setting: FlowSetting, isTold: Bool) throws {
        let text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
        let textView = FlowForm.textView(text, height: 1_100, scrolls: false)
        let form = FlowForm([textView])
        let device = setting.device(showing: form)
        device.behavior.firstSelectionIsTold = isTold
        device.turnAndSettle { #expect(device.tap(at: CGPoint(x: 20, y: 620), in: textView)) }
        #expect(textView.isFirstResponder)
        let end = try #require(textView.selectedTextRange?.end)
        let caret = textView.convert(textView.caretRect(for: end), to: device.screen.coordinateSpace)
        #expect(textView.caretRect(for: end).midY > 560 && textView.caretRect(for: end).midY < 680)
        #expect(caret.maxY <= 506 && caret.minY >= 59)
        device.dismissKeyboard()
        expectEqual(form.scrollView.contentInset, .zero)
    }

    /// Its guide stays at the bottom of the safe area, at 818, while the keyboard is up.
    @Test("S64 a button on a guide that does not move is no bar", arguments: FlowSetting.phone, [true, false])
    func s64Guide(_ setting: FlowSetting, isOn: Bool) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.behavior.guidesNeedActiveApp = isOn
        let button = UIButton(configuration: .filled())
        device.turn { device.resignActive() }
        device.turn { form.view.addOnKeyboardGuide(button, height: 50) }
        device.turn { device.enterForeground() }
        device.focusAndSettle(on: form.inputs[10])
        let (end, field) = (device.maxY(of: button), device.presentationFrame(of: form.inputs[10]))
        // Since iOS 26 the guide may have been asked for before the app was active, as the screen came.
        #expect(end == 818 || end == 516 && !isOn)
        #expect(field.maxY <= (end == 818 ? 506 : 456) && field.minY >= 59)
        device.dismissKeyboard()
        expectEqual(form.scrollView.contentInset, .zero)
    }

    /// In a window of an iPad 11 the keyboard begins at 861, and the guide does not follow what the reports name.
    @Test(
        "S64 a guide that misses an accessory view or a move moves nothing wrongly",
        arguments: [LifecycleTarget.scrollView, .container, .root],
        [SimulatedBehavior.GuideFrame.lowWithoutAccessory, .missesMovesOfTheWindow])
    func s64Stale(_ target: LifecycleTarget, _ guide: SimulatedBehavior.GuideFrame) {
        for setting in FlowSetting.pad {
            let screen = BottomFieldScreen(target)
            let device = setting.device(showing: screen)
            device.behavior.guideFrame = guide
            device.turn { _ = screen.view.keyboardLayoutGuide }
            for accessory in [44, nil, 44] as [CGFloat?] {
                screen.field.inputAccessoryView = accessory.map(UIView.high)
                device.focusAndSettle(on: screen.field)
                let top = device.keyboard.frame.minY
                for y in [0, 300, 0] as [CGFloat] {
                    device.resizeWindow(to: CGRect(x: 0, y: y, width: 834, height: 1194 - y))
                    device.settle()
                    #expect(device.maxY(of: screen.field) <= top)
                }
                device.dismissKeyboard()
                expectEqual(device.maxY(of: screen.field), 1174)
            }
        }
    }

    /// In a window of an iPad 11 the keyboard begins at 861, and its guide, for the first 0.05 seconds, 109 points higher.
    @Test("a keyboard that nothing has announced is looked for once more", arguments: FlowSetting.pad)
    func s64Unannounced(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.behavior.guideFrame = .tooHighAfterOpening
        form.stopHandlingKeyboard()
        var hasShown = false
        device.keyboard.interference = { notice in
            hasShown = hasShown || notice.event == .didShow
            return []
        }
        device.focus(on: form.inputs[10])
        while !hasShown { device.advance(by: 0.01) }
        device.turn { form.handleKeyboard(scrollView: form.scrollView) }
        #expect(KeyboardTransition.currentOverlap(with: device.window) > 400)
        device.settle()
        expectEqual(KeyboardTransition.currentOverlap(with: device.window), 333)
        expectEqual(form.scrollView.adjustedContentInset.bottom, 333)
    }
}
