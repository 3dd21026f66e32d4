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
        expectEqual(decision?.description.contains("ignored after"), true)
        // The inset follows the keyboard, whichever input has the focus.
        if call.target == .scrollView { #expect(play.adjustedInset == 336 && decision?.focusFrame == play.input(9)) }
        play(.ignore(9))
        #expect(play.handle?.lift == call.lift && play.reason != .ignored)
        play(.ignore(9))
        expectEqual(play.reason, .ignored)
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
            expectEqual(device.maxY(of: bar), end)
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
        expectEqual(device.maxY(of: bar), 516)
        device.dismissKeyboard()
        expectEqual(bottom.constant, 0)
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

    @Test("an ignored target is left alone, and has everything back", arguments: Play.Place.phones)
    func target(_ place: Play.Place) {
        let play = Play(.form(), on: place)
        play.device.scrollsFirstResponderIntoView = false
        play(.focus(10))
        play.device.turnAndSettle { play.screen.targetScrollView.map { _ = play.handle?.ignore($0) } }
        #expect(play.inset == 0 && play.screen.targetScrollView?.verticalScrollIndicatorInsets == .zero)
        play.device.dismissKeyboard()
        play.device.expectNoWrites {
            play.device.focusAndSettle(on: play.fields[14])
            play.device.dismissKeyboard()
        }
    }

    @Test("an ignored text view moves nothing", arguments: Play.Place.phones, [true, false])
    func textView(_ place: Play.Place, _ scrolls: Bool) {
        var plan = ScreenPlan.form(12)
        plan.parts[0].parts[7] = Part(kind: .textView, gap: 16, height: 200, lines: 20, isScrollEnabled: scrolls)
        let play = Play(plan, on: place)
        play.device.scrollsFirstResponderIntoView = false
        play(.ignore(7), .focus(7))
        #expect(play.offset == -59 && play.reason == .ignored)
        expectEqual((play.screen.inputs[7] as? UITextView)?.contentInset, .zero)
        play.end()
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
        expectEqual(play.focused, isMovement ? 12 : 13)
        if !isMovement { play.device.focusAndSettle(on: play.fields[12]) }
        expectEqual(play.fields[12].inputAccessoryView is KeyboardToolbar, isMovement)
        if isMovement { expectEqual(play.offset, offset) } else { expectEqual(play.device.covered(play.fields[12]), 0) }
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
            expectEqual(play.focused, isIgnored ? 2 : nil)
        }
    }

    @Test("S47 a skipped input is passed over, and kept visible", arguments: FlowSetting.everywhere)
    func skipped(_ setting: FlowSetting) {
        let play = Play(.form(14, options: .everything), on: setting)(.skip(11), .focus(10))
        for (step, focus) in [(.pressReturn, 12), (.focusPrevious, 10)] as [(Step, Int)] {
            play(step)
            expectEqual(play.focused, focus)
        }
        // Whoever taps it types in it, and goes on from there.
        play.visit([11])
        #expect(play.accessory === play.toolbar)
        play(.pressReturn)
        expectEqual(play.focused, 12)
        play(.skip(11), .focusPrevious)
        expectEqual(play.focused, 11)
    }

    @Test("inputs in a skipped view are passed over from within too")
    func skippedView() {
        var plan = ScreenPlan.form()
        plan.parts[0].parts = [Part(), Part(kind: .box, height: 120, parts: [Part(), Part()]), Part()]
        let play = Play(plan).app { $0.live.first?.skip($0.nodes[0].children[1].view) }
        for (start, step, end) in [(0, .focusNext, 3), (1, .focusNext, 3), (2, .focusNext, 3), (2, .focusPrevious, 0)]
            as [(Int, Step, Int)]
        {
            play(.focus(start), step)
            expectEqual(play.focused, end)
        }
    }
}
