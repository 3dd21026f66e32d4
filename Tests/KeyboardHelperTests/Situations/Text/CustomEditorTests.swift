import KeyboardHelper
import Testing
import UIKit

/// Editors that an app draws itself: 60 lines of 20 points, which are no text view.
///
/// On an iPhone 16, whose keyboard begins at 516 in portrait, and at 184 in landscape.
@MainActor @Suite struct CustomEditorTests {
    private func expectLineVisible(
        _ editor: any TextEditor, of screen: UIViewController, on device: SimulatedDevice, _ comment: Comment
    ) {
        let clip = device.presentationFrame(of: editor)
        let start = clip.minY + CGFloat(editor.line ?? 0) * 20 - editor.bounds.minY
        let top = max(device.presentationFrame(of: screen.view).minY, 0) + screen.view.safeAreaInsets.top
        #expect(start >= max(top, clip.minY) - 0.5, comment)
        #expect(start + 20 <= min(device.keyboard.frame.minY - 10, clip.maxY) + 0.5, comment)
    }

    /// One in a form, as high as its lines, or one that scrolls by itself and fills the screen.
    enum Kind: CaseIterable, Sendable { case inForm, scrollView, automatic, container }

    private func screen(_ kind: Kind, _ editor: UIView) -> UIViewController {
        if kind == .inForm { return FlowForm([FlowForm.field(), editor, FlowForm.field()]) }
        return MadeScreen { screen in
            screen.view.addSubview(editor)
            switch (kind, editor as? UIScrollView) {
            case (.scrollView, let scrollView?): screen.handleKeyboard(scrollView: scrollView)
            case (.container, _): screen.handleKeyboard(containerView: screen.view)
            default: screen.handleKeyboard()
            }
        } layout: { screen in
            editor.frame = screen.view.bounds
            (editor as? UIScrollView)?.contentSize = CGSize(width: 300, height: 1200)
        }
    }

    @Test(
        "the line with the caret of an editor is visible", arguments: Kind.allCases,
        FlowSetting.phone + FlowSetting.phoneOnItsSide)
    func line(_ kind: Kind, _ setting: FlowSetting) throws {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 1200)
        for line in [0, 7, 20, 33, 59] {
            let editor: any TextEditor = kind == .inForm ? TextEditorView(frame: frame) : ScrollingEditor()
            editor.line = line
            let screen = screen(kind, editor)
            let device = setting.device(showing: screen)
            let scrollView = try #require((screen as? FlowForm)?.scrollView ?? editor as? UIScrollView)
            // A person taps what is on screen.
            device.scroll(to: line, of: editor, in: scrollView)
            device.focusAndSettle(on: editor)
            expectLineVisible(editor, of: screen, on: device, "\(line)")
            editor.line = 59 - line
            device.turnAndSettle { (screen as? any KeyboardAvoiding)?.keyboardAvoidances.first?.update() }
            expectLineVisible(editor, of: screen, on: device, "\(line), the other end")
            editor.line = max(0, 54 - line)
            device.changeHeightAndSettle(to: device.keyboard.frame.height + 10)
            expectLineVisible(editor, of: screen, on: device, "\(line), up")
            expectEqual(device.minY(of: screen.view), 0, "\(line)")
            device.dismissKeyboard()
            #expect(scrollView.contentInset == .zero && scrollView.isOffsetLegal, "\(line)")
        }
    }

    @Test(
        "one that fits is shown as a whole, and so is one that answers in coordinates of another view",
        arguments: FlowSetting.phone, [(0, 200), (9, 200), (59, 80)] as [(Int, CGFloat)])
    func whole(_ setting: FlowSetting, _ row: (line: Int, height: CGFloat)) {
        let editor = TextEditorView(frame: CGRect(x: 0, y: 0, width: 100, height: row.height))
        editor.line = row.line
        let form = FlowForm(FlowForm.fields(10) + [editor] + FlowForm.fields(12))
        setting.device(showing: form).focus(on: editor, visibleIn: form)
    }
}

extension SimulatedDevice {
    /// Scrolls so that the line is in the lower half of the screen, as far as there is something to scroll.
    fileprivate func scroll(to line: Int, of editor: any TextEditor, in scrollView: UIScrollView) {
        turn {
            let place = scrollView.convert(CGPoint(x: 0, y: CGFloat(line) * 20 + 20), from: editor).y
            let legal = scrollView.legalOffsets
            let offset = place - scrollView.bounds.height * 0.8
            scrollView.contentOffset.y = min(max(offset, legal.lowerBound), legal.upperBound)
        }
        settle()
    }
}
