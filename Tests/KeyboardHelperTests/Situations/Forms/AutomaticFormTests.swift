import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// `handleKeyboard()` on a screen that scrolls. On an iPhone 16 the safe area is 59 above and 34 below, the keyboard from 516 on.
@MainActor
@Suite struct AutomaticFormTests {
    @Test("a text view that does not scroll gets no inset", arguments: FlowSetting.phone)
    func textView(_ setting: FlowSetting) {
        let text = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
        let textView = FlowForm.textView(text, scrolls: false)
        let form = AutomaticForm([FlowForm.field(), textView])
        let device = setting.device(showing: form)
        let height = textView.bounds.height
        device.focusAndSettle(on: textView)
        #expect(height > 500 && textView.contentInset == .zero)
        device.moveCaret(in: textView, to: text.utf16.count)
        device.turnAndSettle { form.automatic?.update() }
        expectCaretVisible(textView, of: form, on: device)
        // Its own insets would make it taller.
        #expect(textView.sizeThatFits(CGSize(width: textView.bounds.width, height: 0)).height == height)
        device.dismissKeyboard()
        #expect(textView.contentInset == .zero && textView.bounds.height == height)
    }

    @Test("beside a call for the scroll view it moves nothing twice", arguments: Play.Place.phones, [true, false])
    func besideACallForTheScrollView(_ place: Play.Place, _ comesFirst: Bool) {
        let play = Play(.form(target: comesFirst ? .automatic : .scrollView), on: place)
        play.app { screen in
            guard comesFirst, let scrollView = screen.targetScrollView else {
                _ = screen.handleKeyboard()
                return
            }
            screen.handleKeyboard(scrollView: scrollView)
        }
        for index in [17, 1, 19] {
            play.visit([index])
            #expect(play.adjustedInset <= 346 && play.lift == 0)
        }
        play.end()
    }

    /// A field from 680 to 724 in a scroll view that does not scroll is missing 218 points with its spacing.
    @Test("what the call for the scroll view cannot show is lifted only without that call", arguments: [false, true])
    func leavesTheInputToTheOtherCall(_ hasOtherCall: Bool) {
        var plan = ScreenPlan.form(0, target: hasOtherCall ? .scrollView : .automatic)
        plan.parts[0].parts = [Part(gap: 680), Part(kind: .label, gap: 400)]
        plan.parts[0].isScrollEnabled = false
        let play = Play(plan)
        if hasOtherCall { play.app { $0.handleKeyboard() } }
        play(.focus(0))
        #expect(play.lift == (hasOtherCall ? 0 : 218))
    }

    @Test("a second call replaces the first")
    func secondCall() {
        let play = Play(.form(12, target: .automatic, scrolls: false))
        let first = play.screen.live.first
        play.app { $0.startAvoiding() }.visit([10])
        #expect(play.screen.live.count == 1 && first?.isActive != true && play.lift > 0)
        play(.stop)
        #expect(play.lift == 0 && play.screen.additionalSafeAreaInsets == .zero)
    }
}
