import Foundation
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct Coders {
        /// As a storyboard has one, but for its contents.
        private func coder() throws -> NSKeyedUnarchiver {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.finishEncoding()
            let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            // Views do not support it, and an unarchiver asks for it unless it is told otherwise.
            coder.requiresSecureCoding = false
            return coder
        }

        private final class Scroll: UIScrollView {
            private(set) var wasSetUp = false
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                wasSetUp = true
            }
        }

        private final class Table: UITableView {}
        private final class Text: UITextView {}

        // Source: https://developer.apple.com/documentation/uikit/uiview/init(coder:)
        @Test func viewsAreMadeFromACoder() throws {
            #expect(try #require(Scroll(coder: coder())).wasSetUp)
            #expect(try #require(Table(coder: coder())).numberOfSections <= 1)
            #expect(try #require(Text(coder: coder())).text == "")
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/init(coder:)
        @Test func whatACoderMadeIsAsGoodAsAnyOther() async throws {
            let harness = try makeHarness()
            let controller = await harness.showPlainController()
            let scrollView = try #require(Scroll(coder: coder()))
            await harness.turn {
                scrollView.frame = controller.view.bounds
                scrollView.contentInsetAdjustmentBehavior = .never
                scrollView.contentSize = CGSize(width: 100, height: 5000)
                controller.view.addSubview(scrollView)
                scrollView.contentInset.bottom = 50
                scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
            }
            #expect(scrollView.contentOffset.y == 100 && scrollView.adjustedContentInset.bottom == 50)
        }
    }
}
