import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// `handleKeyboard()` on one controller. On an iPhone 16 the safe area is 59 above and 34 below, the keyboard from 516 on.
@MainActor
@Suite struct AutomaticTargetTests {
    // MARK: A form that scrolls

    @Test(arguments: FlowSetting.everywhere, [true, false])
    func formIsMovedAsIfItsScrollViewHadBeenNamed(_ setting: FlowSetting, _ scrollsAsRoot: Bool) {
        // The controller's own scroll view is the same target by two names.
        let automatic = AutomaticForm()
        automatic.scrollsAsRoot = scrollsAsRoot
        let named = scrollsAsRoot ? FlowRootForm() : FlowForm()
        let offsets = [automatic, named].map { form in
            let device = setting.device(showing: form)
            let rest = PlaceState(form)
            let covered = device.screen.bounds.height - setting.keyboardTop
            var offsets: [CGFloat] = []
            for index in [17, 2, 3, 19, 12, 0] {
                device.focusAndSettle(on: form.inputs[index])
                expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
                // At the very end of the content room is made for the spacing, too; the margin below it is 20.
                #expect(form.coveredInset == covered)
                #expect(form.view.frame == device.window.bounds)
                offsets.append(form.offset)
            }
            device.dismissKeyboard()
            #expect(PlaceState(form) == rest)
            #expect(form.scrollView.isOffsetLegal)
            return offsets + [form.offset]
        }
        #expect(offsets[0] == offsets[1])
    }

    @Test(arguments: FlowSetting.phone)
    func offsetGoesBackToWhereTheUserWas(_ setting: FlowSetting) {
        let form = AutomaticForm()
        form.options.restoresContentOffset = true
        let device = setting.device(showing: form)
        device.turn { form.scrollView.contentOffset.y = 40 + 1 / 3 }
        let offset = form.scrollView.contentOffset
        // From 680 to 724 on the content, that is from 639.67 on the screen: up by 177.67 and so by 178 at the most.
        device.focusAndSettle(on: form.inputs[11])
        #expect(abs(form.offset - offset.y - 178) < 0.4)
        #expect(form.automatic?.lift == form.offset - offset.y)
        device.dismissKeyboard()
        #expect(form.scrollView.contentOffset == offset)
        #expect(form.automatic?.lift == 0)
    }

    // MARK: A card that does not

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

    // MARK: Scroll views in it

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
    func textViewThatDoesNotScrollGetsNoInset(_ setting: FlowSetting) {
        let text = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
        let textView = FlowForm.textView(text, scrolls: false)
        let form = AutomaticForm([FlowForm.field(), textView])
        let device = setting.device(showing: form)
        let height = textView.bounds.height
        #expect(height > 500)
        device.focusAndSettle(on: textView)
        #expect(textView.contentInset == .zero)
        device.moveCaret(in: textView, to: text.utf16.count)
        device.turn { form.automatic?.update() }
        device.settle()
        expectCaretVisible(textView, of: form, on: device)
        // Its own insets would make it taller.
        #expect(textView.contentInset == .zero)
        #expect(textView.sizeThatFits(CGSize(width: textView.bounds.width, height: 0)).height == height)
        device.dismissKeyboard()
        #expect(textView.contentInset == .zero)
        #expect(textView.bounds.height == height)
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

    // MARK: A table

    @Test(arguments: FlowSetting.phone)
    func tableInAControllerIsScrolled(_ setting: FlowSetting) throws {
        let screen = SituationTable()
        let device = setting.device(showing: screen)
        device.turn {
            screen.stopHandlingKeyboard()
            screen.handleKeyboard()
        }
        // From 499 to 543.
        let field = try screen.field(10)
        #expect(device.tap(at: CGPoint(x: 20, y: 5), in: field))
        device.settle()
        #expect(device.presentationFrame(of: field).maxY == 506)
        #expect(screen.table.adjustedContentInset.bottom == 336)
        #expect(screen.view.frame == device.window.bounds)
        device.dismissKeyboard()
        #expect(screen.table.contentInset == .zero)
        #expect(screen.table.verticalScrollIndicatorInsets == .zero)
        device.turn { screen.table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false) }
        let last = try screen.field(39)
        #expect(device.tap(last))
        device.settle()
        #expect(device.presentationFrame(of: last).maxY == 506)
        device.dismissKeyboard()
        #expect(screen.table.contentInset == .zero)
        #expect(screen.table.isOffsetLegal)
        #expect(screen.view.frame == device.window.bounds)
    }

    // MARK: Calls

    @Test(arguments: FlowSetting.phone, [true, false])
    func besideACallForTheScrollViewItMovesNothingTwice(_ setting: FlowSetting, _ comesFirst: Bool) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        form.loadViewIfNeeded()
        if comesFirst { form.handleKeyboard() }
        form.handleKeyboard(scrollView: form.scrollView)
        if !comesFirst { form.handleKeyboard() }
        let device = setting.device(showing: form)
        let rest = PlaceState(form)
        for index in [17, 1, 19] {
            device.focusAndSettle(on: form.inputs[index])
            expectVisible(form.inputs[index], of: form, on: device)
            #expect(form.scrollView.adjustedContentInset.bottom <= 346)
            #expect(form.view.frame.minY == 0)
        }
        device.dismissKeyboard()
        #expect(PlaceState(form) == rest)
    }

    @Test func secondCallReplacesTheFirstAndOtherTargetsStay() {
        let card = AutomaticCard(fieldsAt: [700])
        let device = FlowSetting(systemHelps: true).device(showing: card)
        let first = card.automatic
        device.turn { card.handleKeyboard() }
        #expect(card.keyboardAvoidances.count == 1)
        #expect(first?.isActive != true)
        device.focusAndSettle(on: card.contents[0])
        #expect(card.view.frame.minY == -238)
        device.turn { card.stopHandlingKeyboard() }
        #expect(card.view.frame.minY == 0)
        #expect(card.additionalSafeAreaInsets == .zero)
    }
}
