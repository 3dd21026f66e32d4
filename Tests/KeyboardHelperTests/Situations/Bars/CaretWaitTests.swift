import KeyboardHelper
import Testing
import UIKit

/// A tap begins editing in a text view, and UIKit places its caret some milliseconds later.
///
/// On an iPhone 16. Its keyboard begins at 516 in portrait.
@MainActor @Suite struct CaretWaitTests {
    enum Target: CaseIterable, Sendable { case automatic, container, window }

    /// A conversation's bar of 50 points above the home indicator, with a text view that is 9 points inside of it.
    @Test("a bar with a text view rises with the keyboard", arguments: Target.allCases, FlowSetting.phone)
    func bar(_ target: Target, _ setting: FlowSetting) {
        for text in ["", "Hello", "a\nb\nc\nd\ne"] {
            let (textView, bar) = (FlowForm.textView(text, scrolls: true), UIView.white())
            bar.addSubview(textView)
            let screen = MadeScreen(
                load: { screen in
                    screen.view.addSubview(bar)
                    if target == .automatic { screen.handleKeyboard() }
                    if target == .container { screen.handleKeyboard(containerView: screen.view) }
                },
                layout: { screen in
                    let bounds = screen.view.bounds
                    bar.frame = CGRect(x: 0, y: bounds.maxY - 84, width: bounds.width, height: 84)
                    textView.frame = CGRect(x: 59, y: 9, width: bounds.width - 118, height: 32)
                })
            let root = UINavigationController(rootViewController: screen)
            let device = target == .window ? setting.windowDevice(showing: root) : setting.device(showing: root)
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                device.rotateAndSettle(to: orientation)
                var motion = FocusMotion()
                device.expectNoFaults {
                    #expect(device.tap(textView))
                    for _ in 0..<60 {
                        motion.note(device.maxY(of: textView), device.keyboard.frame.minY)
                        device.advance(by: 1.0 / 60)
                    }
                }
                #expect(motion.timeCovered <= 0.06, "\(orientation.rawValue): \(motion)")
                #expect(motion.samples.map(\.end).goOneWay, "\(orientation.rawValue): \(motion.samples)")
                expectVisible(textView, of: screen, on: device, "\(orientation.rawValue)")
                device.dismissKeyboard()
                #expect(device.minY(of: screen.view) == 0)
            }
        }
    }

    /// 120 lines that fill the screen, below a navigation bar. The caret is in a line that was scrolled away.
    @Test(
        "a note is not scrolled to a line that was scrolled away and back",
        arguments: [UIInterfaceOrientation.portrait, .landscapeLeft], FlowSetting.phone)
    func note(_ orientation: UIInterfaceOrientation, _ setting: FlowSetting) {
        for scrolled in [0, 300, 1100] as [CGFloat] {
            let textView = FlowForm.textView((0..<120).map { "Line \($0)" }.joined(separator: "\n"), scrolls: true)
            let screen = FlowForm([], scrollView: textView)
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let device = setting.device(showing: UINavigationController(rootViewController: screen))
            device.rotateAndSettle(to: orientation)
            textView.addSubview(mark)
            for isAtEnd in [true, false] {
                device.turnAndSettle {
                    textView.selectedRange = NSRange(location: isAtEnd ? textView.text.utf16.count : 0, length: 0)
                    textView.contentOffset.y = scrolled - textView.adjustedContentInset.top
                }
                let tops = device.tops(of: mark) {
                    let y = device.screen.bounds.height - 60 + textView.bounds.minY
                    #expect(device.tap(at: CGPoint(x: 100, y: y), in: textView))
                }
                let (first, last) = (tops[0], tops[tops.count - 1])
                let beyond = max((tops.max() ?? 0) - max(first, last), min(first, last) - (tops.min() ?? 0))
                #expect(abs(first - last) < 340 && beyond <= 8, "\(isAtEnd): \(tops)")
                expectCaretVisible(textView, of: screen, on: device, "\(isAtEnd)")
                device.dismissKeyboard()
            }
        }
    }
}
