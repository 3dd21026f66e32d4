import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Where the placeholder is: its first word is where the first word of the text will be; and it is as large as that, whatever size
/// the person has chosen.
@MainActor @Suite struct PlaceholderLayoutTests: PlaceholderScene {
    let device = SimulatedDevice(.iPhone16)

    /// The same words as placeholder and as text take the same lines at the same place.
    @Test("the placeholder wraps where the text wraps", arguments: [140.0, 200, 353], [0.0, 12])
    func wraps(_ width: CGFloat, _ inset: CGFloat) throws {
        let view = textView(long, frame: CGRect(x: 20, y: 80, width: width, height: 300))
        view.textContainerInset = UIEdgeInsets(top: 8 + inset, left: inset, bottom: 8, right: 2 * inset)
        show(view)
        let label = try label(view)
        #expect(label.frame.minX == inset + 5 && label.frame.minY == 8 + inset)
        #expect(label.frame.maxX == width - 2 * inset - 5)
        let needed = view.sizeThatFits(CGSize(width: width, height: 1000)).height
        device.turn { view.text = long }
        let text = view.sizeThatFits(CGSize(width: width, height: 1000)).height
        #expect(abs(needed - text) < 1 && abs(label.frame.height - (text - 16 - inset)) < 1)
    }

    @Test("it follows insets, width, font and alignment")
    func follows() throws {
        let view = shownTextView(long)
        let label = try label(view)
        device.turn { view.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 10) }
        #expect(label.frame.origin == CGPoint(x: 35, y: 20))
        device.turn { view.frame.size.width = 300 }
        #expect(abs(label.frame.maxX - 285) < 0.001)
        device.turn { view.textContainer.lineFragmentPadding = 0 }
        device.turn { view.setNeedsLayout() }
        #expect(label.frame.minX == 30)
        let height = label.frame.height
        device.turn { view.font = .systemFont(ofSize: 34) }
        #expect(label.font == .systemFont(ofSize: 34) && label.frame.height > 1.5 * height)
        for alignment in [NSTextAlignment.natural, .right, .center] {
            view.textAlignment = alignment
            #expect(label.textAlignment == alignment)
        }
    }

    @Test("without a font the placeholder is as high as the text")
    func withoutFont() throws {
        let view = PlaceholderTextView(frame: CGRect(x: 20, y: 80, width: 200, height: 100))
        view.placeholder = "Your message"
        show(view)
        let placeholder = try label(view).frame.height
        device.turn { view.text = "Your message" }
        #expect(abs(placeholder + 16 - view.sizeThatFits(CGSize(width: 200, height: 1000)).height) < 1)
    }

    @Test("from right to left the placeholder keeps to the sides of the text")
    func rightToLeft() throws {
        device.layoutDirection = .rightToLeft
        let view = textView()
        view.textContainerInset.right = 40
        show(view)
        let label = try label(view)
        #expect(label.textAlignment == .natural && label.frame.maxX == 200 - 40 - 5 && label.frame.minX == 5)
    }

    @Test("a tap on the placeholder begins editing")
    func tap() {
        let view = shownTextView()
        #expect(device.tap(at: CGPoint(x: 20, y: 15), in: view) && view.isFirstResponder)
    }

    @Test("a growing text view has room for the placeholder")
    func growing() throws {
        let view = textView(long, frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 200).isActive = true
        show(view)
        let height = try label(view).frame.height
        #expect(height > 40)
        func expectRoom(_ isForPlaceholder: Bool, after action: () -> Void) {
            device.letApp(action)
            // Or for one line.
            #expect(isForPlaceholder ? abs(view.bounds.height - height - 16) < 1 : view.bounds.height < 40)
        }
        expectRoom(true) { view.becomeFirstResponder() }
        expectRoom(false) { device.type("a") }
        expectRoom(true) { device.deleteBackward() }
        expectRoom(false) { view.placeholder = "Short" }
        expectRoom(true) { view.placeholder = long }
    }

    // MARK: Dynamic Type

    @Test("it follows the text view that follows the setting")
    func contentSize() throws {
        let view = textView(long, style: .body)
        show(view)
        var heights: [CGFloat] = []
        for category in UIContentSizeCategory.simulatedAll {
            device.letApp { device.contentSizeCategory = category }
            let label = try label(view)
            #expect(label.font == view.font && view.font == .preferredFont(forTextStyle: .body))
            #expect(label.frame.height >= label.sizeThatFits(label.bounds.size).height)
            heights.append(label.frame.height)
        }
        #expect(heights == heights.sorted() && heights.last ?? 0 > 3 * (heights.first ?? 0))
    }

    @Test("a growing text view has room for a large placeholder")
    func largeGrowing() {
        let view = textView(long, frame: CGRect(x: 20, y: 80, width: 200, height: 30), style: .body)
        view.isScrollEnabled = false
        show(view)
        let before = view.intrinsicContentSize.height
        device.letApp { device.contentSizeCategory = .accessibilityExtraExtraExtraLarge }
        #expect(view.intrinsicContentSize.height > 3 * before)
    }

    @Test("a font that does not follow the setting stays, and so do attributes that the app has set")
    func ownFont() throws {
        let (view, other) = (textView(), textView(style: .body))
        let own = UIFont.systemFont(ofSize: 30)
        other.attributedPlaceholder = NSAttributedString(string: "Write", attributes: [.font: own])
        device.show(MadeScreen { screen in [view, other].forEach(screen.view.addSubview) })
        device.settle()
        device.letApp { device.contentSizeCategory = .accessibilityLarge }
        #expect(try label(view).font == .systemFont(ofSize: 17))
        let shown = try #require(try label(other).attributedText)
        #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == own)
    }
}
