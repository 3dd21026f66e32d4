import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// `handleKeyboard()` on a screen that does not scroll as a whole. On an iPhone 16 the safe area is 59 above and 34 below, the
/// keyboard from 516 on.
@MainActor @Suite struct AutomaticCardTests {
    @Test("a card is lifted by what is needed", arguments: FlowSetting.everywhere)
    func lift(_ setting: FlowSetting) {
        let top = setting.keyboardTop
        let card = AutomaticCard(fieldsAt: [top + 16, top - 54])
        let device = setting.device(showing: card)
        let rest = PlaceState(card)
        device.focusAndSettle(on: card.contents[0])
        #expect(card.automatic?.lift == 70 && device.maxY(of: card.contents[0]) == top - 10)
        #expect(card.view.safeAreaInsets == rest.safeArea)
        // The other was free, and is so 70 higher, unless the safe area begins below it.
        device.focusAndSettle(on: card.contents[1])
        expectVisible(card.contents[1], of: card, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(card) == rest)
        let writes = device.writes(in: card.view) { device.focusAndSettle(on: card.contents[1]) }
        #expect(writes.notByUIKit.isEmpty && card.decisions.last?.reason == .alreadyVisible)
    }

    @Test("a scroll view moves before the root is lifted", arguments: FlowSetting.phone)
    func scrollViewFirst(_ setting: FlowSetting) {
        let (high, low, outside) = (UITextField.tall(300), UITextField.tall(540), UITextField.tall(720))
        let panel = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        panel.contentSize = CGSize(width: 393, height: 604)
        for field in [high, low] { panel.addSubview(field) }
        let card = AutomaticCard([panel, outside])
        let device = setting.device(showing: card)
        let rest = PlaceState(card)
        // It ends at 684: 178 points short. The scroll view ends at 700, 184 points under the keyboard.
        device.focusAndSettle(on: low)
        #expect(panel.adjustedContentInset.bottom == 184 && panel.contentOffset.y == 178 && card.view.frame.minY == 0)
        // It ends at 764: 258 points short; the inset belongs to the scroll view's place, and the focus is elsewhere.
        device.focusAndSettle(on: outside)
        #expect(card.view.frame.minY == -258 && panel.contentInset == .zero && panel.isOffsetLegal)
        device.focusAndSettle(on: high)
        expectVisible(high, of: card, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(card) == rest && panel.isOffsetLegal)
    }

    /// A list of 400 points in a form that fills the screen.
    @Test("nested scroll views both make room", arguments: Play.Place.phones)
    func nested(_ place: Play.Place) {
        var plan = ScreenPlan.form(1, gap: 700, target: .automatic)
        (plan.parts[0].gap, plan.parts[0].fills, plan.parts[0].height) = (300, false, 400)
        let end = Part(kind: .label, gap: 400)
        plan.parts = [Part(kind: .scrollView, gap: 0, fills: true, parts: plan.parts + [end])]
        let play = Play(plan, on: place)
        for _ in 0..<2 {
            play(.focus(0))
            #expect(play.lift == 0 && play.adjustedInset == 336)
            play.end()
        }
    }
}
