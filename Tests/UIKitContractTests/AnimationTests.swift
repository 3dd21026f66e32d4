import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct Animations {
        private let harness: any ContractHarness

        init() throws {
            harness = try makeHarness()
        }

        private func box() async -> UIView {
            let controller = await harness.showPlainController()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            await harness.turn { controller.view.addSubview(view) }
            return view
        }

        // Source: https://developer.apple.com/documentation/quartzcore/calayer/presentation()
        @Test func theModelChangesAtOnceAndTheScreenFollows() async {
            let view = await box()
            await harness.turn {
                UIView.animate(withDuration: 1) { view.center.y += 300 }
                expectEqual(view.frame.minY, 300)
            }
            #expect(harness.shownFrame(of: view).minY < 100)
            await harness.advance(by: 0.5)
            let shown = harness.shownFrame(of: view).minY
            #expect(shown > 50 && shown < 290 && view.frame.minY == 300)
            await harness.settle()
            expectEqual(harness.shownFrame(of: view).minY, 300)
        }

        // Source: https://developer.apple.com/documentation/quartzcore/calayer/removeallanimations()
        @Test(arguments: [true, false])
        func aChangeWithoutAnimationEndsARunningOneOnlyIfThatIsRemoved(isRemoved: Bool) async {
            let view = await box()
            await harness.turn { UIView.animate(withDuration: 1) { view.center.y += 300 } }
            await harness.advance(by: 0.1)
            await harness.turn {
                if isRemoved { view.layer.removeAllAnimations() }
                UIView.performWithoutAnimation { view.center.y -= 300 }
            }
            // What the animation still has to go is seen from the new place on.
            let shown = harness.shownFrame(of: view).minY
            #expect(isRemoved ? shown == 0 : shown < -100)
        }

        // Source: WWDC 2014, session 236, "Building Interruptible and Responsive Interactions"
        @Test func aSecondAnimationTakesOverFromWhereTheFirstIs() async {
            let view = await box()
            await harness.turn { UIView.animate(withDuration: 0.6) { view.center.y += 300 } }
            await harness.advance(by: 0.3)
            let before = harness.shownFrame(of: view).minY
            await harness.turn {
                UIView.animate(withDuration: 0.6, delay: 0, options: .beginFromCurrentState) { view.center.y -= 300 }
                expectEqual(view.frame.minY, 0)
            }
            let after = harness.shownFrame(of: view).minY
            #expect(before > 20 && abs(after - before) < 60)
            await harness.settle()
            expectEqual(harness.shownFrame(of: view).minY, 0)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)
        @Test func theCompletionRunsOnceAndAtTheEnd() async {
            let view = await box()
            var results: [Bool] = []
            await harness.turn {
                UIView.animate(withDuration: 0.5) {
                    view.center.y += 300
                    view.alpha = 0.5
                } completion: {
                    results.append($0)
                }
            }
            await harness.advance(by: 0.3)
            #expect(results.isEmpty)
            await harness.settle()
            expectEqual(results, [true])
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)
        @Test func aViewThatLeavesEndsItsAnimationUnfinished() async {
            let view = await box()
            var results: [Bool] = []
            await harness.turn {
                UIView.animate(withDuration: 1) {
                    view.center.y += 300
                } completion: {
                    results.append($0)
                }
            }
            await harness.advance(by: 0.3)
            await harness.turn { view.removeFromSuperview() }
            await harness.settle()
            expectEqual(results, [false])
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)
        @Test func withoutADurationTheCompletionComesWithTheNextTurn() async {
            let view = await box()
            var results: [Bool] = []
            await harness.turn {
                UIView.animate(withDuration: 0) {
                    view.center.y += 300
                } completion: {
                    results.append($0)
                }
                #expect(view.frame.minY == 300 && results.isEmpty)
            }
            expectEqual(harness.shownFrame(of: view).minY, 300)
            await harness.settle()
            expectEqual(results, [true])
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)
        @Test func performWithoutAnimationKeepsAWriteOutOfABlock() async {
            let view = await box()
            let other = UIView(frame: CGRect(x: 60, y: 0, width: 50, height: 50))
            await harness.turn { view.superview?.addSubview(other) }
            await harness.turn {
                UIView.animate(withDuration: 1) {
                    UIView.performWithoutAnimation { view.center.y += 300 }
                    other.center.y += 300
                }
            }
            expectEqual(harness.shownFrame(of: view).minY, 300)
            #expect(harness.shownFrame(of: other).minY < 100)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration
        @Test func theDurationOfABlockCanBeReadInside() async {
            let view = await box()
            await harness.turn {
                expectEqual(UIView.inheritedAnimationDuration, 0)
                UIView.animate(withDuration: 0.4) {
                    view.center.y += 10
                    expectEqual(UIView.inheritedAnimationDuration, 0.4)
                    UIView.performWithoutAnimation { expectEqual(UIView.inheritedAnimationDuration, 0) }
                }
                expectEqual(UIView.inheritedAnimationDuration, 0)
            }
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/animationoptions/overrideinheritedduration
        @Test func aBlockInsideABlockInheritsItsDuration() async {
            let view = await box()
            await harness.turn {
                UIView.animate(withDuration: 0.3) {
                    UIView.animate(withDuration: 5) { view.center.y += 300 }
                }
            }
            await harness.advance(by: 0.5)
            expectEqual(harness.shownFrame(of: view).minY, 300)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/layoutifneeded(), in an animation
        @Test func layoutInsideABlockIsAnimated() async {
            let view = await box()
            let outer = SpyView(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
            await harness.turn {
                view.superview?.addSubview(outer)
                outer.addSubview(view)
            }
            outer.onLayout = { view.frame.origin.y = 300 }
            await harness.turn {
                UIView.animate(withDuration: 1) {
                    outer.setNeedsLayout()
                    outer.layoutIfNeeded()
                }
                expectEqual(view.frame.minY, 300)
            }
            #expect(harness.shownFrame(of: view).minY < 100)
        }
    }
}
