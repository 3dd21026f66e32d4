// A hardware keyboard and a finger on its bar are the driver's alone, so this file is compiled on Linux only. What it
// states is UIKit's behaviour all the same.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPad 11, portrait: 834 x 1194; the bar of a hardware keyboard is 55 high.
        @MainActor
        @Suite
        struct ShortcutsBars {
            private let harness = SimulatedDeviceHarness(.iPad11)
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }

            private let showCycle: [NoticeKind] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
            private let pill = CGRect(x: 379, y: 1139, width: 76, height: 55)

            private func showField() async -> UITextField {
                device.keyboard.attachHardwareKeyboard()
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                await harness.focus(field)
                await harness.settle()
                recorder.forget()
                return field
            }

            // Source: [50] capacitor-plugins PR 2403: the bar alone, less than 100 points;
            // hackiftekhar/IQKeyboardManager #469: a frame of full size
            @Test(arguments: [(SimulatedBehavior.HardwareFrame.ofTheKeyboard, 333), (.ofTheBar, 55)])
            func theFrameMayBeTheBarsAlone(_ position: SimulatedBehavior.HardwareFrame, height: CGFloat) async {
                device.behavior.hardwareFrame = position
                let controller = await harness.showPlainController()
                device.keyboard.attachHardwareKeyboard()
                await harness.focus(harness.addField(to: controller.view))
                await harness.settle()
                expectEqual(recorder.kinds.filter { $0 == .willShow || $0 == .didShow }, [.willShow, .didShow])
                expectEqual(recorder.last(.willShow)?.end, CGRect(x: 0, y: 1139, width: 834, height: height))
            }

            // Source: none that is sure; Flutter's FlutterKeyboardInsetManager has frames of zeros for the bar that is
            // moved, developer.apple.com/videos/play/wwdc2023/10281 shows the pill
            @Test(arguments: [SimulatedBehavior.MinimizedBarFrame.narrow, .zeros])
            func minimizedItIsANarrowFrameAtTheBottomOrNone(
                _ position: SimulatedBehavior.MinimizedBarFrame
            ) async {
                device.behavior.minimizedBarFrame = position
                let field = await showField()
                device.keyboard.minimizeShortcutsBar()
                device.settle()
                expectEqual(recorder.kinds, showCycle)
                expectEqual(recorder.last(.willShow)?.end, position == .narrow ? pill : .zero)
                #expect(device.keyboard.frame == pill && field.isFirstResponder)
                recorder.forget()
                device.keyboard.expandShortcutsBar()
                device.settle()
                expectEqual(recorder.kinds, showCycle)
                expectEqual(recorder.last(.willShow)?.end, CGRect(x: 0, y: 1139, width: 834, height: 333))
            }

            // Source: developer.apple.com/videos/play/wwdc2023/10281: minimized, the bar counts as keyboard in Stage
            // Manager and not outside; else it always counts
            @Test(arguments: [true, false])
            func theGuideCountsAMinimizedBarInStageManager(isInStageManager: Bool) async {
                device.isInStageManager = isInStageManager
                let view = await showField().superview ?? UIView()
                expectEqual(view.keyboardLayoutGuide.layoutFrame.minY, 1139)
                device.keyboard.minimizeShortcutsBar()
                device.settle()
                let bottom = view.bounds.maxY - view.safeAreaInsets.bottom
                expectEqual(view.keyboardLayoutGuide.layoutFrame.minY, isInStageManager ? 1139 : bottom)
            }

            // Source: as above; a focus that moves under an equal bar is told no more than under an equal keyboard
            @Test func itStaysMinimizedAsTheFocusMoves() async {
                let field = await showField()
                let second = await harness.addField(at: 200, to: field.superview ?? field)
                device.keyboard.minimizeShortcutsBar()
                device.settle()
                recorder.forget()
                await harness.focus(second)
                await harness.settle()
                #expect(recorder.kinds == [.endEditing, .beginEditing] && device.keyboard.frame == pill)
            }

            // Source: Flutter's FlutterKeyboardInsetManager: frames of zeros while it is moved and when it is dropped
            @Test func draggedItIsFramesOfZeros() async {
                let view = await showField().superview ?? UIView()
                let place = CGRect(x: 40, y: 300, width: 400, height: 55)
                device.keyboard.dragShortcutsBar(to: place)
                device.settle()
                expectEqual(recorder.kinds, showCycle)
                #expect(recorder.all.allSatisfy { $0.end == .zero && $0.duration == 0 })
                expectEqual(device.keyboard.frame, place)
                expectEqual(view.keyboardLayoutGuide.layoutFrame.minY, view.bounds.maxY - view.safeAreaInsets.bottom)
            }

            // Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/interactive
            @Test func aFingerTakesTheBarAlone() async {
                device.keyboard.attachHardwareKeyboard()
                let scrollView = await harness.showScrollView()
                scrollView.keyboardDismissMode = .interactive
                let field = await harness.addField(to: scrollView)
                await harness.focus(field)
                await harness.settle()
                recorder.forget()
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 700))
                device.drag(to: CGPoint(x: 100, y: 900))
                expectEqual(device.keyboard.frame.minY, 1139)
                device.drag(to: CGPoint(x: 100, y: 1145))
                #expect(device.keyboard.frame.minY == 1145 && recorder.kinds.isEmpty)
                device.endDrag()
                await harness.settle()
                #expect(device.keyboard.frame.minY == 1139 && field.isFirstResponder)
            }

            // Source: [51] openradar 34411433, an iPhone with a home indicator: the accessory view is at the very bottom
            @Test(arguments: [true, false], [true, false])
            func aPhoneMayHaveNoBar(hasBar: Bool, hasAccessory: Bool) async {
                let phone = SimulatedDeviceHarness()
                phone.device.behavior.phonesHaveShortcutsBar = hasBar
                phone.device.keyboard.attachHardwareKeyboard()
                let field = await phone.addField(to: phone.showPlainController().view)
                if hasAccessory { field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44)) }
                await phone.focus(field)
                await phone.settle()
                #expect(recorder.kinds.contains(.willShow))
                let height: CGFloat = (hasBar ? 55 : 0) + (hasAccessory ? 44 : 0)
                expectEqual(phone.device.keyboard.frame.minY, 852 - height)
                guard let accessory = field.inputAccessoryView else { return }
                expectEqual(phone.shownFrame(of: accessory).minY, phone.device.keyboard.frame.minY)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
            @Test func belowAnAccessoryViewItIsNoPill() async {
                let field = await showField()
                device.keyboard.minimizeShortcutsBar()
                await harness.turn {
                    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 834, height: 44))
                    field.reloadInputViews()
                }
                await harness.settle()
                #expect(device.keyboard.frame.minY == 1194 - 99 && device.keyboard.frame.width == 834)
            }
        }
    }
#endif
