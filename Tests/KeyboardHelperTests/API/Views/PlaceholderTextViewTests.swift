import Foundation
import KeyboardHelper
import Testing
import UIKit

/// When the placeholder is shown, and what reads it.
@MainActor @Suite struct PlaceholderTextViewTests: PlaceholderScene {
    let device = SimulatedDevice(.iPhone16)

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
        #expect(shown(view) == "Your message")
        for (index, step) in steps.enumerated() {
            device.turn { step.action(device, view) }
            device.settle()
            #expect(shown(view) == step.shown, "\(index)")
            // VoiceOver reads the text, or else the placeholder.
            #expect((view.accessibilityValue ?? "") == shown(view) ?? view.text)
        }
    }

    @Test("an attributed placeholder replaces the plain one")
    func attributed() throws {
        let view = shownTextView()
        let attributed = NSAttributedString(string: "Attributed", attributes: [.foregroundColor: UIColor.systemRed])
        device.turn { view.attributedPlaceholder = attributed }
        #expect(try shown(view) == "Attributed" && label(view).attributedText == attributed)
        device.turn { view.placeholder = "Plain" }
        #expect(shown(view) == "Attributed")
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
        #expect(view.accessibilityValue == "The app's")
    }

    @Test("a placeholder works in a storyboard too")
    func storyboard() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let view = try #require(PlaceholderTextView(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
        view.frame = CGRect(x: 20, y: 80, width: 200, height: 100)
        view.placeholder = "From a storyboard"
        show(view)
        #expect(shown(view) == "From a storyboard")
        device.focus(on: view)
        device.type("a")
        #expect(shown(view) == nil)
    }

    @Test("a text view is released, and the toolbar shows its placeholder as the title")
    func toolbar() {
        weak var gone: PlaceholderTextView?
        do { gone = textView() }
        #expect(gone == nil)
        let (view, device) = (textView(), FlowSetting(systemHelps: true))
        let (form, shown) = FlowForm.shown([view], .toolbar, on: device)
        shown.focusAndSettle(on: view)
        #expect(form.avoidance?.toolbar.titleLabel.text == "Your message")
    }
}
