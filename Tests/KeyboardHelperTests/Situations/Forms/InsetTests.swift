import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// What is inset is what lies under the keyboard, once, and goes away with it.
///
/// On an iPhone 16, where the keyboard covers 336 points from 516 on.
@MainActor
@Suite struct InsetTests {
    /// Where a form is, and what the app does to it.
    struct Form: Sendable, CustomTestStringConvertible {
        typealias Change = @MainActor @Sendable (UIScrollView) -> Void
        let testDescription: String
        /// The inset, the adjusted one, and that of the indicator.
        let numbers: [CGFloat]
        let stay: World.Stay
        let (top, bottom): (CGFloat, CGFloat)
        let fields: Int
        let set: Change

        init(
            _ name: String, _ numbers: CGFloat..., in stay: World.Stay = .root, from top: CGFloat = 0,
            to bottom: CGFloat = 852, fields: Int = 20, set: @escaping Change = { _ in }
        ) {
            (testDescription, self.numbers, self.stay) = (name, numbers, stay)
            (self.top, self.bottom, self.fields, self.set) = (top, bottom, fields, set)
        }
    }

    nonisolated static let forms = [
        Form("S03 down to the end of the screen", 302, 336, 302),
        Form("S03 down to the safe area", 302, 302, 302, from: 59, to: 818),
        Form("S03 not adjusting", 336, 336, 302) { $0.contentInsetAdjustmentBehavior = .never },
        Form("adjusting along its axes", 302, 336, 302) { $0.contentInsetAdjustmentBehavior = .scrollableAxes },
        Form("adjusting always", 302, 336, 302) { $0.contentInsetAdjustmentBehavior = .always },
        Form("no indicators", 302, 336, 336) { $0.automaticallyAdjustsScrollIndicatorInsets = false },
        Form("its content fits", 336, 336, 302, fields: 12),
        Form("S02 above a tab bar", 253, 336, 253, in: .tabs),
        Form("under a navigation bar", 302, 336, 302, in: .navigation(largeTitle: false)),
        Form("ends 52 above the bottom", 284, 284, 284, to: 800),
        Form("inside of another view", 184, 184, 184, from: 300, to: 700),
        Form("ends above the keyboard", 0, 0, 0, from: 100, to: 400),
    ]

    /// A call without a target does the same as one that names the scroll view.
    @Test("S02 S03 what lies under the keyboard is inset, once", arguments: forms, Play.Place.phones)
    func place(_ form: Form, _ place: Play.Place) {
        for target in [ScreenPlan.Target.scrollView, .automatic] {
            var plan = ScreenPlan.form(form.fields, target: target)
            (plan.parts[0].gap, plan.parts[0].height) = (form.top, form.bottom - form.top)
            plan.parts[0].fills = form.bottom == 852
            let play = Play(plan, in: form.stay, on: place)
            play.app { $0.targetScrollView.map(form.set) }
            for field in [8, 1] {
                play(.focus(field))
                let indicator = play.screen.targetScrollView?.verticalScrollIndicatorInsets.bottom
                expectEqual([play.inset, play.adjustedInset, indicator], form.numbers, "field \(field), \(target)")
                expectEqual(play.lift, 0)
            }
            play.end()
        }
    }

    @Test("S04 resigning before the keyboard has come gives all back", arguments: Play.Call.all, Play.Place.phones)
    func early(_ call: Play.Call, _ place: Play.Place) {
        for pause in [0, 0.02, 0.1, 0.24] {
            let play = call.play(on: place)
            let before = play.picture
            play(.focus(9), .wait(pause), .dismiss, .wait(0))
            // At the event itself, and not when an animation ends.
            expectEqual(play.picture.added, before.added, "after \(pause) s")
            play.end()
            expectEqual(play.picture, before, "after \(pause) s")
        }
    }
}
