import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct ScrollOffsets {
        private let harness: any ContractHarness

        init() throws {
            harness = try makeHarness()
        }

        // Source: https://www.objc.io/issues/3-views/scroll-view/
        @Test func theOffsetIsTheOriginOfTheBounds() async {
            let scrollView = await harness.showScrollView()
            scrollView.contentOffset = CGPoint(x: 0, y: 40)
            expectEqual(scrollView.bounds.origin, CGPoint(x: 0, y: 40))
            scrollView.bounds.origin.y = 60
            expectEqual(scrollView.contentOffset, CGPoint(x: 0, y: 60))
        }

        // Source: http://andrewmarinov.com and http://jonathonstaff.com, articles on UIScrollView
        @Test func theOffsetRoundsToPixelsAndTheBoundsDoNot() async {
            let scrollView = await harness.showScrollView()
            let pixel = 1 / harness.window.screen.scale
            scrollView.contentOffset.y = 10 + 0.4 * pixel
            #expect(scrollView.contentOffset.y.isClose(to: 10, within: 0.001))
            scrollView.contentOffset.y = 10 + 0.6 * pixel
            #expect(scrollView.contentOffset.y.isClose(to: 10 + pixel, within: 0.001))
            scrollView.bounds.origin.y = 10 + 0.4 * pixel
            #expect(scrollView.bounds.minY.isClose(to: 10 + 0.4 * pixel, within: 0.001))
        }

        // Source: the published tables of notifications and offsets, note 1 ("the offset alone is not reliable")
        @Test(arguments: [-500, 5000])
        func theSetterDoesNotClamp(y: CGFloat) async {
            let scrollView = await harness.showScrollView()
            await harness.turn { scrollView.contentOffset.y = y }
            await harness.settle()
            expectEqual(scrollView.contentOffset.y, y)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
        @Test func anAnimatedOffsetMovesTheModelStepByStep() async {
            let scrollView = await harness.showScrollView()
            let spy = ScrollSpy()
            scrollView.delegate = spy
            await harness.turn {
                scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
                expectEqual(scrollView.contentOffset.y, 0)
            }
            await harness.advance(by: 0.15)
            #expect(scrollView.contentOffset.y > 0 && scrollView.contentOffset.y < 400)
            expectEqual(spy.endedAnimations, 0)
            await harness.settle()
            expectEqual(scrollView.contentOffset.y, 400)
            #expect(spy.scrolls > 4 && spy.endedAnimations == 1)
        }

        // Source: michaeltyson/TPKeyboardAvoiding and hackiftekhar/IQKeyboardManager count on about 0.3 seconds
        @Test func anAnimatedOffsetTakesAboutThreeTenthsOfASecond() async {
            let scrollView = await harness.showScrollView()
            await harness.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
            await harness.advance(by: 0.2)
            #expect(scrollView.contentOffset.y < 400)
            await harness.advance(by: 0.25)
            expectEqual(scrollView.contentOffset.y, 400)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
        @Test func aLaterAnimatedOffsetReplacesTheEarlier() async {
            let scrollView = await harness.showScrollView()
            await harness.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
            await harness.advance(by: 0.1)
            await harness.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
            await harness.settle()
            expectEqual(scrollView.contentOffset.y, 100)
        }

        // Source: newbedev.com/bounds-automatically-changes-on-uiscrollview-with-content-insets: UIKit's display link
        // calls the same setter with each step
        @Test func theSetterDoesNotStopARunningScroll() async {
            let scrollView = await harness.showScrollView()
            await harness.turn {
                scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
                scrollView.contentOffset.y = 900
            }
            await harness.settle()
            expectEqual(scrollView.contentOffset.y, 400)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:), and
        // what libraries do to stop a scroll
        @Test func anOffsetWithoutAnimationStopsARunningScroll() async {
            let scrollView = await harness.showScrollView()
            await harness.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
            await harness.advance(by: 0.1)
            await harness.turn {
                scrollView.setContentOffset(scrollView.contentOffset, animated: false)
                scrollView.contentOffset.y = 900
            }
            await harness.settle()
            expectEqual(scrollView.contentOffset.y, 900)
        }

        // Source: developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)
        @Test func aScrollThatEndsMayStartAnother() async {
            let scrollView = await harness.showScrollView()
            let spy = ScrollSpy()
            scrollView.delegate = spy
            spy.onEnd = { if spy.endedAnimations == 1 { $0.setContentOffset(.zero, animated: true) } }
            await harness.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
            await harness.settle()
            #expect(scrollView.contentOffset.y == 0 && spy.endedAnimations == 2)
        }

        // Source: michaeltyson/TPKeyboardAvoiding and hackiftekhar/IQKeyboardManager set the offset so
        @Test func anOffsetInsideAnAnimationIsAnimated() async {
            let scrollView = await harness.showScrollView()
            let content = UIView(frame: CGRect(x: 0, y: 600, width: 50, height: 50))
            await harness.turn { scrollView.addSubview(content) }
            await harness.turn {
                UIView.animate(withDuration: 0.5) { scrollView.contentOffset.y = 300 }
                expectEqual(scrollView.contentOffset.y, 300)
            }
            await harness.advance(by: 0.2)
            let shown = harness.shownFrame(of: content).minY
            #expect(shown > 300 && shown < 600)
            await harness.settle()
            #expect(harness.shownFrame(of: content).minY.isClose(to: 300))
        }
    }
}
