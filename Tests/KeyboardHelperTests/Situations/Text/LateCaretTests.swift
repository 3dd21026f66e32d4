import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A tap near the end of 120 lines, whose caret UIKit places some time after editing has begun.
///
/// On an iPhone 16. The keyboard begins at 516, so the line with the caret must end at 506, up to a pixel.
@MainActor
@Suite struct LateCaretTests {
    // MARK: In time

    @Test(
        "a caret that comes within 20 milliseconds is one movement", arguments: LateCaretCase.inTime, FlowSetting.phone)
    func inTime(_ late: LateCaretCase, _ setting: FlowSetting) {
        let stage = LateCaretStage(late, setting)
        let tops = stage.topsDuringTap()
        #expect(stage.textView.isFirstResponder)
        #expect(tops.goOneWay, "\(tops)")
        #expect(tops.movements == 1, "\(tops)")
        #expect(abs((tops.first ?? 0) - (tops.last ?? 0) - 254) <= stage.tolerance)
        #expect(tops.largestStep < 100, "no jump: \(tops)")
        #expect(abs(stage.device.caret(of: stage.textView).maxY - 506) <= stage.pixel)
        expectCaretVisible(stage.textView, of: stage.screen, on: stage.device)
    }

    @Test("nothing is left of it when the keyboard has gone", arguments: LateCaretCase.inTime, FlowSetting.phoneInTurns)
    func goneAgain(_ late: LateCaretCase, _ setting: FlowSetting) {
        let stage = LateCaretStage(late, setting)
        let (device, screen) = (stage.device, stage.screen)
        let before = PlaceState(screen)
        _ = stage.topsDuringTap()
        device.dismissKeyboard()
        #expect(PlaceState(screen) == before)
    }

    @Test("typing before the caret has come shows the line with the caret", arguments: FlowSetting.phone)
    func typingAtOnce(_ setting: FlowSetting) {
        for place in LateCaretCase.Place.allCases {
            let stage = LateCaretStage(LateCaretCase(place: place, caret: .after(0.02)), setting)
            stage.tap()
            stage.device.type("a")
            stage.device.settle()
            #expect(!stage.textView.text.hasPrefix("a"), "\(place)")
            expectCaretVisible(stage.textView, of: stage.screen, on: stage.device, "\(place)")
        }
    }

    // MARK: Too late

    @Test(
        "a caret that comes later is visible in the end, after one correction at most",
        arguments: LateCaretCase.Place.allCases, FlowSetting.phone)
    func tooLate(_ place: LateCaretCase.Place, _ setting: FlowSetting) {
        let stage = LateCaretStage(LateCaretCase(place: place, caret: .after(0.05)), setting)
        let writes = stage.device.writes(in: stage.scrollView) {
            stage.tap()
            stage.device.settle()
        }.notByUIKit
        #expect(writes.count { $0.view === stage.scrollView && $0.property == "bounds" } <= 2)
        expectCaretVisible(stage.textView, of: stage.screen, on: stage.device)
    }

    @Test(
        "the correction is on its way before the keyboard has come", arguments: LateCaretCase.Place.allCases,
        FlowSetting.phone)
    func tooLateButUnderWay(_ place: LateCaretCase.Place, _ setting: FlowSetting) throws {
        let stage = LateCaretStage(LateCaretCase(place: place, caret: .after(0.05)), setting)
        stage.tap()
        stage.device.advance(by: 0.15)
        let selection = try #require(stage.textView.selectedTextRange)
        let caret = stage.textView.convert(stage.textView.caretRect(for: selection.end), to: nil)
        #expect(caret.maxY <= 506 + stage.pixel)
    }

    // MARK: Without animations

    @Test(
        "while animations are disabled, the next event serves", arguments: LateCaretCase.inTime,
        FlowSetting.phoneInTurns)
    func withoutAnimations(_ late: LateCaretCase, _ setting: FlowSetting) {
        let stage = LateCaretStage(late, setting)
        UIView.setAnimationsEnabled(false)
        stage.tap()
        stage.device.settle()
        stage.device.type("a")
        stage.device.settle()
        expectCaretVisible(stage.textView, of: stage.screen, on: stage.device)
        UIView.setAnimationsEnabled(true)
    }

    @Test(
        "where animations are disabled for a moment, the next event serves", arguments: LateCaretCase.inTime,
        FlowSetting.phoneInTurns)
    func withoutAnimationsForAMoment(_ late: LateCaretCase, _ setting: FlowSetting) {
        let stage = LateCaretStage(late, setting)
        stage.device.disableAnimations(for: 0.1)
        stage.tap()
        stage.device.settle()
        stage.device.type("a")
        stage.device.settle()
        expectCaretVisible(stage.textView, of: stage.screen, on: stage.device)
    }
}

// MARK: - The screens

struct LateCaretCase: Sendable, CustomTestStringConvertible {
    enum Place: CaseIterable, Sendable {
        /// The text view fills the screen.
        case filling
        /// It scrolls, and the container around it may be lifted.
        case container
        /// It is as tall as its text, in a scroll view.
        case growing
    }

    let place: Place
    let caret: SimulatedBehavior.CaretPlacement

    var testDescription: String { "\(place), \(caret)" }

    static let inTime = Place.allCases.flatMap { place in
        [SimulatedBehavior.CaretPlacement.sameTurn, .nextTurn, .after(0.01), .after(0.02)].map {
            LateCaretCase(place: place, caret: $0)
        }
    }
}

/// 120 lines, scrolled to their end. The caret is in a line far above.
@MainActor
private final class LateCaretStage {
    let device: SimulatedDevice
    let screen: UIViewController
    let textView: UITextView
    /// Moves with the text.
    private let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init(_ late: LateCaretCase, _ setting: FlowSetting) {
        let scrolls = late.place != .growing
        textView = FlowForm.textView((0..<120).map { "\($0 % 10)" }.joined(separator: "\n"), scrolls: scrolls)
        screen =
            switch late.place {
            case .filling: FlowForm([], scrollView: textView)
            case .container: CardScreen(textView)
            case .growing: FlowForm([textView])
            }
        device = setting.device(showing: screen)
        device.behavior.caretPlacement = late.caret
        textView.addSubview(mark)
        let scrollView = scrollView
        device.turn {
            scrollView.contentOffset.y = scrollView.legalOffsets.upperBound
            // UIKit itself scrolls around a text view to the old caret.
            textView.selectedRange = NSRange(location: scrolls ? 0 : 180, length: 0)
        }
        device.settle()
    }

    /// What scrolls to the caret.
    var scrollView: UIScrollView { (screen as? FlowForm)?.scrollView ?? textView }
    var pixel: CGFloat { 1 / device.screen.scale }
    /// A tap hits any part of a line of 14.3 points.
    var tolerance: CGFloat { 15 }

    /// Taps 92 points above the bottom of the screen.
    func tap() {
        let frame = device.presentationFrame(of: textView)
        #expect(device.tap(at: CGPoint(x: 60, y: 760 - frame.minY + textView.bounds.minY), in: textView))
    }

    func topsDuringTap() -> [CGFloat] { device.tops(of: mark) { tap() } }
}

/// A card below the safe area that ends 20 points above the bottom of the screen, with a text view in it.
private final class CardScreen: UIViewController, KeyboardAvoiding {
    private let card = UIView()
    private let textView: UITextView

    init(_ textView: UITextView) {
        self.textView = textView
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.frame = view.bounds.inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 20, right: 0))
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.frame = card.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.addSubview(textView)
        view.addSubview(card)
        handleKeyboard(containerView: card)
    }
}
