import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

/// Histories that hold, and of which the judge once asked too much.
@MainActor
@Suite struct JudgeTests {
    @Test("a call may forget another app's keyboard that does not say so, while nobody edits")
    func anotherAppsKeyboardThatSaysNothing() {
        expectHolds(
            History(
                world: World(model: .iPad13, stay: .mediumSheet, screen: ScreenPlan(target: .closures, parts: [])),
                steps: [.fault(.doublesNext), .fault(.noLocal), .otherApp(420), .start, .settle]))
    }

    @Test("an update may show a text view as a whole again")
    func wholeTextView() {
        let inner = Part(kind: .scrollView, height: 120, parts: [Part(kind: .textView, height: 120), Part()])
        expectHolds(
            History(
                world: World(screen: ScreenPlan(target: .dropIn, parts: [inner])),
                steps: [.tap(0), .wait(0.1), .scrollToTop(1), .settle, .update, .settle]))
    }

    @Test("a view that was revealed stays visible instead of the focus while the keyboard changes its height")
    func revealedView() {
        let fields = [Part](repeating: Part(), count: 9)
        expectHolds(
            History(
                world: World(model: .iPhoneSE, screen: ScreenPlan(parts: fields)),
                steps: [.focus(16), .revealView(20), .keyboardHeight(336), .settle]))
    }

    @Test("any part of a selection is enough when the keyboard changes its height")
    func selection() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneSE, screen: ScreenPlan(parts: [Part(kind: .textView, height: 320, lines: 12)])),
                steps: [.focus(2), .rotate, .select(from: 0, to: 0.6), .keyboardHeight(260), .settle]))
    }

    @Test("a window lifts the field of a bar that the app has below the top edge of the keyboard")
    func lowBar() {
        expectHolds(
            History(
                world: World(
                    windowServes: true,
                    screen: ScreenPlan(target: .bottomConstraint, parts: [], hasBar: true, constant: 20)),
                steps: [.focus(2), .settle]))
    }

    @Test("a little that the app adds to a constant counts as added, whatever sign is left", arguments: [3, 44, 45])
    func littleAdded(_ points: CGFloat) {
        var constant = AppNumber(0)
        constant.assign(-302 + points, inPlaceOf: -302)
        #expect(constant.readings == [points <= 44 ? points : -302 + points])
    }

    @Test("no screen under a large title has a scroll view that is upside down")
    func largeTitles() {
        let worlds = (0..<UInt64(3000)).map { History(seed: $0).world }.filter {
            $0.stay == .navigation(largeTitle: true)
        }
        #expect(!worlds.isEmpty)
        func isUpright(_ part: Part) -> Bool { part.scale > 0 && part.angle == 0 }
        for screen in worlds.flatMap({ [$0.screen, $0.neighbor] }) { #expect(screen.parts.allSatisfy(isUpright)) }
    }
}
