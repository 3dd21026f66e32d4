// Only the driver can float a keyboard, attach another or show that of another app, so this file is compiled on Linux
// only. What it states is UIKit's behaviour all the same.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPad 11, portrait: 834 x 1194, keyboard from 861 on.
        @MainActor
        @Suite
        struct UndockedKeyboards {
            private let harness = SimulatedDeviceHarness(.iPad11)
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }

            /// Small and floating; whole and undocked; split in two, told as one.
            nonisolated static let places = [
                CGRect(x: 200, y: 600, width: 320, height: 254),
                CGRect(x: 0, y: 561, width: 834, height: 333),
                CGRect(x: 0, y: 640, width: 834, height: 283),
            ]

            private func showField() async -> UITextField {
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                await harness.focus(field)
                await harness.settle()
                recorder.forget()
                return field
            }

            // MARK: Floating, undocked, split

            // Source: https://qiita.com/reikubonaga/items/5df48be2: a hide says that no docked keyboard is left
            @Test(arguments: places)
            func undockingIsAHideCycleThoughTheKeyboardStays(place: CGRect) async throws {
                let field = await showField()
                device.keyboard.float(frame: place)
                expectEqual(recorder.kinds, [.willChangeFrame, .willHide])
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
                let end = try #require(recorder.last(.willHide)?.end)
                #expect(end == place && end.maxY < device.screen.bounds.maxY)
                #expect(device.keyboard.frame == place && field.isFirstResponder)
            }

            // Source: Flutter's FlutterKeyboardInsetManager; https://github.com/freshOS/KeyboardLayoutGuide/issues/37
            @Test func whatFloatsIsMovedWithFramesOfNothing() async {
                _ = await showField()
                device.keyboard.float(frame: Self.places[0])
                device.settle()
                recorder.forget()
                device.keyboard.float(frame: CGRect(x: 400, y: 200, width: 320, height: 254))
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .didChangeFrame])
                #expect(recorder.all.allSatisfy { $0.end == .zero && $0.duration == 0 })
            }

            // Source: flutter_keyboard_visibility, pull request 162: no show and no hide while it floats
            @Test func aFocusThatMovesUnderAFloatingKeyboardShowsNothing() async {
                let field = await showField()
                let textView = await harness.addTextView(to: field.superview ?? field)
                device.keyboard.float(frame: Self.places[0])
                device.settle()
                recorder.forget()
                await harness.focus(textView)
                await harness.focus(field)
                await harness.settle()
                expectEqual(recorder.kinds, [.endEditing, .beginEditing, .endEditing, .beginEditing])
            }

            // Source: https://qiita.com/reikubonaga/items/5df48be2: undocked, closing changes the frame alone
            @Test func aFloatingKeyboardGoesWithoutAHide() async {
                _ = await showField()
                device.keyboard.float(frame: Self.places[0])
                device.settle()
                recorder.forget()
                await harness.endEditing()
                await harness.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .endEditing, .didChangeFrame])
                expectEqual(device.keyboard.frame.minY, device.screen.bounds.maxY)
            }

            // Source: https://qiita.com/reikubonaga/items/5df48be2: undocked to docked is a change and a show
            @Test func dockingIsAShowCycle() async {
                _ = await showField()
                let docked = device.keyboard.frame
                device.keyboard.float(frame: Self.places[1])
                device.settle()
                recorder.forget()
                device.keyboard.dock()
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
                expectEqual(recorder.last(.willShow)?.end, docked)
            }

            // Source: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/followsundockedkeyboard
            @Test func theLayoutGuideLetsAnUndockedKeyboardGo() async {
                let view = await showField().superview ?? UIView()
                expectEqual(view.keyboardLayoutGuide.layoutFrame.minY, 861)
                device.keyboard.float(frame: Self.places[0])
                device.settle()
                expectEqual(view.keyboardLayoutGuide.layoutFrame.minY, view.bounds.maxY - view.safeAreaInsets.bottom)
                device.keyboard.dock()
                device.settle()
                expectEqual(view.keyboardLayoutGuide.layoutFrame.minY, 861)
            }

            // MARK: Hardware keyboards

            // Source: https://github.com/hackiftekhar/IQKeyboardManager/issues/469; tutoriales.edu.lat (from Stack
            // Overflow): a frame of full size, of which 55 points are on the screen
            @Test func withAHardwareKeyboardTheFrameIsForTheMostPartBelowTheScreen() async throws {
                device.keyboard.attachHardwareKeyboard()
                let controller = await harness.showPlainController()
                await harness.focus(harness.addField(to: controller.view))
                await harness.settle()
                #expect(recorder.kinds.contains(.willShow) && !recorder.kinds.contains(.willHide))
                let end = try #require(recorder.last(.willShow)?.end)
                expectEqual(end, CGRect(x: 0, y: 1139, width: 834, height: 333))
                expectEqual(end.intersection(device.screen.bounds).height, 55)
            }

            // Source: https://github.com/hackiftekhar/IQKeyboardManager/issues/1506
            @Test func attachingAndDetachingAreShowCycles() async {
                _ = await showField()
                device.keyboard.attachHardwareKeyboard()
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
                expectEqual(recorder.last(.willShow)?.end?.minY, 1139)
                recorder.forget()
                device.keyboard.detachHardwareKeyboard()
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
                expectEqual(recorder.last(.willShow)?.end?.minY, 861)
            }

            // Source: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
            @Test func theLayoutGuideEndsAtTheShortcutsBar() async {
                let view = await showField().superview ?? UIView()
                device.keyboard.attachHardwareKeyboard()
                device.settle()
                expectEqual(view.keyboardLayoutGuide.layoutFrame.minY, 1139)
            }

            // MARK: Another app's keyboard

            // Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey
            @Test func theKeyboardOfAnotherAppIsToldWithoutAFocusHere() async {
                _ = await harness.showPlainController()
                device.keyboard.showForOtherApp(frame: CGRect(x: 0, y: 861, width: 834, height: 333))
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
                #expect(recorder.all.allSatisfy { $0.isLocal == false })
                recorder.forget()
                device.keyboard.dismiss()
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
                #expect(recorder.all.allSatisfy { $0.isLocal == false })
            }

            // Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey
            @Test func aFocusHereMakesTheKeyboardThisAppsOwn() async {
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                device.keyboard.showForOtherApp(frame: CGRect(x: 0, y: 911, width: 834, height: 283))
                device.settle()
                recorder.forget()
                await harness.focus(field)
                await harness.settle()
                expectEqual(recorder.last(.willShow)?.isLocal, true)
                await harness.endEditing()
                expectEqual(recorder.last(.willHide)?.isLocal, true)
            }
        }
    }
#endif
