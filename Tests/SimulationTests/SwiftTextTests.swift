import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

@Suite struct SwiftTextTests {
    @Test(
        "steps are printed as they are written in Swift",
        arguments: [
            (Step.settle, ".settle"), (.tap(3), ".tap(3)"), (.paste(lines: 30), ".paste(lines: 30)"),
            (.wait(0.25), ".wait(0.25)"), (.wait(2), ".wait(2)"), (.moveCaret(0.3), ".moveCaret(0.3)"),
            (.select(from: 0, to: 0.5), ".select(from: 0, to: 0.5)"), (.drag(2, by: -120), ".drag(2, by: -120)"),
            (.companion(1, of: 2), ".companion(1, of: 2)"), (.constant(-8.1), ".constant(-8.1)"),
            (.present(.mediumSheet), ".present(.mediumSheet)"), (.fault(.noFrame), ".fault(.noFrame)"),
            (.flip(.guideLater), ".flip(.guideLater)"), (.inHandler(.onHide, .update), ".inHandler(.onHide, .update)"),
        ])
    func steps(_ step: Step, _ text: String) {
        #expect(SwiftText.of(step) == text)
    }

    @Test(
        "numbers that are none are printed by name",
        arguments: [
            (Step.spacing(.nan), ".spacing(.nan)"), (.spacing(.infinity), ".spacing(.infinity)"),
            (.spacing(-.infinity), ".spacing(-.infinity)"), (.inputSpacing(3, nil), ".inputSpacing(3, nil)"),
            (.inputSpacing(3, .nan), ".inputSpacing(3, .nan)"), (.inputSpacing(0, 33), ".inputSpacing(0, 33)"),
            (.wait(1 / 3), ".wait(0.3333333333333333)"), (.spacing(1e20), ".spacing(1e+20)"),
        ])
    func strangeNumbers(_ step: Step, _ text: String) {
        #expect(SwiftText.of(step) == text)
    }

    @Test("what is as it is by default is left out")
    func defaults() {
        #expect(SwiftText.of(History()) == "History()")
        #expect(SwiftText.of(History(steps: [.focus(0), .settle])) == "History(steps: [.focus(0), .settle])")
        #expect(SwiftText.of(Part(parts: [Part(), Part(gap: 30)])) == "Part(parts: [Part(), Part(gap: 30)])")
    }

    @Test("a world is printed with everything that is special about it")
    func world() {
        let options = KeyboardAvoidance.Options(spacing: .nan, fieldOrder: .hierarchy, keyboardAppearance: .dark)
        let world = World(
            model: .iPad11, system: .iOS26, isLandscape: true, windowMargin: 20, stay: .child(from: 0, to: 0.5),
            screen: ScreenPlan(target: .root, options: options, parts: []))
        #expect(
            SwiftText.of(world) == """
                World(model: .iPad11, system: .iOS26, isLandscape: true, windowMargin: 20, stay: .child(from: 0, to: 0.5), \
                screen: ScreenPlan(target: .root, options: KeyboardAvoidance.Options(spacing: .nan, fieldOrder: .hierarchy, \
                keyboardAppearance: .dark), parts: []))
                """)
        #expect(SwiftText.of(World(system: .iOS15)) == "World(system: .iOS15)")
        #expect(
            SwiftText.of(World(stay: .navigation(largeTitle: true))) == "World(stay: .navigation(largeTitle: true))")
    }

    @Test("a long list has a line for each of its values")
    func longList() {
        let steps = [Step](repeating: .inHandler(.onDecision, .changeOptions), count: 3)
        #expect(
            SwiftText.of(steps, indent: "  ") == """
                [
                      .inHandler(.onDecision, .changeOptions),
                      .inHandler(.onDecision, .changeOptions),
                      .inHandler(.onDecision, .changeOptions),
                  ]
                """)
    }

    @Test("a test says what fails, plays the history and names its flags")
    func foundTest() {
        let violation = Violation(
            invariant: .focusIsVisible, detail: "KeyboardHelperSimulation.Reach is\nshort", step: 2)
        let history = History(steps: [.focus(0), .settle])
        #expect(
            FoundTest.of(history, seed: 7, flags: [.hurriedFocus, .innerInsets], violation) == """
                    /// focusIsVisible after step 2: Reach is short
                    @Test func seed7() {
                        expectHolds(
                            History(steps: [.focus(0), .settle]), flags: [.innerInsets, .hurriedFocus])
                    }
                """)
        #expect(FoundTest.of(history, seed: 7, flags: [], violation).contains(".settle]))\n"))
    }
}
