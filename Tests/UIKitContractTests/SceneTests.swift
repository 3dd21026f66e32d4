// Only a person can put two scenes of an app beside each other, so this file is compiled on Linux only. What it states is
// UIKit's behaviour all the same.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    extension UIKitContract {
        /// Two scenes of one app in Split View on an iPad 11, portrait: 834 x 1194, keyboard from 861 on.
        @MainActor
        @Suite
        struct Scenes {
            private let device = SimulatedDevice(.iPad11)
            private let recorder = NoticeRecorder.listening()
            private let left: UIWindow
            private let right: UIWindow
            private let leftField = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
            private let rightField = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))

            init() {
                left = device.window
                device.resizeWindow(to: CGRect(x: 0, y: 0, width: 412, height: 1194))
                right = device.makeScene(frame: CGRect(x: 422, y: 0, width: 412, height: 1194))
                for (window, field) in [(left, leftField), (right, rightField)] {
                    let controller = UIViewController()
                    controller.view.addSubview(field)
                    device.turn { window.rootViewController = controller }
                }
            }

            private func focus(_ field: UITextField) {
                device.turn { field.becomeFirstResponder() }
                device.settle()
            }

            // MARK: What a scene has of its own

            // Source: https://developer.apple.com/documentation/uikit/uiwindowscene
            @Test func eachHasItsWindowsAndItsKeyWindow() throws {
                let (first, second) = try (#require(left.windowScene), #require(right.windowScene))
                #expect(first !== second && device.scenes == [first, second])
                #expect(first.windows == [left] && second.windows == [right])
                #expect(first.keyWindow === left && second.keyWindow === right)
                expectEqual(device.presentationFrame(of: rightField).minX, 442)
                #expect(leftField.window === left && rightField.window === right)
                let another = UIWindow(windowScene: second)
                expectEqual(another.frame, CGRect(x: 422, y: 0, width: 412, height: 1194))
                #expect(second.windows == [right, another] && first.windows == [left])
            }

            // Source: https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.property, and the
            // notifications of the same page: the object is the scene
            @Test func eachIsActiveByItself() throws {
                let (first, second) = try (#require(left.windowScene), #require(right.windowScene))
                let log = CallLog()
                for name in [
                    UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
                    UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
                ] {
                    let event = name.rawValue.replacing("UIScene", with: "").replacing("Notification", with: "")
                    log.observe(name) { ($0.object as? UIScene) === second ? "second \(event)" : "first \(event)" }
                }
                device.enterBackground(second)
                #expect(first.activationState == .foregroundActive && second.activationState == .background)
                device.beginEnteringForeground(second)
                expectEqual(second.activationState, .foregroundInactive)
                device.enterForeground(second)
                expectEqual(second.activationState, .foregroundActive)
                let round = ["WillDeactivate", "DidEnterBackground", "WillEnterForeground", "DidActivate"]
                expectEqual(log.all, round.map { "second \($0)" })
                log.forget()
                device.resignActive(first)
                #expect(log.all == ["first WillDeactivate"] && second.activationState == .foregroundActive)
                device.enterBackground()
                #expect(first.activationState == .background && second.activationState == .background)
            }

            // MARK: The keyboard, which they share

            // Source: developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey speaks of apps; that
            // scenes of one app are one is assumed
            @Test func bothScenesHearOfTheKeyboardAsTheirOwn() {
                for field in [leftField, rightField] {
                    recorder.forget()
                    focus(field)
                    expectEqual(recorder.last(.willShow)?.isLocal, true)
                    expectEqual(recorder.last(.willShow)?.end, CGRect(x: 0, y: 861, width: 834, height: 333))
                    device.keyboard.dismiss()
                    device.settle()
                    expectEqual(recorder.last(.willHide)?.isLocal, true)
                }
            }

            // Source: none that is sure: since iOS 15 every scene has a key window of its own
            @Test(arguments: [true, false])
            func theFocusInOneSceneMayEndThatInAnother(isOn: Bool) {
                device.behavior.focusEndsInOtherScenes = isOn
                focus(leftField)
                recorder.forget()
                focus(rightField)
                #expect(rightField.isFirstResponder && leftField.isFirstResponder == !isOn)
                // The keyboard is as high for both, so nothing tells of it.
                expectEqual(recorder.kinds, isOn ? [.endEditing, .beginEditing] : [.beginEditing])
                device.type("a")
                #expect(rightField.text == "a" && leftField.text?.isEmpty == true)
            }

            // Source: none that is sure
            @Test func aTapGivesTheKeyboardBack() {
                focus(leftField)
                focus(rightField)
                recorder.forget()
                #expect(device.tap(leftField))
                device.settle()
                device.type("a")
                #expect(leftField.text == "a" && rightField.text?.isEmpty == true)
                expectEqual(recorder.kinds, [.textChange])
            }

            // Source: none that is sure
            @Test func onlyTheSceneWithTheKeyboardHidesIt() {
                focus(leftField)
                focus(rightField)
                recorder.forget()
                device.turn { leftField.resignFirstResponder() }
                device.settle()
                #expect(recorder.kinds == [.endEditing] && device.keyboard.frame.minY == 861)
                focus(leftField)
                focus(rightField)
                recorder.forget()
                device.turn { rightField.resignFirstResponder() }
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willHide, .endEditing, .didChangeFrame, .didHide])
                #expect(leftField.isFirstResponder && device.keyboard.frame.minY == 1194)
            }

            // Source: [8] and developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview: it is the focused
            // input's, wherever that is
            @Test func anAccessoryViewGoesWithTheKeyboardToTheOtherScene() {
                rightField.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 834, height: 44))
                focus(leftField)
                recorder.forget()
                focus(rightField)
                expectEqual(recorder.last(.willShow)?.end?.height, 377)
                #expect(rightField.inputAccessoryView?.window?.windowScene === right.windowScene)
            }

            // MARK: The background

            // Source: [20] and [21] tell of whole apps; for one scene of two it is assumed
            @Test func aSceneTakesItsKeyboardToTheBackground() {
                focus(leftField)
                recorder.forget()
                device.enterBackground(right.windowScene)
                device.enterForeground(right.windowScene)
                device.settle()
                #expect(recorder.kinds.isEmpty && device.keyboard.frame.minY == 861)
                device.enterBackground(left.windowScene)
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
                #expect(leftField.isFirstResponder && device.keyboard.frame.minY == 1194)
                recorder.forget()
                device.enterForeground(left.windowScene)
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
            }

            // Source: as above, with the switch's two silent positions
            @Test(arguments: [
                (SimulatedBehavior.BackgroundKeyboard.leavesSilently, [NoticeKind.endEditing], false),
                (.returnsSilently, [.willChangeFrame, .willHide], true),
            ])
            func itMayGoOrReturnSilently(
                _ position: SimulatedBehavior.BackgroundKeyboard, _ told: [NoticeKind], _ returns: Bool
            ) {
                device.behavior.backgroundKeyboard = position
                focus(leftField)
                recorder.forget()
                device.enterBackground(left.windowScene)
                device.enterForeground(left.windowScene)
                expectEqual(recorder.kinds, told)
                expectEqual(device.keyboard.frame.minY, returns ? 861 : 1194)
            }
        }
    }
#endif
