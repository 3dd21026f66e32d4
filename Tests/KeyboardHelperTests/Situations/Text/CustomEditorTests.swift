import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Editors that an app draws itself: 60 lines of 20 points, which are no text view.
///
/// On an iPhone 16, whose keyboard begins at 516 in portrait, and at 184 in landscape.
@MainActor @Suite struct CustomEditorTests {
    private nonisolated static let settings =
        FlowSetting.phone
        + FlowSetting.phone.map {
            FlowSetting(orientation: .landscapeLeft, systemHelps: $0.systemHelps, system: $0.system)
        }

    private func growing(_ line: Int, height: CGFloat) -> TextEditorView {
        let editor = TextEditorView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
        editor.line = line
        return editor
    }

    private func expectLineVisible(
        _ editor: any TextEditor, of screen: UIViewController, on device: SimulatedDevice, _ comment: Comment
    ) {
        let clip = device.presentationFrame(of: editor)
        let start = clip.minY + CGFloat(editor.line ?? 0) * 20 - editor.bounds.minY
        let top = max(device.presentationFrame(of: screen.view).minY, 0) + screen.view.safeAreaInsets.top
        #expect(start >= max(top, clip.minY) - 0.5, comment)
        #expect(start + 20 <= min(device.keyboard.frame.minY - 10, clip.maxY) + 0.5, comment)
    }

    @Test("the line with the caret of an editor in a form is visible", arguments: settings)
    func form(_ setting: FlowSetting) {
        for line in [0, 7, 20, 33, 59] {
            let editor = growing(line, height: 1200)
            let form = FlowForm([FlowForm.field(), editor, FlowForm.field()])
            let device = setting.device(showing: form)
            // A person taps what is on screen.
            device.scroll(to: line, of: editor, in: form.scrollView)
            device.focusAndSettle(on: editor)
            expectLineVisible(editor, of: form, on: device, "\(line)")
            editor.line = max(0, line - 5)
            device.turnAndSettle { form.avoidance?.update() }
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
                }, layout: { editor.frame = $0.view.bounds })
            let device = setting.device(showing: screen)
            device.scroll(to: line, of: editor, in: editor)
            device.focusAndSettle(on: editor)
            expectLineVisible(editor, of: screen, on: device, "\(line)")
            #expect(device.presentationFrame(of: screen.view).minY == 0, "\(line)")
            editor.line = 59 - line
            device.turnAndSettle { screen.keyboardAvoidances.first?.update() }
            expectLineVisible(editor, of: screen, on: device, "\(line), the other end")
            device.dismissKeyboard()
            #expect(editor.contentInset == .zero && editor.isOffsetLegal, "\(line)")
        }
    }

    @Test(
        "one that fits is shown as a whole, and so is one that answers in coordinates of another view",
        arguments: FlowSetting.phone, [(0, 200), (9, 200), (59, 80)] as [(Int, CGFloat)])
    func whole(_ setting: FlowSetting, _ editor: (line: Int, height: CGFloat)) {
        let editor = growing(editor.line, height: editor.height)
        let form = FlowForm(FlowForm.fields(10) + [editor] + FlowForm.fields(12))
        let device = setting.device(showing: form)
        device.focusAndSettle(on: editor)
        expectVisible(editor, of: form, on: device)
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
