import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A placeholder is shown while there is no text; its first word is where the first word of the text will be, and as large as that,
/// whatever size the person has chosen.
@MainActor @Suite struct PlaceholderTextViewTests {
    private let device = SimulatedDevice(.iPhone16)

    /// A placeholder of several lines.
    private var long: String { "Tell us what happened, where it happened, and who was there with you when it did." }

    private func textView(
        _ placeholder: String? = "Your message", frame: CGRect = CGRect(x: 20, y: 80, width: 200, height: 160),
        style: UIFont.TextStyle? = nil
    ) -> PlaceholderTextView {
        let view = PlaceholderTextView(frame: frame)
        view.font = style.map { .preferredFont(forTextStyle: $0) } ?? .systemFont(ofSize: 17)
        view.adjustsFontForContentSizeCategory = style != nil
        view.placeholder = placeholder
        return view
    }

    /// The text view on screen.
    private func shownTextView(_ placeholder: String? = "Your message") -> PlaceholderTextView {
        let view = textView(placeholder)
        show(view)
        return view
    }

    private func show(_ view: UIView) {
        device.show(MadeScreen { $0.view.addSubview(view) })
        device.settle()
    }

    private func label(_ view: UIView) throws -> UILabel {
        try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    }

    /// The placeholder as a person sees it: nil while it is hidden.
    private func shown(_ view: UIView) -> String? {
        view.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden && $0.alpha > 0 }?.text
    }

    // MARK: When it is shown

    /// What a person or the app does one after the other, and what is shown then.
    typealias Step = (shown: String?, action: @MainActor @Sendable (SimulatedDevice, PlaceholderTextView) -> Void)

    private nonisolated static let typing: [Step] = [
        ("Your message", { $0.focus(on: $1) }), (nil, { device, _ in device.type("a") }),
        ("Your message", { device, _ in device.deleteBackward() }), (nil, { device, _ in device.paste("Hello") }),
        (nil, { device, _ in device.dismissKeyboard() }),
    ]
    private nonisolated static let composing: [Step] = [
        ("Your message", { $0.focus(on: $1) }), (nil, { device, _ in device.compose("ㄋ") }),
        ("Your message", { device, _ in device.compose("") }), (nil, { device, _ in device.compose("ㄋㄧ") }),
        (nil, { device, _ in device.commitComposition(as: "你") }),
    ]
    private nonisolated static let texts: [Step] = [
        (nil, { $1.text = "Hello" }), ("Your message", { $1.text = "" }),
        (nil, { $1.attributedText = NSAttributedString(string: "Hello") }), ("Your message", { $1.text = nil }),
        (nil, { $1.insertText("a") }), ("Your message", { $1.attributedText = nil }),
    ]
    private nonisolated static let placeholders: [Step] = [
        (nil, { $1.placeholder = nil }), ("Later", { $1.placeholder = "Later" }), (nil, { $1.placeholder = nil }),
        (nil, { $1.text = "a" }), (nil, { $1.placeholder = "Under text" }),
    ]

    @Test(
        "the placeholder is shown while there is no text: of a person, an input method, or the app",
        arguments: [typing, composing, texts, placeholders])
    func isShown(_ steps: [Step]) {
        let view = shownTextView()
        expectEqual(shown(view), "Your message")
        for (index, step) in steps.enumerated() {
            device.turnAndSettle { step.action(device, view) }
            expectEqual(shown(view), step.shown, "\(index)")
            // VoiceOver reads the text, or else the placeholder.
            expectEqual(view.accessibilityValue ?? "", shown(view) ?? view.text)
        }
    }

    @Test("an attributed placeholder replaces the plain one")
    func attributed() throws {
        let view = shownTextView()
        let attributed = NSAttributedString(string: "Attributed", attributes: [.foregroundColor: UIColor.systemRed])
        device.turn { view.attributedPlaceholder = attributed }
        #expect(try shown(view) == "Attributed" && label(view).attributedText == attributed)
        device.turn { view.placeholder = "Plain" }
        expectEqual(shown(view), "Attributed")
        device.turn { view.font = .systemFont(ofSize: 30) }
        #expect(try label(view).attributedText == attributed)
        device.turn { view.attributedPlaceholder = nil }
        #expect(try shown(view) == "Plain" && label(view).textColor == .placeholderText)
        view.placeholderColor = .systemRed
        #expect(try label(view).textColor == .systemRed)
    }

    // MARK: Who reads it

    @Test("VoiceOver reads a value that the app sets, and no label")
    func voiceOver() {
        let view = shownTextView()
        #expect(view.subviews.allSatisfy { !$0.isAccessibilityElement || !($0 is UILabel) })
        view.accessibilityValue = "The app's"
        expectEqual(view.accessibilityValue, "The app's")
    }

    @Test("a placeholder works in a storyboard too")
    func storyboard() throws {
        let view = try #require(PlaceholderTextView(coder: .empty()))
        view.placeholder = "From a storyboard"
        show(view)
        expectEqual(shown(view), "From a storyboard")
        device.turn { view.text = "a" }
        #expect(shown(view) == nil)
    }

    @Test("a text view is released, and the toolbar shows its placeholder as the title")
    func toolbar() {
        weak var gone: PlaceholderTextView?
        do { gone = textView() }
        #expect(gone == nil)
        let view = textView()
        let (form, shown) = FlowForm.shown([view], .toolbar)
        shown.focusAndSettle(on: view)
        expectEqual(form.avoidance?.toolbar.titleLabel.text, "Your message")
    }

    // MARK: Where it is

    /// The same words as placeholder and as text take the same lines at the same place.
    @Test("the placeholder wraps where the text wraps, without a font too", arguments: [140.0, 200, 353], [0.0, 12])
    func wraps(_ width: CGFloat, _ inset: CGFloat) throws {
        let view = textView(long, frame: CGRect(x: 20, y: 80, width: width, height: 300))
        if width == 200 { view.font = nil }
        view.textContainerInset = UIEdgeInsets(top: 8 + inset, left: inset, bottom: 8, right: 2 * inset)
        show(view)
        let label = try label(view)
        #expect(label.frame.minX == inset + 5 && label.frame.minY == 8 + inset)
        expectEqual(label.frame.maxX, width - 2 * inset - 5)
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
        expectEqual(label.frame.origin, CGPoint(x: 35, y: 20))
        device.turn { view.frame.size.width = 300 }
        #expect(abs(label.frame.maxX - 285) < 0.001)
        device.turn { view.textContainer.lineFragmentPadding = 0 }
        device.turn { view.setNeedsLayout() }
        expectEqual(label.frame.minX, 30)
        let height = label.frame.height
        device.turn { view.font = .systemFont(ofSize: 34) }
        #expect(label.font == .systemFont(ofSize: 34) && label.frame.height > 1.5 * height)
        for alignment in [NSTextAlignment.natural, .right, .center] {
            view.textAlignment = alignment
            expectEqual(label.textAlignment, alignment)
        }
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
            device.turnAndSettle(action)
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

    @Test("it follows the text view that follows the setting, which has room for it")
    func contentSize() throws {
        let view = textView(long, style: .body)
        // So that it grows.
        view.isScrollEnabled = false
        show(view)
        var heights: [CGFloat] = []
        for category in UIContentSizeCategory.simulatedAll {
            device.turnAndSettle { device.contentSizeCategory = category }
            let label = try label(view)
            #expect(label.font == view.font && view.font == .preferredFont(forTextStyle: .body))
            #expect(label.frame.height >= label.sizeThatFits(label.bounds.size).height)
            #expect(view.intrinsicContentSize.height >= label.frame.height)
            heights.append(label.frame.height)
        }
        #expect(heights == heights.sorted() && heights.last ?? 0 > 3 * (heights.first ?? 0))
    }

    @Test("a font that does not follow the setting stays, and so do attributes that the app has set")
    func ownFont() throws {
        let (view, other) = (textView(), textView(style: .body))
        let own = UIFont.systemFont(ofSize: 30)
        other.attributedPlaceholder = NSAttributedString(string: "Write", attributes: [.font: own])
        device.show(MadeScreen { screen in [view, other].forEach(screen.view.addSubview) })
        device.settle()
        device.turnAndSettle { device.contentSizeCategory = .accessibilityLarge }
        #expect(try label(view).font == .systemFont(ofSize: 17))
        let shown = try #require(try label(other).attributedText)
        expectEqual(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, own)
    }
}
