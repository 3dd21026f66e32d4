import Foundation
import KeyboardHelper
import Testing
import UIKit

/// When the placeholder is shown, and what reads it.
@MainActor
@Suite struct PlaceholderTextViewTests: PlaceholderScene {
    let device = SimulatedDevice(.iPhone16)

    @Test func typingHidesThePlaceholderAndDeletingShowsIt() {
        let view = textView()
        show(view)
        #expect(shown(view) == "Your message")
        device.focus(on: view)
        #expect(shown(view) == "Your message")
        device.type("a")
        #expect(shown(view) == nil)
        device.deleteBackward()
        #expect(shown(view) == "Your message")
        device.paste("Hello")
        #expect(shown(view) == nil)
        device.keyboard.dismiss()
        device.settle()
        #expect(shown(view) == nil)
    }

    @Test func textOfAnInputMethodHidesThePlaceholder() {
        let view = textView()
        show(view)
        device.focus(on: view)
        device.compose("ㄋ")
        #expect(shown(view) == nil)
        device.compose("")
        #expect(shown(view) == "Your message")
        device.compose("ㄋㄧ")
        device.commitComposition(as: "你")
        #expect(shown(view) == nil && view.text == "你")
    }

    @Test func textThatTheAppSetsHidesThePlaceholder() {
        let view = textView()
        show(view)
        device.turn { view.text = "Hello" }
        #expect(shown(view) == nil)
        device.turn { view.text = "" }
        #expect(shown(view) == "Your message")
        device.turn { view.attributedText = NSAttributedString(string: "Hello") }
        #expect(shown(view) == nil)
        device.turn { view.text = nil }
        #expect(shown(view) == "Your message")
        device.turn { view.insertText("a") }
        #expect(shown(view) == nil)
        device.turn { view.attributedText = nil }
        #expect(shown(view) == "Your message")
    }

    @Test func placeholderThatIsSetLaterIsShown() {
        let view = textView(nil)
        show(view)
        #expect(shown(view) == nil)
        device.turn { view.placeholder = "Later" }
        #expect(shown(view) == "Later")
        device.turn { view.placeholder = nil }
        #expect(shown(view) == nil)
        device.turn {
            view.text = "a"
            view.placeholder = "Under text"
        }
        #expect(shown(view) == nil)
    }

    @Test func attributedPlaceholderReplacesThePlainOne() throws {
        let view = textView()
        show(view)
        let attributed = NSAttributedString(string: "Attributed", attributes: [.foregroundColor: UIColor.systemRed])
        device.turn { view.attributedPlaceholder = attributed }
        #expect(shown(view) == "Attributed")
        #expect(try label(view).attributedText == attributed)
        device.turn { view.placeholder = "Plain" }
        #expect(shown(view) == "Attributed")
        device.turn { view.font = .systemFont(ofSize: 30) }
        #expect(try label(view).attributedText == attributed)
        device.turn { view.attributedPlaceholder = nil }
        #expect(shown(view) == "Plain")
        #expect(try label(view).textColor == .placeholderText)
    }

    @Test func placeholderHasItsOwnColor() throws {
        let view = textView()
        #expect(try label(view).textColor == .placeholderText)
        view.placeholderColor = .systemRed
        #expect(try label(view).textColor == .systemRed)
    }

    @Test func voiceOverReadsTheTextOrElseThePlaceholder() {
        let view = textView()
        show(view)
        #expect(view.accessibilityValue == "Your message")
        device.turn { view.text = "Hello" }
        #expect(view.accessibilityValue == "Hello")
        device.turn { view.text = "" }
        #expect(view.accessibilityValue == "Your message")
        #expect(view.subviews.allSatisfy { !$0.isAccessibilityElement || !($0 is UILabel) })
    }

    @Test func voiceOverReadsAValueThatTheAppSets() {
        let view = textView()
        view.accessibilityValue = "The app's"
        #expect(view.accessibilityValue == "The app's")
    }

    @Test func placeholderWorksInAStoryboardToo() throws {
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

    @Test func textViewIsReleased() {
        weak var gone: PlaceholderTextView?
        func make() {
            let view = textView()
            gone = view
        }
        make()
        #expect(gone == nil)
    }

    @Test func toolbarShowsThePlaceholderAsItsTitle() throws {
        let view = textView()
        let form = FlowForm([view])
        form.options = .with { $0.showsToolbar = true }
        let device = FlowSetting(systemHelps: true).device(showing: form)
        device.focusAndSettle(on: view)
        #expect(form.avoidance?.toolbar.titleLabel.text == "Your message")
    }
}
