import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

/// Histories that once failed, each under the name of what must hold.
@MainActor
@Suite struct FoundHistories {
    @Test("a hide under a finger is told once")
    func hideUnderFinger() {
        expectHolds(
            History(
                world: World(screen: ScreenPlan(parts: [Part(kind: .scrollView, fills: true, parts: [Part()])])),
                steps: [.focus(2), .putFinger(8), .dismiss, .settle]))
    }

    @Test("a lifted root view comes back after its window was resized")
    func resizeOfLiftedRoot() {
        expectHolds(
            History(
                world: World(
                    model: .iPad11, stay: .navigation(largeTitle: false),
                    screen: ScreenPlan(parts: [
                        Part(), Part(), Part(), Part(), Part(kind: .box, fills: true, parts: [Part()]), Part(), Part(),
                        Part(),
                    ])),
                steps: [.focus(7), .resize(1)]))
    }

    @Test("a minimized shortcuts bar covers nothing")
    func pill() {
        expectHolds(
            History(
                world: World(
                    model: .iPad11, screen: ScreenPlan(parts: [Part(kind: .scrollView, fills: true, parts: [Part()])])),
                steps: [.attachHardware, .focus(2), .minimizeBar, .settle]))
    }

    @Test("a lifted view whose controller has gone asks for nothing")
    func replacedUnderPresentation() {
        expectHolds(
            History(
                world: World(stay: .overFullScreen, screen: ScreenPlan(parts: [], hasBar: true)),
                steps: [.focus(2), .replaceRoot]))
    }

    @Test("a drop-in notices that it is resized")
    func resizeOfDropIn() {
        expectHolds(
            History(
                world: World(model: .iPad13, stay: .navigation(largeTitle: false), screen: ScreenPlan(target: .dropIn)),
                steps: [.focus(2), .settle, .resize(1), .settle]))
    }

    @Test("focusNext moves for a custom input")
    func focusNextOntoCustomInput() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(parts: [Part(gap: 120), Part(kind: .keyInput), Part(kind: .keyInput)])),
                steps: [.rotate, .focus(1), .settle, .focusNext, .settle]))
    }

    @Test("a sheet that is lifted under the status bar does not swing")
    func liftedSheet() {
        expectHolds(
            History(
                world: World(stay: .pageSheet, screen: ScreenPlan(parts: [Part(gap: 30)], takesFocusAsItAppears: true)),
                steps: [.spacing(5000), .settle, .keyboardHeight(216), .settle]))
    }

    @Test("a hidden input keeps the keyboard that it has")
    func hiddenInput() {
        expectHolds(
            History(
                world: World(
                    system: .iOS17,
                    screen: ScreenPlan(target: .bottomConstraint, parts: [Part(), Part()], hasBar: true)),
                steps: [.focus(1), .hide(1), .rotate, .settle]))
    }

    @Test("a popover over a hidden input takes no focus away")
    func popoverOverHiddenInput() {
        expectHolds(
            History(
                world: World(
                    model: .iPad11, system: .iOS26,
                    screen: ScreenPlan(target: .bottomConstraint, parts: [Part(), Part()], hasBar: true)),
                steps: [
                    .hide(7), .focus(1), .settle, .present(.popover), .option(.restoresContentOffset),
                    .dismissPresented, .settle,
                ]))
    }

    @Test("a layout guide without the toolbar is no lower keyboard")
    func guideWithoutToolbar() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(
                        target: .bottomConstraint, options: KeyboardAvoidance.Options(showsToolbar: true), parts: [],
                        hasBar: true)),
                steps: [.flip(.guideOmitsAccessory), .focus(2), .lock, .unlock, .settle]))
    }

    @Test("focusNext of one avoidance makes the other one of the host move for a custom input")
    func focusNextOfAnotherAvoidance() {
        let parts = [Part(gap: 120), Part(kind: .keyInput), Part(kind: .keyInput)]
        expectHolds(
            History(
                world: World(
                    system: .iOS26,
                    screen: ScreenPlan(
                        target: .barAndScrollView, parts: [Part(kind: .scrollView, height: 200, parts: parts)],
                        hasBar: true, takesFocusAsItAppears: true)),
                steps: [.focusNext, .flick(10, by: -400), .settle, .focusNext, .settle]))
    }

    @Test("the change of frame that comes with a hide is no show")
    func changeOfFrameWithHide() {
        expectHolds(
            History(
                world: World(
                    model: .iPad11, system: .iOS26, windowMargin: 20,
                    screen: ScreenPlan(
                        target: .barAndScrollView, options: KeyboardAvoidance.Options(showsToolbar: true),
                        parts: [Part(kind: .scrollView, height: 200, fills: true, parts: [Part()])],
                        takesFocusAsItAppears: true)),
                steps: [.float, .otherApp(300), .wait(0.1), .fault(.reordersNext), .rotate]))
    }

    @Test("a layout guide in a sheet that leaves tells nothing")
    func guideInLeavingSheet() {
        expectHolds(
            History(
                world: World(screen: ScreenPlan(target: .closures), neighbor: ScreenPlan(parts: [])),
                steps: [.present(.neighbor), .dismissPresented, .focus(2), .background, .foreground, .settle]))
    }

    @Test("nobody can know of a keyboard that comes back with a didShow alone")
    func lostHideAndSilentReturn() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(
                        target: .scrollView,
                        parts: [Part(kind: .scrollView, height: 200, fills: true, parts: [Part()])]),
                    neighbor: ScreenPlan(parts: [])),
                steps: [
                    .flip(.focusReturnsWithDidShow), .fault(.losesNextWillHide), .focus(2), .settle,
                    .present(.neighbor), .dismissPresented,
                ]))
    }

    @Test("a lost hide counts, also of a keyboard that came back from the background without a notice")
    func lostHideAfterSilentReturn() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(target: .bottomConstraint, parts: [], hasBar: true),
                    neighbor: ScreenPlan(parts: [])),
                steps: [
                    .flip(.backgroundReturnsSilently), .tap(0), .background, .foreground, .settle,
                    .fault(.losesNextWillHide),
                ]))
    }

    @Test("a guide that is too high for a moment after the app has come back is not believed")
    func guideTooHighAfterReturn() {
        expectHolds(
            History(
                world: World(
                    model: .iPad13, system: .iOS26,
                    screen: ScreenPlan(
                        target: .bottomConstraint, parts: [], hasBar: true, takesFocusAsItAppears: true),
                    neighbor: ScreenPlan(parts: [])),
                steps: [
                    .flip(.backgroundPostsHide), .fault(.completionsLate), .background, .wait(0.1), .foreground,
                    .settle,
                ]))
    }

    @Test("completions that come twice reload input views once")
    func reloadOnce() {
        let plan = ScreenPlan(
            target: .barAndScrollView, options: KeyboardAvoidance.Options(showsToolbar: true), parts: [], hasBar: true)
        expectHolds(
            History(
                world: World(system: .iOS18, screen: plan, neighbor: ScreenPlan(parts: [])),
                steps: [.focus(2), .fault(.completionsTwice), .settle, .start, .settle]))
    }

    @Test("focusPrevious from a hidden input moves for a custom one")
    func focusFromHiddenInput() {
        let plan = ScreenPlan(parts: [
            Part(kind: .label, height: 200), Part(), Part(kind: .keyInput), Part(kind: .keyInput),
        ])
        expectHolds(
            History(
                world: World(systemHelps: false, screen: plan, neighbor: ScreenPlan(parts: [])),
                steps: [.hide(17), .rotate, .focus(2), .focusPrevious, .settle]))
    }

    @Test("a field behind a button even without a keyboard stays where a lift gains nothing")
    func fieldBehindButton() {
        expectHolds(
            History(
                world: World(
                    systemHelps: false, windowMargin: 90,
                    screen: ScreenPlan(parts: [], hasBar: true, hasButton: true), neighbor: ScreenPlan(parts: [])),
                steps: [.focus(2), .settle]))
    }

    @Test("a selection comes to rest where the spacing is larger than the room")
    func selectionWithoutRoom() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(
                        target: .dropIn, parts: [Part(), Part(kind: .textView, height: 680, lines: 40)]),
                    neighbor: ScreenPlan(parts: [])),
                steps: [.focus(1), .spacing(5000), .select(from: 0, to: 0.6), .settle]))
    }

    @Test("a bar behind the bar of the page around it comes up in one turn")
    func barBehindBarOfHost() {
        let plan = ScreenPlan(
            target: .barAndScrollView, parts: [Part(kind: .scrollView, height: 200, fills: true, parts: [Part()])],
            hasBar: true)
        expectHolds(
            History(
                world: World(
                    stay: .childOfHost(from: 0.3, to: 0.9), hasOuterBar: true, screen: plan,
                    neighbor: ScreenPlan(parts: [])),
                steps: [.tap(0), .settle, .focus(1), .settle]))
    }
}
