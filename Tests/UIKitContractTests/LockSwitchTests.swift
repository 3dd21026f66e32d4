// The lock screen is the driver's, so this file is compiled on Linux only.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// What locking and unlocking the screen tell of the keyboard.
        @MainActor
        @Suite
        struct LockSwitches {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }

            nonisolated static let positions: [SimulatedBehavior.LockNotices] = [.showsOfZeros, .show, .hide, .nothing]
            private let showCycle: [NoticeKind] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]

            private func lockWithFocus(_ notices: SimulatedBehavior.LockNotices) async -> UITextField {
                device.behavior.lockNotices = notices
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                await harness.focus(field)
                await harness.settle()
                recorder.forget()
                device.lock()
                await harness.settle()
                return field
            }

            // Source: GetStream/stream-chat-react-native pull request 3803 for the zeros, and in all libraries that look
            // at the application's state first; a hide, one show of the true frame, or nothing are assumed
            @Test(arguments: [
                (SimulatedBehavior.LockNotices.showsOfZeros, [NoticeKind.willShow, .didShow, .willShow, .didShow]),
                (.show, [.willChangeFrame, .willShow, .didChangeFrame, .didShow]),
                (.hide, [.willChangeFrame, .willHide, .didChangeFrame, .didHide]), (.nothing, []),
            ])
            func lockingMayTellAnything(_ position: SimulatedBehavior.LockNotices, _ told: [NoticeKind]) async {
                var states: Set<UIScene.ActivationState> = []
                recorder.onRecord = { [scene = device.scene] notice in
                    if notice.kind != .beginEditing { states.insert(scene.activationState) }
                }
                let field = await lockWithFocus(position)
                expectEqual(recorder.kinds, told)
                #expect(field.isFirstResponder && device.scene.activationState == .background)
                #expect(told.isEmpty || states.contains(.background))
                expectEqual(device.keyboard.frame.minY, position == .hide ? 852 : 516)
                if position == .show { expectEqual(recorder.last(.willShow)?.end, device.keyboard.frame) }
            }

            // Source: none that is sure; GetStream/stream-chat-react-native pull request 3803 tells of locking alone
            @Test(arguments: positions, [true, false])
            func unlockingMayTellOfTheKeyboardThatIsBack(
                _ position: SimulatedBehavior.LockNotices, announces: Bool
            ) async {
                device.behavior.unlockAnnouncesKeyboard = announces
                let field = await lockWithFocus(position)
                recorder.forget()
                device.unlock()
                await harness.settle()
                expectEqual(recorder.kinds, announces ? showCycle : [])
                expectEqual(device.keyboard.frame, CGRect(x: 0, y: 516, width: 393, height: 336))
                #expect(field.isFirstResponder && device.scene.activationState == .foregroundActive)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()
            @Test(arguments: positions)
            func anInputThatResignsWhileLockedHasNoKeyboardAfterwards(
                _ position: SimulatedBehavior.LockNotices
            ) async {
                let field = await lockWithFocus(position)
                await harness.turn { field.resignFirstResponder() }
                await harness.settle()
                recorder.forget()
                device.unlock()
                await harness.settle()
                #expect(recorder.kinds.isEmpty && device.keyboard.frame.minY == 852)
            }
        }
    }
#endif
