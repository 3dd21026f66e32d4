import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// `handleKeyboard()` on a screen that does not scroll as a whole. On an iPhone 16 the safe area is 59 above and 34 below, the
/// keyboard from 516 on.
@MainActor @Suite struct AutomaticCardTests {
    private func scrollView(
        _ scrollView: UIScrollView = UIScrollView(), from y: CGFloat, _ height: CGFloat, content: CGFloat,
        _ views: UIView...
    ) -> UIScrollView {
        scrollView.frame = CGRect(x: 0, y: y, width: 393, height: height)
        scrollView.contentSize = CGSize(width: 393, height: content)
        views.forEach(scrollView.addSubview)
        return scrollView
    }

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
        let panel = scrollView(from: 100, 600, content: 604, high, low)
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

    @Test("nested scroll views both make room", arguments: FlowSetting.phone)
    func nested(_ setting: FlowSetting) {
        let field = UITextField.tall(700)
        let inner = scrollView(from: 300, 400, content: 900, field)
        let outer = scrollView(from: 0, 852, content: 1200, inner)
        let card = AutomaticCard([outer])
        let device = setting.device(showing: card)
        let rest = PlaceState(card)
        for _ in 0..<2 {
            device.focusAndSettle(on: field)
            expectVisible(field, of: card, on: device)
            #expect(card.view.frame.minY == 0 && outer.adjustedContentInset.bottom == 336)
            device.dismissKeyboard()
            #expect(PlaceState(card) == rest && inner.isOffsetLegal && outer.isOffsetLegal)
        }
    }

    @Test("a disabled scroll view is passed over", arguments: FlowSetting.phone)
    func disabled(_ setting: FlowSetting) {
        let field = UITextField.tall(600)
        let panel = scrollView(from: 100, 700, content: 900, field)
        panel.isScrollEnabled = false
        let card = AutomaticCard([panel])
        let device = setting.device(showing: card)
        device.scrollsFirstResponderIntoView = false
        let writes = device.writes(in: panel) {
            // It ends at 744.
            device.focusAndSettle(on: field)
            #expect(card.view.frame.minY == -238)
            device.dismissKeyboard()
        }
        #expect(writes.notByUIKit.isEmpty && card.view.frame.minY == 0)
    }

    @Test("all is left to a drop-in inside", arguments: FlowSetting.phone)
    func dropIn(_ setting: FlowSetting) {
        let field = UITextField.tall(540)
        let panel = scrollView(KeyboardAvoidingScrollView(), from: 100, 600, content: 604, field)
        let card = AutomaticCard([panel])
        let device = setting.device(showing: card)
        let rest = PlaceState(card)
        for _ in 0..<2 {
            // It ends at 684, the scroll view at 700.
            device.focusAndSettle(on: field)
            #expect(panel.contentInset.bottom == 184 && device.maxY(of: field) == 506 && card.view.frame.minY == 0)
            device.dismissKeyboard()
            #expect(PlaceState(card) == rest)
        }
    }
}
