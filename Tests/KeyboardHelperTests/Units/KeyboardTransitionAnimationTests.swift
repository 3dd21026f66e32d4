import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor @Suite struct KeyboardTransitionAnimationTests {
    private let device = SimulatedDevice(.iPhone16)
    private let bar = UIView(frame: CGRect(x: 0, y: 852, width: 393, height: 336))
    /// What the completions were told.
    @MainActor private final class Ends {
        var values: [Bool] = []
    }
    private let ends = Ends()

    init() {
        device.window.addSubview(bar)
        device.settle()
    }

    private func animate(duration: TimeInterval) throws {
        let transition = try #require(KeyboardTransition.announced(duration: duration, curve: 3))
        transition.animate { [bar] in
            bar.frame.origin.y = 516
        } completion: { [ends] in
            ends.values.append($0)
        }
    }

    private var shownTop: CGFloat { device.presentationFrame(of: bar).minY }

    @Test(
        "the options hold the curve alone, and the keyboard's spring takes half a second at least",
        arguments: [(0.25, 7, 0.5), (0.7, 7, 0.7), (0.25, 3, 0.25), (0.25, 0, 0.25), (0, 7, 0)])
    func options(duration: Double, curve: Int, longest: Double) throws {
        let transition = try #require(KeyboardTransition.announced(duration: duration, curve: curve))
        expectEqual(transition.animationOptions.rawValue, UInt(curve * 65_536))
        expectEqual(transition.longestDuration, longest)
    }

    @Test(
        "without a duration changes and completion come at once, also inside of an animation of the app's",
        arguments: [true, false])
    func atOnce(isInside: Bool) throws {
        try device.turn {
            if isInside {
                UIView.animate(withDuration: 1) { try? animate(duration: 0) }
            } else {
                try animate(duration: 0)
            }
        }
        #expect(shownTop == 516 && bar.frame.minY == 516)
        expectEqual(ends.values, [true])
    }

    @Test("the model changes at once, the screen over the duration, and then the completion is told")
    func overTheDuration() throws {
        try device.turn { try animate(duration: 0.25) }
        #expect(bar.frame.minY == 516 && shownTop == 852)
        device.advance(by: 0.125)
        #expect(abs(shownTop - 684) < 1e-6 && ends.values.isEmpty)
        device.advance(by: 0.125)
        #expect(shownTop == 516 && ends.values == [true])
    }
}
