import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct ScrollInsets {
        private let harness: any ContractHarness

        init() throws {
            harness = try makeHarness()
        }

        /// A scroll view that fills a screen whose safe area has every edge.
        private func make(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) async -> UIScrollView {
            let scrollView = await harness.showScrollView(behavior)
            await harness.turn {
                harness.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(
                    top: 5, left: 6, bottom: 7, right: 8)
            }
            return scrollView
        }

        /// What is added to `contentInset`, as the number of edges: vertical and horizontal ones.
        private func adjusted(_ scrollView: UIScrollView) -> (vertical: Bool, horizontal: Bool) {
            let (inset, safe) = (scrollView.adjustedContentInset, scrollView.safeAreaInsets)
            #expect(safe.top >= 5 && safe.left >= 6 && safe.bottom >= 7 && safe.right >= 8)
            #expect(inset.top == 0 && inset.bottom == 0 || inset.top == safe.top && inset.bottom == safe.bottom)
            #expect(inset.left == 0 && inset.right == 0 || inset.left == safe.left && inset.right == safe.right)
            return (inset.bottom > 0, inset.left > 0)
        }

        private func fits(_ scrollView: UIScrollView) {
            scrollView.contentSize = CGSize(width: 10, height: 10)
        }

        // Source: developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/never
        @Test func neverAddsNothing() async {
            #expect(adjusted(await make(.never)) == (false, false))
        }

        // Source: developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/always
        @Test func alwaysAddsTheSafeArea() async {
            let scrollView = await make(.always)
            #expect(adjusted(scrollView) == (true, true))
            await harness.turn { fits(scrollView) }
            #expect(adjusted(scrollView) == (true, true))
        }

        // Source: developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
        @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, .automatic])
        func scrollableAxesTakeTheSafeArea(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) async {
            let scrollView = await make(behavior)
            #expect(adjusted(scrollView) == (true, false))
            await harness.turn { fits(scrollView) }
            #expect(adjusted(scrollView) == (false, false))
            await harness.turn { scrollView.alwaysBounceVertical = true }
            #expect(adjusted(scrollView) == (true, false))
        }

        // Source:
        // developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/automatic
        @Test func insideANavigationControllerTheFirstScrollViewAlwaysGetsTheVerticalPart() async {
            for index in 0...1 {
                let controller = UIViewController()
                await harness.show(UINavigationController(rootViewController: controller))
                let scrollView = UIScrollView(frame: controller.view.bounds)
                await harness.turn {
                    if index == 1 { controller.view.addSubview(UIView()) }
                    controller.view.addSubview(scrollView)
                    fits(scrollView)
                }
                let expected = index == 0 ? controller.view.safeAreaInsets.top : 0
                expectEqual(scrollView.adjustedContentInset.top, expected)
            }
        }

        // Source: developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
        @Test func theSafeAreaIsAddedAsSoonAsTheContentBecomesScrollable() async {
            let scrollView = await make(.automatic)
            await harness.turn { fits(scrollView) }
            expectEqual(scrollView.adjustedContentInset.bottom, 0)
            await harness.turn { scrollView.contentSize.height = scrollView.bounds.height + 1 }
            expectEqual(scrollView.adjustedContentInset.bottom, scrollView.safeAreaInsets.bottom)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
        @Test func theAdjustedInsetIsTheAppsInsetAndTheSafeArea() async {
            let scrollView = await make(.always)
            scrollView.contentInset.bottom = 300
            expectEqual(scrollView.contentInset.bottom, 300)
            expectEqual(scrollView.adjustedContentInset.bottom, 300 + scrollView.safeAreaInsets.bottom)
        }

        // Source: developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
        @Test func indicatorInsetsAreApartAndDoNotTellTheSafeArea() async {
            let scrollView = await make(.always)
            #expect(scrollView.automaticallyAdjustsScrollIndicatorInsets)
            expectEqual(scrollView.verticalScrollIndicatorInsets.bottom, 0)
            await harness.turn { scrollView.contentInset.bottom = 300 }
            expectEqual(scrollView.verticalScrollIndicatorInsets.bottom, 0)
            await harness.turn { scrollView.verticalScrollIndicatorInsets.bottom = 200 }
            expectEqual(scrollView.verticalScrollIndicatorInsets.bottom, 200)
            #expect(scrollView.contentInset.bottom == 300 && scrollView.horizontalScrollIndicatorInsets.bottom == 0)
        }

        // Source: the published tables of notifications and offsets; airbnb/MagazineLayout #136
        @Test(arguments: [0, 200, 800])
        func aBottomInsetThatGrowsLeavesTheOffset(y: CGFloat) async {
            let scrollView = await harness.showScrollView()
            scrollView.contentOffset.y = y
            await harness.turn { scrollView.contentInset.bottom = 300 }
            expectEqual(scrollView.contentOffset.y, y)
        }

        // Source: the published tables of notifications and offsets
        @Test func aBottomInsetThatShrinksLeavesAnOffsetThatIsStillInRange() async {
            let scrollView = await harness.showScrollView()
            scrollView.contentInset.bottom = 300
            scrollView.contentOffset.y = 500
            await harness.turn { scrollView.contentInset.bottom = 0 }
            expectEqual(scrollView.contentOffset.y, 500)
        }

        // Source: airbnb/MagazineLayout #136: "for free at the top edge"
        @Test func contentAtRestAtItsTopStaysAtTheTop() async {
            let scrollView = await harness.showScrollView()
            await harness.turn { scrollView.contentInset.top = 50 }
            expectEqual(scrollView.contentOffset.y, -50)
            scrollView.contentOffset.y = 100
            await harness.turn { scrollView.contentInset.top = 80 }
            expectEqual(scrollView.contentOffset.y, 100)
        }
    }
}
