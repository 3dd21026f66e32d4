import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

/// Histories that once failed: a phone that folds or unfolds and posts nothing of the keyboard, on which only the layout guide tells
/// how high that is.
@MainActor
@Suite struct FoundInFolds {
    private let field = ScreenPlan(parts: [])

    @Test("a text view is shown whole as soon as the guide tells of a lower keyboard")
    func textViewIsShownWhole() {
        let parts = Array(repeating: Part(), count: 6) + [Part(kind: .textView, height: 200)]
        expectHolds(
            History(
                world: World(
                    model: .iPhoneDuoUnfolded, foldNotices: .nothing,
                    screen: ScreenPlan(
                        options: KeyboardAvoidance.Options(spacing: 24),
                        parts: parts + Array(repeating: Part(), count: 5)),
                    neighbor: field),
                steps: [.focus(18), .fold, .settle, .update, .settle]))
    }

    @Test("an avoidance that begins anew in a decision asks the guide again")
    func restartInDecision() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneDuo, isLandscape: true, foldNotices: .nothing,
                    screen: ScreenPlan(target: .scrollView, parts: [Part(), Part(kind: .textView, height: 320)]),
                    neighbor: field),
                steps: [.focus(2), .inHandler(.onDecision, .restart), .fold, .settle]))
    }

    @Test("and one that begins anew in onShow")
    func restartInShow() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneDuoUnfolded, systemHelps: false, foldNotices: .nothing,
                    screen: ScreenPlan(parts: [Part(kind: .table, height: 200, fills: true, rows: 40)]),
                    neighbor: field),
                steps: [
                    .fold, .focus(2), .fold, .settle, .inHandler(.onShow, .restart), .focus(2), .fold, .settle,
                ]))
    }

    @Test("what stands on a keyboard of another height is looked for where the guide omits it")
    func guideOmitsAccessory() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneDuoUnfolded, foldNotices: .nothing,
                    screen: ScreenPlan(
                        target: .bottomConstraint, options: KeyboardAvoidance.Options(showsToolbar: true), parts: [],
                        hasBar: true),
                    neighbor: field),
                steps: [.flip(.guideOmitsAccessory), .focus(2), .fold, .settle]))
    }

    @Test("the guide is asked about a keyboard for another window")
    func otherWindow() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneDuoUnfolded, foldNotices: .nothing,
                    screen: ScreenPlan(
                        target: .barAndScrollView, parts: [Part(kind: .scrollView, height: 200, fills: true)]),
                    neighbor: field),
                steps: [.openWindow(inScene: false), .fold, .settle]))
    }

    @Test("a large title that two folds of one turn leave between two pixels comes to rest")
    func largeTitle() {
        let parts = [Part(height: 30), Part(height: 30), Part(gap: 30), Part(height: 120), Part(gap: 120)]
        expectHolds(
            History(
                world: World(
                    model: .iPhoneDuo, foldNotices: .nothing, stay: .navigation(largeTitle: true),
                    screen: ScreenPlan(
                        target: .dropIn, options: KeyboardAvoidance.Options(spacing: 0.3, showsToolbar: true),
                        parts: parts, hasBar: true),
                    neighbor: field),
                steps: [.focus(22), .settle, .fold, .tap(0), .fold]))
    }

    @Test("a keyboard of another height ends what a screen shows instead of the focus", arguments: [false, true])
    func revealed(isTextView: Bool) {
        let parts =
            isTextView
            ? Array(repeating: Part(), count: 6) + [Part(kind: .textView, lines: 12)]
                + Array(repeating: Part(), count: 10)
            : [
                Part(
                    kind: .scrollView, height: 200,
                    parts: [Part(), Part(kind: .scrollView, height: 200, parts: [Part(), Part()])]),
                Part(), Part(), Part(kind: .label, height: 200), Part(gap: 120), Part(),
            ]
        expectHolds(
            History(
                world: World(
                    model: .iPhoneDuo, systemHelps: isTextView, foldNotices: .nothing,
                    screen: ScreenPlan(parts: parts, takesFocusAsItAppears: !isTextView), neighbor: field),
                steps: isTextView
                    ? [.focus(23), .revealView(20), .fold, .settle] : [.revealView(18), .fold, .settle]))
    }

    @Test("a list at its end stays there whose insets the app assigns while it changes its size")
    func assignedInsets() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneDuoUnfolded, foldNotices: .nothing,
                    screen: ScreenPlan(
                        target: .barAndScrollView, options: KeyboardAvoidance.Options(keepsEndVisible: true),
                        parts: [Part(), Part(kind: .table, height: 200, fills: true, rows: 12)], assignsInsets: true,
                        takesFocusAsItAppears: true),
                    neighbor: field),
                steps: [.settle, .fold, .settle]))
    }
}
