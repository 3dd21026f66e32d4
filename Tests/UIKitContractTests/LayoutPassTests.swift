import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct LayoutPasses {
        private let harness: any ContractHarness
        private let log = CallLog()

        init() throws {
            harness = try makeHarness()
        }

        private func spies(_ names: [String]) async -> [SpyView] {
            let controller = await harness.showPlainController()
            let spies = names.map { name in
                let spy = SpyView(frame: CGRect(x: 50, y: 300, width: 50, height: 50))
                spy.name = name
                spy.log = log
                return spy
            }
            await harness.turn { spies.forEach { controller.view.addSubview($0) } }
            for spy in spies { spy.clear() }
            return spies
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/setneedslayout()
        @Test func aViewThatNeedsLayoutIsLaidOutOnceAtTheEndOfTheTurn() async {
            let view = (await spies(["view"]))[0]
            await harness.turn {
                for _ in 0..<3 { view.setNeedsLayout() }
                expectEqual(view.layouts, 0)
            }
            expectEqual(view.layouts, 1)
            await harness.settle()
            expectEqual(view.layouts, 1)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/setneedslayout()
        @Test func thatHoldsForWhatIsMarkedInsideANotificationOfTheKeyboard() async {
            let view = (await spies(["view"]))[0]
            let recorder = NoticeRecorder.listening()
            recorder.onRecord = { if [.willShow, .beginEditing].contains($0.kind) { view.setNeedsLayout() } }
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            await harness.turn { view.superview?.addSubview(field) }
            view.clear()
            await harness.turn {
                field.becomeFirstResponder()
                expectEqual(view.layouts, 0)
            }
            expectEqual(view.layouts, 1)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
        @Test func layoutIfNeededLaysOutAtOnceAndOnlyWhatNeedsIt() async {
            let view = (await spies(["view"]))[0]
            await harness.turn {
                view.setNeedsLayout()
                view.superview?.layoutIfNeeded()
                expectEqual(view.layouts, 1)
                view.superview?.layoutIfNeeded()
                expectEqual(view.layouts, 1)
            }
            expectEqual(view.layouts, 1)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/layoutifneeded(): from the root down
        @Test func superviewsAreLaidOutBeforeTheirSubviews() async {
            let outer = (await spies(["outer"]))[0]
            let inner = SpyView()
            (inner.name, inner.log) = ("inner", log)
            await harness.turn { outer.addSubview(inner) }
            log.forget()
            await harness.turn {
                inner.setNeedsLayout()
                outer.setNeedsLayout()
            }
            expectEqual(log.all, ["outer layout", "inner layout"])
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
        @Test func anEarlierSiblingThatBecomesDirtyInThePassCanBeFlushed() async {
            let views = await spies(["earlier", "probe"])
            let (earlier, probe) = (views[0], views[1])
            probe.onLayout = {
                earlier.setNeedsLayout()
                earlier.superview?.layoutIfNeeded()
                expectEqual(earlier.layouts, 1)
            }
            await harness.turn { probe.setNeedsLayout() }
            #expect(earlier.layouts == 1 && probe.layouts == 1)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
        @Test func aLaterSiblingCanBeFlushedThroughItself() async {
            let views = await spies(["probe", "later"])
            let (probe, later) = (views[0], views[1])
            probe.onLayout = {
                later.layoutIfNeeded()
                expectEqual(later.layouts, 1)
            }
            await harness.turn {
                later.setNeedsLayout()
                probe.setNeedsLayout()
            }
            #expect(later.layouts == 1 && probe.layouts == 1)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/setneedslayout()
        @Test func aViewThatIsMarkedWhileItIsLaidOutIsLaidOutAgain() async {
            let views = await spies(["first", "second"])
            let (first, second) = (views[0], views[1])
            second.onLayout = { if first.layouts == 1 { first.setNeedsLayout() } }
            await harness.turn {
                first.setNeedsLayout()
                second.setNeedsLayout()
            }
            expectEqual(first.layouts, 2)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()
        @Test func anotherSizeNeedsLayoutAndAnotherPlaceDoesNot() async {
            let view = (await spies(["view"]))[0]
            await harness.turn { view.frame.size.height += 10 }
            expectEqual(view.layouts, 1)
            await harness.turn { view.center.y += 10 }
            expectEqual(view.layouts, 1)
        }
    }
}
