import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// `handleKeyboard()` on a screen that does not scroll as a whole. On an iPhone 16 the safe area is 59 above and 34 below, the keyboard from 516 on.
@MainActor
@Suite struct AutomaticCardTests {
    @Test(arguments: FlowSetting.everywhere)
    func cardIsLiftedByWhatIsNeeded(_ setting: FlowSetting) {
        let bottom = setting.keyboardTop + 60
        let card = AutomaticCard(fieldsAt: [bottom - 44, setting.keyboardTop - 54])
        let device = setting.device(showing: card)
        let rest = PlaceState(card)
        device.focusAndSettle(on: card.contents[0])
        #expect(card.automatic?.lift == 70)
        #expect(device.presentationFrame(of: card.contents[0]).maxY == setting.keyboardTop - 10)
        #expect(card.view.safeAreaInsets == rest.safeArea)
        // The other was free, and is so 70 higher, unless the safe area begins below it.
        device.focusAndSettle(on: card.contents[1])
        expectVisible(card.contents[1], of: card, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(card) == rest)
        let writes = device.writes(in: card.view) { device.focusAndSettle(on: card.contents[1]) }
        #expect(writes.notByUIKit.isEmpty)
        #expect(card.decisions.last?.reason == .alreadyVisible)
    }

    @Test(arguments: FlowSetting.phone)
    func cardGoesUpAndDownWithTheKeyboard(_ setting: FlowSetting) {
        let card = AutomaticCard(fieldsAt: [762])
        let device = setting.device(showing: card)
        func expectTogether(from: CGFloat, to: CGFloat, _ action: () -> Void) {
            var isSeenMidway = false
            action()
            for _ in 0..<20 {
                device.advance(by: 1.0 / 60)
                let share = (852 - device.keyboard.frame.minY) / 336
                let moved = 762 - device.presentationFrame(of: card.contents[0]).minY
                // It needs 300 of the keyboard's 336.
                #expect(abs(moved - 300 * share) < 1)
                isSeenMidway = isSeenMidway || (share > 0.2 && share < 0.8)
            }
            #expect(isSeenMidway)
            device.settle()
        }
        expectTogether(from: 0, to: 300) { device.focus(on: card.contents[0]) }
        expectTogether(from: 300, to: 0) { device.keyboard.dismiss() }
    }

    @Test(arguments: FlowSetting.phone)
    func scrollViewMovesBeforeTheRootIsLifted(_ setting: FlowSetting) {
        let panel = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        let fields = [300, 540].map { UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 44)) }
        let outside = UITextField(frame: CGRect(x: 20, y: 720, width: 300, height: 44))
        for field in fields { panel.addSubview(field) }
        panel.contentSize = CGSize(width: 393, height: 604)
        let card = AutomaticCard([panel, outside])
        let device = setting.device(showing: card)
        let rest = PlaceState(card)
        // It ends at 684: 178 points short. The scroll view ends at 700, 184 points under the keyboard.
        device.focusAndSettle(on: fields[1])
        #expect(panel.adjustedContentInset.bottom == 184)
        #expect(panel.contentOffset.y == 178)
        #expect(card.view.frame.minY == 0)
        // It ends at 764: 258 points short; the inset belongs to the scroll view's place, and the focus is elsewhere.
        device.focusAndSettle(on: outside)
        #expect(card.view.frame.minY == -258)
        #expect(panel.contentInset == .zero)
        #expect(panel.isOffsetLegal)
        device.focusAndSettle(on: fields[0])
        expectVisible(fields[0], of: card, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(card) == rest)
        #expect(panel.isOffsetLegal)
    }

    @Test(arguments: FlowSetting.phone)
    func nestedScrollViewsBothMakeRoom(_ setting: FlowSetting) {
        let inner = UIScrollView(frame: CGRect(x: 20, y: 300, width: 353, height: 400))
        let field = UITextField(frame: CGRect(x: 0, y: 700, width: 300, height: 44))
        inner.addSubview(field)
        inner.contentSize = CGSize(width: 353, height: 900)
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        outer.addSubview(inner)
        outer.contentSize = CGSize(width: 393, height: 1200)
        let card = AutomaticCard([outer])
        let device = setting.device(showing: card)
        let rest = PlaceState(card)
        for _ in 0..<2 {
            device.focusAndSettle(on: field)
            expectVisible(field, of: card, on: device)
            #expect(card.view.frame.minY == 0)
            #expect(outer.adjustedContentInset.bottom == 336)
            device.dismissKeyboard()
            #expect(PlaceState(card) == rest)
            #expect(inner.isOffsetLegal && outer.isOffsetLegal)
        }
    }

    @Test(arguments: FlowSetting.phone)
    func disabledScrollViewIsPassedOver(_ setting: FlowSetting) {
        let panel = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 700))
        let field = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 44))
        panel.addSubview(field)
        panel.contentSize = CGSize(width: 393, height: 900)
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
        #expect(writes.notByUIKit.isEmpty)
        #expect(card.view.frame.minY == 0)
    }

    @Test(arguments: FlowSetting.phone)
    func dropInInsideLeavesEverythingToIt(_ setting: FlowSetting) {
        let panel = KeyboardAvoidingScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        let field = UITextField(frame: CGRect(x: 20, y: 540, width: 300, height: 44))
        panel.addSubview(field)
        panel.contentSize = CGSize(width: 393, height: 604)
        let card = AutomaticCard([panel])
        let device = setting.device(showing: card)
        let rest = PlaceState(card)
        for _ in 0..<2 {
            // It ends at 684, the scroll view at 700.
            device.focusAndSettle(on: field)
            #expect(panel.contentInset.bottom == 184)
            #expect(device.presentationFrame(of: field).maxY == 506)
            #expect(card.view.frame.minY == 0)
            device.dismissKeyboard()
            #expect(PlaceState(card) == rest)
        }
    }
}
