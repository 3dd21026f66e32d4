import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct KeyboardLayoutGuides {
        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()

        init() throws {
            harness = try makeHarness()
        }

        // Source: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
        @Test func withoutAKeyboardTheGuideLiesAtTheBottomOfTheSafeArea() async {
            let controller = await harness.showPlainController()
            await harness.turn { _ = controller.view.keyboardLayoutGuide }
            await harness.settle()
            let view: UIView = controller.view
            let guide = view.keyboardLayoutGuide.layoutFrame
            #expect(guide.minY.isClose(to: view.bounds.maxY - view.safeAreaInsets.bottom))
            #expect(guide.maxY.isClose(to: view.bounds.maxY))
        }

        // Source: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
        @Test func theGuideIsWhatADockedKeyboardCovers() async throws {
            let controller = await harness.showPlainController()
            let view: UIView = controller.view
            await harness.turn { _ = view.keyboardLayoutGuide }
            await harness.focus(harness.addField(to: view))
            await harness.settle()
            let end = try #require(recorder.last(.willShow)?.end)
            let keyboard = view.convert(end, from: harness.window.screen.coordinateSpace)
            let guide = view.keyboardLayoutGuide.layoutFrame
            #expect(guide.minY.isClose(to: keyboard.minY))
            #expect(guide.width.isClose(to: view.bounds.width))
            await harness.endEditing()
            await harness.settle()
            #expect(view.keyboardLayoutGuide.layoutFrame.height.isClose(to: view.safeAreaInsets.bottom))
        }

        // Source: the documentation has one for each view; of a window's own it was reported that it shows nothing
        @Test func aViewThatIsAddedToTheWindowHasOneTooAlsoLate() async throws {
            let controller = await harness.showPlainController()
            await harness.focus(harness.addField(to: controller.view))
            await harness.settle()
            let end = try #require(recorder.last(.willShow)?.end)
            let view = UIView(frame: harness.window.bounds)
            await harness.turn {
                harness.window.insertSubview(view, at: 0)
                _ = view.keyboardLayoutGuide
                view.layoutIfNeeded()
            }
            let keyboard = view.convert(end, from: harness.window.screen.coordinateSpace)
            #expect(view.keyboardLayoutGuide.layoutFrame.minY.isClose(to: keyboard.minY))
            await harness.turn { view.removeFromSuperview() }
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide
        @Test func theGuideIsInTheCoordinatesOfItsView() async throws {
            let controller = await harness.showPlainController()
            let low = UIView(frame: controller.view.bounds)
            low.frame.origin.y += 80
            low.frame.size.height -= 80
            await harness.turn {
                controller.view.addSubview(low)
                _ = (low.keyboardLayoutGuide, controller.view.keyboardLayoutGuide)
            }
            await harness.focus(harness.addField(to: controller.view))
            await harness.settle()
            let whole = controller.view.keyboardLayoutGuide.layoutFrame
            #expect(low.keyboardLayoutGuide.layoutFrame.minY.isClose(to: whole.minY - 80))
        }

        // Source: freshOS/KeyboardLayoutGuide #9; artsy/eigen #668: to a newcomer a standing keyboard posts nothing
        @Test func theGuideKnowsAKeyboardThatCameBeforeTheView() async throws {
            let first = UIViewController()
            let navigation = UINavigationController(rootViewController: first)
            await harness.show(navigation)
            await harness.focus(harness.addField(at: 200, to: first.view))
            await harness.settle()
            let end = try #require(recorder.last(.willShow)?.end)
            recorder.forget()
            let late = UIView(frame: first.view.bounds)
            await harness.turn {
                first.view.addSubview(late)
                _ = late.keyboardLayoutGuide
            }
            await harness.settle()
            #expect(recorder.kinds.isEmpty)
            let guide = harness.window.convert(late.keyboardLayoutGuide.layoutFrame, from: late)
            #expect(guide.minY.isClose(to: end.minY))
        }
    }
}
