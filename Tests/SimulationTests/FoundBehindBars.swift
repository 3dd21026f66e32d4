import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

/// Histories that once failed, where something stands on the keyboard in front of the screen.
@MainActor
@Suite struct FoundBehindBars {
    @Test("a button covers what reaches beyond the view around it")
    func overflowUnderButton() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(
                        parts: [
                            Part(
                                kind: .box, height: 200,
                                parts: [
                                    Part(gap: 120), Part(kind: .scrollView, height: 300, scale: -1, parts: [Part()]),
                                ])
                        ], hasButton: true), neighbor: ScreenPlan(parts: [])), steps: [.focus(1), .settle]))
    }

    @Test("a button that the guide holds too high for a moment stands on the keyboard when it is back")
    func guideTooHighForAMoment() {
        expectHolds(
            History(
                world: World(
                    system: .iOS26,
                    screen: ScreenPlan(target: .dropIn, hasButton: true, takesFocusAsItAppears: true),
                    neighbor: ScreenPlan(parts: [])), steps: [.settle]))
    }

    @Test("an inset fits the place that a view is lowered to as the focus moves to a bar")
    func loweredForBar() {
        expectHolds(
            History(
                world: World(
                    isLandscape: true,
                    screen: ScreenPlan(
                        target: .barAndScrollView,
                        parts: [Part(gap: 120), Part(kind: .table, gap: 60, height: 200, rows: 3)], hasBar: true),
                    neighbor: ScreenPlan(parts: [])), steps: [.focus(0), .focusNext, .settle]))
    }

    @Test("an accessory view that UIKit leaves out of didShow is still counted")
    func accessoryAtDidShow() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneSE, system: .iOS26,
                    screen: ScreenPlan(target: .bottomConstraint, parts: [], hasBar: true, vendsAccessory: true),
                    neighbor: ScreenPlan(parts: [])), steps: [.tap(0), .reseat(260), .settle]))
    }

    @Test("a list whose rows are higher than estimated is scrolled again after the movement")
    func selfSizingRows() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneSE, systemHelps: false,
                    screen: ScreenPlan(parts: [
                        Part(
                            kind: .table, height: 200, fills: true, rows: 40, tableFooter: 180, rowHeights: .selfSizing)
                    ]), neighbor: ScreenPlan(parts: [])), steps: [.focus(4), .settle]))
    }

    @Test("a view is not lifted further for a button that comes along")
    func buttonComesAlong() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneSE, systemHelps: false,
                    screen: ScreenPlan(
                        parts: [Part(gap: 110), Part(gap: 40, height: 320), Part(gap: 30, height: 90)], hasButton: true),
                    neighbor: ScreenPlan(parts: [])), steps: [.focus(2), .settle]))
    }

    @Test("the next input has no more room than a button leaves")
    func nextInputBesideButton() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(
                        options: KeyboardAvoidance.Options(keepsNextInputVisible: true),
                        parts: [Part(), Part(), Part(), Part(height: 88)], hasButton: true),
                    neighbor: ScreenPlan(parts: [])), steps: [.rotate, .focus(2), .settle]))
    }

    @Test("a bar of a host around counts for a text view that is lifted inside")
    func barAroundHost() {
        expectHolds(
            History(
                world: World(
                    systemHelps: false, stay: .childOfHost(from: 0.7, to: 1), hasOuterBar: true,
                    screen: ScreenPlan(parts: [Part(kind: .textView)]), neighbor: ScreenPlan(parts: [])),
                steps: [.tap(0), .settle]))
    }

    @Test("a text view that a flick takes away under a bar is reported once, and not at each recheck")
    func flickUnderBar() {
        let fields = [Part(), Part(), Part()]
        let group = fields + [Part(kind: .textView), Part(), Part()]
        let list = Part(
            kind: .scrollView, gap: 0, height: 200, dismissesInteractively: true,
            parts: group + [Part(kind: .textView), Part(), Part(), Part(kind: .textView)] + fields + [Part(), Part()]
                + [Part(kind: .textView, height: 320, inset: 12), Part()])
        expectHolds(
            History(
                world: World(
                    system: .iOS26, stay: .mediumSheet,
                    screen: ScreenPlan(target: .barAndScrollView, parts: [list], hasBar: true),
                    neighbor: ScreenPlan(parts: [])),
                steps: [.focus(16), .focusPrevious, .settle, .flick(10, by: -30), .settle]))
    }
}
