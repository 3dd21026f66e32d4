import Foundation
import KeyboardHelper
import Testing
import UIKit

/// `handleKeyboard()` on a screen that scrolls. On an iPhone 16 the safe area is 59 above and 34 below, the keyboard from 516 on.
@MainActor
@Suite struct AutomaticFormTests {
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

    @Test("what the call for the scroll view cannot show is lifted only without that call", arguments: [false, true])
    func leavesTheInputToTheOtherCall(_ hasOtherCall: Bool) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        form.loadViewIfNeeded()
        form.scrollView.isScrollEnabled = false
        form.handleKeyboard()
        if hasOtherCall { form.handleKeyboard(scrollView: form.scrollView) }
        let device = FlowSetting(systemHelps: false).device(showing: form)
        // From 680 to 724, so it is missing 218 points with its spacing.
        device.focusAndSettle(on: form.inputs[11])
        #expect(form.view.frame.minY == (hasOtherCall ? 0 : -218))
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
