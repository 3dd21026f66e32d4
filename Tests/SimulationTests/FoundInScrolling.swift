import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

/// Histories that once failed: what scrolls, and what stays visible in it.
@MainActor
@Suite struct FoundInScrolling {
    @Test("starting anew under a finger gives the inset back")
    func startUnderFinger() {
        expectHolds(
            History(
                world: World(screen: ScreenPlan(parts: [Part(kind: .scrollView, fills: true, parts: [Part()])])),
                steps: [.focus(0), .putFinger(0), .start, .settle]))
    }

    @Test("a resize is no scroll of the user")
    func resizeIsNoScroll() {
        expectHolds(
            History(
                world: World(
                    model: .iPad11, windowMargin: 90,
                    screen: ScreenPlan(
                        target: .dropIn,
                        parts: [Part(), Part(), Part(), Part(height: 320), Part(gap: 120), Part(gap: 120), Part()])),
                steps: [.focus(13), .settle, .resize(2), .settle]))
    }

    @Test("a caret is visible after the app's transform was replaced")
    func typingAfterTransform() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(
                        target: .container,
                        parts: [
                            Part(height: 680),
                            Part(
                                kind: .box, height: 200, isPinned: true,
                                parts: [Part(), Part(kind: .textView, height: 200)]),
                        ])),
                steps: [.focus(2), .settle, .transform(4, 20), .paste(lines: 30), .settle]))
    }

    @Test("the inset of a text view leaves room for its caret")
    func roomForCaret() {
        expectHolds(
            History(
                world: World(
                    system: .iOS27, systemHelps: false,
                    screen: ScreenPlan(parts: [Part(), Part(), Part(kind: .textView, height: 200, hasAccessory: true)])),
                steps: [.focus(2), .rotate, .inset(19, 17), .settle, .type(1), .settle]))
    }

    @Test("much spacing does not push a caret out")
    func muchSpacing() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneSE, system: .iOS27, systemHelps: false, stay: .pageSheet,
                    screen: ScreenPlan(
                        target: .dropIn,
                        parts: [
                            Part(kind: .textView, gap: 40, height: 320, lines: 12),
                            Part(kind: .box, height: 200, isPinned: true),
                        ])),
                steps: [
                    .spacing(5000), .tap(0), .paste(lines: 30), .option(.showsToolbar), .settle, .paste(lines: 1),
                    .settle,
                ]))
    }

    @Test("a caret stays above the app's own inset of its text view")
    func insetOfTextView() {
        expectHolds(
            History(
                world: World(
                    system: .iOS17,
                    screen: ScreenPlan(
                        options: KeyboardAvoidance.Options(showsToolbar: true),
                        parts: [
                            Part(), Part(kind: .textView, height: 120, lines: 40, inset: 12), Part(), Part(gap: 30),
                        ])),
                steps: [.focus(7), .rotate, .focus(1), .settle, .type(1), .settle]))
    }

    @Test("what UIKit scrolls last is seen")
    func lastSystemScroll() {
        expectHolds(
            History(
                world: World(
                    isLandscape: true, stay: .tabsOfNavigation,
                    screen: ScreenPlan(
                        options: KeyboardAvoidance.Options(showsToolbar: true),
                        parts: [
                            Part(
                                kind: .scrollView, gap: 60, height: 200, inset: 30,
                                parts: [Part(kind: .box, gap: 60, height: 200, parts: [Part(height: 90)])])
                        ], takesFocusAsItAppears: true)),
                steps: [.keyboardHeight(380), .settle]))
    }

    @Test("a caret between pixels does not swing between a text view and what is around it")
    func caretBetweenPixels() {
        let fields = [Part](repeating: Part(), count: 8)
        let parts = fields + [Part(kind: .textView, lines: 40), Part(), Part(), Part(), Part(), Part(gap: 120)]
        expectHolds(
            History(
                world: World(
                    model: .iPad11, system: .iOS26,
                    screen: ScreenPlan(parts: [Part(kind: .scrollView, height: 200, fills: true, parts: parts)])),
                steps: [.rotate, .spacing(5000), .focus(9), .settle, .tap(22), .settle]))
    }

    @Test("a child's root view and the scroll view of the host around it do not race")
    func rootAndOuterScrollView() {
        expectHolds(
            History(
                world: World(
                    system: .iOS17, stay: .childOfHost(from: 0.3, to: 0.9),
                    screen: ScreenPlan(
                        target: .root,
                        parts: [
                            Part(
                                kind: .scrollView, gap: 70, height: 200, fills: true,
                                parts: [Part(), Part(gap: 120), Part(height: 90), Part(gap: 120)]),
                            Part(), Part(), Part(), Part(), Part(),
                        ]), neighbor: ScreenPlan(parts: [])), steps: [.focus(21), .settle]))
    }

    @Test("a whole box is shown by an inner scroll view too, where what is around it is under bars")
    func boxInAnInnerScrollView() {
        let inner = Part(kind: .scrollView, height: 200, parts: [Part(), Part(kind: .textView, gap: 40, height: 120)])
        expectHolds(
            History(
                world: World(
                    model: .iPad11, stay: .split,
                    screen: ScreenPlan(parts: [Part](repeating: Part(), count: 11), hasBar: true),
                    neighbor: ScreenPlan(
                        options: KeyboardAvoidance.Options(followsCaret: false),
                        parts: [
                            Part(
                                kind: .scrollView, height: 100, scale: -1,
                                parts: [Part](repeating: Part(), count: 7) + [inner])
                        ])), steps: [.rotate, .focus(20), .settle]))
    }

    @Test("a whole box has its spacing, also if what is selected in it has less")
    func selectionInABox() {
        expectHolds(
            History(
                world: World(
                    model: .iPad11, isLandscape: true, stay: .pushed,
                    screen: ScreenPlan(
                        target: .dropIn, options: KeyboardAvoidance.Options(showsToolbar: true),
                        parts: [
                            Part(kind: .label, height: 200), Part(), Part(), Part(gap: 120, height: 90),
                            Part(gap: 120), Part(kind: .textView, gap: 40, lines: 3), Part(), Part(), Part(),
                        ]), neighbor: ScreenPlan(parts: [])),
                steps: [
                    .push, .settle, .beginPop, .finishPop, .focus(20), .select(from: 0.4, to: 0.6), .rotate, .settle,
                    .update, .settle,
                ]))
    }

    @Test("where not a line of a text view fits, nothing goes up and down by a pixel")
    func pixelBetweenPlans() {
        let fields = [Part](repeating: Part(), count: 6)
        expectHolds(
            History(
                world: World(
                    model: .iPhone16ProMax, system: .iOS27, isLandscape: true, systemHelps: false, stay: .mediumSheet,
                    screen: ScreenPlan(
                        parts: [
                            Part(
                                kind: .scrollView, height: 200,
                                parts: [
                                    Part(), Part(), Part(kind: .textView, height: 320, lines: 40, hasAccessory: true),
                                    Part(gap: 120),
                                ] + fields)
                        ], hasBar: true),
                    neighbor: ScreenPlan(parts: [])), steps: [.focus(3), .remove(20), .settle, .tap(11), .settle]))
    }

    @Test("UIKit's scroll to a caret does not carry on under a plan that counted on where it was")
    func scrollToCaretCarriesOn() {
        expectHolds(
            History(
                world: World(
                    system: .iOS27, isLandscape: true, systemHelps: false,
                    screen: ScreenPlan(parts: [
                        Part(),
                        Part(
                            kind: .scrollView, height: 200, fills: true, angle: .pi,
                            parts: [
                                Part(height: 200), Part(kind: .textView, height: 200, lines: 12, hasAccessory: true),
                            ]),
                    ]), neighbor: ScreenPlan(parts: [])), steps: [.tap(2), .settle]))
    }

    @Test("a host that starts anew takes over what the host around it has changed inside meanwhile")
    func handedOver() {
        let fields = [Part](repeating: Part(), count: 6)
        expectHolds(
            History(
                world: World(
                    model: .iPhoneSE, stay: .childOfHost(from: 0.3, to: 0.9),
                    screen: ScreenPlan(
                        target: .scrollView, options: KeyboardAvoidance.Options(restoresContentOffset: true),
                        parts: [
                            Part(kind: .scrollView, height: 200, parts: fields + [Part(kind: .textView, height: 120)])
                        ]), neighbor: ScreenPlan(parts: [])),
                steps: [
                    .focus(6), .wait(0.1), .inHandler(.onDecision, .stop), .settle, .start, .keyboardHeight(336),
                ]))
    }

    @Test("a list at its end is there after a rotation in which UIKit clamps its offset before it gets its size")
    func clampedInARotation() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(
                        target: .barAndScrollView, options: KeyboardAvoidance.Options(keepsEndVisible: true),
                        parts: [Part(kind: .table, height: 200, fills: true, rows: 40, header: 36)]),
                    neighbor: ScreenPlan(parts: [])), steps: [.settle, .rotate]))
    }

    @Test("spacing that a text view lacks for UIKit's rounding is no reason to lift the screen pixel by pixel")
    func spacingBelowAPixel() {
        let text = Part(kind: .textView, height: 200, lines: 12)
        expectHolds(
            History(
                world: World(
                    system: .iOS16, isLandscape: true, windowServes: true,
                    screen: ScreenPlan(
                        target: .scrollView, parts: [Part(), Part(), Part(), text, Part(), Part()], hasButton: true),
                    neighbor: ScreenPlan(parts: [])), steps: [.focus(9), .settle]))
    }

    @Test("the content of an upside-down list stays as its inset is put back")
    func repairedUpsideDown() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(
                        target: .barAndScrollView,
                        parts: [
                            Part(
                                kind: .box, height: 200, fills: true, isComponent: true,
                                parts: [
                                    Part(
                                        kind: .scrollView, height: 200, fills: true, scale: -1,
                                        parts: [
                                            Part(height: 320), Part(height: 120),
                                            Part(kind: .textView, height: 60, lines: 3),
                                        ])
                                ])
                        ]), neighbor: ScreenPlan(parts: [])), steps: [.focus(2), .settle]))
    }
}
