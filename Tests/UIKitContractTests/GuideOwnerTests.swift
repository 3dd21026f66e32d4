// What is pinned here is a switch of the simulated device, so this file is compiled on Linux only.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// Whoever touches `keyboardLayoutGuide` registers the view with its window.
        @MainActor
        @Suite
        struct GuideOwners {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }

            /// A view of the app, with a box in it which the next layout of the view puts at 300.
            @MainActor
            private final class Pending {
                let view = SpyView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
                let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                var layoutDuration: Double?
                /// The notices that had come when the view was laid out.
                var noticesBefore: [NoticeKind]?
            }

            private func pending(in superview: UIView) async -> Pending {
                let pending = Pending()
                await harness.turn {
                    superview.addSubview(pending.view)
                    pending.view.addSubview(pending.box)
                }
                recorder.forget()
                pending.view.onLayout = {
                    pending.box.frame.origin.y = 300
                    pending.layoutDuration = UIView.inheritedAnimationDuration
                    pending.noticesBefore = recorder.kinds.filter { $0 == .willChangeFrame || $0 == .willShow }
                }
                return pending
            }

            // Source: kirillzyusko/react-native-keyboard-controller PR 1158, TORoundedTableView #5; before or after the
            // notices: fact 92
            @Test(arguments: [
                (SimulatedBehavior.GuideOwners.laidOutLater, 0, 2), (.beforeNotices, 0.25, 0), (.afterNotices, 0.25, 2),
            ])
            func whatTheAppHasPendingIsLaidOutInTheKeyboardsAnimation(
                time: SimulatedBehavior.GuideOwners, duration: Double, notices: Int
            ) async {
                device.behavior.guideOwners = time
                let root: UIView = await harness.showPlainController().view
                let field = await harness.addField(to: root)
                let pending = await pending(in: root)
                await harness.turn {
                    _ = root.keyboardLayoutGuide
                    pending.view.setNeedsLayout()
                    field.becomeFirstResponder()
                }
                expectEqual(pending.layoutDuration, duration)
                expectEqual(pending.noticesBefore?.count, notices)
                expectEqual(pending.box.frame.minY, 300)
                await harness.advance(by: 0.05)
                expectEqual(harness.shownFrame(of: pending.box).minY < 299, duration > 0)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiview/layoutifneeded(): from the root down
            @Test func theHighestAncestorThatNeedsLayoutIsLaidOutToo() async {
                device.behavior.guideOwners = .beforeNotices
                let root: UIView = await harness.showPlainController().view
                let field = await harness.addField(to: root)
                let pending = await pending(in: root)
                let inner = UIView()
                await harness.turn { pending.view.addSubview(inner) }
                pending.layoutDuration = nil
                await harness.turn {
                    _ = inner.keyboardLayoutGuide
                    inner.setNeedsLayout()
                    pending.view.setNeedsLayout()
                    field.becomeFirstResponder()
                }
                expectEqual(pending.layoutDuration, 0.25)
            }

            // Source: fact 92: only who touches the guide is registered
            @Test func withoutAGuideNothingIsLaidOutInTheAnimation() async {
                device.behavior.guideOwners = .beforeNotices
                let root: UIView = await harness.showPlainController().view
                let field = await harness.addField(to: root)
                let pending = await pending(in: root)
                await harness.turn {
                    pending.view.setNeedsLayout()
                    field.becomeFirstResponder()
                }
                expectEqual(pending.layoutDuration, 0)
            }

            // Source: cmux PR 9663: out of the window a view misses the movement. That it takes part again is assumed.
            @Test func aViewTakesPartWheneverItIsInTheWindow() async {
                device.behavior.guideOwners = .beforeNotices
                let root: UIView = await harness.showPlainController().view
                let field = await harness.addField(to: root)
                let owner = SpyView(frame: root.bounds)
                _ = owner.keyboardLayoutGuide
                await harness.turn {
                    owner.setNeedsLayout()
                    field.becomeFirstResponder()
                }
                expectEqual(owner.layouts, 0)
                await harness.settle()
                let pending = await pending(in: owner)
                await harness.turn { root.addSubview(owner) }
                pending.layoutDuration = nil
                await harness.turn {
                    pending.view.setNeedsLayout()
                    field.resignFirstResponder()
                }
                expectEqual(pending.layoutDuration, 0.25)
            }
        }
    }
#endif
