// What systems of 2026 do with a keyboard that is up. Only the driver has these switches, so this file is compiled on Linux only.
// Numbers in brackets are the reports' in ASSUMPTIONS.md.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPhone 16: 852 high, keyboard of 336.
        @MainActor
        @Suite
        struct ChangedKeyboards {
            private let harness = SimulatedDeviceHarness()
            private var device: SimulatedDevice { harness.device }
            private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
            private let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))

            private func show() async {
                let controller = await harness.showPlainController()
                await harness.turn { for view in [field, textView] { controller.view.addSubview(view) } }
            }

            // Source: [116] react-native-keyboard-controller PR 1186, iOS 26.0
            @Test(arguments: [true, false])
            func theFirstSelectionMayNotBeTold(isTold: Bool) async {
                final class Listener: NSObject, UITextViewDelegate {
                    var count = 0
                    func textViewDidChangeSelection(_ textView: UITextView) { count += 1 }
                }
                let listener = Listener()
                device.behavior.firstSelectionIsTold = isTold
                await show()
                textView.text = "Several words"
                textView.delegate = listener
                device.tap(at: CGPoint(x: 8, y: 12), in: textView)
                await harness.settle()
                #expect(textView.isFirstResponder && listener.count == (isTold ? 1 : 0))
                device.moveCaret(in: textView, to: 5)
                expectEqual(listener.count, isTold ? 2 : 1)
            }

            // Source: [117] react-native-keyboard-controller PR 1184, iOS 26.1
            @Test(arguments: [true, false])
            func aGuideThatIsAskedForTooEarlyMayStayAtTheBottom(isOn: Bool) async {
                device.behavior.guidesNeedActiveApp = isOn
                await show()
                let (early, late) = (UIView(frame: harness.window.bounds), UIView(frame: harness.window.bounds))
                await harness.turn { for view in [early, late] { field.superview?.insertSubview(view, at: 0) } }
                device.resignActive()
                _ = early.keyboardLayoutGuide
                device.enterForeground()
                _ = late.keyboardLayoutGuide
                await harness.focus(field)
                await harness.settle()
                expectEqual(late.keyboardLayoutGuide.layoutFrame.minY, 516)
                expectEqual(early.keyboardLayoutGuide.layoutFrame.minY, isOn ? 818 : 516)
            }

            // Source: [118] react-native-keyboard-controller #1175, iOS 26. By how much, and for how long, is assumed.
            @Test(arguments: [true, false])
            func anotherAccessoryMayStretchTheKeyboardForAMoment(isOn: Bool) async {
                device.behavior.changedAccessoryStretches = isOn
                await show()
                await harness.focus(field)
                await harness.settle()
                let recorder = NoticeRecorder.listening()
                await harness.turn {
                    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
                    field.reloadInputViews()
                }
                await harness.settle()
                let told = recorder.all.filter { $0.kind == .willShow }.map(\.end?.minY)
                expectEqual(told, isOn ? [396, 456] : [456])
                expectEqual(device.keyboard.frame.minY, 456)
            }

            // Source: [119] DuckDuckGo iOS
            @Test(arguments: [true, false])
            func aHardwareKeyboardMayHideTheOtherOneAsEditingBegins(isOn: Bool) async {
                device.behavior.phonesHaveShortcutsBar = false
                device.behavior.hardwareKeyboardPostsHide = isOn
                device.keyboard.attachHardwareKeyboard()
                await show()
                let recorder = NoticeRecorder.listening()
                await harness.focus(field)
                await harness.settle()
                let kinds = recorder.kinds
                #expect(field.isFirstResponder && !kinds.contains(.endEditing))
                expectEqual(kinds.contains(.willHide), isOn)
                if isOn { #expect((kinds.firstIndex(of: .beginEditing) ?? 9) < (kinds.firstIndex(of: .willHide) ?? 0)) }
            }

            // Source: [170] stripe-ios PR 6615 and 6664, woocommerce-ios PR 16765, iPadOS 26; with a hardware keyboard
            // it is docked. What is posted of the popover is assumed: nothing.
            @Test(
                arguments: [(true, false), (true, true), (false, false)],
                [UIKeyboardType.numberPad, .decimalPad, .default])
            func aNumberPadMayBeAPopover(position: (isOn: Bool, hasHardware: Bool), type: UIKeyboardType) async {
                let (isOn, hasHardware) = position
                let harness = SimulatedDeviceHarness(.iPad11)
                let device = harness.device
                device.behavior.numberPadsArePopovers = isOn
                if hasHardware { device.keyboard.attachHardwareKeyboard() }
                let controller = await harness.showPlainController()
                await harness.turn { for view in [field, textView] { controller.view.addSubview(view) } }
                field.keyboardType = type
                let recorder = NoticeRecorder.listening()
                await harness.focus(field)
                await harness.settle()
                let isPopover = isOn && type != .default && !hasHardware
                #expect(field.isFirstResponder)
                expectEqual(recorder.kinds.contains(.willShow), !isPopover)
                expectEqual(device.keyboard.frame.minY == 1194, isPopover)
                // A docked keyboard that was up goes with a hide.
                await harness.focus(textView)
                await harness.settle()
                recorder.forget()
                await harness.focus(field)
                await harness.settle()
                expectEqual(recorder.kinds.contains(.willHide), isPopover)
            }

            // Source: [174] ScrollingContentViewController, "Keyboard Resize Filtering": one hide and two shows of two
            // heights within 0.1 seconds. By how much they differ is assumed.
            @Test func autoFillPostsAHideAndTwoShows() async {
                await show()
                await harness.focus(textView)
                await harness.settle()
                let recorder = NoticeRecorder.listening()
                device.keyboard.fillIn(field, higher: 44)
                await harness.advance(by: 0.1)
                let told = recorder.all.filter { [.willShow, .willHide].contains($0.kind) }
                expectEqual(told.map(\.kind), [.willHide, .willShow, .willShow])
                expectEqual(told.dropFirst().map(\.end?.height), [380, 336])
                #expect(field.isFirstResponder)
                await harness.settle()
                expectEqual(device.keyboard.frame.minY, 516)
            }

            // Source: [120] flutter PR 192896. That it is 44 points high is assumed.
            @Test func aRowThatSuggestsToPasteChangesTheHeight() async {
                await show()
                await harness.focus(field)
                await harness.settle()
                let recorder = NoticeRecorder.listening()
                device.keyboard.showPasteRow()
                await harness.settle()
                expectEqual(recorder.last(.willShow)?.end?.height, 380)
                device.keyboard.hidePasteRow()
                await harness.settle()
                #expect(recorder.last(.willShow)?.end?.height == 336 && device.keyboard.frame.minY == 516)
            }

            // Source: [121] capacitor-plugins #287, capacitor PR 1183. That the keyboard stays where it is meanwhile is assumed.
            @Test func aPageHidesAndShowsTheKeyboardFromInputToInput() async {
                await show()
                await harness.focus(field)
                await harness.settle()
                let recorder = NoticeRecorder.listening()
                device.keyboard.moveFocusInPage()
                expectEqual(recorder.kinds, [.willHide, .willShow, .didShow])
                expectEqual(device.keyboard.frame.minY, 516)
                device.keyboard.changeSuggestionsOfPage(height: 292)
                #expect(recorder.last(.willShow)?.duration == 0 && device.keyboard.frame.minY == 560)
            }
        }
    }
#endif
