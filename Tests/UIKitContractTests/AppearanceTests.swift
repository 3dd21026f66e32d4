import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct Appearance {
        private let harness: any ContractHarness
        private let log = CallLog()

        init() throws {
            harness = try makeHarness()
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
        @Test func aRootControllerAppearsInThisOrder() async {
            await harness.show(SpyController("root", log: log))
            expectEqual(log.all, ["root will appear", "root is appearing", "root did appear"])
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
        @Test func whenItIsAppearingTheViewIsInPlace() async {
            let controller = SpyController("root", log: log)
            let navigation = UINavigationController(rootViewController: UIViewController())
            await harness.show(navigation)
            var seen: (window: UIWindow?, size: CGSize, top: CGFloat)?
            controller.onIsAppearing = { [weak controller] in
                guard let view = controller?.view else { return }
                seen = (view.window, view.bounds.size, view.safeAreaInsets.top)
            }
            await harness.turn { navigation.pushViewController(controller, animated: false) }
            await harness.settle()
            #expect(seen?.window === harness.window && seen?.size == harness.window.bounds.size)
            expectEqual(seen?.top, controller.view.safeAreaInsets.top)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
        @Test func layoutComesBeforeItHasAppeared() async {
            let controller = SpyController("root", log: log)
            let spy = SpyView(frame: controller.view.bounds)
            (spy.name, spy.log) = ("view", log)
            controller.view.addSubview(spy)
            log.forget()
            await harness.show(controller)
            let calls = log.all.filter { !$0.contains("Move") && !$0.contains("safe area") }
            expectEqual(calls, ["root will appear", "root is appearing", "view layout", "root did appear"])
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller, on view-related notifications
        @Test(arguments: [true, false])
        func pushAndPopTellTheOneThatLeavesFirst(animated: Bool) async {
            let (first, second) = (SpyController("first", log: log), SpyController("second", log: log))
            let navigation = UINavigationController(rootViewController: first)
            await harness.show(navigation)
            log.forget()
            await harness.turn { navigation.pushViewController(second, animated: animated) }
            await harness.settle()
            expectEqual(log.all.prefix(3), ["first will disappear", "second will appear", "second is appearing"])
            expectEqual(Set(log.all.dropFirst(3)), ["first did disappear", "second did appear"])
            log.forget()
            await harness.turn { navigation.popViewController(animated: animated) }
            await harness.settle()
            expectEqual(log.all.prefix(3), ["second will disappear", "first will appear", "first is appearing"])
            expectEqual(Set(log.all.dropFirst(3)), ["second did disappear", "first did appear"])
            expectEqual(log.all.count, 5)
        }

        // Source: developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods
        @Test func childrenAreToldOfTheirParentsAppearance() async {
            let parent = UIViewController()
            let child = SpyController("child", log: log)
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            #expect(log.all.isEmpty)
            await harness.show(parent)
            expectEqual(log.all, ["child will appear", "child is appearing", "child did appear"])
            log.forget()
            await harness.show(UIViewController())
            expectEqual(log.all, ["child will disappear", "child did disappear"])
        }
    }
}
