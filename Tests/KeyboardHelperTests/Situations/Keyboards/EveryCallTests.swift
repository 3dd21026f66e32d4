import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Each kind of call, on the same fields: 44 high and 16 apart, the tenth from 556 to 600.
@MainActor @Suite struct EveryCallTests {
    /// What each makes of a keyboard that begins at 516: 94 points for the last field of a plain view, or what is covered,
    /// less what is at the bottom without it.
    private nonisolated static let calls: [(target: ScreenPlan.Target, points: CGFloat)] = [
        (.automatic, 94), (.scrollView, 302), (.container, 94), (.window, 94),
        (.bottomConstraint, 302), (.safeArea, 302), (.closures, 336), (.changes, 336),
    ]

    @Test("every call does its own while somebody types, and gives all back", arguments: calls, Play.Place.phones)
    func own(_ call: (target: ScreenPlan.Target, points: CGFloat), _ place: Play.Place) {
        let scrolls = call.target == .scrollView
        let screen = ScreenPlan.form(scrolls ? 20 : 10, target: call.target, scrolls: scrolls)
        let play = Play(screen, on: place)(.tap(9))
        #expect(play.own == call.points)
        play(.keyboardHeight(292), .tap(0)).end()
        #expect(play.own == 0)
    }
}

extension Play {
    /// What the first call has added: to an inset, a constant or the safe area, to what a view is lifted by, or what it told.
    fileprivate var own: CGFloat {
        switch screen.plan.target {
        case .scrollView: inset
        case .bottomConstraint: screen.plan.constant - screen.pin.constant
        case .safeArea: screen.additionalSafeAreaInsets.bottom
        case .closures, .changes: screen.told.first?.covered ?? 0
        default: screen.live.first?.lift ?? .nan
        }
    }
}
