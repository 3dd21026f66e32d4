import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// On an iPhone 16 in portrait there is room from 59 to 516. Field n of a form is from 75 + 60 n on, 44 high; of what a step names,
/// the first is the scroll view or the container.
@MainActor @Suite struct CompanionTests {
    private static func form(
        _ heights: [CGFloat] = [CGFloat](repeating: 44, count: 20), target: ScreenPlan.Target = .scrollView
    ) -> ScreenPlan {
        var plan = ScreenPlan.form(heights.count, target: target, options: .init(restoresContentOffset: true))
        for (index, height) in heights.enumerated() { plan.parts[0].parts[index].height = height }
        return plan
    }

    // MARK: In a scroll view

    @Test("a button below the field is seen with it, named later too", arguments: Play.Place.phones, [true, false])
    func below(_ place: Play.Place, isUnderKeyboard: Bool) {
        let play = Play(Self.form(), on: place)
        // From 435 to 479: free. The companion ends at 539, 33 points short of its spacing.
        if isUnderKeyboard {
            play(.focus(6))
            expectEqual(play.offset, -59)
            play(.companion(8, of: 6))
        } else {
            play(.companion(8, of: 6), .focus(6))
        }
        #expect(play.offset == -26 && play.input(7).maxY == 506)
        // It is the companion of this field alone; and taken away nothing moves for it.
        play(.focus(5)).app { $0.live.first?.removeCompanions(for: $0.inputs[6]) }
        play(.focus(6))
        expectEqual(play.offset, -26)
        play.end()
        play(.focus(6))
        expectEqual(play.offset, -59)
    }

    /// A companion above, one too far away, and the offset that it begins with, and ends at.
    @Test(
        "a label above comes down, and the input wins where both do not fit",
        arguments: [
            ("from 435 to 1079 both would be", 6, 16, -59, -59), ("from 75 to 719 both would be", 10, 0, -59, 154),
            ("the label is above the top", 5, 4, 260, 197),
        ] as [(String, Int, Int, CGFloat, CGFloat)], Play.Place.phones)
    func above(_ row: (name: String, input: Int, companion: Int, from: CGFloat, to: CGFloat), _ place: Play.Place) {
        let play = Play(Self.form(), on: place).app { $0.targetScrollView?.contentOffset.y = row.from }
        play(.companion(row.companion + 1, of: row.input), .focus(row.input))
        expectEqual(play.offset, row.to)
        play(.dismiss)
        expectEqual(play.offset, row.from)
    }

    @Test("both are seen everywhere if both fit", arguments: FlowSetting.everywhere)
    func everywhere(_ setting: FlowSetting) {
        let play = Play(Self.form(), on: setting)
        for (index, companion) in (1..<19).map({ ($0, $0 + 1) }) + (1..<19).reversed().map({ ($0, $0 - 1) }) {
            // The first that a step names is the scroll view.
            play(.companion(companion + 1, of: index)).visit([index])
            expectVisible(play.fields[companion], of: play.screen, on: play.device, "companion of \(index)")
        }
        play.end()
    }

    /// The field is from 255 on; both are 60 points taller than the companion, and there is room for 457.
    @Test(
        "spacing gives way first", arguments: Play.Place.phones,
        [(380, 10), (390, 7), (396, 1), (397, 0)] as [(CGFloat, CGFloat)])
    func spacing(_ place: Play.Place, _ room: (height: CGFloat, left: CGFloat)) {
        let play = Play(Self.form([44, 44, 44, 44, room.height, 44, 44, 44, 44]), on: place)(
            .companion(5, of: 3), .focus(3))
        #expect(abs(play.input(4).maxY - (516 - room.left)) < 0.4 && play.input(3).minY >= 59)
        play.end()
    }

    @Test("several companions of one input, also of a view around it", arguments: FlowSetting.phone)
    func several(_ setting: FlowSetting) {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let (form, device) = FlowForm.shown(FlowForm.fields(10) + [bar] + FlowForm.fields(9), on: setting)
        device.scrollsFirstResponderIntoView = false
        device.turn {
            form.avoidance?.addCompanion(form.inputs[11], for: bar).addCompanion(form.inputs[12], for: bar)
        }
        device.focusAndSettle(on: bar.searchTextField)
        expectEqual(device.maxY(of: form.inputs[12]), 506)
    }

    // MARK: Elsewhere

    @Test("the caret and a button below the text view are both seen", arguments: FlowSetting.phone, [true, false])
    func textView(_ setting: FlowSetting, _ scrolls: Bool) {
        let text = (0..<8).map { "Line \($0)" }.joined(separator: "\n")
        let textView = FlowForm.textView(text, height: 120, scrolls: scrolls)
        let form = FlowForm.restoringOffset(FlowForm.fields(5) + [textView] + FlowForm.fields(9))
        let device = setting.device(showing: form)
        device.turn { form.avoidance?.addCompanion(form.inputs[6], for: textView) }
        device.focusAndSettle(on: textView)
        for place in [text.utf16.count, 0, 24, nil] {
            if let place { device.moveCaret(in: textView, to: place) } else { device.type("more\nand more\n") }
            device.turnAndSettle { if place != nil { form.avoidance?.update() } }
            expectCaretVisible(textView, of: form, on: device)
            expectVisible(form.inputs[6], of: form, on: device)
        }
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero && textView.contentInset == .zero)
    }

    @Test(
        "a button in the container is lifted with the field", arguments: Play.Place.phones,
        [.container, .root] as [ScreenPlan.Target])
    func container(_ place: Play.Place, _ target: ScreenPlan.Target) {
        // The field ends at 420, the other at 540.
        let plan = ScreenPlan.form(9, target: target, scrolls: false)
        let (companion, input) = (target == .root ? 8 : 9, 6)
        let play = Play(plan, on: place)(.companion(companion, of: input), .focus(input))
        #expect(play.handle?.lift == 34 && play.input(8).maxY == 506)
        play.app { $0.live.first?.removeCompanions(for: $0.inputs[input]) }
        // The least movement: what is seen stays where it is.
        expectEqual(play.handle?.lift, 34)
        play.end()
        play(.focus(input))
        expectEqual(play.handle?.lift, 0)
    }

    /// The bar is at 472.
    @Test("a message in the list stays visible while its reaction is typed in the bar", arguments: Play.Place.phones)
    func bar(_ place: Play.Place) {
        var plan = ScreenPlan.form(0, target: .barAndScrollView)
        plan.parts[0].parts = (0..<20).map { _ in Part(kind: .label, gap: 16) }
        (plan.hasBar, plan.constant) = (true, 0)
        let play = Play(plan, on: place)(.companion(12, of: 0), .focus(0))
        expectEqual(play.frame(of: play.screen.all[12].view).maxY, 462)
        play.app { $0.live.forEach { $0.removeCompanions(for: play.screen.barField) } }.end()
        play.app { $0.targetScrollView?.contentOffset.y = 0 }(.focus(0))
        expectEqual(play.offset, 0)
    }

    // MARK: Unseen

    /// What makes a companion in the scroll view one that cannot be seen.
    struct Absence: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let hide: @MainActor @Sendable (UIView, SimulationScreen) -> Void
    }

    private nonisolated static let absences = [
        Absence(testDescription: "hidden") { companion, _ in companion.isHidden = true },
        Absence(testDescription: "hidden around") {
            let around = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            around.isHidden = true
            $1.targetScrollView?.addSubview(around)
            around.addSubview($0)
        },
        Absence(testDescription: "transparent") { companion, _ in companion.alpha = 0 },
        Absence(testDescription: "empty") { companion, _ in companion.bounds.size = .zero },
        Absence(testDescription: "removed, and released") { companion, _ in companion.removeFromSuperview() },
        Absence(testDescription: "outside") { $1.view.addSubview($0) },
        Absence(testDescription: "not a number") { companion, _ in companion.bounds.size.height = .nan },
    ]

    /// If it could be seen, it would end at 543, 37 points short of its spacing. One in another window, and the field itself, are none.
    @Test("a companion that cannot be seen counts for nothing", arguments: absences, Play.Place.phones)
    func unseen(_ absence: Absence, _ place: Play.Place) {
        let play = Play(Self.form(), on: place)
        let (field, window) = (play.fields[6], UIWindow(frame: play.device.window.frame))
        weak var held: UIView?
        do {
            let frame = CGRect(x: 0, y: 440, width: 300, height: 44)
            let (companion, elsewhere) = (UIView(frame: frame), UIView(frame: frame))
            held = companion
            play.device.turn {
                play.screen.targetScrollView?.addSubview(companion)
                window.addSubview(elsewhere)
                absence.hide(companion, play.screen)
                play.handle?.addCompanion(companion, for: field).addCompanion(elsewhere, for: field)
                    .addCompanion(field, for: field)
            }
        }
        expectEqual(held == nil, absence.testDescription.contains("released"))
        play.device.focusAndSettle(on: field)
        expectEqual(play.offset, -59)
        play.device.dismissKeyboard()
        #expect(play.offset == -59 && play.inset == 0)
    }
}
