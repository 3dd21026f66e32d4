import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct PlaceholderTextViewTests {
    private let device = SimulatedDevice(.iPhone16)
    private let long = "Tell us what happened, where it happened, and who was there with you when it did."

    private func textView(
        _ placeholder: String? = "Your message", frame: CGRect = CGRect(x: 20, y: 80, width: 200, height: 160)
    ) -> PlaceholderTextView {
        let view = PlaceholderTextView(frame: frame)
        view.font = .systemFont(ofSize: 17)
        view.placeholder = placeholder
        return view
    }

    private func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        device.show(controller)
        device.settle()
    }

    private func label(_ view: UIView) throws -> UILabel {
        try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    }

    /// What a person reads of it.
    private func shown(_ view: UIView) -> String? {
        view.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden && $0.alpha > 0 }?.text
    }

    // MARK: Shown and hidden

    @Test func typingHidesItAndDeletingShowsIt() {
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

    @Test func composingHidesIt() {
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

    @Test func textOfTheAppHidesIt() {
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

    @Test func aPlaceholderThatComesLaterIsShown() {
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

    @Test func attributesOfItsOwnGoBefore() throws {
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

    @Test func itsColourIsThatOfAPlaceholder() throws {
        let view = textView()
        #expect(try label(view).textColor == .placeholderText)
        view.placeholderColor = .systemRed
        #expect(try label(view).textColor == .systemRed)
    }

    // MARK: Where it stands

    /// The same words as placeholder and as text take the same lines at the same place.
    @Test(arguments: [140.0, 200, 353], [0.0, 12])
    func itWrapsAsTheTextDoes(_ width: CGFloat, _ inset: CGFloat) throws {
        let view = textView(long, frame: CGRect(x: 20, y: 80, width: width, height: 300))
        view.textContainerInset = UIEdgeInsets(top: 8 + inset, left: inset, bottom: 8, right: 2 * inset)
        show(view)
        let label = try label(view)
        #expect(label.frame.minX == inset + 5 && label.frame.minY == 8 + inset)
        #expect(label.frame.maxX == width - 2 * inset - 5)
        let needed = view.sizeThatFits(CGSize(width: width, height: 1000)).height
        device.turn { view.text = long }
        let text = view.sizeThatFits(CGSize(width: width, height: 1000)).height
        #expect(abs(needed - text) < 1)
        #expect(abs(label.frame.height - (text - 16 - inset)) < 1)
    }

    @Test func insetsAndWidthsThatChangeAreFollowed() throws {
        let view = textView(long)
        show(view)
        device.turn { view.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 10) }
        #expect(try label(view).frame.origin == CGPoint(x: 35, y: 20))
        device.turn { view.frame.size.width = 300 }
        #expect(try label(view).frame.maxX == 300 - 10 - 5)
        device.turn { view.textContainer.lineFragmentPadding = 0 }
        device.turn { view.setNeedsLayout() }
        #expect(try label(view).frame.minX == 30)
    }

    @Test func fontsThatChangeAreFollowed() throws {
        let view = textView()
        show(view)
        let height = try label(view).frame.height
        device.turn { view.font = .systemFont(ofSize: 34) }
        #expect(try label(view).font == .systemFont(ofSize: 34))
        #expect(try label(view).frame.height > 1.5 * height)
    }

    @Test func withoutAFontItHasThatOfTheText() throws {
        let view = PlaceholderTextView(frame: CGRect(x: 20, y: 80, width: 200, height: 100))
        view.placeholder = "Your message"
        show(view)
        let placeholder = try label(view).frame.height
        device.turn { view.text = "Your message" }
        let text = view.sizeThatFits(CGSize(width: 200, height: 1000)).height - 16
        #expect(abs(placeholder - text) < 1)
    }

    @Test func itIsAlignedAsTheText() throws {
        let view = textView()
        for alignment in [NSTextAlignment.natural, .right, .center] {
            view.textAlignment = alignment
            #expect(try label(view).textAlignment == alignment)
        }
    }

    @Test func fromRightToLeftItKeepsToTheSidesOfTheText() throws {
        device.layoutDirection = .rightToLeft
        let view = textView()
        view.textContainerInset.right = 40
        show(view)
        let label = try label(view)
        #expect(label.textAlignment == .natural)
        #expect(label.frame.maxX == 200 - 40 - 5 && label.frame.minX == 5)
    }

    @Test func itTakesNoTouches() throws {
        let view = textView()
        show(view)
        #expect(device.tap(at: CGPoint(x: 20, y: 15), in: view))
        #expect(view.isFirstResponder)
    }

    // MARK: As high as it

    @Test func aTextViewThatGrowsHasRoomForIt() throws {
        let view = textView(long, frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
            view.widthAnchor.constraint(equalToConstant: 200),
        ])
        device.show(controller)
        device.settle()
        let placeholder = try label(view)
        #expect(placeholder.frame.height > 40)
        #expect(abs(view.bounds.height - placeholder.frame.height - 16) < 1)
        device.focus(on: view)
        device.type("a")
        device.settle()
        // One line.
        #expect(view.bounds.height < 40)
        device.deleteBackward()
        device.settle()
        #expect(abs(view.bounds.height - placeholder.frame.height - 16) < 1)
        device.turn { view.placeholder = "Short" }
        device.settle()
        #expect(view.bounds.height < 40)
        device.turn { view.placeholder = self.long }
        device.settle()
        #expect(abs(view.bounds.height - placeholder.frame.height - 16) < 1)
    }

    // MARK: Reading aloud, and from a storyboard

    @Test func voiceOverReadsTheTextOrThePlaceholder() {
        let view = textView()
        show(view)
        #expect(view.accessibilityValue == "Your message")
        device.turn { view.text = "Hello" }
        #expect(view.accessibilityValue == "Hello")
        device.turn { view.text = "" }
        #expect(view.accessibilityValue == "Your message")
        #expect(view.subviews.allSatisfy { !$0.isAccessibilityElement || !($0 is UILabel) })
    }

    @Test func aValueOfTheAppIsRead() {
        let view = textView()
        view.accessibilityValue = "The app's"
        #expect(view.accessibilityValue == "The app's")
    }

    @Test func fromACoderItIsAsGood() throws {
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

    @Test func nothingIsHeldWhenItGoes() {
        weak var gone: PlaceholderTextView?
        func make() {
            let view = textView()
            gone = view
        }
        make()
        #expect(gone == nil)
    }

    @Test func theBarShowsItAsTheTitle() throws {
        let view = textView()
        let form = FlowForm([view])
        form.options = .with { $0.showsToolbar = true }
        let device = FlowSetting(systemHelps: true).device(showing: form)
        device.focus(on: view)
        device.settle()
        #expect(form.avoidance?.toolbar.titleLabel.text == "Your message")
    }
}
