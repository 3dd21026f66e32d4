import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct ContainerControllers {
        private let harness: any ContractHarness
        private let log = CallLog()

        init() throws {
            harness = try makeHarness()
        }

        // Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller
        @Test func aTabChangeTakesTheOldViewOutOfTheWindow() async {
            let tabs = UITabBarController()
            let (first, second) = (SpyController("first", log: log), SpyController("second", log: log))
            tabs.viewControllers = [first, second]
            await harness.show(tabs)
            log.forget()
            await harness.turn { tabs.selectedIndex = 1 }
            await harness.settle()
            #expect(first.view.window == nil)
            #expect(second.view.window === harness.window)
            expectEqual(log.all.first, "first will disappear")
            expectEqual(Set(log.all.suffix(2)), ["first did disappear", "second did appear"])
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/safeareainsets
        @Test func aTabBarIsPartOfTheSafeArea() async {
            let tabs = UITabBarController()
            let controller = UIViewController()
            tabs.viewControllers = [controller]
            await harness.show(tabs)
            expectEqual(controller.view.safeAreaInsets.bottom, tabs.tabBar.frame.height)
        }

        // Source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
        @Test func aFullScreenPresentationTakesThePresenterOutOfTheWindow() async {
            let (below, above) = (SpyController("below", log: log), SpyController("above", log: log))
            await harness.show(below)
            above.modalPresentationStyle = .fullScreen
            await harness.turn { below.present(above, animated: false) }
            await harness.settle()
            #expect(below.view.window == nil)
            log.forget()
            await harness.turn { below.dismiss(animated: false) }
            await harness.settle()
            #expect(below.view.window === harness.window)
            #expect(log.all.contains("below did appear"))
        }

        // Assumed of sheets; Apple says it of popovers in viewDidAppear(_:).
        @Test func aSheetTellsThePresenterNothing() async {
            let (below, above) = (SpyController("below", log: log), SpyController("above", log: log))
            await harness.show(below)
            log.forget()
            above.modalPresentationStyle = .pageSheet
            await harness.turn { below.present(above, animated: false) }
            await harness.settle()
            #expect(below.view.window === harness.window)
            #expect(!log.all.contains { $0.hasPrefix("below") })
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
        @Test func whatAContainerPresentsItsChildrenPresentToo() async {
            let child = UIViewController()
            let navigation = UINavigationController(rootViewController: child)
            await harness.show(navigation)
            let sheet = UIViewController()
            await harness.turn { child.present(sheet, animated: false) }
            await harness.settle()
            #expect(child.presentedViewController === sheet)
            #expect(navigation.presentedViewController === sheet)
            #expect(sheet.presentingViewController === navigation)
        }

        // Source: https://github.com/slackhq/SlackTextViewController/issues/300
        @Test func aPresentationEndsTheFocusOfThePresenter() async {
            let controller = UIViewController()
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            controller.view.addSubview(field)
            await harness.show(controller)
            await harness.focus(field)
            let recorder = NoticeRecorder.listening()
            await harness.turn { controller.present(UIViewController(), animated: false) }
            await harness.settle()
            #expect(!field.isFirstResponder)
            #expect(recorder.all.contains { $0.kind == .willHide })
        }
    }
}
