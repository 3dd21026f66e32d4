import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Two calls on one screen that want the same number, or what one writes for the other: the additional safe area, a
/// constant, an inset, a place.
///
/// iPhone 16: the keyboard begins at 516.
@MainActor @Suite struct OneNumberTests {
    /// A scroll view from 59 to 400, a card from 560 to 700, a bar on the safe area with a field each, and a line in its center.
    private func play(on place: Play.Place, windowServes: Bool = false) -> Play {
        var plan = ScreenPlan()
        (plan.target, plan.hasBar, plan.constant) = (.none, true, 0)
        plan.parts = [
            Part(kind: .scrollView, gap: 59, height: 341, parts: [Part(gap: 500)]),
            Part(kind: .box, gap: 160, height: 140, parts: [Part(gap: 40)]),
        ]
        let play = Play(plan, on: place, windowServes: windowServes)
        return play.app { screen in
            let (line, middle) = (UIView(), screen.view.safeAreaLayoutGuide.centerYAnchor)
            screen.view.addAcross(line, height: 80, line.centerYAnchor.constraint(equalTo: middle))
        }
    }

    private func start(_ call: ScreenPlan.Target, in screen: SimulationScreen) {
        switch call {
        case .scrollView: screen.targetScrollView.map { _ = screen.handleKeyboard(scrollView: $0) }
        case .container: screen.handleKeyboard(containerView: screen.nodes[1].view)
        case .root: screen.handleKeyboard(containerView: screen.view)
        case .bottomConstraint: screen.handleKeyboard(bottomConstraint: screen.pin)
        case .safeArea: screen.handleKeyboard(safeAreaOf: screen)
        case .changes: screen.handleKeyboard { $0.bar.tag = Int($1.overlap(with: $0.view)) }
        case .window: screen.view.window?.handleKeyboard()
        default: screen.handleKeyboard()
        }
    }

    nonisolated static let calls: [ScreenPlan.Target] = [
        .scrollView, .container, .root, .bottomConstraint, .safeArea, .changes, .automatic, .window,
    ]

    @Test("S89 every pair of calls gives everything back", arguments: calls, calls)
    func pairs(_ first: ScreenPlan.Target, _ second: ScreenPlan.Target) {
        guard first != second else { return }
        for place in Play.Place.phones {
            let play = play(on: place)
            let screen = play.screen
            play.app { _ in for call in [first, second] { start(call, in: screen) } }
            for input in 0..<3 {
                let before = PlaceState(screen)
                for _ in 0..<3 {
                    play(.focus(input))
                    for _ in 0..<2 {
                        play(.type(1))
                        #expect((0...370).contains(screen.additionalSafeAreaInsets.bottom))
                        #expect((-336...0).contains(screen.view.frame.minY))
                    }
                    play.end()
                    // What closures have told.
                    #expect(PlaceState(screen) == before && screen.bar.tag == 0)
                }
            }
        }
    }

    /// The article's recipe asks for the keyboard beside the two calls.
    @Test("S89 a safe area that the window lifts ends at the keyboard", arguments: Play.Place.phones)
    func safeAreaUnderWindow(_ place: Play.Place) {
        let play = play(on: place, windowServes: true).app { start(.safeArea, in: $0) }
        for _ in 0..<3 {
            play(.tap(1), .type(2))
            let view: UIView = play.screen.view
            #expect(abs(play.frame(of: view).maxY - view.safeAreaInsets.bottom - 516) <= 0.5)
            #expect(play.end == 506 && KeyboardTransition.current(in: view)?.overlap(with: view) == 198)
            play.end()
        }
    }

    /// A child's controller keeps the same constraint on the keyboard as the screen around it, and leaves first.
    @Test("S89 a constraint with two calls of different controllers", arguments: Play.Place.phones)
    func twoOwners(_ place: Play.Place) {
        let (play, child) = (play(on: place), MadeScreen())
        play.app { screen in
            start(.bottomConstraint, in: screen)
            screen.addChild(child)
            screen.view.addSubview(child.view)
            child.handleKeyboard(bottomConstraint: screen.pin)
        }
        for round in 0..<4 {
            play(.tap(2), .type(2))
            if round == 3 { play.app { _ in child.stopHandlingKeyboard() } }
            expectEqual(play.frame(of: play.screen.bar).maxY, 516)
            play.end()
            expectEqual(play.screen.pin.constant, 0)
        }
    }
}
