import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A placeholder is as large as the text that takes its place, whatever size the person has chosen.
@MainActor
@Suite struct PlaceholderTextSizeTests: PlaceholderScene {
    let device = SimulatedDevice(.iPhone16)

    @Test func itFollowsTheTextViewThatFollowsTheSetting() throws {
        let view = textView(long)
        view.font = .preferredFont(forTextStyle: .body)
        view.adjustsFontForContentSizeCategory = true
        show(view)
        var heights: [CGFloat] = []
        for category in UIContentSizeCategory.simulatedAll {
            device.contentSizeCategory = category
            device.settle()
            let label = try label(view)
            #expect(label.font == view.font && view.font == .preferredFont(forTextStyle: .body))
            #expect(label.frame.height >= label.sizeThatFits(label.bounds.size).height)
            heights.append(label.frame.height)
        }
        #expect(heights == heights.sorted() && heights.last ?? 0 > 3 * (heights.first ?? 0))
    }

    @Test func aTextViewThatDoesNotFollowKeepsItsPlaceholder() throws {
        let view = textView()
        show(view)
        device.contentSizeCategory = .accessibilityLarge
        device.settle()
        #expect(try label(view).font == .systemFont(ofSize: 17))
    }

    @Test func aGrowingTextViewHasRoomForALargePlaceholder() throws {
        let view = textView(long, frame: CGRect(x: 20, y: 80, width: 200, height: 30))
        view.font = .preferredFont(forTextStyle: .body)
        view.adjustsFontForContentSizeCategory = true
        view.isScrollEnabled = false
        show(view)
        let before = view.intrinsicContentSize.height
        device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        device.settle()
        #expect(view.intrinsicContentSize.height > 3 * before)
    }

    @Test func attributesThatTheAppHasSetStay() throws {
        let view = textView()
        let own = UIFont.systemFont(ofSize: 30)
        view.attributedPlaceholder = NSAttributedString(string: "Write", attributes: [.font: own])
        view.font = .preferredFont(forTextStyle: .body)
        view.adjustsFontForContentSizeCategory = true
        show(view)
        device.contentSizeCategory = .accessibilityLarge
        device.settle()
        let shown = try #require(try label(view).attributedText)
        #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == own)
    }
}
