import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

/// Histories that once failed where a window is served, or where a screen is narrower than its window.
@MainActor
@Suite struct FoundAcrossScreens {
    @Test("in a sheet, a text view is shown that lies in a scroll view on the window's screen")
    func textViewInSheet() {
        let list = Part(
            kind: .scrollView, height: 200,
            parts: [Part(), Part(), Part(), Part(), Part(), Part(kind: .textView), Part()])
        expectHolds(
            History(
                world: World(
                    stay: .pageSheet, screen: ScreenPlan(target: .window, parts: [list], hasBar: true),
                    neighbor: ScreenPlan(parts: [])),
                steps: [.focus(21), .settle]))
    }

    @Test("an appearance that is asked for while a split view lays out is set after that")
    func appearanceInLayout() {
        let dark = KeyboardAvoidance.Options(keyboardAppearance: .dark)
        expectHolds(
            History(
                world: World(
                    model: .iPad11, stay: .split, neighbor: ScreenPlan(target: .window, options: dark, parts: [])),
                steps: [.inHandler(.onShow, .stop), .focus(2), .rotate]))
    }

    @Test("a layout guide in a narrow column tells of a shortcuts bar as wide as the window")
    func guideInColumn() {
        let list = Part(kind: .scrollView, height: 200, fills: true, parts: [Part()])
        expectHolds(
            History(
                world: World(
                    model: .iPad13, isLandscape: true, stay: .split,
                    screen: ScreenPlan(target: .scrollView, parts: [list]), neighbor: ScreenPlan(parts: [])),
                steps: [.attachHardware, .tap(0), .background, .foreground, .settle]))
    }

    @Test("a tab that takes the focus as it appears shows that, and not its end")
    func focusOfNewTab() {
        let plan = ScreenPlan(
            target: .dropIn, options: KeyboardAvoidance.Options(keepsEndVisible: true),
            parts: [Part(), Part(height: 680)], takesFocusAsItAppears: true)
        expectHolds(
            History(world: World(stay: .tabs, neighbor: plan), steps: [.focus(2), .settle, .switchTab, .settle]))
    }

    @Test("with a spacing below a pixel, a scroll view takes over from a lifted sheet in one plan")
    func smallSpacing() {
        let list = Part(
            kind: .scrollView, height: 200, parts: [Part(), Part(), Part(), Part(), Part(), Part(), Part()])
        let plan = ScreenPlan(
            options: KeyboardAvoidance.Options(spacing: 0.3),
            parts: [Part(gap: 110), Part(gap: 120, height: 90), Part(), list])
        expectHolds(
            History(
                world: World(model: .iPhone16ProMax, stay: .mediumSheet, screen: plan, neighbor: ScreenPlan(parts: [])),
                steps: [.focus(9), .settle]))
    }

    @Test("a list that decelerates as the window's avoidance stops gets the inset that it needs without that")
    func windowStopsWhileListDecelerates() {
        let list = Part(kind: .table, gap: 0, height: 200, rows: 3, inset: 20)
        expectHolds(
            History(
                world: World(
                    stay: .mediumSheet, windowServes: true, screen: ScreenPlan(target: .scrollView, parts: [list]),
                    neighbor: ScreenPlan(parts: [])),
                steps: [.focus(2), .settle, .drag(23, by: 400), .serveWindow(false), .settle]))
    }

    @Test("a drop-in in a column notices that the window ends at another safe area")
    func dropInColumnResized() {
        expectHolds(
            History(
                world: World(
                    model: .iPad13, isLandscape: true, stay: .split,
                    neighbor: ScreenPlan(target: .dropIn, parts: [])),
                steps: [.focus(2), .settle, .resize(1), .settle]))
    }

    @Test("a drop-in notices that its window has grown under a keyboard that covered nothing of it")
    func dropInInGrowingWindow() {
        expectHolds(
            History(
                world: World(
                    model: .iPad11, isLandscape: true, windowMargin: 20, stay: .navigation(largeTitle: false),
                    screen: ScreenPlan(target: .dropIn), neighbor: ScreenPlan(parts: [])),
                steps: [.rotate, .focus(2), .settle, .resize(1), .settle]))
    }

    @Test("a host with a bar may scroll for what is typed in a bar inside until that is out from behind its own")
    func barInHostWithBar() {
        let plan = ScreenPlan(target: .bottomConstraint, parts: [], hasBar: true, takesFocusAsItAppears: true)
        expectHolds(
            History(
                world: World(
                    model: .iPad13, system: .iOS16, isLandscape: true, stay: .childOfHost(from: 0.7, to: 1),
                    hasOuterBar: true, screen: plan, neighbor: ScreenPlan(parts: [])), steps: [.settle]))
    }

    @Test("a window that is called anew under the keyboard lifts at once what is presented over a screen with a call")
    func windowCalledAnew() {
        let neighbor = ScreenPlan(target: .none, parts: Array(repeating: Part(), count: 12), hasBar: true)
        expectHolds(
            History(
                world: World(windowServes: true, screen: ScreenPlan(parts: []), neighbor: neighbor),
                steps: [
                    .present(.neighbor), .serveWindow(false), .focus(12), .settle, .serveWindow(true), .settle,
                ]))
    }

    @Test("a recheck of what a window lifts is no layout for a call of the screen's own")
    func recheckAround() { expectHolds(History(seed: 32290)) }

    @Test("a guide is asked beyond a host that ends above the keyboard of the screen to which a phone was folded")
    func foldedAboveKeyboard() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneDuo, systemHelps: false, foldNotices: .nothing,
                    stay: .childOfHost(from: 0.7, to: 1), neighbor: ScreenPlan(parts: [])),
                steps: [.rotate, .focus(2), .fold, .settle]))
    }

    @Test("a call that starts anew takes over from the avoidance that the window has made for its screen")
    func callStartsOnServedScreen() {
        let table = Part(kind: .table, height: 200, fills: true, rows: 3)
        expectHolds(
            History(
                world: World(
                    windowServes: true, screen: ScreenPlan(target: .scrollView, parts: [table]),
                    neighbor: ScreenPlan(parts: [])),
                steps: [.focus(2), .stop, .start]))
    }

    @Test("a recheck sees that the inset of a sheet does not fit any more where the sheet has come to rest")
    func sheetComesToRest() {
        let inner = Part(
            kind: .scrollView, height: 200, fills: true, parts: [Part(), Part(height: 120), Part(height: 90)])
        expectHolds(
            History(
                world: World(
                    sheets: .atTheEnd, stay: .mediumSheet,
                    screen: ScreenPlan(target: .scrollView, parts: [Part(height: 90), inner]),
                    neighbor: ScreenPlan(parts: [])),
                steps: [.focus(0), .settle]))
    }

    @Test("a form in a sheet comes to rest also where the safe area changes with its lift")
    func liftOfSheet() {
        let form = ScreenPlan(
            options: KeyboardAvoidance.Options(showsToolbar: true),
            parts: [Part(kind: .label, gap: 160, height: 60), Part(height: 200), Part()])
        expectHolds(
            History(
                world: World(stay: .mediumSheet, windowServes: true, screen: form, neighbor: ScreenPlan(parts: [])),
                steps: [.focus(1), .settle]))
    }

    @Test("a sheet that is lifted under the status bar has no bar there")
    func sheetUnderStatusBar() {
        expectHolds(
            History(
                world: World(
                    isLandscape: true, stay: .mediumSheet,
                    screen: ScreenPlan(parts: [Part(gap: 160, height: 120), Part(gap: 120, hasAccessory: true)]),
                    neighbor: ScreenPlan(parts: [])), steps: [.rotate, .focus(1), .settle]))
    }

    @Test("a window and a screen that begins anew lift one view once")
    func liftedOnce() {
        expectHolds(
            History(
                world: World(
                    stay: .pushed, windowServes: true, screen: ScreenPlan(parts: []),
                    neighbor: ScreenPlan(
                        parts: [Part(), Part(), Part(), Part(), Part(height: 200), Part(), Part()], hasBar: true)),
                steps: [.push, .settle, .focus(22), .stop, .start, .rotate]))
    }
}
