import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// What the app does to a number while the keyboard is up is the app's afterwards, and nothing else is left. On an iPhone 16,
/// where a call adds 302 to an inset, and takes 302 from a constant.
@MainActor
@Suite struct AppValueTests {
    /// What the app has, whether it adds to the number or assigns another one, and what it has then.
    nonisolated static let changes: [(before: CGFloat, adds: Bool, after: CGFloat)] =
        [0, 24, 30, 80, 151, 193, 250].map { (0, false, $0) } + [
            (40, false, 60), (40, true, 60), (0, true, -34), (0, true, 20), (34, true, 0), (34, true, 50),
            (80, true, 0),
        ]

    enum Looks { case update, layOut }

    @Test("S01 S80 an inset that the app changes meanwhile is the app's", arguments: changes, Play.Place.phones)
    func insets(_ change: (before: CGFloat, adds: Bool, after: CGFloat), _ place: Play.Place) {
        func changed(_ present: CGFloat) -> CGFloat {
            change.adds ? present + change.after - change.before : change.after
        }
        // Field 19 is the last one, and ends 8 above the end of the content. A negative inset is no room.
        for (field, looks) in [(6, nil), (6, .update), (19, .layOut)] as [(Int, Looks?)]
        where looks == nil || change.after >= 0 {
            let play = Play(.form(inset: change.before), on: place)(.focus(field))
            expectEqual(play.inset, 302 + max(change.before, field == 19 ? 2 : 0))
            func act(_ screen: SimulationScreen) {
                let node = screen.all[0]
                node.set(inset: changed(play.inset))
                node.set(indicatorInset: changed(node.scrollView?.verticalScrollIndicatorInsets.bottom ?? 0))
                if looks == .update { screen.live.first?.update() }
                if looks == .layOut { screen.view.setNeedsLayout() }
            }
            if looks == nil { play.device.turn { act(play.screen) } } else { play.app(act) }
            if looks != nil, change.after > 10 { expectEqual(play.inset, 302 + change.after) }
            play.end()
            expectEqual(play.inset, change.after)
            expectEqual(play.screen.targetScrollView?.verticalScrollIndicatorInsets.bottom, change.after)
        }
    }

    /// A form with a bar, whose field comes after the form's twenty.
    private func bar(_ constant: CGFloat, on place: Play.Place) -> Play {
        var plan = ScreenPlan.form(target: .bottomConstraint)
        plan.constant = constant
        return Play(plan, on: place)
    }

    /// Added to and taken from under the keyboard; a bar may be below the safe area.
    @Test(
        "S80 nothing is left of what the app does to a constant under the keyboard", arguments: Play.Place.phones,
        [(0, 3), (0, -3), (0, -34), (-8, 4), (-8, 20), (0, -60)] as [(CGFloat, CGFloat)])
    func constant(_ place: Play.Place, _ number: (base: CGFloat, change: CGFloat)) {
        for isAnimated in [false, true] {
            let play = bar(number.base, on: place)(.tap(0))
            play.app { screen in
                screen.set(constant: screen.pin.constant + number.change)
                if isAnimated { UIView.animate(withDuration: 0.25) { screen.view.layoutIfNeeded() } }
            }
            expectEqual(play.screen.pin.constant, number.base - 302 + number.change)
            play.end()
            expectEqual(play.screen.pin.constant, number.base + number.change)
        }
    }

    @Test("S80 what the app takes with the focus and gives back after it is gone", arguments: Play.Place.phones)
    func beginAndEnd(_ place: Play.Place) {
        let play = bar(0, on: place)
        play.app { screen in
            let field = screen.inputs[0] as? UITextField
            field?.on(.editingDidBegin) { screen.set(constant: screen.pin.constant - 8) }
            field?.on(.editingDidEnd) { screen.set(constant: screen.pin.constant + 8) }
        }
        for _ in 0..<2 {
            play(.tap(0))
            expectEqual(play.screen.pin.constant, -310)
            play.end()
            expectEqual(play.screen.pin.constant, 0)
        }
    }

    @Test("a panel in the keyboard's place stays there", arguments: [120, 260, 300] as [CGFloat], Play.Place.phones)
    func panel(_ height: CGFloat, _ place: Play.Place) {
        let play = bar(0, on: place)
        for _ in 0..<2 {
            play(.tap(20)).device.turnAndSettle {
                play.screen.barField.resignFirstResponder()
                play.screen.pin.constant = -height
            }
            expectEqual(play.screen.pin.constant, -height)
            play.device.turnAndSettle { play.screen.pin.constant = 0 }
        }
    }

    @Test("a safe area that is assigned under a lift stays", arguments: [0, 24, 64] as [CGFloat], Play.Place.phones)
    func safeArea(_ value: CGFloat, _ place: Play.Place) {
        let play = Play(.form(12, target: .root, scrolls: false), on: place)(.tap(10))
        #expect(play.lift > 0)
        play(.safeArea(value))
        #expect(abs(play.screen.view.safeAreaInsets.bottom - 34 - value) < 0.001)
        play.end()
        #expect(play.screen.additionalSafeAreaInsets.bottom == value && play.lift == 0)
    }

    @Test("a toolbar that goes while the last field is edited covers nothing", arguments: Play.Place.phones)
    func toolbar(_ place: Play.Place) {
        let play = Play(.form(), in: .navigation(largeTitle: false), on: place)
        play.app { $0.navigationController?.isToolbarHidden = false }(.focus(19))
        for isHidden in [true, false] {
            play.app { $0.navigationController?.setToolbarHidden(isHidden, animated: false) }
        }
        play.end()
    }
}
