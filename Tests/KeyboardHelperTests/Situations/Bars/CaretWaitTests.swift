import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A tap begins editing in a text view, and UIKit places its caret some milliseconds later.
///
/// On an iPhone 16. Its keyboard begins at 516 in portrait.
@MainActor @Suite struct CaretWaitTests {
    /// A text view that is 9 points inside of a conversation's bar of 50 points above the home indicator.
    @Test(
        "a bar with a text view rises with the keyboard",
        arguments: [.automatic, .root, .window] as [ScreenPlan.Target], Play.Place.phones)
    func bar(_ target: ScreenPlan.Target, _ place: Play.Place) {
        for lines in [0, 1, 5] {
            var plan = ScreenPlan.form(0, target: target, scrolls: false)
            plan.parts = [Part(kind: .textView, gap: 674, height: 32, lines: lines)]
            let play = Play(plan, in: .navigation(largeTitle: false), on: place)
            let textView = play.screen.inputs[0]
            let motion = play.device.motion(of: textView) { #expect(play.device.tap(textView)) }
            #expect(motion.timeCovered <= 0.06 && motion.samples.map(\.end).goOneWay, "\(motion)")
            expectVisible(textView, of: play.screen, on: play.device)
            play.end()
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
