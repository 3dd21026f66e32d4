import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// Toolbars and tab bars at the bottom of a navigation controller.
    @MainActor
    @Suite
    struct BottomBars {
        private let harness: any ContractHarness
        private let controller = UIViewController()
        private let navigation: UINavigationController

        init() throws {
            harness = try makeHarness()
            navigation = UINavigationController(rootViewController: controller)
        }

        private var indicator: CGFloat { harness.window.safeAreaInsets.bottom }
        private var bottom: CGFloat { harness.window.bounds.maxY - indicator }

        private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

        // Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/istoolbarhidden
        @Test func thereIsNoToolbarBeforeItIsShown() async {
            await harness.show(navigation)
            #expect(navigation.isToolbarHidden)
            expectEqual(controller.view.safeAreaInsets.bottom, indicator)
        }

        // Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/settoolbarhidden(_:animated:)
        @Test(arguments: [false, true])
        func aToolbarIs44PointsOfTheSafeAreaAboveTheHomeIndicator(animated: Bool) async {
            await harness.show(navigation)
            await harness.turn { navigation.setToolbarHidden(false, animated: animated) }
            await harness.settle()
            #expect(!navigation.isToolbarHidden)
            expectEqual(frame(of: navigation.toolbar).minY, bottom - 44)
            expectEqual(controller.view.safeAreaInsets.bottom, indicator + 44)
            await harness.turn { navigation.setToolbarHidden(true, animated: animated) }
            await harness.settle()
            #expect(frame(of: navigation.toolbar).minY >= bottom || navigation.toolbar.isHidden)
            expectEqual(controller.view.safeAreaInsets.bottom, indicator)
        }

        // Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/hideshowbarduration
        @Test func anAnimatedToolbarTakesTheContentAlong() async {
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.heightAnchor.constraint(equalToConstant: 30),
                bar.widthAnchor.constraint(equalToConstant: 30),
                bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                bar.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
            ])
            await harness.show(navigation)
            await harness.turn { navigation.setToolbarHidden(false, animated: true) }
            expectEqual(bar.frame.maxY, bottom - 44)
            await harness.advance(by: UINavigationController.hideShowBarDuration / 2)
            let shown = harness.shownFrame(of: bar).maxY
            #expect(shown < bottom && shown > bottom - 44)
            await harness.settle()
            expectEqual(harness.shownFrame(of: bar).maxY, bottom - 44)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/toolbaritems
        @Test func theToolbarShowsTheItemsOfTheControllerOnTop() async {
            let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
            controller.toolbarItems = [first]
            await harness.show(navigation)
            await harness.turn { navigation.isToolbarHidden = false }
            expectEqual(navigation.toolbar.items, [first])
            let pushed = UIViewController()
            pushed.setToolbarItems([.flexibleSpace(), second], animated: false)
            await harness.turn { navigation.pushViewController(pushed, animated: false) }
            await harness.settle()
            #expect(navigation.toolbar.items?.last === second)
            await harness.turn { pushed.setToolbarItems([first], animated: false) }
            expectEqual(navigation.toolbar.items, [first])
        }

        // Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller: the bar keeps its place
        @Test func aToolbarStandsOnATabBar() async {
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            await harness.show(tabs)
            await harness.turn { navigation.setToolbarHidden(false, animated: false) }
            await harness.settle()
            let tabBar = frame(of: tabs.tabBar)
            expectEqual(tabBar.minY, bottom - 49)
            expectEqual(frame(of: navigation.toolbar).maxY, tabBar.minY)
            expectEqual(controller.view.safeAreaInsets.bottom, indicator + 49 + 44)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed
        @Test(arguments: [false, true])
        func aPushedControllerMayHideTheTabBarUntilItIsPopped(animated: Bool) async {
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            await harness.show(tabs)
            expectEqual(controller.view.safeAreaInsets.bottom, indicator + 49)
            let (pushed, above) = (UIViewController(), UIViewController())
            pushed.hidesBottomBarWhenPushed = true
            for next in [pushed, above] {
                await harness.turn { navigation.pushViewController(next, animated: animated) }
                await harness.settle()
                expectEqual(next.view.safeAreaInsets.bottom, indicator)
                #expect(tabs.tabBar.window == nil || frame(of: tabs.tabBar).maxX <= 0)
            }
            await harness.turn { navigation.popViewController(animated: animated) }
            await harness.settle()
            expectEqual(pushed.view.safeAreaInsets.bottom, indicator)
            await harness.turn { navigation.popViewController(animated: animated) }
            await harness.settle()
            expectEqual(controller.view.safeAreaInsets.bottom, indicator + 49)
            #expect(frame(of: tabs.tabBar).minY == bottom - 49 && frame(of: tabs.tabBar).minX == 0)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed
        @Test func aPushedControllerMayHideTheToolbarToo() async {
            await harness.show(navigation)
            await harness.turn { navigation.setToolbarHidden(false, animated: false) }
            let pushed = UIViewController()
            pushed.hidesBottomBarWhenPushed = true
            await harness.turn { navigation.pushViewController(pushed, animated: false) }
            await harness.settle()
            expectEqual(pushed.view.safeAreaInsets.bottom, indicator)
            await harness.turn { navigation.popViewController(animated: false) }
            await harness.settle()
            expectEqual(controller.view.safeAreaInsets.bottom, indicator + 44)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed: on the stack
        // of that tab
        @Test func anotherTabHasItsBar() async {
            let (tabs, other) = (UITabBarController(), UIViewController())
            tabs.viewControllers = [navigation, other]
            await harness.show(tabs)
            let pushed = UIViewController()
            pushed.hidesBottomBarWhenPushed = true
            await harness.turn { navigation.pushViewController(pushed, animated: false) }
            await harness.turn { tabs.selectedIndex = 1 }
            await harness.settle()
            expectEqual(other.view.safeAreaInsets.bottom, indicator + 49)
            expectEqual(frame(of: tabs.tabBar).minX, 0)
        }

        #if os(Linux)
            // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed
            @Test func aSwipeBackThatIsTakenBackHidesTheTabBarAgain() async {
                let harness = SimulatedDeviceHarness()
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                await harness.show(tabs)
                let pushed = UIViewController()
                pushed.hidesBottomBarWhenPushed = true
                await harness.turn { navigation.pushViewController(pushed, animated: false) }
                harness.device.beginInteractivePop()
                expectEqual(controller.view.safeAreaInsets.bottom, 83)
                harness.device.cancelInteractivePop()
                expectEqual(pushed.view.safeAreaInsets.bottom, 34)
                #expect(frame(of: tabs.tabBar).maxX <= 0)
                harness.device.beginInteractivePop()
                harness.device.finishInteractivePop()
                expectEqual(controller.view.safeAreaInsets.bottom, 83)
                expectEqual(frame(of: tabs.tabBar).minX, 0)
            }
        #endif
    }
}
