import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperSimulation

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
