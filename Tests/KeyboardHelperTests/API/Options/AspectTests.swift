import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// What is ignored, skipped, and in which aspect. On an iPhone 16, whose keyboard begins at 516; field n of a form is from
/// 75 + 60 n on, 44 high, and from 16 + 60 n on where nothing scrolls.
@MainActor @Suite struct AspectTests {
    // MARK: Ignored

    /// How far field 9 is too low, or what is covered.
    private nonisolated static let calls: [(target: ScreenPlan.Target, lift: CGFloat)] = [
        (.automatic, 153), (.scrollView, 153), (.container, 94), (.window, 94), (.bottomConstraint, 302),
        (.safeArea, 302),
        (.closures, 336), (.changes, 336),
    ]

    @Test("an ignored input moves nothing, and as soon as that is undone it does", arguments: calls, Play.Place.phones)
    func ignored(_ call: (target: ScreenPlan.Target, lift: CGFloat), _ place: Play.Place) {
        let scrolls = call.lift == 153
        let play = Play(.form(scrolls ? 20 : 10, target: call.target, scrolls: scrolls), on: place)
        play.device.scrollsFirstResponderIntoView = false
        play(.ignore(9), .focus(9))
        let top = play.input(9).minY
        #expect(play.handle?.lift == 0 && play.reason == .ignored && top == (scrolls ? 615 : 556))
        let decision = play.handle?.lastDecision
        #expect(decision?.description.contains("ignored after") == true)
        // The inset follows the keyboard, whichever input has the focus.
        if call.target == .scrollView { #expect(play.adjustedInset == 336 && decision?.focusFrame == play.input(9)) }
        play(.ignore(9))
        #expect(play.handle?.lift == call.lift && play.reason != .ignored)
        play(.ignore(9))
        #expect(play.reason == .ignored)
        play.end()
    }

    @Test("an input in a view or a controller that is ignored moves nothing", arguments: 0..<8, FlowSetting.phone)
    func around(_ way: Int, _ setting: FlowSetting) {
        class Search<Result>: UIViewController {}
        final class Results: Search<Int> {}
        final class Bar: UIView, KeyboardAvoiding {}
        let (search, box, bar) = (Results(), UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100)), Bar())
        let (field, other, silent) = (UITextField.at(200), UITextField.at(0), KeyInput(frame: box.bounds))
        let screen = MadeScreen { screen in
            screen.view.addSubview(field)
            screen.embed(search, in: screen.view, CGRect(x: 0, y: 100, width: 393, height: 100))
            search.view.addSubview(box)
            [other, silent].forEach(box.addSubview)
            screen.view.addAcross([bar])
        }
        let bottom = bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
        NSLayoutConstraint.activate([bottom, bar.heightAnchor.constraint(equalToConstant: 50)])
        let device = setting.device(showing: screen)
        // The screen is the host, or the bar is its own.
        let avoidance =
            way.isMultiple(of: 2)
            ? screen.handleKeyboard(bottomConstraint: bottom) : bar.handleKeyboard(bottomConstraint: bottom)
        func expectBar(at end: CGFloat, with focus: UIView) {
            device.focusAndSettle(on: focus)
            #expect(device.presentationFrame(of: bar).maxY == end)
        }
        let ways: [(ignore: () -> KeyboardAvoidance, undo: () -> KeyboardAvoidance)] = [
            ({ avoidance.ignore(other).ignore(silent) }, { avoidance.stopIgnoring(other) }),
            ({ avoidance.ignore(box) }, { avoidance.stopIgnoring(box) }),
            ({ avoidance.ignore(Results.self) }, { avoidance.stopIgnoring(Results.self) }),
            ({ avoidance.ignore(Search<Int>.self) }, { avoidance.stopIgnoring(Search<Int>.self) }),
        ]
        device.turn { _ = ways[way / 2].ignore().ignore(UIAlertController.self) }
        for input in [silent, other] {
            expectBar(at: 852, with: input)
            expectBar(at: 516, with: field)
        }
        expectBar(at: 852, with: other)
        device.turnAndSettle { _ = ways[way / 2].undo() }
        #expect(device.presentationFrame(of: bar).maxY == 516)
        device.dismissKeyboard()
        #expect(bottom.constant == 0)
    }

    private class Picker: FlowForm {
        override func viewDidLoad() {
            avoidsKeyboard = false
            super.viewDidLoad()
        }
    }
    private final class FramedPicker: Picker {}

    @Test("the window leaves out the controllers of a class, and of its subclasses", arguments: FlowSetting.phone)
    func window(_ setting: FlowSetting) {
        for (form, isIgnored) in [(Picker(), true), (FramedPicker(), true), (FlowForm(), false)] {
            let root = UIViewController()
            let device = setting.windowDevice(showing: root)
            device.scrollsFirstResponderIntoView = false
            device.window.keyboardAvoidance?.ignore(Picker.self)
            let decisions = DecisionRecorder(device.window.keyboardAvoidance)
            device.turnAndSettle { root.present(form, animated: false) }
            let rest = form.offset
            device.focusAndSettle(on: form.inputs[10])
            #expect((form.offset == rest) == isIgnored && decisions.reasons.contains(.ignored) == isIgnored)
        }
    }

    @Test("a class that is ignored under the keyboard counts from the next plan on", arguments: Play.Place.phones)
    func later(_ place: Play.Place) {
        let play = Play(.form(), on: place)(.focus(10)).app { $0.live.first?.ignore(SimulationScreen.self) }
        #expect(play.reason == .ignored && play.adjustedInset == 336)
    }

    @Test(
        "an ignored scroll view stays and its container is lifted",
        arguments: [.container, .automatic] as [ScreenPlan.Target])
    func scrollView(_ target: ScreenPlan.Target) throws {
        for place in Play.Place.phones {
            var plan = ScreenPlan.form(0, target: target)
            // Its field ends at 660.
            let panel = Part(kind: .scrollView, gap: 100, height: 700, parts: [Part(gap: 516), Part(gap: 500)])
            plan.parts = target == .container ? [Part(kind: .box, gap: 0, fills: true, parts: [panel])] : [panel]
            let play = Play(plan, on: place)
            play.device.scrollsFirstResponderIntoView = false
            let scrollView = try #require(play.screen.all.compactMap(\.scrollView).first)
            play.app { $0.live.first?.ignore(scrollView) }
            let writes = play.device.writes(in: scrollView) {
                play.device.focusAndSettle(on: play.fields[0])
                #expect(play.handle?.lift == 154 && play.input(0).maxY == 506)
                play.device.dismissKeyboard()
            }
            #expect(writes.notByUIKit.isEmpty && play.handle?.lift == 0)
        }
    }

    @Test("an ignored target is left alone", arguments: Play.Place.phones)
    func target(_ place: Play.Place) {
        let play = Play(.form(options: .init(restoresContentOffset: true)), on: place)
        play.device.scrollsFirstResponderIntoView = false
        play(.focus(10))
        #expect(play.offset == 154)
        play.device.turnAndSettle { play.screen.targetScrollView.map { _ = play.handle?.ignore($0) } }
        // The library takes its inset back.
        #expect(play.inset == 0 && play.screen.targetScrollView?.verticalScrollIndicatorInsets == .zero)
        play.device.dismissKeyboard()
        let offset = play.offset
        let writes = play.device.writes(in: play.screen.view) {
            play.device.focusAndSettle(on: play.fields[14])
            play.device.dismissKeyboard()
        }
        #expect(writes.notByUIKit.isEmpty && play.offset == offset)
    }

    @Test("an ignored text view moves nothing", arguments: FlowSetting.phone, [true, false])
    func textView(_ setting: FlowSetting, _ scrolls: Bool) {
        let text = (0..<20).map { "Line \($0)" }.joined(separator: "\n")
        let textView = FlowForm.textView(text, height: 200, scrolls: scrolls)
        let form = FlowForm.restoringOffset(FlowForm.fields(7) + [textView] + FlowForm.fields(4))
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        let decisions = DecisionRecorder(form.avoidance)
        device.turn { form.avoidance?.ignore(textView) }
        device.focusAndSettle(on: textView)
        #expect(form.offset == -59 && textView.contentInset == .zero && decisions.last?.reason == .ignored)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test("an input that is in no window keeps what it was given while other settings change")
    func removedMeanwhile() {
        let play = Play(.form(3, options: .everything))
        let (field, superview) = (play.fields[2], play.fields[2].superview)
        play.device.turn { field.removeFromSuperview() }
        play.device.turnAndSettle { play.handle?.setSpacing(20, for: play.fields[0]) }
        play.device.turnAndSettle { superview?.addSubview(field) }
        #expect(field.inputAccessoryView === play.toolbar)
    }

    // MARK: Movement and editing

    @Test("what is ignored for one aspect keeps the other", arguments: [true, false], Play.Place.phones)
    func aspect(isMovement: Bool, _ place: Play.Place) {
        let play = Play(.form(options: .toolbar), on: place)
        play.device.scrollsFirstResponderIntoView = false
        play.device.turn { play.handle?.ignore(play.fields[12], for: isMovement ? .movement : .editing) }
        play(.focus(11))
        let offset = play.offset
        play.device.turnAndSettle { play.handle?.focusNext() }
        // It keeps its place in the order and its toolbar, or is kept visible.
        #expect(play.focused == (isMovement ? 12 : 13))
        if !isMovement { play.device.focusAndSettle(on: play.fields[12]) }
        #expect((play.fields[12].inputAccessoryView is KeyboardToolbar) == isMovement)
        if isMovement { #expect(play.offset == offset) } else { #expect(play.device.covered(play.fields[12]) == 0) }
    }

    @Test("a tap in what is ignored for editing, as a completion, does not end it", arguments: Play.Place.phones)
    func tap(_ place: Play.Place) {
        let completions = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 88))
        let play = Play(.form(options: .tapping), on: place)
        play.app {
            $0.view.addSubview(completions)
            $0.live.first?.ignore(completions, for: .editing)
        }
        play(.focus(2))
        for isIgnored in [true, false] {
            if !isIgnored { play.device.turn { play.handle?.stopIgnoring(completions) } }
            play.device.turnAndSettle { play.device.tap(at: CGPoint(x: 100, y: 40), in: completions) }
            #expect(play.focused == (isIgnored ? 2 : nil))
        }
    }

    @Test("S47 a skipped input is passed over, and kept visible", arguments: FlowSetting.everywhere)
    func skipped(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(FlowForm.fields(14), .everything, on: setting)
        let notices = NotificationRecorder.showsAndHides()
        device.turn { form.avoidance?.skip(form.inputs[11]) }
        let next = { device.pressReturn() }
        let previous = { device.turn { _ = form.avoidance?.focusPrevious() } }
        device.focusAndSettle(on: form.inputs[10])
        for (move, expected) in [(next, 12), (previous, 10)] {
            move()
            device.settle()
            #expect(focused(form.inputs) == expected)
        }
        // Whoever taps it types in it, and goes on from there.
        device.focusAndSettle(on: form.inputs[11])
        expectVisible(form.inputs[11], of: form, on: device)
        #expect(device.keyboard.accessoryView === form.avoidance?.toolbar && notices.shows == 1)
        device.pressReturn()
        device.settle()
        #expect(focused(form.inputs) == 12)
        device.turn { form.avoidance?.stopSkipping(form.inputs[11]) }
        device.turnAndSettle { form.avoidance?.focusPrevious() }
        #expect(focused(form.inputs) == 11)
    }

    @Test("inputs in a skipped view, or in an ignored controller, are passed over from within too")
    func skippedView() {
        var plan = ScreenPlan.form()
        plan.parts[0].parts = [Part(), Part(kind: .box, height: 120, parts: [Part(), Part()]), Part()]
        let play = Play(plan).app { $0.live.first?.skip($0.nodes[0].children[1].view) }
        for (start, isForward, end) in [(0, true, 3), (1, true, 3), (2, true, 3), (2, false, 0)] {
            play(.focus(start)).app { _ in _ = isForward ? play.handle?.focusNext() : play.handle?.focusPrevious() }
            #expect(play.focused == end)
        }
        let child = Picker(FlowForm.fields(2))
        play.device.turnAndSettle {
            play.screen.addChild(child)
            child.view.frame = CGRect(x: 20, y: 300, width: 373, height: 200)
            play.screen.view.addSubview(child.view)
            child.didMove(toParent: play.screen)
        }
        play.device.focusAndSettle(on: play.fields[3])
        #expect(play.handle?.canFocusNext == true)
        play.handle?.ignore(Picker.self)
        #expect(play.handle?.canFocusNext == false)
    }
}
