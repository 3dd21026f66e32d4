import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

/// Histories that once failed: what the app does from within the calls of its handlers.
@MainActor
@Suite struct FoundInHandlers {
    @Test("stopping in a decision reloads no input views in the layout")
    func stopInDecision() {
        expectHolds(
            History(
                world: World(screen: ScreenPlan(options: KeyboardAvoidance.Options(showsToolbar: true))),
                steps: [.inHandler(.onDecision, .stop), .tap(0)]))
    }

    @Test("stopping in onShow reloads no input views in the layout")
    func stopInShow() {
        expectHolds(
            History(
                world: World(screen: ScreenPlan(options: KeyboardAvoidance.Options(keyboardAppearance: .dark))),
                steps: [.inHandler(.onShow, .stop), .tap(0)]))
    }

    @Test("starting anew in a decision reloads no input views in the layout")
    func restartInDecision() {
        expectHolds(
            History(
                world: World(screen: ScreenPlan(options: KeyboardAvoidance.Options(showsToolbar: true))),
                steps: [.inHandler(.onDecision, .restart), .focus(2)]))
    }

    @Test("starting anew in onHide leaves one avoidance")
    func restartInHide() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(
                        target: .barAndScrollView, parts: [Part(kind: .scrollView, fills: true, parts: [Part()])])),
                steps: [.inHandler(.onHide, .restart), .focus(2), .start, .settle]))
    }

    @Test("stopping in onHide while starting anew leaves the new avoidance at work")
    func stopInHide() {
        expectHolds(
            History(
                world: World(screen: ScreenPlan(target: .barAndScrollView, parts: [], hasBar: true)),
                steps: [.inHandler(.onHide, .stop), .tap(0), .start, .settle]))
    }

    @Test("starting anew while the toolbar moves the keyboard leaves one avoidance")
    func restartWhileBeginning() {
        expectHolds(
            History(
                world: World(
                    screen: ScreenPlan(
                        target: .barAndScrollView, options: KeyboardAvoidance.Options(showsToolbar: true), parts: [],
                        hasBar: true, usesLayoutGuide: true)),
                steps: [.flip(.guideAfter), .tap(0), .inHandler(.onShow, .restart), .start, .settle]))
    }

    @Test("an inset that waits for a bouncing scroll view comes")
    func insetAfterBounce() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneSE,
                    screen: ScreenPlan(
                        target: .barAndScrollView, options: KeyboardAvoidance.Options(dismissesOnTap: true),
                        parts: [
                            Part(
                                kind: .scrollView, height: 200, fills: true,
                                parts: [Part(kind: .textView, gap: 40, height: 320), Part(kind: .label, height: 200)])
                        ], hasBar: true, takesFocusAsItAppears: true)),
                steps: [.inHandler(.onDecision, .restart), .drag(8, by: -120), .paste(lines: 30), .settle]))
    }

    @Test("an avoidance that starts anew under the focus does not take it for the end of a list")
    func restartAtEnd() {
        let list = Part(kind: .scrollView, height: 200, parts: [Part(), Part(), Part(), Part()])
        expectHolds(
            History(
                world: World(
                    model: .iPad11, isLandscape: true, systemHelps: false, windowMargin: 90,
                    screen: ScreenPlan(
                        target: .barAndScrollView, options: KeyboardAvoidance.Options(keepsEndVisible: true),
                        parts: [Part(gap: 120), list], hasBar: true),
                    neighbor: ScreenPlan(parts: [])),
                steps: [.inHandler(.onDecision, .restart), .focus(2), .settle]))
    }

    @Test("closures are not called at each frame while a late caret postpones the plan")
    func lateCaretBesideClosures() {
        let story = Part(kind: .textView, height: 680, lines: 40, isScrollEnabled: false)
        expectHolds(
            History(
                world: World(
                    stay: .childOfHost(from: 0.3, to: 0.9), screen: ScreenPlan(target: .closures, parts: [story]),
                    neighbor: ScreenPlan(parts: [])),
                steps: [.focus(0), .settle]))
    }

    @Test("a bar whose call is made anew as the keyboard comes and the window's page come to rest")
    func barBeginsAnew() {
        expectHolds(
            History(
                world: World(
                    windowServes: true,
                    screen: ScreenPlan(target: .bottomConstraint, parts: [Part(), Part(), Part()], hasBar: true),
                    neighbor: ScreenPlan(parts: [])), steps: [.inHandler(.onDecision, .restart), .focus(15), .settle]))
    }
}
