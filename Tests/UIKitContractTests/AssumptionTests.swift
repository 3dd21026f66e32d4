import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// The sides that the simulation takes where no source is sure; `ASSUMPTIONS.md` lists them.
    @MainActor
    @Suite
    struct Assumptions {
        private let harness: any ContractHarness
        private let log = CallLog()

        init() throws {
            harness = try makeHarness()
        }

        @Test func didDisappearComesBeforeDidAppear() async {
            let (first, second) = (SpyController("first", log: log), SpyController("second", log: log))
            let navigation = UINavigationController(rootViewController: first)
            await harness.show(navigation)
            await harness.turn { navigation.pushViewController(second, animated: true) }
            await harness.settle()
            expectEqual(log.all.suffix(2), ["first did disappear", "second did appear"])
        }

        @Test func parentsAreToldOfTheirAppearanceBeforeTheirChildren() async {
            let parent = SpyController("parent", log: log)
            let child = SpyController("child", log: log)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            await harness.show(parent)
            let expected = ["will appear", "is appearing", "did appear"].flatMap { ["parent \($0)", "child \($0)"] }
            expectEqual(log.all, expected)
        }

        @Test func aFieldThatIsPoppedResignsBetweenWillAndDidDisappear() async {
            let (first, second) = (UIViewController(), SpyController("second", log: log))
            let navigation = UINavigationController(rootViewController: first)
            await harness.show(navigation)
            await harness.turn { navigation.pushViewController(second, animated: true) }
            await harness.settle()
            await harness.focus(harness.addField(at: 200, to: second.view))
            await harness.settle()
            log.forget()
            let recorder = NoticeRecorder.listening()
            recorder.onRecord = { [log] in if $0.kind == .willHide { log.record("will hide") } }
            await harness.turn { navigation.popViewController(animated: true) }
            await harness.settle()
            expectEqual(log.all, ["second will disappear", "will hide", "second did disappear"])
        }

        @Test func theSafeAreaOfAnInvertedViewIsThatOfItsFrame() async {
            let controller = await harness.showPlainController()
            let view = UIView(frame: controller.view.bounds)
            await harness.turn { controller.view.addSubview(view) }
            let before = view.safeAreaInsets
            await harness.turn { view.transform = CGAffineTransform(scaleX: 1, y: -1) }
            expectEqual(view.safeAreaInsets, before)
        }

        @Test func aKeyboardThatGoesEndsBelowTheScreen() async throws {
            let recorder = NoticeRecorder.listening()
            let controller = await harness.showPlainController()
            await harness.focus(harness.addField(to: controller.view))
            await harness.settle()
            await harness.endEditing()
            #expect(try #require(recorder.last(.willHide)?.end).minY >= harness.window.screen.bounds.maxY)
        }

        @Test func aFieldHasLostTheFocusWhenTheEndOfEditingIsTold() async {
            let controller = await harness.showPlainController()
            let field = await harness.addField(to: controller.view)
            await harness.focus(field)
            let recorder = NoticeRecorder.listening()
            var hadFocus: Bool?
            recorder.onRecord = { if $0.kind == .endEditing { hadFocus = field.isFirstResponder } }
            await harness.endEditing()
            expectEqual(hadFocus, false)
        }

        @Test func aWindowHasThePartOfTheSafeAreaThatItReaches() async throws {
            let window = UIWindow(windowScene: try #require(harness.window.windowScene))
            let (screen, insets) = (harness.window.bounds, harness.window.safeAreaInsets)
            await harness.turn {
                window.frame = CGRect(x: 0, y: 10, width: screen.width, height: screen.height - 110)
                window.rootViewController = UIViewController()
                window.isHidden = false
            }
            #expect(window.safeAreaInsets.top == max(0, insets.top - 10) && window.safeAreaInsets.bottom == 0)
        }

        @Test func viewsOutsideOfWindowsConvertFromTheTopOfTheirTree() {
            let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
            inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
            outer.addSubview(inner)
            expectEqual(inner.convert(inner.bounds, to: nil), inner.frame)
        }

        @Test func anInsetAloneDoesNotMakeContentScrollable() async {
            let scrollView = await harness.showScrollView(.automatic)
            await harness.turn {
                harness.window.rootViewController?.additionalSafeAreaInsets.bottom = 30
                scrollView.contentSize.height = scrollView.bounds.height - 100
                scrollView.contentInset.bottom = 300
            }
            expectEqual(scrollView.adjustedContentInset.bottom, 300)
        }

        @Test func whatIsLargerThanTheVisibleAreaShowsItsFarEnd() async {
            let scrollView = await harness.showScrollView()
            let height = scrollView.bounds.height
            let large = CGRect(x: 0, y: 100, width: 10, height: height + 200)
            await harness.turn { scrollView.scrollRectToVisible(large, animated: false) }
            expectEqual(scrollView.contentOffset.y, 300)
        }

        @Test func aFieldIsScrolledIntoSightAgainWhenTheKeyboardIsUp() async {
            let scrollView = await harness.showScrollView()
            let field = await harness.addField(at: scrollView.bounds.height - 150, to: scrollView)
            let recorder = NoticeRecorder.listening()
            recorder.onRecord = { if $0.kind == .willShow { scrollView.contentInset.bottom = 300 } }
            await harness.focus(field)
            expectEqual(scrollView.contentOffset.y, 0)
            await harness.settle()
            #expect(field.frame.maxY <= scrollView.bounds.maxY - 300)
        }

        @Test func aTextViewThatDoesNotScrollMovesTheScrollViewAroundIt() async {
            let scrollView = await harness.showScrollView()
            let textView = await harness.addTextView(height: 2000, to: scrollView)
            textView.isScrollEnabled = false
            textView.text = (1...60).map(String.init).joined(separator: "\n")
            await harness.focus(textView)
            await harness.turn { textView.selectedRange = NSRange(location: textView.text.utf16.count, length: 0) }
            await harness.settle()
            await harness.turn { textView.insertText("\nmore") }
            await harness.settle()
            let caret = textView.selectedTextRange.map { textView.caretRect(for: $0.end) } ?? .null
            #expect(textView.convert(caret, to: scrollView).maxY <= scrollView.bounds.maxY + 1)
            #expect(scrollView.contentOffset.y > 0)
        }

        @Test func siblingsAreLaidOutInTheOrderOfTheSubviews() async {
            let controller = await harness.showPlainController()
            let spies = ["first", "second", "third"].map { name in
                let spy = SpyView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                (spy.name, spy.log) = (name, log)
                return spy
            }
            await harness.turn { spies.forEach { controller.view.addSubview($0) } }
            log.forget()
            await harness.turn { for spy in spies.reversed() { spy.setNeedsLayout() } }
            expectEqual(log.all, ["first layout", "second layout", "third layout"])
        }

        @Test func aDelegateHearsOfTheBeginningBeforeTheCentre() async {
            final class Delegate: NSObject, UITextFieldDelegate {
                let log: CallLog
                init(_ log: CallLog) { self.log = log }
                func textFieldDidBeginEditing(_ textField: UITextField) { log.record("delegate") }
            }
            let controller = await harness.showPlainController()
            let field = await harness.addField(to: controller.view)
            let delegate = Delegate(log)
            field.delegate = delegate
            field.addAction(UIAction { [log] _ in log.record("action") }, for: .editingDidBegin)
            let recorder = NoticeRecorder.listening()
            recorder.onRecord = { [log] in if $0.kind == .beginEditing { log.record("notification") } }
            await harness.focus(field)
            expectEqual(log.all, ["action", "delegate", "notification"])
        }
    }
}
