// A switch of the simulation, the home gesture and the lock screen are the driver's alone, so this file is compiled on
// Linux only. What it states is UIKit's behaviour all the same.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// Cross-fades, the background and the lock screen: where a frame of zeros is told.
        @MainActor
        @Suite
        struct FramesOfZeros {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }

            private func showFocus() async -> UITextField {
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                await harness.focus(field)
                await harness.settle()
                return field
            }

            // MARK: Reduce Motion with Prefer Cross-Fade Transitions

            // Source: https://github.com/facebook/react-native/issues/29974 and its pull request 34503
            @Test func crossFadingAHideEndsAtZeros() async {
                device.prefersCrossFadeTransitions = true
                _ = await showFocus()
                expectEqual(recorder.last(.willShow)?.end, CGRect(x: 0, y: 516, width: 393, height: 336))
                recorder.forget()
                await harness.endEditing()
                await harness.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willHide, .endEditing, .didChangeFrame, .didHide])
                #expect(recorder.last(.willChangeFrame)?.end == .zero && recorder.last(.willHide)?.end == .zero)
                expectEqual(device.keyboard.frame.minY, device.screen.bounds.maxY)
            }

            // Source: https://github.com/facebook/react-native/issues/31484: on some taps a change alone, ending at
            // zeros, while the keyboard stays
            @Test func aChangeToZerosMayBeTheOnlyNotice() async {
                let field = await showFocus()
                let standing = device.keyboard.frame
                device.keyboard.isScripted = true
                recorder.forget()
                device.keyboard.post(.willChangeFrame, begin: standing, end: .zero)
                device.settle()
                #expect(recorder.kinds == [.willChangeFrame] && recorder.last(.willChangeFrame)?.end == .zero)
                #expect(device.keyboard.frame == standing && field.isFirstResponder)
            }

            // Source: none that is sure: as without it, nothing is posted
            @Test func crossFadingAFocusMovesWithoutANotice() async {
                device.prefersCrossFadeTransitions = true
                let field = await showFocus()
                let second = await harness.addField(at: 200, to: field.superview ?? field)
                recorder.forget()
                await harness.focus(second)
                await harness.settle()
                expectEqual(recorder.kinds, [.endEditing, .beginEditing])
            }

            // MARK: The background

            // Source: https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
            @Test func aSceneIsToldOfTheBackgroundAndOfItsReturn() async {
                let names = [
                    UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
                    UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
                ]
                let log = CallLog()
                let tokens = names.enumerated().map { index, name in
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                        MainActor.assumeIsolated { log.record("\(index)") }
                    }
                }
                _ = await harness.showPlainController()
                device.enterBackground()
                #expect(device.scene.activationState == .background && log.all == ["0", "1"])
                device.enterForeground()
                #expect(device.scene.activationState == .foregroundActive && log.all == ["0", "1", "2", "3"])
                device.resignActive()
                #expect(device.scene.activationState == .foregroundInactive && log.all.last == "0")
                device.enterBackground()
                device.beginEnteringForeground()
                #expect(device.scene.activationState == .foregroundInactive && log.all.last == "2")
                device.enterForeground()
                expectEqual(log.all, ["0", "1", "2", "3", "0", "1", "2", "3"])
                tokens.forEach(NotificationCenter.default.removeObserver)
            }

            // Source: hackiftekhar/IQKeyboardManager relies on it: it looks again at didBecomeActive, and finds its field
            @Test func theFocusOutlivesTheBackground() async {
                let field = await showFocus()
                recorder.forget()
                device.enterBackground()
                #expect(field.isFirstResponder)
                device.enterForeground()
                device.settle()
                #expect(field.isFirstResponder && !recorder.kinds.contains(.willHide))
                expectEqual(device.keyboard.frame.minY, 516)
            }

            // MARK: The lock screen

            // Source: GetStream/stream-chat-react-native, pull request 3803
            @Test func lockingWithAFocusPostsShowsOfZerosInTheBackground() async {
                let field = await showFocus()
                recorder.forget()
                var states: Set<UIScene.ActivationState> = []
                recorder.onRecord = { [scene = device.scene] _ in states.insert(scene.activationState) }
                device.lock()
                device.settle()
                let kinds = recorder.kinds
                #expect(kinds.filter { $0 == .willShow }.count > 1 && !kinds.contains(.willHide))
                #expect(recorder.all.allSatisfy { $0.end == .zero && $0.duration == 0 })
                #expect(states == [.background] && field.isFirstResponder)
            }

            // Source: the same for the first half; that unlocking shows the keyboard anew is assumed
            @Test func unlockingShowsTheKeyboardAnew() async {
                _ = await showFocus()
                device.lock()
                recorder.forget()
                device.unlock()
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
                expectEqual(recorder.last(.willShow)?.end, CGRect(x: 0, y: 516, width: 393, height: 336))
            }

            // Source: the same: it is the keyboard of the focus that is told of
            @Test func withoutAFocusLockingPostsNothing() async {
                _ = await harness.showPlainController()
                device.lock()
                device.unlock()
                device.settle()
                #expect(recorder.kinds.isEmpty)
            }
        }
    }
#endif
