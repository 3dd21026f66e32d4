import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// What Return does, and what the key says.
@MainActor @Suite struct ReturnKeyTests {
    // MARK: What it does

    /// What the app has done, and where one press leads from one of three fields, the third a text view.
    struct Press: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var options = KeyboardAvoidance.Options.returning
        var answer: Bool?
        var from = 0
        let to: Int
        var action: @MainActor @Sendable (SimulationScreen) -> Void = { _ in }
    }

    private nonisolated static let presses = [
        Press(testDescription: "nowhere without the option", options: .init(), to: 0),
        Press(testDescription: "nowhere if the app's delegate says so", answer: false, to: 0),
        Press(testDescription: "on if the app's delegate says so", answer: true, to: 1),
        Press(testDescription: "from a field into a text view", from: 1, to: 2),
        Press(testDescription: "from a text view nowhere: it is a new line", from: 2, to: 2),
        Press(testDescription: "nowhere from an ignored input", from: 1, to: 1) { $0.live.first?.ignore($0.inputs[1]) },
        Press(testDescription: "one step with two calls", to: 1) { $0.handleKeyboard(containerView: $0.view) },
    ]

    @Test("one press leads one step, or nowhere", arguments: presses)
    func press(_ press: Press) {
        var plan = ScreenPlan.form(3, options: press.options)
        plan.parts[0].parts[2].kind = .textView
        let (play, delegate) = (Play(plan), FieldDelegate())
        play.app(press.action)
        if let answer = press.answer {
            play.fields[0].delegate = delegate
            delegate.returns = answer
        }
        play(.focus(press.from), .pressReturn)
        #expect(play.focused == press.to && delegate.asked == (press.answer == nil ? 0 : 1))
        expectEqual((play.screen.inputs[2] as? UITextView)?.text, press.from == 2 ? "\n" : "")
        if press.to == press.from, press.answer == nil { #expect(play.fields.allSatisfy { $0.returnActions == 0 }) }
    }

    @Test("what is the app's stays the app's, and the library's goes with the focus")
    func theApps() {
        let (play, delegate) = (Play(.form(6, options: .returning)), FieldDelegate())
        var calls = 0
        for field in play.fields {
            field.delegate = delegate
            field.returnKeyType = .go
            field.addAction(UIAction { _ in calls += 1 }, for: .editingDidEndOnExit)
            field.addAction(UIAction { _ in }, for: .editingChanged)
        }
        let before = play.fields.map { InputState($0) }
        play(.focus(0))
        expectEqual(play.fields.map(\.returnActions), [2, 1, 1, 1, 1, 1])
        #expect(play.fields[0].returnKeyType == .go && play.fields[0].delegate === delegate)
        play(.pressReturn)
        #expect(calls == 1 && play.fields.map(\.returnActions) == [1, 2, 1, 1, 1, 1])
        play.end()
        expectEqual(play.fields.map { InputState($0) }, before)
    }

    // MARK: What it says

    @Test("S49 return keys say where they lead, before the focus comes", arguments: FlowSetting.everywhere)
    func labels(_ setting: FlowSetting) {
        let fields = (0..<3).map { _ in ReloadingField(frame: CGRect(x: 0, y: 0, width: 100, height: 44)) }
        let (form, device) = FlowForm.shown(fields, .returning, on: setting)
        expectEqual(fields.map(\.returnKeyType), [.next, .next, .done])
        let notices = NotificationRecorder.showsAndHides()
        device.focusAndSettle(on: fields[0])
        for _ in 0..<2 {
            device.pressReturn()
            device.settle()
        }
        #expect(fields[2].isFirstResponder && fields.allSatisfy { $0.reloads == 0 })
        #expect(notices.shows == 1 && notices.hides == 0)
        device.pressReturn()
        device.settle()
        #expect(!fields[2].isFirstResponder && notices.hides == 1)
        device.turn { form.avoidance?.stop() }
        expectEqual(fields.map(\.returnKeyType), [.default, .default, .default])
    }

    @Test(
        "S49 what the app has set stays, also what it sets meanwhile",
        Promise.leavesYours,
        arguments: [.stop, .option(.movesFocusOnReturn), .replaceRoot] as [Step])
    func theAppsKeysStay(_ way: Step) {
        let play = Play(.form(4))
        play.fields[1].returnKeyType = .search
        play(.option(.movesFocusOnReturn))
        expectEqual(play.returnKeys, [.next, .search, .next, .done])
        play.fields[2].returnKeyType = .send
        play(.focus(2))
        let fields = play.fields
        expectEqual(play.returnKeys, [.next, .search, .send, .done])
        play(way)
        expectEqual(fields.map(\.returnKeyType), [.default, .search, .send, .default])
    }

    @Test("the last field before a text view says that another one follows")
    func follows() {
        var plan = ScreenPlan.form(2, options: .returning)
        plan.parts[0].parts[1].kind = .textView
        let play = Play(plan)
        expectEqual(play.returnKeys, [.next])
        expectEqual((play.screen.inputs[1] as? UITextView)?.returnKeyType, .default)
    }

    @Test("the last is the last that the focus can reach: in its order, and not skipped, ignored or hidden")
    func theLastInItsOrder() {
        var plan = ScreenPlan.form(4, options: .with { ($0.movesFocusOnReturn, $0.fieldOrder) = (true, .tag) })
        for (index, tag) in [2, 4, 3, 1].enumerated() { plan.parts[0].parts[index].tag = tag }
        let play = Play(plan)
        expectEqual(play.returnKeys, [.next, .done, .next, .next])
        // What changes later is right at the next focus.
        play(.skip(1), .focus(2))
        expectEqual(play.returnKeys[2], .done)
        play.app { screen in
            screen.inputs[2].isHidden = true
            screen.live.first?.update()
        }
        expectEqual(play.returnKeys[0], .done)
        // Hidden by the app without a word: at the next focus, the key is right.
        play.fields[0].isHidden = true
        play(.focus(3))
        expectEqual(play.returnKeys[3], .done)
    }

    @Test(
        "S49 in cells that come later one press is one step, the key is right when editing begins, and no action stays",
        arguments: CellScreen.Kind.allCases, FlowSetting.phone)
    func cells(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        let screen = CellScreen(kind, .uneven)
        screen.options = .returning
        let device = screen.shown(setting)
        device.focusAndSettle(on: try screen.field("0.0.0"))
        var fields: Set<ReloadingField> = []
        let names = screen.plan.names
        for name in names {
            let focused = try #require(screen.focused)
            #expect(screen.place == name && (focused.returnKeyType == .next || name == names.last), "\(name)")
            expectVisible(focused, of: screen, on: device)
            fields.formUnion(screen.inputs)
            expectEqual(fields.filter { $0.returnActions > 0 }, fields.filter(\.isFirstResponder), "\(name)")
            device.pressReturn()
            device.settle()
        }
        #expect(screen.place == nil && fields.allSatisfy { $0.returnActions == 0 })
    }
}
