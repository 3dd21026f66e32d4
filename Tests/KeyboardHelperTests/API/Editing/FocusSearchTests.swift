import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// How far the next input is looked for, and what is known without looking.
@MainActor
@Suite struct FocusSearchTests {
    @Test("without a keyboard, a list scrolls no farther than to the next row", arguments: CellScreen.Kind.allCases)
    func leastScroll(_ kind: CellScreen.Kind) throws {
        let screen = CellScreen(kind)
        let device = screen.shown(FlowSetting(systemHelps: false))
        // It does not come, so that nothing else moves for the new focus.
        device.keyboard.isScripted = true
        let bottom = { screen.list.bounds.maxY - screen.list.adjustedContentInset.bottom }
        let last = Int(bottom() / 44) - 1
        device.focusAndSettle(on: try screen.field("0.\(last).0"))
        for row in last + 1...last + 6 {
            let exists = screen.inputs.contains { $0.placeholder == "0.\(row).0" && !$0.isHidden }
            device.turn { screen.avoidance?.focusNext() }
            device.settle()
            #expect(screen.place == "0.\(row).0")
            if !exists { #expect(abs(bottom() - CGFloat(row + 1) * 44) < 1, "row \(row) ends at \(bottom())") }
        }
        #expect(screen.list.contentOffset.y > 0)
    }

    @Test(
        "an input is found a screenful beyond what is visible, and not farther", arguments: [(30, true), (60, false)])
    func reach(_ row: Int, _ isFound: Bool) throws {
        let plan = CellPlan(sections: [(0..<200).map { [0, row].contains($0) ? 1 : 0 }])
        let screen = CellScreen(.table, plan)
        let device = screen.shown()
        device.focusAndSettle(on: try screen.field("0.0.0"))
        device.turn { #expect(screen.avoidance?.focusNext() == isFound) }
        device.settle()
        #expect(screen.place == (isFound ? "0.\(row).0" : "0.0.0"))
        if !isFound { #expect(screen.list.contentOffset.y == -screen.list.adjustedContentInset.top) }
    }

    @Test("a neighbor that was hidden, disabled or removed is none any more")
    func neighborsThatGo() throws {
        let changes: [(UITextField) -> Void] = [
            { $0.isHidden = true }, { $0.isEnabled = false }, { $0.removeFromSuperview() },
            { $0.superview?.isUserInteractionEnabled = false },
        ]
        for change in changes {
            let boxes = (0..<3).map { UIView(frame: CGRect(x: 0, y: CGFloat($0) * 60, width: 300, height: 60)) }
            let fields = boxes.map { box in
                let field = UITextField(frame: box.bounds)
                box.addSubview(field)
                return field
            }
            let (form, device) = FlowForm.shown(boxes, .everything)
            let toolbar = try #require(form.avoidance?.toolbar)
            device.focusAndSettle(on: fields[1])
            #expect(toolbar.nextItem.isEnabled && toolbar.previousItem.isEnabled)
            change(fields[2])
            device.focusAndSettle(on: fields[0])
            device.focusAndSettle(on: fields[1])
            #expect(!toolbar.nextItem.isEnabled && toolbar.previousItem.isEnabled)
        }
    }

    @Test("an input that comes after the last one is a neighbor without a word")
    func neighborsThatCome() throws {
        let (form, device) = FlowForm.shown(FlowForm.fields(3), .everything)
        let toolbar = try #require(form.avoidance?.toolbar)
        device.focusAndSettle(on: form.inputs[2])
        #expect(!toolbar.nextItem.isEnabled)
        form.inputs[2].superview?.addSubview(UITextField(frame: CGRect(x: 20, y: 1200, width: 300, height: 44)))
        device.focusAndSettle(on: form.inputs[1])
        device.focusAndSettle(on: form.inputs[2])
        #expect(toolbar.nextItem.isEnabled)
    }

    @Test(
        "a last field that was moved up is not the last any more, whichever has the focus meanwhile", arguments: [0, 1])
    func endsThatMove(other: Int) throws {
        let (form, device) = FlowForm.shown(FlowForm.fields(3), .everything)
        let toolbar = try #require(form.avoidance?.toolbar)
        device.focusAndSettle(on: form.inputs[2])
        #expect(!toolbar.nextItem.isEnabled)
        form.inputs[2].center.y = form.inputs[0].center.y - 50
        device.focusAndSettle(on: form.inputs[other])
        device.focusAndSettle(on: form.inputs[2])
        #expect(toolbar.nextItem.isEnabled && !toolbar.previousItem.isEnabled)
        #expect((form.inputs[2] as? UITextField)?.returnKeyType == .next)
    }

    @Test("an input that comes under the focus is a neighbor with the next plan")
    func neighborsThatComeUnderTheFocus() throws {
        let (form, device) = FlowForm.shown(FlowForm.fields(3), .everything)
        let toolbar = try #require(form.avoidance?.toolbar)
        device.focusAndSettle(on: form.inputs[2])
        form.inputs[2].superview?.addSubview(UITextField(frame: CGRect(x: 20, y: 1200, width: 300, height: 44)))
        device.keyboard.changeHeight(to: 291)
        device.settle()
        #expect(toolbar.nextItem.isEnabled && toolbar.previousItem.isEnabled)
    }

    @Test("a row that is loaded as the list scrolls to the focus is its neighbor, and comes into view with it")
    func neighborsThatAreLoaded() throws {
        let screen = CellScreen(.table, CellPlan(sections: [[Int](repeating: 1, count: 60)]))
        screen.options.keepsNextInputVisible = true
        let device = screen.shown()
        let rows = screen.inputs.filter { !$0.isHidden }.compactMap { $0.placeholder?.split(separator: ".") }
        let last = try #require(rows.filter { $0.count == 3 }.compactMap { Int($0[1]) }.max())
        device.focusAndSettle(on: try screen.field("0.\(last).0"))
        device.advance(by: 1)
        let next = try screen.field("0.\(last + 1).0")
        #expect(device.presentationFrame(of: next).maxY <= device.keyboard.frame.minY - 10)
    }

    @Test("a field that is hidden or disabled meanwhile is a neighbor no more", arguments: [true, false])
    func neighborsThatCannotBeReached(isHidden: Bool) throws {
        let (form, device) = FlowForm.shown(FlowForm.fields(4), .everything)
        let toolbar = try #require(form.avoidance?.toolbar)
        device.focusAndSettle(on: form.inputs[2])
        #expect(toolbar.nextItem.isEnabled)
        if isHidden { form.inputs[3].isHidden = true } else { (form.inputs[3] as? UITextField)?.isEnabled = false }
        // The same input has the focus: the order is not searched for anew.
        device.keyboard.changeHeight(to: 291)
        device.settle()
        #expect(!toolbar.nextItem.isEnabled && toolbar.previousItem.isEnabled)
    }

    @Test("an input that comes to the front is the last of the hierarchy, as soon as the library is told")
    func broughtToTheFront() throws {
        let (form, device) = FlowForm.shown(
            FlowForm.fields(3), .with { ($0.showsToolbar, $0.fieldOrder) = (true, .hierarchy) })
        let (avoidance, field) = (try #require(form.avoidance), form.inputs[1])
        device.focusAndSettle(on: field)
        #expect(avoidance.toolbar.nextItem.isEnabled)
        device.turn {
            field.superview?.bringSubviewToFront(field)
            avoidance.update()
        }
        device.settle()
        #expect(field.isFirstResponder && !avoidance.toolbar.nextItem.isEnabled)
        #expect(avoidance.toolbar.previousItem.isEnabled)
    }

    @Test("with another order, an input has other neighbors")
    func otherOrder() throws {
        let (form, device) = FlowForm.shown(FlowForm.fields(3), .everything)
        for (index, input) in form.inputs.enumerated() { input.tag = -index }
        let avoidance = try #require(form.avoidance)
        let items = [avoidance.toolbar.previousItem, avoidance.toolbar.nextItem]
        device.focusAndSettle(on: form.inputs[2])
        #expect(items.map(\.isEnabled) == [true, false])
        device.turn { avoidance.options.fieldOrder = .tag }
        device.settle()
        #expect(items.map(\.isEnabled) == [false, true])
    }

    @Test("an input in a list is found whose first screenful has none", arguments: CellScreen.Kind.allCases)
    func visibleFurtherDown(_ kind: CellScreen.Kind) {
        let screen = CellScreen(kind, CellPlan(sections: [(0..<80).map { $0 == 30 ? 1 : 0 }]))
        let device = screen.shown()
        device.turn { screen.list.setContentOffset(CGPoint(x: 0, y: 27 * 44), animated: false) }
        device.settle()
        device.turn { screen.avoidance?.focusNext() }
        device.settle()
        #expect(screen.place == "0.30.0" && screen.focused?.isHidden == false)
    }

    @Test("in cells that are used again, the ends are the ends", arguments: CellScreen.Kind.allCases)
    func endsOfLists(_ kind: CellScreen.Kind) throws {
        for rows in 23...26 {
            let screen = CellScreen(kind, CellPlan(sections: [[Int](repeating: 1, count: rows)]))
            screen.options = .everything
            let device = screen.shown()
            let toolbar = try #require(screen.avoidance?.toolbar)
            device.focusAndSettle(on: try screen.field("0.5.0"))
            let end = CGFloat(rows) * 44 + screen.list.adjustedContentInset.bottom - screen.list.bounds.height
            device.turn { screen.list.setContentOffset(CGPoint(x: 0, y: end), animated: false) }
            device.settle()
            let last = try screen.field("0.\(rows - 1).0")
            device.focusAndSettle(on: last)
            #expect(!toolbar.nextItem.isEnabled && last.returnKeyType == .done, "\(rows) rows")
            device.turn { screen.list.setContentOffset(CGPoint(x: 0, y: 400), animated: false) }
            device.settle()
            device.focusAndSettle(on: try screen.field("0.14.0"))
            let top = -screen.list.adjustedContentInset.top
            device.turn { screen.list.setContentOffset(CGPoint(x: 0, y: top), animated: false) }
            device.settle()
            device.focusAndSettle(on: try screen.field("0.0.0"))
            #expect(!toolbar.previousItem.isEnabled, "\(rows) rows")
        }
    }

    @Test("fields that the app reorders have other neighbors")
    func reordered() {
        let fields = (0..<3).map {
            UITextField(frame: CGRect(x: 20, y: 120 + 60 * CGFloat($0), width: 200, height: 20))
        }
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        for field in fields { board.addSubview(field) }
        let (_, device) = FlowForm.shown([board], .everything)
        device.focusAndSettle(on: fields[0])
        device.turn { (fields[1].frame.origin.y, fields[2].frame.origin.y) = (60, 90) }
        device.settle()
        device.focusAndSettle(on: fields[1])
        device.focusAndSettle(on: fields[0])
        #expect(fields[0].returnKeyType == .done)
    }
}
