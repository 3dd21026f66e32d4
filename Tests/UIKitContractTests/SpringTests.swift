// How long the keyboard's spring takes is a switch of the simulated device, so this file is compiled on Linux only.
#if os(Linux)
    import Foundation
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct Springs {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }
            private let keyboardCurve = UIView.AnimationOptions(rawValue: 7 << 16)

            private func addBox() async -> UIView {
                let root: UIView = await harness.showPlainController().view
                let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                await harness.turn { root.addSubview(box) }
                return box
            }

            // Source: developer.apple.com/forums/thread/48088; flutter engine PR 37604 (fact 94)
            @Test(arguments: [
                (SimulatedBehavior.KeyboardCurve.stretched, 0.25, 0.25), (.stretched, 2, 2), (.spring, 0.25, 0.5),
                (.spring, 2, 0.5),
            ])
            func theSpringTakesHalfASecondWhateverTheDurationSays(
                curve: SimulatedBehavior.KeyboardCurve, duration: Double, seconds: Double
            ) async throws {
                device.behavior.keyboardCurve = curve
                let box = await addBox()
                let start = device.now
                var end: Double?
                await harness.turn {
                    UIView.animate(withDuration: duration, delay: 0, options: keyboardCurve) {
                        box.frame.origin.y = 300
                        expectEqual(UIView.inheritedAnimationDuration, duration)
                    } completion: { _ in
                        end = device.now - start
                    }
                }
                device.advance(by: seconds - 0.01)
                #expect(end == nil && harness.shownFrame(of: box).minY < 300)
                await harness.settle()
                #expect(CGFloat(try #require(end)).isClose(to: CGFloat(seconds), within: 1e-6))
                expectEqual(harness.shownFrame(of: box).minY, 300)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)
            @Test func withoutADurationNothingSprings() async {
                device.behavior.keyboardCurve = .spring
                let box = await addBox()
                var isDone = false
                await harness.turn {
                    UIView.animate(withDuration: 0, delay: 0, options: keyboardCurve) {
                        box.frame.origin.y = 300
                    } completion: { _ in
                        isDone = true
                    }
                }
                expectEqual(harness.shownFrame(of: box).minY, 300)
                device.advance(by: 0)
                #expect(isDone)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiview/animationoptions: what is inherited
            @Test func aBlockInsideSpringsUnlessItHasACurveOfItsOwn() async {
                device.behavior.keyboardCurve = .spring
                let (box, other) = (await addBox(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
                await harness.turn { box.superview?.addSubview(other) }
                await harness.turn {
                    UIView.animate(withDuration: 0.25, delay: 0, options: keyboardCurve) {
                        UIView.animate(withDuration: 1) { box.frame.origin.y = 300 }
                        UIView.animate(
                            withDuration: 1, delay: 0, options: [.overrideInheritedCurve, .curveLinear]
                        ) { other.frame.origin.y = 300 }
                    }
                }
                device.advance(by: 0.24)
                #expect(harness.shownFrame(of: box).minY < 300)
                #expect(harness.shownFrame(of: other).minY.isClose(to: 288))
                device.advance(by: 0.02)
                #expect(harness.shownFrame(of: box).minY < 300)
                expectEqual(harness.shownFrame(of: other).minY, 300)
            }

            // Source: fact 94; the did notices come when the keyboard has come to rest
            @Test(arguments: [(SimulatedBehavior.KeyboardCurve.stretched, 0.25), (.spring, 0.5)])
            func theKeyboardMovesLikewise(curve: SimulatedBehavior.KeyboardCurve, seconds: Double) async {
                device.behavior.keyboardCurve = curve
                let root: UIView = await harness.showPlainController().view
                let field = await harness.addField(to: root)
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
                field.inputAccessoryView = bar
                await harness.focus(field)
                expectEqual(recorder.last(.willShow)?.duration, 0.25)
                device.advance(by: seconds - 0.01)
                #expect(device.keyboard.frame.minY > 472 && recorder.last(.didShow) == nil)
                #expect(device.presentationFrame(of: bar).minY.isClose(to: device.keyboard.frame.minY))
                device.advance(by: 0.02)
                #expect(device.keyboard.frame.minY == 472 && recorder.last(.didShow) != nil)
            }

            // Source: kirillzyusko/react-native-keyboard-controller PR 1047 (fact 57): a basic animation. Its curve is
            // assumed.
            @Test func aKeyboardThatIsPulledUpAgainDoesNotSpring() async {
                device.behavior.keyboardCurve = .spring
                let scrollView = await harness.showScrollView()
                scrollView.keyboardDismissMode = .interactive
                await harness.focus(harness.addField(to: scrollView))
                await harness.settle()
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 300))
                device.drag(to: CGPoint(x: 100, y: 566))
                device.endDrag()
                device.advance(by: 0.125)
                #expect(device.keyboard.frame.minY.isClose(to: 541))
                device.advance(by: 0.126)
                expectEqual(device.keyboard.frame.minY, 516)
            }
        }
    }
#endif
