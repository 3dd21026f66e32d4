import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Editors that an app draws itself: 60 lines of 20 points, which are no text view.
///
/// On an iPhone 16, whose keyboard begins at 516 in portrait, and at 184 in landscape.
@MainActor
@Suite struct CustomEditorTests {
    nonisolated static let settings = FlowSetting.phone + PagingTests.settings.filter { $0.orientation.isLandscape }

    /// The editor's caret on screen.
    private func caret(of editor: any LineEditor, on device: SimulatedDevice) -> CGRect {
        let (frame, bounds) = (device.presentationFrame(of: editor), editor.bounds)
        return CGRect(x: frame.minX, y: frame.minY + CGFloat(editor.line) * 20 - bounds.minY, width: 2, height: 20)
    }

    private func expectLineVisible(
        _ editor: any LineEditor, of screen: UIViewController, on device: SimulatedDevice, _ comment: Comment
    ) {
        let line = caret(of: editor, on: device)
        let top = max(device.presentationFrame(of: screen.view).minY, 0) + screen.view.safeAreaInsets.top
        #expect(line.minY >= top - 0.5 && line.maxY <= device.keyboard.frame.minY - 10 + 0.5, comment)
        let clip = device.presentationFrame(of: editor)
        #expect(line.minY >= clip.minY - 0.5 && line.maxY <= clip.maxY + 0.5, comment)
    }

    @Test("the line with the caret of an editor in a form is visible", arguments: settings)
    func form(_ setting: FlowSetting) {
        for line in [0, 7, 20, 33, 59] {
            let editor = GrowingEditor(frame: CGRect(x: 0, y: 0, width: 100, height: 1200))
            editor.line = line
            let form = FlowForm([FlowForm.field(), editor, FlowForm.field()])
            let device = setting.device(showing: form)
            // A person taps what is on screen.
            device.scroll(to: line, of: editor, in: form.scrollView)
            device.focusAndSettle(on: editor)
            expectLineVisible(editor, of: form, on: device, "\(line)")
            editor.line = max(0, line - 5)
            device.turn { form.avoidance?.update() }
            device.settle()
            expectLineVisible(editor, of: form, on: device, "\(line), up")
            editor.line = min(59, line + 5)
            device.keyboard.changeHeight(to: device.keyboard.frame.height + 10)
            device.settle()
            expectLineVisible(editor, of: form, on: device, "\(line), down")
            device.dismissKeyboard()
            #expect(form.scrollView.contentInset == .zero && form.scrollView.isOffsetLegal)
        }
    }

    enum Target: CaseIterable, Sendable { case scrollView, automatic, container }

    @Test("one that scrolls by itself scrolls to the line", arguments: Target.allCases, settings)
    func scrolling(_ target: Target, _ setting: FlowSetting) {
        for line in [0, 7, 20, 33, 59] {
            let editor = ScrollingEditor()
            editor.line = line
            editor.contentSize = CGSize(width: 300, height: 1200)
            let screen = MadeScreen(
                load: { screen in
                    screen.view.addSubview(editor)
                    switch target {
                    case .scrollView: screen.handleKeyboard(scrollView: editor)
                    case .automatic: screen.handleKeyboard()
                    case .container: screen.handleKeyboard(containerView: screen.view)
                    }
                },
                layout: { $0.view.subviews.first { $0 is ScrollingEditor }?.frame = $0.view.bounds })
            let device = setting.device(showing: screen)
            device.scroll(to: line, of: editor, in: editor)
            device.focusAndSettle(on: editor)
            expectLineVisible(editor, of: screen, on: device, "\(line)")
            #expect(device.presentationFrame(of: screen.view).minY == 0, "\(line)")
            editor.line = 59 - line
            device.turn { screen.keyboardAvoidances.first?.update() }
            device.settle()
            expectLineVisible(editor, of: screen, on: device, "\(line), the other end")
            device.dismissKeyboard()
            #expect(editor.contentInset == .zero && editor.isOffsetLegal, "\(line)")
        }
    }

    @Test("one that answers in coordinates of another view is shown itself", arguments: FlowSetting.phone)
    func elsewhere(_ setting: FlowSetting) {
        let editor = GrowingEditor(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        editor.line = 59
        let form = FlowForm(FlowForm.fields(10) + [editor] + FlowForm.fields(12))
        let device = setting.device(showing: form)
        device.focusAndSettle(on: editor)
        expectVisible(editor, of: form, on: device)
    }

    @Test("one that fits is shown as a whole", arguments: FlowSetting.phone)
    func whole(_ setting: FlowSetting) {
        let editor = GrowingEditor(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let form = FlowForm(FlowForm.fields(10) + [editor] + FlowForm.fields(12))
        let device = setting.device(showing: form)
        for line in [0, 9] {
            editor.line = line
            device.focusAndSettle(on: editor)
            expectVisible(editor, of: form, on: device, "\(line)")
            device.dismissKeyboard()
        }
    }
}

extension SimulatedDevice {
    /// Scrolls so that the line is in the lower half of the screen, as far as there is something to scroll.
    fileprivate func scroll(to line: Int, of editor: any LineEditor, in scrollView: UIScrollView) {
        turn {
            let place = scrollView.convert(CGPoint(x: 0, y: CGFloat(line) * 20 + 20), from: editor).y
            let offset = place - scrollView.bounds.height * 0.8
            let legal = scrollView.legalOffsets
            scrollView.contentOffset.y = min(max(offset, legal.lowerBound), legal.upperBound)
        }
        settle()
    }
}

@MainActor
private protocol LineEditor: UIView, UITextInput {
    /// The one with the caret, from 0 on.
    var line: Int { get }
}

/// As tall as its text.
private final class GrowingEditor: TextEditorView, LineEditor {
    var line = 0

    override func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: 0, y: CGFloat(line) * 20, width: 2, height: 20)
    }
}

private final class ScrollingEditor: UIScrollView, LineEditor {
    var line = 0
    private var text = ""
    private let place = UITextPosition()
    var selectedTextRange: UITextRange? = UITextRange()
    let markedTextRange: UITextRange? = nil
    var beginningOfDocument: UITextPosition { place }
    var endOfDocument: UITextPosition { place }
    weak var inputDelegate: (any UITextInputDelegate)?
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false

    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
    func text(in range: UITextRange) -> String? { text }
    func replace(_ range: UITextRange, withText text: String) { self.text = text }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? { place }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    func firstRect(for range: UITextRange) -> CGRect { bounds }
    func closestPosition(to point: CGPoint) -> UITextPosition? { place }
    func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: 0, y: CGFloat(line) * 20, width: 2, height: 20)
    }
}
