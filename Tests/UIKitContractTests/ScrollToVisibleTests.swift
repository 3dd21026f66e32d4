import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct ScrollingToVisible {
        private let harness: any ContractHarness

        init() throws {
            harness = try makeHarness()
        }

        private func line(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 10, height: 40) }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)
        @Test func aVisibleRectangleMovesNothing() async {
            let scrollView = await harness.showScrollView()
            scrollView.contentOffset.y = 100
            for y in [100, 200, scrollView.bounds.height + 60] {
                await harness.turn { scrollView.scrollRectToVisible(line(y), animated: false) }
                expectEqual(scrollView.contentOffset.y, 100)
            }
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:): "if the
        // area is already visible, the method does nothing"
        @Test(arguments: [-60, 2000])
        func aVisibleRectangleLeavesAnOffsetBeyondTheRangeAlone(y: CGFloat) async {
            let scrollView = await harness.showScrollView()
            await harness.turn { scrollView.contentOffset.y = y }
            for animated in [true, false] {
                await harness.turn { scrollView.scrollRectToVisible(line(y + 100), animated: animated) }
                await harness.settle()
                expectEqual(scrollView.contentOffset.y, y)
            }
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)
        @Test func theMovementIsTheLeast() async {
            let scrollView = await harness.showScrollView()
            let height = scrollView.bounds.height
            await harness.turn { scrollView.scrollRectToVisible(line(height), animated: false) }
            expectEqual(scrollView.contentOffset.y, 40)
            scrollView.contentOffset.y = 500
            await harness.turn { scrollView.scrollRectToVisible(line(300), animated: false) }
            expectEqual(scrollView.contentOffset.y, 300)
        }

        // Source: the keyboard's inset counts: Apple's "Managing the Keyboard" scrolls this way
        @Test func whatTheInsetsCoverIsNotVisible() async {
            let scrollView = await harness.showScrollView()
            scrollView.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 300, right: 0)
            scrollView.contentOffset.y = 0
            let bottom = scrollView.bounds.height - 300
            await harness.turn { scrollView.scrollRectToVisible(line(bottom), animated: false) }
            expectEqual(scrollView.contentOffset.y, 40)
            scrollView.contentOffset.y = 500
            await harness.turn { scrollView.scrollRectToVisible(line(400), animated: false) }
            expectEqual(scrollView.contentOffset.y, 340)
        }

        // Source: slidetorock.com on the range; michaeltyson/TPKeyboardAvoiding #179; signalapp/Signal-iOS #3706
        @Test func itStaysInTheRangeOfTheInsets() async {
            let scrollView = await harness.showScrollView()
            scrollView.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 300, right: 0)
            let end = scrollView.contentSize.height
            await harness.turn { scrollView.scrollRectToVisible(line(end - 40), animated: false) }
            expectEqual(scrollView.contentOffset.y, end + 300 - scrollView.bounds.height)
            await harness.turn { scrollView.scrollRectToVisible(line(0), animated: false) }
            expectEqual(scrollView.contentOffset.y, -60)
        }

        // Source: slidetorock.com on the range: what is shorter than the scroll view does not move
        @Test func contentThatFitsDoesNotMove() async {
            let scrollView = await harness.showScrollView()
            scrollView.contentSize.height = 200
            await harness.turn { scrollView.scrollRectToVisible(line(160), animated: false) }
            expectEqual(scrollView.contentOffset.y, 0)
        }

        // MARK: By itself

        /// A field that lies a little below what the scroll view shows.
        private func addHiddenField(to scrollView: UIScrollView) async -> UITextField {
            await harness.addField(at: scrollView.bounds.height + 100, to: scrollView)
        }

        // Source: http://www.openradar.me/20798351
        @Test func aFieldThatGetsTheFocusIsScrolledIntoSight() async {
            let scrollView = await harness.showScrollView()
            let field = await addHiddenField(to: scrollView)
            await harness.focus(field)
            await harness.settle()
            #expect(scrollView.contentOffset.y > 0)
            #expect(scrollView.bounds.contains(field.frame))
        }

        // Source: http://www.openradar.me/20798351; woelmer #4
        @Test func aFieldInSightScrollsNothing() async {
            let scrollView = await harness.showScrollView()
            await harness.focus(harness.addField(to: scrollView))
            await harness.settle()
            expectEqual(scrollView.contentOffset.y, 0)
        }

        // Source: http://www.openradar.me/20798351: it is scrollRectToVisible, animated
        @Test func thatScrollOverwritesAnOffsetOfTheSameTurn() async {
            let scrollView = await harness.showScrollView()
            let field = await addHiddenField(to: scrollView)
            await harness.turn {
                field.becomeFirstResponder()
                scrollView.contentOffset.y = 300
            }
            await harness.settle()
            #expect(scrollView.contentOffset.y.isClose(to: field.frame.maxY - scrollView.bounds.height))
        }

        // Source: http://www.openradar.me/20798351; what libraries do to stop a scroll
        @Test func thatScrollIsStoppedByAnOffsetWithoutAnimation() async {
            let scrollView = await harness.showScrollView()
            let field = await addHiddenField(to: scrollView)
            await harness.turn {
                field.becomeFirstResponder()
                scrollView.setContentOffset(scrollView.contentOffset, animated: false)
                scrollView.contentOffset.y = 300
            }
            await harness.settle()
            expectEqual(scrollView.contentOffset.y, 300)
        }
    }
}
