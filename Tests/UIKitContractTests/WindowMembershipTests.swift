import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct WindowMembership {
        private let harness: any ContractHarness
        private let log = CallLog()

        init() throws {
            harness = try makeHarness()
        }

        private func spy(_ name: String, in view: UIView) -> SpyView {
            let spy = SpyView(frame: view.bounds)
            spy.name = name
            spy.log = log
            view.addSubview(spy)
            return spy
        }

        private var moves: [String] { log.all.filter { $0.contains("Move") } }

        // Source: https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()
        @Test func aViewIsToldThatItComesOnScreenAndLeavesIt() async {
            let controller = UIViewController()
            let spy = spy("view", in: controller.view)
            #expect(moves.filter { $0.hasSuffix("in") }.isEmpty)
            log.forget()
            await harness.show(controller)
            expectEqual(moves, ["view willMove in", "view didMove in"])
            log.forget()
            await harness.turn { spy.removeFromSuperview() }
            expectEqual(moves, ["view willMove out", "view didMove out"])
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)
        @Test func itsWindowIsStillThereBeforeTheMoveAndGoneAfter() async {
            let controller = await harness.showPlainController()
            let spy = spy("view", in: controller.view)
            spy.clear()
            await harness.turn { spy.removeFromSuperview() }
            expectEqual(spy.windows.count, 2)
            #expect(spy.windows.first == harness.window && spy.windows.last == .some(nil))
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()
        @Test func viewsInsideAreToldToo() async {
            let controller = await harness.showPlainController()
            let outer = UIView(frame: controller.view.bounds)
            controller.view.addSubview(outer)
            let spy = spy("inner", in: outer)
            spy.clear()
            await harness.turn { outer.removeFromSuperview() }
            expectEqual(moves, ["inner willMove out", "inner didMove out"])
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)
        @Test func anotherWindowIsAMoveAsWell() async throws {
            let controller = await harness.showPlainController()
            let scene = try #require(harness.window.windowScene)
            let other = UIWindow(windowScene: scene)
            let spy = spy("view", in: controller.view)
            await harness.turn { other.addSubview(spy) }
            #expect(spy.window === other && spy.windows.last == other)
            await harness.turn { spy.removeFromSuperview() }
        }

        // Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller: the view of a controller
        // that is covered is not in the window
        @Test(arguments: [true, false])
        func pushAndPopMoveTheViews(animated: Bool) async {
            let (first, second) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: first)
            await harness.show(navigation)
            let below = spy("first", in: first.view)
            let above = spy("second", in: second.view)
            log.forget()
            await harness.turn { navigation.pushViewController(second, animated: animated) }
            await harness.settle()
            #expect(above.window != nil && below.window == nil)
            let pushed = ["second willMove in", "second didMove in", "first willMove out", "first didMove out"]
            expectEqual(moves, pushed)
            log.forget()
            await harness.turn { navigation.popViewController(animated: animated) }
            await harness.settle()
            #expect(below.window != nil && above.window == nil)
            let popped = ["first willMove in", "first didMove in", "second willMove out", "second didMove out"]
            expectEqual(moves, popped)
        }

        // Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller
        @Test func bothViewsAreInTheWindowWhileAPushRuns() async {
            let (first, second) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: first)
            await harness.show(navigation)
            await harness.turn { navigation.pushViewController(second, animated: true) }
            await harness.advance(by: 0.1)
            #expect(first.view.window != nil && second.view.window != nil)
            await harness.settle()
            #expect(first.view.window == nil && second.view.window != nil)
        }

        // MARK: The first responder

        // Source: https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder(): a first responder
        // is part of an active view hierarchy
        @Test(arguments: [0, 1])
        func aFirstResponderThatLeavesTheWindowResigns(levels: Int) async {
            let controller = await harness.showPlainController()
            let form = UIView(frame: controller.view.bounds)
            await harness.turn { controller.view.addSubview(form) }
            let field = await harness.addField(to: form)
            await harness.focus(field)
            await harness.settle()
            #expect(field.isFirstResponder)
            let recorder = NoticeRecorder.listening()
            await harness.turn { (levels == 0 ? field : form).removeFromSuperview() }
            await harness.settle()
            #expect(!field.isFirstResponder)
            #expect(recorder.kinds.contains(.willHide) && recorder.kinds.contains(.endEditing))
        }
    }
}
