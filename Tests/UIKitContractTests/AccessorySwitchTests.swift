// What iOS 26 does with accessory views. Only the driver has these switches, so this file is compiled on Linux only.
// Numbers in brackets are the reports' in ASSUMPTIONS.md.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct AccessorySwitches {
            private let recorder = NoticeRecorder.listening()
            private let controller = UIViewController()
            private let fields = [100, 200].map { UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 44)) }
            private let bars = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44)) }

            /// Both fields have a bar of 44 points.
            private func show(_ controller: UIViewController? = nil, on device: SimulatedDevice) {
                for (field, bar) in zip(fields, bars) {
                    self.controller.view.addSubview(field)
                    field.inputAccessoryView = bar
                }
                device.show(controller ?? self.controller)
                device.settle()
            }

            private func focus(_ index: Int, on device: SimulatedDevice) {
                device.turn { _ = fields[index].becomeFirstResponder() }
                device.settle()
            }

            // MARK: The frame

            /// On an iPad 11, 834 x 1194, whose keyboard begins at 861, and with the bar at 817.
            nonisolated static let windows = [
                CGRect(x: 200, y: 100, width: 600, height: 900), CGRect(x: 0, y: 594, width: 834, height: 600),
                CGRect(x: 0, y: 0, width: 834, height: 1194),
            ]

            // Source: [127] FB18129544, https://github.com/chockenberry/KeyboardAvoider, a beta of iPadOS 26
            @Test(arguments: windows, [true, false])
            func theFrameMayBeInTheCoordinatesOfTheWindow(window: CGRect, isOn: Bool) throws {
                let device = SimulatedDevice(.iPad11)
                device.behavior.accessoryFrameIsWindows = isOn
                device.resizeWindow(to: window)
                show(on: device)
                focus(0, on: device)
                let onScreen = CGRect(x: 0, y: 817, width: 834, height: 377)
                let inWindow = onScreen.offsetBy(dx: -window.minX, dy: -window.minY)
                expectEqual(recorder.last(.willShow)?.end, isOn ? inWindow : onScreen)
                // Nobody has reported that of the others.
                #expect(recorder.last(.willChangeFrame)?.end == onScreen && recorder.last(.didShow)?.end == onScreen)
                expectEqual(device.keyboard.frame, onScreen)
                device.keyboard.dismiss()
                device.settle()
                #expect(try #require(recorder.last(.willHide)?.end).minX == (isOn ? -window.minX : 0))
            }

            // Source: [127], whose sample needs the accessory view; [48] frames are the screen's
            @Test func withoutAnAccessoryViewItIsTheScreens() {
                let device = SimulatedDevice(.iPad11)
                device.behavior.accessoryFrameIsWindows = true
                device.resizeWindow(to: CGRect(x: 200, y: 100, width: 600, height: 900))
                show(on: device)
                device.turn { fields[0].inputAccessoryView = nil }
                focus(0, on: device)
                expectEqual(recorder.last(.willShow)?.end, CGRect(x: 0, y: 861, width: 834, height: 333))
            }

            // MARK: What the system takes away

            enum Interruption: CaseIterable, Sendable { case background, push, sheet }

            private func interrupt(
                _ interruption: Interruption, _ navigation: UINavigationController, on device: SimulatedDevice
            ) {
                switch interruption {
                case .background:
                    device.enterBackground()
                    device.enterForeground()
                case .push:
                    device.turn { navigation.pushViewController(UIViewController(), animated: true) }
                    device.settle()
                    device.turn { navigation.popViewController(animated: true) }
                case .sheet:
                    device.turn { controller.present(UIViewController(), animated: true) }
                    device.settle()
                    // The presenter's field has its focus back as the sheet goes.
                    device.turn { controller.dismiss(animated: true) }
                }
                device.settle()
            }

            // Source: [132] https://github.com/hackiftekhar/IQKeyboardToolbarManager/issues/15, the steps; PR 21 there:
            // also after a push, a pop or a modal, and reloading at didShow brings it back. On an iPhone 16: the
            // keyboard begins at 516.
            @Test(arguments: Interruption.allCases, [true, false])
            func theNextInputMayBeWithoutItsAccessoryViewUntilItReloads(interruption: Interruption, isOn: Bool) {
                let device = SimulatedDevice(.iPhone16)
                device.behavior.losesAccessoryViews = isOn
                device.behavior.returnedFocus = .unanimated
                let navigation = UINavigationController(rootViewController: controller)
                show(navigation, on: device)
                focus(0, on: device)
                #expect(device.keyboard.accessoryView === bars[0])
                interrupt(interruption, navigation, on: device)
                for index in [1, 0] {
                    focus(index, on: device)
                    #expect(device.keyboard.accessoryView === (isOn ? nil : bars[index]))
                    expectEqual(device.keyboard.frame.minY, isOn ? 516 : 472)
                }
                device.turn { fields[0].reloadInputViews() }
                device.settle()
                #expect(device.keyboard.accessoryView === bars[0] && device.keyboard.frame.minY == 472)
            }

            // Source: [132] issue 15, step 5
            @Test func aKeyboardThatComesAnewHasIt() {
                let device = SimulatedDevice(.iPhone16)
                device.behavior.losesAccessoryViews = true
                show(on: device)
                focus(0, on: device)
                device.enterBackground()
                device.enterForeground()
                focus(1, on: device)
                #expect(device.keyboard.accessoryView == nil)
                device.keyboard.dismiss()
                device.settle()
                focus(0, on: device)
                #expect(device.keyboard.accessoryView === bars[0])
            }

            // MARK: Writing Tools

            private final class Listener: NSObject, UITextViewDelegate {
                var calls: [String] = []
                func textViewWritingToolsWillBegin(_ textView: UITextView) { calls.append("will begin") }
                func textViewWritingToolsDidEnd(_ textView: UITextView) { calls.append("did end") }
            }

            // Source: [151] https://github.com/WebKit/WebKit/pull/33960: the client hides its accessory view, because
            // reloading does not change it while the panel is up;
            // https://developer.apple.com/documentation/uikit/uitextviewdelegate
            @Test func thePanelOfWritingToolsIsToldToTheDelegateAndLeavesTheAccessoryView() {
                let device = SimulatedDevice(.iPhone16)
                let (textView, listener) = (
                    UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 80)), Listener()
                )
                show(on: device)
                device.turn { controller.view.addSubview(textView) }
                textView.inputAccessoryView = bars[0]
                textView.delegate = listener
                device.turn { _ = textView.becomeFirstResponder() }
                device.settle()
                recorder.forget()
                device.keyboard.showWritingTools()
                #expect(textView.isWritingToolsActive && listener.calls == ["will begin"] && recorder.kinds.isEmpty)
                device.turn {
                    textView.inputAccessoryView = nil
                    textView.reloadInputViews()
                }
                device.settle()
                #expect(device.keyboard.accessoryView === bars[0])
                device.keyboard.hideWritingTools()
                #expect(!textView.isWritingToolsActive && listener.calls == ["will begin", "did end"])
                device.turn { textView.reloadInputViews() }
                device.settle()
                #expect(device.keyboard.accessoryView == nil)
            }
        }
    }
#endif
