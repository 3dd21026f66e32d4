import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

/// Histories that once failed, about numbers that the app gives to what the library adjusts.
@MainActor
@Suite struct FoundInValues {
    @Test("a bar whose constant the app assigns under the keyboard stays above it")
    func constant() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(
                        target: .barAndScrollView, parts: [Part(), Part(), Part()], hasBar: true, constant: -30)),
                steps: [.focus(2), .settle, .assign(.constant, 8, 0, laysOut: true), .settle]))
    }

    @Test("an inset that grows with a bar leaves no gap")
    func insetForBar() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(
                        target: .barAndScrollView, parts: [Part(kind: .scrollView, fills: true, inset: 30)],
                        hasBar: true, constant: 0)),
                steps: [.focus(2), .settle, .change(.inset, 0, by: -1, laysOut: true), .settle]))
    }

    @Test("a drop-in notices that its safe area changes")
    func safeAreaOfDropIn() {
        expectHolds(
            History(
                world: World(
                    stay: .navigation(largeTitle: false),
                    screen: ScreenPlan(target: .dropIn, parts: [Part(height: 320), Part(gap: 120, height: 90), Part()])),
                steps: [.focus(2), .settle, .safeArea(120), .settle]))
    }

    @Test("a bar that a changed safe area moves is followed where a window lifts the screen", arguments: [24, 0])
    func safeAreaInWindow(_ value: CGFloat) {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneSE,
                    screen: ScreenPlan(target: .window, parts: [Part(), Part()], hasBar: true, safeArea: 24)),
                steps: [.focus(2), .settle, .safeArea(value), .settle]))
    }

    @Test("a window hears that a screen has got another safe area")
    func safeAreaOfScreen() {
        expectHolds(
            History(
                world: World(
                    systemHelps: false,
                    screen: ScreenPlan(
                        target: .window,
                        parts: [
                            Part(
                                kind: .scrollView, height: 200, fills: true, scale: -1,
                                parts: [Part(), Part(), Part(), Part(height: 90), Part(), Part(gap: 120)])
                        ]), neighbor: ScreenPlan(parts: [])),
                steps: [.rotate, .focus(15), .settle, .safeArea(120), .settle]))
    }

    @Test("the next key brings back a field that an inset of the app has covered")
    func insetAtTop() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(
                        target: .barAndScrollView,
                        parts: [Part(kind: .collection, gap: 60, height: 200, fills: true, rows: 40, scale: -1)]),
                    neighbor: ScreenPlan(parts: [])),
                steps: [.focus(0), .settle, .change(.inset, 18, by: 10, laysOut: true), .type(1), .settle]))
    }

    @Test("while the app is away, the library hears of no second value, and may read it either way")
    func constantAssignedAway() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(target: .bottomConstraint, parts: [], hasBar: true),
                    neighbor: ScreenPlan(parts: [])),
                steps: [
                    .focus(2), .background, .assign(.constant, 4, 250, laysOut: true),
                    .assign(.constant, 21, -336, laysOut: true), .foreground, .settle,
                ]))
    }

    @Test("a bar is given back to the last bit after a drag")
    func lastTenth() {
        expectHolds(
            History(
                world: World(
                    isLandscape: true,
                    screen: ScreenPlan(
                        target: .barAndScrollView, options: KeyboardAvoidance.Options(showsToolbar: true),
                        parts: [Part(kind: .collection, height: 200, rows: 3, scale: -1, dismissesInteractively: true)],
                        hasBar: true), neighbor: ScreenPlan(parts: [])),
                steps: [.tap(0), .settle, .dragKeyboard(0, 0.5, end: 1)]))
    }
}
