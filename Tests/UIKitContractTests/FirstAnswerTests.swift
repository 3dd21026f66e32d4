import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// What the design leans on most, and reports differ about or do not tell. Each answer among those that are known is one
    /// that the simulated device can give, and the library is tested with all of them. On a device the run prints which it is,
    /// in lines that begin with CONTRACT-ANSWER.
    @MainActor
    @Suite
    struct FirstAnswers {
        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()

        init() throws {
            harness = try makeHarness()
        }

        private func tell(_ question: String, _ answer: String, among known: [String]) {
            print("CONTRACT-ANSWER \(question): \(answer)")
            #expect(known.contains(answer), "\(question)")
        }

        // Fact 97; switch `storesSafeArea`
        @Test func whenTheSafeAreaFollowsANewCenter() async {
            let root: UIView = await harness.showPlainController().view
            // Not every device has a home indicator.
            let isAtBottom = root.safeAreaInsets.bottom > 0
            let distance: CGFloat = isAtBottom ? -10 : 10
            func inset() -> CGFloat { isAtBottom ? root.safeAreaInsets.bottom : root.safeAreaInsets.top }
            let before = inset()
            var inThatTurn = before
            await harness.turn {
                root.center.y += distance
                inThatTurn = inset()
            }
            let after = inset()
            await harness.turn { root.center.y -= distance }
            expectEqual(inset(), before)
            let answer = inThatTurn != before ? "at once" : after != before ? "with the layout" : "never"
            tell("The safe area follows a new center", answer, among: ["at once", "with the layout"])
        }

        // Facts 66 and 67; switch `caretPlacement`. A real tap is for the recorder and the UI tests.
        @Test func whenATextViewThatBeginsHasItsCaret() async throws {
            let textView = await harness.addTextView(to: harness.showPlainController().view)
            await harness.turn { textView.text = "One\nTwo\nThree" }
            func caret() -> CGRect? {
                let range = textView.isFirstResponder ? textView.selectedTextRange : nil
                return range.map { textView.caretRect(for: $0.end) }
            }
            var atTheNotice: CGRect?
            recorder.onRecord = { notice in
                if notice.kind == .beginEditing { atTheNotice = caret() }
            }
            await harness.focus(textView)
            let afterTheTurn = caret()
            await harness.settle()
            let final = try #require(caret())
            func isThere(_ rect: CGRect?) -> Bool {
                rect.map { $0.height > 0 && $0.isClose(to: final, within: 1) } ?? false
            }
            let answer = isThere(atTheNotice) ? "with the notice" : isThere(afterTheTurn) ? "in its turn" : "later"
            tell(
                "A text view that begins editing has its caret", answer,
                among: ["with the notice", "in its turn", "later"])
            await harness.endEditing()
            await harness.settle()
        }

        // Reports of iOS 26 name 40 ms, of earlier systems the announced duration; `trace 44`
        @Test func whenTheKeyboardHasShown() async {
            let field = await harness.addField(to: harness.showPlainController().view)
            var times: [NoticeKind: TimeInterval] = [:]
            recorder.onRecord = { [harness] notice in times[notice.kind] = harness.now }
            await harness.focus(field)
            for _ in 0..<50 where times[.didShow] == nil { await harness.advance(by: 0.1) }
            let duration = recorder.last(.willShow)?.duration ?? 0
            let time = (times[.didShow] ?? .infinity) - (times[.willShow] ?? .infinity)
            let answer = time < duration / 2 ? "before its duration is over" : time < 5 ? "after its duration" : "never"
            tell("The keyboard has shown", answer, among: ["before its duration is over", "after its duration"])
            await harness.endEditing()
            await harness.settle()
        }

        // Fact 92; switch `guideOwners`
        @Test func whenTheOwnerOfAGuideIsLaidOut() async {
            let root: UIView = await harness.showPlainController().view
            let field = await harness.addField(to: root)
            let owner = SpyView(frame: root.bounds)
            owner.isUserInteractionEnabled = false
            await harness.turn {
                root.addSubview(owner)
                _ = owner.keyboardLayoutGuide
            }
            var announced: Bool?
            owner.onLayout = { [recorder] in announced = announced ?? recorder.kinds.contains(.willShow) }
            await harness.turn {
                owner.setNeedsLayout()
                field.becomeFirstResponder()
            }
            let answer = announced.map { $0 ? "after the notices" : "before the notices" } ?? "not in that turn"
            tell(
                "The owner of a guide is laid out", answer,
                among: ["before the notices", "after the notices", "not in that turn"])
            await harness.endEditing()
            await harness.settle()
        }

        // Facts 30 and 31: a guide that is pinned in a window was neither seen nor moved
        @Test func whereAGuideOfItsOwnFollowsTheKeyboard() async throws {
            let root: UIView = await harness.showPlainController().view
            let field = await harness.addField(to: root)
            let (inRoot, inWindow) = (UIView(frame: root.bounds), UIView(frame: harness.window.bounds))
            await harness.turn {
                for (view, superview) in [(inRoot, root), (inWindow, harness.window)] {
                    view.isUserInteractionEnabled = false
                    superview.insertSubview(view, at: 0)
                    _ = view.keyboardLayoutGuide
                }
            }
            await harness.focus(field)
            await harness.settle()
            let top = try #require(recorder.last(.willShow)?.end).minY
            func isThere(_ view: UIView) -> Bool {
                view.convert(view.keyboardLayoutGuide.layoutFrame, to: nil).minY.isClose(to: top, within: 1)
            }
            #expect(isThere(inRoot))
            let answer = isThere(inWindow) ? "in a root view and in a window" : "in a root view only"
            tell(
                "A view's own guide follows", answer, among: ["in a root view and in a window", "in a root view only"])
            await harness.endEditing()
            await harness.settle()
        }

        // The library asks the guides of views wherever they end. One that rests in the middle of such a view would look like
        // a keyboard. Its own bottom: fact 181
        @Test func whereTheGuideOfAViewThatEndsBelowTheWindowIs() async throws {
            let root: UIView = await harness.showPlainController().view
            let field = await harness.addField(to: root)
            let tall = UIView(frame: root.bounds)
            tall.frame.size.height += tall.frame.height
            tall.isUserInteractionEnabled = false
            await harness.turn {
                root.insertSubview(tall, at: 0)
                _ = tall.keyboardLayoutGuide
            }
            await harness.settle()
            let (window, end) = (harness.window.bounds.maxY, tall.convert(tall.bounds, to: nil).maxY)
            let safeEnds = (window - harness.window.safeAreaInsets.bottom, end - tall.safeAreaInsets.bottom)
            func place(_ keyboard: CGFloat = .infinity) -> String {
                let top = tall.convert(tall.keyboardLayoutGuide.layoutFrame, to: nil).minY
                let places = [
                    (keyboard, "the keyboard"), (window, "the window's bottom"), (safeEnds.0, "the window's safe area"),
                    (safeEnds.1, "its own safe area"), (end, "its own bottom"),
                ]
                return places.first { top.isClose(to: $0.0, within: 1) }?.1 ?? "\(top) of \(end)"
            }
            let rest = place()
            await harness.focus(field)
            await harness.settle()
            let shown = place(try #require(recorder.last(.willShow)?.end).minY)
            tell(
                "The guide of a view that ends below the window is", "at \(rest), then at \(shown)",
                among: ["its own safe area", "its own bottom"].map { "at \($0), then at the keyboard" })
            await harness.endEditing()
            await harness.settle()
        }

        // The library looks there for the guide that an app pins its bar to
        @Test func whetherTheKeyboardsGuideIsAmongTheLayoutGuides() async {
            let root: UIView = await harness.showPlainController().view
            func isAmong() -> Bool { root.layoutGuides.contains { $0 is UIKeyboardLayoutGuide } }
            let before = isAmong()
            await harness.turn { _ = root.keyboardLayoutGuide }
            let answer = before ? "always" : isAmong() ? "once it was asked for" : "never"
            tell("The keyboard's guide is among a view's layout guides", answer, among: ["once it was asked for"])
        }

        // The library knows them by these names; a new one would be moved twice
        @Test func whatTheViewsOfSwiftUIAndWebKitAreCalled() async {
            for (framework, controller, wanted) in [
                ("SwiftUI", harness.makeSwiftUIController(), ["_UIHostingView"]),
                ("WebKit", harness.makeWebController(), ["WKWebView", "WKContentView"]),
            ] {
                await harness.show(controller)
                await harness.settle()
                let names = Self.names(of: controller.view)
                print("CONTRACT-ANSWER The views of \(framework) are called: \(names.joined(separator: ", "))")
                #expect(wanted.allSatisfy(names.contains), "\(framework)")
            }
        }

        /// The names of the classes in a tree, each once, from the root on, without what a generic one is made of.
        private static func names(of root: UIView) -> [String] {
            var names: [String] = []
            var views = [root]
            while !views.isEmpty {
                let view = views.removeFirst()
                let name = String(describing: view.classForCoder).prefix { $0 != "<" }
                if !names.contains(String(name)) { names.append(String(name)) }
                views += view.subviews
            }
            return names
        }
    }
}
