import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct CaretTests {
    private func lines(_ count: Int) -> String {
        (0..<count).map { "\($0 % 10)" }.joined(separator: "\n")
    }

    // MARK: S16

    @Test(
        "S16 a tap into the last lines of a full-screen text view scrolls them above the keyboard",
        arguments: FlowSetting.everywhere)
    func s16(_ setting: FlowSetting) {
        let textView = FlowForm.textView(lines(120), scrolls: true)
        let form = FlowForm([], scrollView: textView)
        let device = setting.device(showing: form)
        let rest = form.offset
        let bottom = device.screen.bounds.maxY
        #expect(device.tap(at: CGPoint(x: 60, y: rest + bottom - 60), in: textView))
        device.settle()
        expectCaretVisible(textView, of: form, on: device)
        // The least that shows the line, which was 60 points above the screen's bottom. A caret that comes later than in 20
        // milliseconds is found elsewhere at first.
        #expect(
            setting.caretIsVeryLate
                || abs(device.caret(of: textView).maxY - (setting.keyboardTop - 10)) <= 1 / device.screen.scale)
        for character in ["a", "\n", "\n", "b"] {
            device.type(character)
            device.settle()
            expectCaretVisible(textView, of: form, on: device, "after \(character)")
        }
        device.dismissKeyboard()
        #expect(textView.contentInset == .zero)
        #expect(textView.isOffsetLegal)
    }

    @Test(
        "S16 the caret at the very end of a full-screen text view is scrolled above the keyboard",
        arguments: FlowSetting.everywhere)
    func s16End(_ setting: FlowSetting) {
        let textView = FlowForm.textView(lines(120), scrolls: true)
        let form = FlowForm([], scrollView: textView)
        let device = setting.device(showing: form)
        device.focus(on: textView)
        device.moveCaret(in: textView, to: textView.text.utf16.count)
        device.turn { form.avoidance?.update() }
        device.settle()
        expectCaretVisible(textView, of: form, on: device)
        device.type("\n")
        device.settle()
        expectCaretVisible(textView, of: form, on: device)
        // Offsets are rounded to pixels, the text's height is not.
        #expect(form.offset <= textView.legalOffsets.upperBound + 1 / device.screen.scale)
    }

    // MARK: S17

    @Test("S17 a growing text view goes up line by line", arguments: FlowSetting.everywhere)
    func s17(_ setting: FlowSetting) {
        let textView = FlowForm.textView(scrolls: false)
        let form = FlowForm([FlowForm.space(setting.keyboardTop - 140), textView, FlowForm.field()])
        let device = setting.device(showing: form)
        device.focusAndSettle(on: textView)
        let line = device.caret(of: textView).height
        let first = form.offset
        for count in 1...40 {
            let old = form.offset
            let tops = device.tops(of: textView) { device.pressReturn() }
            expectCaretVisible(textView, of: form, on: device, "newline \(count)")
            let step = form.offset - old
            #expect(step >= 0, "newline \(count)")
            #expect(step <= line + 10 + 1 / device.screen.scale, "newline \(count)")
            for (next, last) in zip(tops.dropFirst(), tops) { #expect(next <= last + 0.001, "newline \(count)") }
        }
        #expect(form.offset > first + 20 * line)
    }

    // MARK: S19

    /// iPad 11 lying: 1194 x 834, keyboard from 416 on. A form sheet of 540 x 620 stands from 107 to 727.
    nonisolated static let landscapePad = [true, false].map {
        FlowSetting(model: .iPad11, orientation: .landscapeLeft, systemHelps: $0)
    }

    enum Target: CaseIterable, Sendable {
        case textView, container, root
    }

    @Test(
        "S19 a text view taller than the free area of a sheet scrolls to its caret, and nothing is pushed out",
        arguments: Target.allCases, landscapePad)
    func s19(_ target: Target, _ setting: FlowSetting) {
        let presenter = UIViewController()
        let device = setting.device(showing: presenter)
        let sheet = NoteSheet(target)
        sheet.textView.text = lines(60)
        sheet.modalPresentationStyle = .formSheet
        device.turn { presenter.present(sheet, animated: true) }
        device.settle()
        // Wherever UIKit puts it.
        let place = device.presentationFrame(of: sheet.view)
        #expect(place.size == CGSize(width: 540, height: 620))
        device.focus(on: sheet.textView)
        for offset in [sheet.textView.text.utf16.count, 0, 60] {
            device.moveCaret(in: sheet.textView, to: offset)
            device.type("a")
            device.settle()
            let top = device.presentationFrame(of: sheet.view).minY
            #expect(device.presentationFrame(of: sheet.bar).minY == top, "at \(offset)")
            #expect(device.presentationFrame(of: sheet.textView).minY == top + 50, "at \(offset)")
            #expect(sheet.avoidance?.lift == 0 || target == .textView, "at \(offset)")
            let caret = device.caret(of: sheet.textView)
            #expect(caret.minY >= top + 50 - 0.5, "at \(offset)")
            #expect(caret.maxY <= device.keyboard.frame.minY - 10 + 0.5, "at \(offset)")
        }
        device.dismissKeyboard()
        #expect(sheet.textView.contentInset == .zero)
        #expect(sheet.textView.isOffsetLegal)
        #expect(device.presentationFrame(of: sheet.view) == place)
        #expect(sheet.panel.frame == sheet.view.bounds)
    }
}

/// A bar, and below it nothing but a text view.
private final class NoteSheet: UIViewController, KeyboardAvoiding {
    let target: CaretTests.Target
    let panel = UIView()
    let bar = UINavigationBar()
    let textView = UITextView()
    private(set) weak var avoidance: KeyboardAvoidance?

    init(_ target: CaretTests.Target) {
        self.target = target
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.frame = view.bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 50)
        bar.autoresizingMask = [.flexibleWidth]
        textView.frame = view.bounds.inset(by: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(panel)
        panel.addSubview(textView)
        panel.addSubview(bar)
        avoidance =
            switch target {
            case .textView: handleKeyboard(scrollView: textView)
            case .container: handleKeyboard(containerView: panel)
            case .root: handleKeyboard(containerView: view)
            }
    }
}
