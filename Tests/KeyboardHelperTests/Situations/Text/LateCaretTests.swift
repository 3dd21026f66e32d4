import KeyboardHelper
import Testing
import UIKit

/// A tap near the end of 120 lines, whose caret UIKit places some time after editing has begun.
///
/// On an iPhone 16. The keyboard begins at 516, so the line with the caret must end at 506, up to a pixel.
@MainActor @Suite struct LateCaretTests {
    enum Place: CaseIterable, Sendable {
        /// The text view fills the screen.
        case filling
        /// It scrolls, and the card around it, which ends 20 points above the bottom, may be lifted.
        case container
        /// It is as tall as its text, in a scroll view.
        case growing
    }

    private nonisolated static let inTime: [SimulatedBehavior.CaretPlacement] = [
        .sameTurn, .nextTurn, .after(0.01), .after(0.02),
    ]

    @Test(
        "a caret that comes within 20 milliseconds is one movement, of which nothing is left in the end",
        arguments: Place.allCases, FlowSetting.phone)
    func inTime(_ place: Place, _ setting: FlowSetting) {
        for caret in Self.inTime {
            let stage = LateCaretStage(place, caret, setting)
            let before = PlaceState(stage.screen)
            let tops = stage.device.tops(of: stage.mark) { stage.tap() }
            #expect(tops.goOneWay && tops.movements == 1, "\(caret): \(tops)")
            // A tap hits any part of a line of 14.3 points.
            #expect(abs((tops.first ?? 0) - (tops.last ?? 0) - 254) <= 15)
            #expect(tops.largestStep < 100, "no jump: \(tops)")
            #expect(abs(stage.device.caret(of: stage.textView).maxY - 506) <= stage.pixel, "\(caret)")
            stage.device.dismissKeyboard()
            expectEqual(PlaceState(stage.screen), before, "\(caret)")
        }
    }

    @Test(
        "a caret that comes later is visible in the end, after one correction at most, which begins beside the keyboard",
        arguments: Place.allCases, FlowSetting.phone)
    func tooLate(_ place: Place, _ setting: FlowSetting) throws {
        let stage = LateCaretStage(place, .after(0.05), setting)
        var caret: CGRect?
        let writes = stage.device.writes(in: stage.scrollView) {
            stage.tap()
            stage.device.advance(by: 0.15)
            let (textView, end) = (stage.textView, stage.textView.selectedTextRange?.end)
            caret = end.map { textView.convert(textView.caretRect(for: $0), to: nil) }
            stage.device.settle()
        }.notByUIKit
        #expect(try #require(caret).maxY <= 506 + stage.pixel)
        #expect(writes.count { $0.view === stage.scrollView && $0.property == "bounds" } <= 2)
        stage.expectCaretVisible()
    }

    @Test(
        "typing shows the line, before the caret has come and while animations are disabled, for good or for a moment",
        arguments: Place.allCases, FlowSetting.phone)
    func typing(_ place: Place, _ setting: FlowSetting) {
        for caret in Self.inTime {
            for disabled in [0, 0.1, .infinity] {
                let stage = LateCaretStage(place, caret, setting)
                if disabled == .infinity { UIView.setAnimationsEnabled(false) }
                if disabled == 0.1 { stage.device.disableAnimations(for: 0.1) }
                stage.tap()
                if disabled > 0 { stage.device.settle() }
                stage.device.type("a")
                stage.device.settle()
                #expect(!stage.textView.text.hasPrefix("a"))
                stage.expectCaretVisible("\(caret), \(disabled)")
                UIView.setAnimationsEnabled(true)
            }
        }
    }
}

/// 120 lines, scrolled to their end. The caret is in a line far above.
@MainActor private final class LateCaretStage {
    let device: SimulatedDevice
    let screen: UIViewController
    let textView: UITextView
    /// What scrolls to the caret.
    let scrollView: UIScrollView
    /// Moves with the text.
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init(_ place: LateCaretTests.Place, _ caret: SimulatedBehavior.CaretPlacement, _ setting: FlowSetting) {
        let isGrowing = place == .growing
        let text = (0..<120).map { "\($0 % 10)" }.joined(separator: "\n")
        let textView = FlowForm.textView(text, scrolls: !isGrowing)
        let form = isGrowing ? FlowForm([textView]) : FlowForm([], scrollView: textView)
        let card = MadeScreen { screen in
            let card = UIView(
                frame: screen.view.bounds.inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 20, right: 0)))
            textView.frame = card.bounds
            for view in [card, textView] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
            card.addSubview(textView)
            screen.view.addSubview(card)
            screen.handleKeyboard(containerView: card)
        }
        (self.textView, scrollView) = (textView, form.scrollView)
        screen = place == .container ? card : form
        device = setting.device(showing: screen)
        device.behavior.caretPlacement = caret
        textView.addSubview(mark)
        device.turnAndSettle {
            scrollView.contentOffset.y = scrollView.legalOffsets.upperBound
            // UIKit itself scrolls around a text view to the old caret.
            textView.selectedRange = NSRange(location: isGrowing ? 180 : 0, length: 0)
        }
    }

    var pixel: CGFloat { 1 / device.screen.scale }

    /// Taps 92 points above the bottom of the screen.
    func tap() {
        let frame = device.presentationFrame(of: textView)
        #expect(device.tap(at: CGPoint(x: 60, y: 760 - frame.minY + textView.bounds.minY), in: textView))
    }

    func expectCaretVisible(_ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation) {
        KeyboardHelperTests.expectCaretVisible(textView, of: screen, on: device, comment, at: location)
    }
}
