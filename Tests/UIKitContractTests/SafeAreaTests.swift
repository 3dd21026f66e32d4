import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct SafeAreas {
        private let harness: any ContractHarness

        init() throws {
            harness = try makeHarness()
        }

        /// A root controller whose safe area has an edge at the bottom of every device.
        private func showRoot() async -> UIViewController {
            let controller = await harness.showPlainController()
            await harness.turn { controller.additionalSafeAreaInsets.bottom = 30 }
            return controller
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/safeareainsets
        @Test func aNavigationBarIsPartOfTheSafeAreaBelowIt() async {
            let controller = UIViewController()
            let navigation = UINavigationController(rootViewController: controller)
            await harness.show(navigation)
            let bar = navigation.navigationBar
            let bottomOfBar = controller.view.convert(bar.bounds, from: bar).maxY
            #expect(bar.frame.height > 0 && controller.view.safeAreaInsets.top == bottomOfBar)
            expectEqual(controller.view.safeAreaInsets.bottom, harness.window.safeAreaInsets.bottom)
            await harness.turn { navigation.setNavigationBarHidden(true, animated: false) }
            expectEqual(controller.view.safeAreaInsets.top, harness.window.safeAreaInsets.top)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
        @Test func additionalInsetsAreAdded() async {
            let controller = await harness.showPlainController()
            let before = controller.view.safeAreaInsets
            await harness.turn { controller.additionalSafeAreaInsets.bottom = 25 }
            expectEqual(controller.view.safeAreaInsets.bottom, before.bottom + 25)
            expectEqual(controller.view.safeAreaInsets.top, before.top)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()
        @Test func aChangeIsToldInItsTurnAndOnce() async {
            let controller = await harness.showPlainController()
            let spy = SpyView(frame: controller.view.bounds)
            await harness.turn { controller.view.addSubview(spy) }
            spy.clear()
            await harness.turn { controller.additionalSafeAreaInsets.bottom = 25 }
            expectEqual(spy.log.all.filter { $0.hasSuffix("safe area") }.count, 1)
        }

        // Source: matrixprojects.net/p/safe-area-insets
        @Test func aPlainViewHasWhatItsPlaceLeaves() async {
            let root: UIView = (await showRoot()).view
            let bottom = root.safeAreaInsets.bottom
            let plain = UIView(frame: root.bounds)
            await harness.turn { root.addSubview(plain) }
            expectEqual(plain.safeAreaInsets, root.safeAreaInsets)
            await harness.turn { plain.frame.origin.y = -10 }
            expectEqual(plain.safeAreaInsets.bottom, bottom - 10)
            await harness.turn { plain.frame.origin.y = -200 }
            expectEqual(plain.safeAreaInsets.bottom, 0)
            await harness.turn { plain.frame = root.bounds.insetBy(dx: 0, dy: 200) }
            #expect(plain.safeAreaInsets.top == 0 && plain.safeAreaInsets.bottom == 0)
        }

        // Source: matrixprojects.net/p/safe-area-insets
        @Test func itsPlaceIsMeasuredFromTheOriginOfTheBoundsToo() async {
            let root: UIView = (await showRoot()).view
            let bottom = root.safeAreaInsets.bottom
            let outer = UIView(frame: root.bounds)
            let plain = UIView(frame: root.bounds)
            await harness.turn {
                root.addSubview(outer)
                outer.addSubview(plain)
            }
            await harness.turn { outer.bounds.origin.y = 10 }
            expectEqual(plain.safeAreaInsets.bottom, bottom - 10)
        }

        // Source: matrixprojects.net/p/safe-area-insets
        @Test func theViewOfAChildControllerKeepsItsInsetsWhileItIsMoved() async {
            let parent = await showRoot()
            let child = UIViewController()
            await harness.turn {
                parent.addChild(child)
                child.view.frame = parent.view.bounds
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            let insets = child.view.safeAreaInsets
            expectEqual(insets.bottom, parent.view.safeAreaInsets.bottom)
            await harness.turn { child.view.center.y -= 200 }
            expectEqual(child.view.safeAreaInsets, insets)
        }

        // Source: hackiftekhar/IQKeyboardManager #1899
        @Test func aRootViewThatIsMovedUpLosesItsBottom() async {
            let controller = await harness.showPlainController()
            let view: UIView = controller.view
            let rest = view.safeAreaInsets
            let window = harness.window.safeAreaInsets
            await harness.turn { view.center.y -= 20 }
            expectEqual(view.safeAreaInsets.bottom, max(0, window.bottom - 20))
            expectEqual(view.safeAreaInsets.top, rest.top)
            await harness.turn { view.frame.origin.y = -200 }
            #expect(view.safeAreaInsets.bottom == 0 && view.safeAreaInsets.top == rest.top)
            await harness.turn { view.frame.origin.y = 0 }
            expectEqual(view.safeAreaInsets, rest)
        }

        // Source: hackiftekhar/IQKeyboardManager #1899;
        // https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
        @Test func whatItLosesCanBeGivenBack() async {
            let controller = await harness.showPlainController()
            let view: UIView = controller.view
            let rest = view.safeAreaInsets
            await harness.turn { view.center.y -= 200 }
            await harness.turn {
                controller.additionalSafeAreaInsets.bottom = rest.bottom - view.safeAreaInsets.bottom
            }
            expectEqual(view.safeAreaInsets, rest)
        }
    }
}
