// A finger is the driver's alone, so this file is compiled on Linux only. What it states is UIKit's behaviour all the same.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct Gestures {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }

            /// Tells what it is asked and what touches it gets.
            private final class Delegate: NSObject, UIGestureRecognizerDelegate {
                var calls: [String] = []
                var receives = true
                var begins = true
                var isSociable = false
                var waits = false
                var onBegin: (() -> Void)?

                func gestureRecognizer(
                    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
                ) -> Bool {
                    calls.append("receive")
                    return receives
                }

                func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                    calls.append("begin")
                    onBegin?()
                    return begins
                }

                func gestureRecognizer(
                    _ gestureRecognizer: UIGestureRecognizer,
                    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
                ) -> Bool { isSociable }

                func gestureRecognizer(
                    _ gestureRecognizer: UIGestureRecognizer,
                    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
                ) -> Bool { waits }
            }

            private final class TouchView: UIView {
                var touches: [String] = []

                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    self.touches.append("began")
                }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    self.touches.append("ended")
                }
                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                    self.touches.append("cancelled")
                }
            }

            private func addTouchView(to superview: UIView) -> TouchView {
                let view = TouchView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
                device.turn { superview.addSubview(view) }
                return view
            }

            private func addTap(to view: UIView, delegate: Delegate? = nil) -> UITapGestureRecognizer {
                let tap = UITapGestureRecognizer()
                tap.delegate = delegate
                view.addGestureRecognizer(tap)
                return tap
            }

            // Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer: on touches of its view and
            // all of that view's subviews
            @Test func aRecogniserSeesTheTapsOnAllThatIsInItsView() async {
                let controller = await harness.showPlainController()
                let view = addTouchView(to: controller.view)
                var seen: [String] = []
                addTap(to: device.window).simulatedAction = { _ in seen.append("window") }
                device.tap(view)
                addTap(to: view).simulatedAction = { _ in seen.append("view") }
                device.tap(at: CGPoint(x: 100, y: 600), in: controller.view)
                expectEqual(seen, ["window", "window"])
            }

            // Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview
            @Test(arguments: [(true, "cancelled"), (false, "ended")])
            func oneThatRecognisesTakesTheTouchFromTheViewOrLeavesIt(cancels: Bool, end: String) async {
                let controller = await harness.showPlainController()
                let view = addTouchView(to: controller.view)
                let tap = addTap(to: controller.view)
                #expect(tap.cancelsTouchesInView)
                tap.cancelsTouchesInView = cancels
                device.tap(view)
                expectEqual(view.touches, ["began", end])
            }

            // Source: developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/
            // gesturerecognizershouldbegin(_:): false lets it fail
            @Test func oneThatMayNotBeginLeavesTheTouchToTheView() async {
                let controller = await harness.showPlainController()
                let view = addTouchView(to: controller.view)
                let delegate = Delegate()
                delegate.begins = false
                var recognised = 0
                addTap(to: controller.view, delegate: delegate).simulatedAction = { _ in recognised += 1 }
                device.tap(view)
                expectEqual(delegate.calls, ["receive", "begin"])
                #expect(view.touches == ["began", "ended"] && recognised == 0)
            }

            // Source: developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/
            // gesturerecognizer(_:shouldreceive:)
            @Test func oneThatDoesNotReceiveTheTouchIsAskedNothingElse() async {
                let controller = await harness.showPlainController()
                let delegate = Delegate()
                delegate.receives = false
                let tap = addTap(to: controller.view, delegate: delegate)
                device.tap(controller.view)
                expectEqual(delegate.calls, ["receive"])
                tap.isEnabled = false
                device.tap(controller.view)
                expectEqual(delegate.calls, ["receive"])
            }

            // Source: https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/
            // gesturerecognizer(_:shouldrecognizesimultaneouslywith:)
            @Test(arguments: [(false, ["inner"]), (true, ["inner", "outer"])])
            func oneRecogniserPreventsTheOthersUnlessADelegateLetsBoth(isSociable: Bool, expected: [String]) async {
                let controller = await harness.showPlainController()
                let view = addTouchView(to: controller.view)
                var recognised: [String] = []
                let delegate = Delegate()
                delegate.isSociable = isSociable
                addTap(to: controller.view, delegate: delegate).simulatedAction = { _ in recognised.append("outer") }
                addTap(to: view).simulatedAction = { _ in recognised.append("inner") }
                device.tap(view)
                expectEqual(recognised, expected)
                expectEqual(delegate.calls.contains("begin"), isSociable)
            }

            // Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/require(tofail:)
            @Test func oneThatWaitsForAnotherComesAfterIt() async {
                let controller = await harness.showPlainController()
                let view = addTouchView(to: controller.view)
                var recognised: [String] = []
                let (outer, inner) = (Delegate(), Delegate())
                inner.waits = true
                addTap(to: controller.view, delegate: outer).simulatedAction = { _ in recognised.append("outer") }
                addTap(to: view, delegate: inner).simulatedAction = { _ in recognised.append("inner") }
                device.tap(view)
                expectEqual(recognised, ["outer"])
                outer.begins = false
                device.tap(view)
                expectEqual(recognised, ["outer", "inner"])
            }

            // Source: https://developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftapsrequired
            @Test func oneTapIsNotTwo() async {
                let controller = await harness.showPlainController()
                let delegate = Delegate()
                addTap(to: controller.view, delegate: delegate).numberOfTapsRequired = 2
                device.tap(controller.view)
                expectEqual(delegate.calls, ["receive"])
            }

            // Source: https://developer.apple.com/documentation/uikit/attaching-gesture-recognizers-to-uikit-controls
            @Test func aButtonKeepsItsTapFromARecogniserAboveIt() async {
                let controller = await harness.showPlainController()
                var events: [String] = []
                let button = UIButton(type: .system, primaryAction: UIAction { _ in events.append("button") })
                button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
                device.turn { controller.view.addSubview(button) }
                addTap(to: controller.view).simulatedAction = { _ in events.append("above") }
                device.tap(button)
                expectEqual(events, ["button"])
                addTap(to: button).simulatedAction = { _ in events.append("on it") }
                device.tap(button)
                expectEqual(events, ["button", "on it"])
            }

            // Source: the same page names the controls that do; UITextField is none of them. What takes the focus of a
            // field is not said anywhere: that it needs a tap which nobody took is assumed
            @Test(arguments: [true, false])
            func aTapThatWasTakenFocusesNoField(cancels: Bool) async {
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                addTap(to: controller.view).cancelsTouchesInView = cancels
                device.tap(field)
                #expect(field.isFirstResponder != cancels)
            }

            // Source: UIView.h on gestureRecognizerShouldBegin: asked if the touch hit-tested to this view will be
            // cancelled. That the delegate is asked first is assumed
            @Test(arguments: [(true, ["begin", "button"]), (false, ["begin", "button"])])
            func theDelegateIsAskedAlsoWhenAButtonIsTapped(cancels: Bool, expected: [String]) async {
                let controller = await harness.showPlainController()
                let delegate = Delegate()
                let button = UIButton(type: .system, primaryAction: UIAction { _ in delegate.calls.append("button") })
                button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
                device.turn { controller.view.addSubview(button) }
                addTap(to: controller.view, delegate: delegate).cancelsTouchesInView = cancels
                device.tap(button)
                expectEqual(delegate.calls.filter { $0 != "receive" }, expected)
            }

            // Source: https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate: what a delegate does
            // while it is asked is its own affair; the touch goes on
            @Test func aDelegateMayEndEditingAndTheTapStillFocusesAnother() async {
                let controller = await harness.showPlainController()
                let first = await harness.addField(to: controller.view)
                let second = await harness.addField(at: 200, to: controller.view)
                let delegate = Delegate()
                delegate.begins = false
                delegate.onBegin = { controller.view.endEditing(true) }
                let tap = addTap(to: controller.view, delegate: delegate)
                device.tap(first)
                device.settle()
                recorder.forget()
                device.tap(second)
                #expect(!first.isFirstResponder && second.isFirstResponder)
                #expect(recorder.kinds.contains(.willHide) && recorder.kinds.last == .willShow)
                device.tap(at: CGPoint(x: 200, y: 400), in: controller.view)
                #expect(!second.isFirstResponder)
                expectEqual(tap.state, .possible)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiview/removegesturerecognizer(_:)
            @Test func aRecogniserHasOneViewAtATime() async {
                let (one, other) = (UIView(), UIView())
                let tap = addTap(to: one)
                other.addGestureRecognizer(tap)
                #expect(one.gestureRecognizers?.isEmpty != false && tap.view === other)
                other.removeGestureRecognizer(tap)
                #expect(other.gestureRecognizers?.isEmpty != false && tap.view == nil)
            }
        }
    }
#endif
