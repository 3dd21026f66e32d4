import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A tap begins editing in a text view, and UIKit places its caret some milliseconds later.
///
/// On an iPhone 16. Its keyboard begins at 516 in portrait.
@MainActor
@Suite struct CaretWaitTests {
    enum Target: CaseIterable, Sendable { case automatic, container, window }

    /// A conversation's bar of 50 points above the home indicator, with a text view that is 9 points inside of it.
    private func chat(_ target: Target, _ text: String) -> (screen: MadeScreen, textView: UITextView, bar: UIView) {
        let (textView, bar) = (FlowForm.textView(text, scrolls: true), UIView())
        let screen = MadeScreen(
            load: { screen in
                bar.backgroundColor = .white
                bar.addSubview(textView)
                screen.view.addSubview(bar)
                if target == .automatic { screen.handleKeyboard() }
                if target == .container { screen.handleKeyboard(containerView: screen.view) }
            },
            layout: { screen in
                let bounds = screen.view.bounds
                bar.frame = CGRect(x: 0, y: bounds.maxY - 84, width: bounds.width, height: 84)
                textView.frame = CGRect(x: 59, y: 9, width: bounds.width - 118, height: 32)
            })
        return (screen, textView, bar)
    }

    @Test("a bar with a text view rises with the keyboard", arguments: Target.allCases, FlowSetting.phone)
    func bar(_ target: Target, _ setting: FlowSetting) {
        for text in ["", "Hello", "a\nb\nc\nd\ne"] { expectBarToRise(target, text, setting) }
    }

    private func expectBarToRise(_ target: Target, _ text: String, _ setting: FlowSetting) {
        let (screen, textView, _) = chat(target, text)
        let device =
            target == .window
            ? setting.windowDevice(showing: UINavigationController(rootViewController: screen))
            : setting.device(showing: UINavigationController(rootViewController: screen))
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            device.rotate(to: orientation)
            device.settle()
            var (behind, farthest, tops): (TimeInterval, CGFloat, [CGFloat]) = (0, 0, [])
            device.expectNoFaults {
                #expect(device.tap(textView))
                let end = device.now + 1
                while device.now < end {
                    let frame = device.presentationFrame(of: textView)
                    tops.append(frame.minY)
                    let missing = frame.maxY - device.keyboard.frame.minY
                    if missing > 0.5 { behind += 1.0 / 120 }
                    farthest = max(farthest, missing)
                    device.advance(by: 1.0 / 120)
                }
            }
            #expect(behind <= 0.06, "\(orientation.rawValue): \(behind) s, up to \(farthest) points")
            #expect(tops.goOneWay, "\(orientation.rawValue): \(tops)")
            expectVisible(textView, of: screen, on: device, "\(orientation.rawValue)")
            device.dismissKeyboard()
            #expect(device.presentationFrame(of: screen.view).minY == 0)
        }
    }

    /// 120 lines that fill the screen, below a navigation bar. The caret is in a line that was scrolled away.
    @Test(
        "a note is not scrolled to a line that was scrolled away and back",
        arguments: [UIInterfaceOrientation.portrait, .landscapeLeft], FlowSetting.phone)
    func note(_ orientation: UIInterfaceOrientation, _ setting: FlowSetting) {
        for scrolled in [0, 300, 1100] as [CGFloat] { expectNoteToStay(scrolled, orientation, setting) }
    }

    private func expectNoteToStay(_ scrolled: CGFloat, _ orientation: UIInterfaceOrientation, _ setting: FlowSetting) {
        let textView = FlowForm.textView((0..<120).map { "Line \($0)" }.joined(separator: "\n"), scrolls: true)
        let screen = FlowForm([], scrollView: textView)
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let device = setting.device(showing: UINavigationController(rootViewController: screen))
        device.rotate(to: orientation)
        device.settle()
        textView.addSubview(mark)
        for isAtEnd in [true, false] {
            device.turn {
                textView.selectedRange = NSRange(location: isAtEnd ? textView.text.utf16.count : 0, length: 0)
                textView.contentOffset.y = scrolled - textView.adjustedContentInset.top
            }
            device.settle()
            let tops = device.tops(of: mark) {
                let y = device.screen.bounds.height - 60 + textView.bounds.minY
                #expect(device.tap(at: CGPoint(x: 100, y: y), in: textView))
            }
            #expect(abs((tops.first ?? 0) - (tops.last ?? 0)) < 340, "\(isAtEnd)")
            let (first, last) = (tops.first ?? 0, tops.last ?? 0)
            let beyond = max((tops.max() ?? 0) - max(first, last), min(first, last) - (tops.min() ?? 0))
            #expect(beyond <= 8, "\(isAtEnd): \(tops)")
            expectCaretVisible(textView, of: screen, on: device, "\(isAtEnd)")
            device.dismissKeyboard()
        }
    }
}
