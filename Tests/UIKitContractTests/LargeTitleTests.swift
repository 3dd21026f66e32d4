import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// A title of 52 points below the bar's 44, which content that scrolls up pushes away.
    @MainActor
    @Suite
    struct LargeTitles {
        private let harness: any ContractHarness

        init() throws {
            harness = try makeHarness()
        }

        /// A scroll view with content for three screens is the view of the controller, or its first subview.
        private func showScroller(
            isView: Bool = false, mode: UINavigationItem.LargeTitleDisplayMode = .automatic
        ) async -> (navigation: UINavigationController, scrollView: UIScrollView) {
            let controller = UIViewController()
            controller.title = "Title"
            controller.navigationItem.largeTitleDisplayMode = mode
            let scrollView = UIScrollView(frame: harness.window.bounds)
            scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 3 * scrollView.bounds.height)
            if isView {
                controller.view = scrollView
            } else {
                controller.view.frame = harness.window.bounds
                scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                controller.view.addSubview(scrollView)
            }
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = true
            await harness.show(navigation)
            await harness.settle()
            return (navigation, scrollView)
        }

        /// What is above the bar.
        private var status: CGFloat { harness.window.safeAreaInsets.top }

        // Source: https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles
        @Test(arguments: [false, true])
        func anExpandedBarIs52PointsHigher(isView: Bool) async {
            let (navigation, scrollView) = await showScroller(isView: isView)
            expectEqual(navigation.navigationBar.frame.height, 96)
            expectEqual(scrollView.adjustedContentInset.top, status + 96)
            expectEqual(scrollView.contentOffset.y, -status - 96)
            expectEqual(navigation.topViewController?.view.safeAreaInsets.top, status + 96)
        }

        // Source: https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles
        @Test func withoutTheBarsWishThereIsNone() async {
            let (navigation, scrollView) = await showScroller()
            await harness.turn { navigation.navigationBar.prefersLargeTitles = false }
            await harness.settle()
            expectEqual(navigation.navigationBar.frame.height, 44)
            expectEqual(scrollView.adjustedContentInset.top, status + 44)
            expectEqual(scrollView.contentOffset.y, -status - 44)
        }

        // Source: https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles: the title scrolls
        // with the content
        @Test(arguments: [false, true])
        func contentThatScrollsUpPushesItAwayPointByPoint(isView: Bool) async {
            let (navigation, scrollView) = await showScroller(isView: isView)
            await harness.turn { scrollView.contentOffset.y += 20 }
            expectEqual(navigation.navigationBar.frame.height, 76)
            expectEqual(scrollView.adjustedContentInset.top, status + 76)
            await harness.turn { scrollView.contentOffset.y += 20 }
            expectEqual(navigation.navigationBar.frame.height, 56)
            await harness.turn { scrollView.contentOffset.y += 200 }
            expectEqual(navigation.navigationBar.frame.height, 44)
            expectEqual(scrollView.adjustedContentInset.top, status + 44)
            expectEqual(scrollView.contentOffset.y, -status - 96 + 240)
        }

        @Test func itComesBackAtTheTop() async {
            let (navigation, scrollView) = await showScroller()
            let top = scrollView.contentOffset.y
            await harness.turn { scrollView.contentOffset.y = 500 }
            expectEqual(navigation.navigationBar.frame.height, 44)
            // Where collapsed bars leave the content, it stays shut.
            await harness.turn { scrollView.contentOffset.y = -status - 44 }
            expectEqual(navigation.navigationBar.frame.height, 44)
            await harness.turn { scrollView.contentOffset.y -= 30 }
            expectEqual(navigation.navigationBar.frame.height, 74)
            await harness.turn { scrollView.contentOffset.y = top }
            expectEqual(navigation.navigationBar.frame.height, 96)
            #expect(scrollView.contentOffset.y == top && scrollView.adjustedContentInset.top == -top)
        }

        @Test func anAnimatedScrollMovesTheBarWithEachFrame() async {
            let (navigation, scrollView) = await showScroller()
            let top = scrollView.contentOffset.y
            await harness.turn { scrollView.setContentOffset(CGPoint(x: 0, y: top + 100), animated: true) }
            expectEqual(navigation.navigationBar.frame.height, 96)
            var heights: Set<CGFloat> = []
            for _ in 0..<20 {
                await harness.advance(by: 1.0 / 60)
                let height = navigation.navigationBar.frame.height
                heights.insert(height)
                #expect(abs(height - max(44, 96 - (scrollView.contentOffset.y - top))) < 0.5)
            }
            #expect(heights.count > 4)
            await harness.settle()
            expectEqual(navigation.navigationBar.frame.height, 44)
        }

        // Source: https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.property
        @Test func anItemMayWantNone() async {
            let (navigation, _) = await showScroller(mode: .never)
            expectEqual(navigation.navigationBar.frame.height, 44)
            await harness.turn { navigation.topViewController?.navigationItem.largeTitleDisplayMode = .always }
            await harness.settle()
            expectEqual(navigation.navigationBar.frame.height, 96)
        }

        // Source: https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum/automatic
        @Test(arguments: [(UINavigationItem.LargeTitleDisplayMode.always, CGFloat(96)), (.never, 44)])
        func anAutomaticItemTakesTheModeOfTheOneBelow(
            below: UINavigationItem.LargeTitleDisplayMode, height: CGFloat
        ) async {
            let (navigation, _) = await showScroller(mode: below)
            await harness.turn { navigation.pushViewController(UIViewController(), animated: false) }
            expectEqual(navigation.navigationBar.frame.height, height)
        }

        // Source: https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles
        @Test func eachControllerHasItsOwn() async {
            let (navigation, scrollView) = await showScroller()
            await harness.turn { scrollView.contentOffset.y = 300 }
            let pushed = UIViewController()
            await harness.turn { navigation.pushViewController(pushed, animated: false) }
            expectEqual(navigation.navigationBar.frame.height, 96)
            expectEqual(pushed.view.safeAreaInsets.top, status + 96)
            await harness.turn { navigation.popViewController(animated: false) }
            expectEqual(navigation.navigationBar.frame.height, 44)
            expectEqual(scrollView.contentOffset.y, 300)
        }

        @Test func aScrollViewThatIsNotTheFirstLeavesItAlone() async {
            let (navigation, scrollView) = await showScroller()
            let other = UIView()
            await harness.turn { scrollView.superview?.insertSubview(other, at: 0) }
            await harness.turn { scrollView.contentOffset.y = 300 }
            expectEqual(navigation.navigationBar.frame.height, 96)
        }
    }
}
