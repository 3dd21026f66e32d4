import Foundation
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// How far the next input is looked for, and what is known without looking.
@MainActor @Suite struct FocusSearchTests {
    // MARK: Neighbors

    /// Of three fields, each in a box: which has the focus, what the app does then, and whether the arrows lead back and on after
    /// the steps.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let options: KeyboardAvoidance.Options
        let focus: Int
        let steps: [Step]
        let arrows: [Bool]
        let action: @MainActor @Sendable (SimulationScreen) -> Void

        /// The focus may go by way of another field and come back.
        init(
            _ name: String, _ options: KeyboardAvoidance.Options = .everything, at focus: Int, by way: Int? = nil,
            _ steps: Step..., leads arrows: [Bool], _ action: @escaping @MainActor @Sendable (SimulationScreen) -> Void
        ) {
            (testDescription, self.options, self.focus, self.arrows) = (name, options, focus, arrows)
            self.steps = steps + (way.map { [.focus($0), .focus(focus)] } ?? [])
            self.action = action
        }
    }

    private nonisolated static let changes = [
        Change("hidden", at: 1, by: 0, leads: [true, false]) { $0.inputs[2].isHidden = true },
        Change("disabled", at: 1, by: 0, leads: [true, false]) { ($0.inputs[2] as? UITextField)?.isEnabled = false },
        Change("removed", at: 1, by: 0, leads: [true, false]) { $0.inputs[2].removeFromSuperview() },
        Change("in a box that cannot be touched", at: 1, by: 0, leads: [true, false]) {
            $0.inputs[2].superview?.isUserInteractionEnabled = false
        },
        // The same input has the focus: the order is not searched for anew.
        Change("hidden under the focus", at: 1, .keyboardHeight(291), leads: [true, false]) {
            $0.inputs[2].isHidden = true
        },
        Change("hidden, and the app asks for a look", at: 1, .update, leads: [true, false]) {
            $0.inputs[2].isHidden = true
        },
        Change("skipped", at: 1, leads: [true, false]) { $0.live.first?.skip($0.inputs[2]) },
        Change("one comes after the last", at: 2, by: 1, leads: [true, true]) { $0.addField() },
        Change("one comes under the focus", at: 2, .keyboardHeight(291), leads: [true, true]) { $0.addField() },
        Change("the last is moved up, by way of the first", at: 2, by: 0, leads: [false, true]) { $0.move(2) },
        Change("the last is moved up, by way of the second", at: 2, by: 1, leads: [false, true]) { $0.move(2) },
        Change("the others are moved up", at: 0, by: 1, leads: [true, false]) { screen in
            for index in 1...2 { screen.move(index) }
        },
        Change(
            "brought to the front", .with { ($0.showsToolbar, $0.fieldOrder) = (true, .hierarchy) }, at: 1, .update,
            leads: [true, false]
        ) {
            guard let box = $0.inputs[1].superview else { return }
            box.superview?.bringSubviewToFront(box)
        },
        Change("another order counts", at: 2, leads: [false, true]) { screen in
            for (index, input) in screen.inputs.enumerated() { input.tag = -index }
            screen.live.first?.options.fieldOrder = .tag
        },
    ]

    @Test("neighbors that go, come or move are known without a word", arguments: changes)
    func neighbors(_ change: Change) {
        var plan = ScreenPlan.form(options: change.options)
        plan.parts[0].parts = (0..<3).map { _ in Part(kind: .box, gap: 8, height: 60, parts: [Part()]) }
        let play = Play(plan)(.focus(change.focus))
        expectEqual(play.arrows, [change.focus > 0, change.focus < 2])
        play.device.turn { change.action(play.screen) }
        for step in change.steps { play(step) }
        play.device.settle()
        #expect(play.focused == change.focus && play.arrows == change.arrows)
        guard change.options.movesFocusOnReturn else { return }
        expectEqual(play.fields[change.focus].returnKeyType, change.arrows[1] ? .next : .done)
    }

    // MARK: Lists

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
            device.turnAndSettle { screen.avoidance?.focusNext() }
            expectEqual(screen.place, "0.\(row).0")
            if !exists { #expect(abs(bottom() - CGFloat(row + 1) * 44) < 1, "row \(row) ends at \(bottom())") }
        }
        #expect(screen.list.contentOffset.y > 0)
    }

    @Test("an input is found a screenful beyond what is visible, not farther", arguments: [(30, true), (60, false)])
    func reach(_ row: Int, _ isFound: Bool) throws {
        let screen = CellScreen(.table, CellPlan(sections: [(0..<200).map { [0, row].contains($0) ? 1 : 0 }]))
        let device = screen.shown()
        device.focusAndSettle(on: try screen.field("0.0.0"))
        device.turnAndSettle { expectEqual(screen.avoidance?.focusNext(), isFound) }
        expectEqual(screen.place, isFound ? "0.\(row).0" : "0.0.0")
        if !isFound { expectEqual(screen.list.contentOffset.y, -screen.list.adjustedContentInset.top) }
    }

    @Test("a row that is loaded as the list scrolls to the focus is its neighbor, and comes into view with it")
    func loaded() throws {
        let screen = CellScreen(.table, CellPlan(sections: [[Int](repeating: 1, count: 60)]))
        screen.options.keepsNextInputVisible = true
        let device = screen.shown()
        let rows = screen.inputs.filter { !$0.isHidden }.compactMap { $0.placeholder?.split(separator: ".") }
        let last = try #require(rows.filter { $0.count == 3 }.compactMap { Int($0[1]) }.max())
        device.focusAndSettle(on: try screen.field("0.\(last).0"))
        device.advance(by: 1)
        let next = try screen.field("0.\(last + 1).0")
        #expect(device.maxY(of: next) <= device.keyboard.frame.minY - 10)
    }

    @Test("an input in a list is found whose first screenful has none", arguments: CellScreen.Kind.allCases)
    func visibleFurtherDown(_ kind: CellScreen.Kind) {
        let screen = CellScreen(kind, CellPlan(sections: [(0..<80).map { $0 == 30 ? 1 : 0 }]))
        let device = screen.shown()
        device.turnAndSettle { screen.list.setContentOffset(CGPoint(x: 0, y: 27 * 44), animated: false) }
        device.turnAndSettle { screen.avoidance?.focusNext() }
        #expect(screen.place == "0.30.0" && screen.focused?.isHidden == false)
    }

    @Test("in cells that are used again, the ends are the ends", arguments: CellScreen.Kind.allCases, 23...26)
    func endsOfLists(_ kind: CellScreen.Kind, _ rows: Int) throws {
        let screen = CellScreen(kind, CellPlan(sections: [[Int](repeating: 1, count: rows)]))
        screen.options = .everything
        let device = screen.shown()
        let toolbar = try #require(screen.avoidance?.toolbar)
        let list = try #require(screen.list as? any CellList)
        var fields: Set<ReloadingField> = []
        for row in [5, rows - 1, 14, 0] {
            device.turnAndSettle { list.scroll(to: IndexPath(item: row, section: 0), isFirst: true) }
            device.focusAndSettle(on: try screen.field("0.\(row).0"))
            let isLast = row == rows - 1
            expectEqual([toolbar.previousItem, toolbar.nextItem].map(\.isEnabled), [row > 0, !isLast], "row \(row)")
            expectEqual(screen.focused?.returnKeyType, isLast ? .done : .next, "row \(row)")
            fields.formUnion(screen.inputs)
        }
        device.turn { screen.avoidance?.stop() }
        #expect(fields.allSatisfy { $0.returnKeyType == .default })
    }
}

extension SimulationScreen {
    /// The app adds a field at the end.
    fileprivate func addField() {
        targetScrollView?.addSubview(UITextField(frame: CGRect(x: 20, y: 1200, width: 300, height: 44)))
    }

    /// The app moves a field up above the others.
    fileprivate func move(_ index: Int) { inputs[index].superview?.center.y = CGFloat(index - 20) }
}
