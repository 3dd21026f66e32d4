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

    private func animate(to top: CGFloat = 516, duration: TimeInterval, curve: Int = 7) throws {
        let transition = try #require(KeyboardTransition.announced(duration: duration, curve: curve))
        transition.animate { [bar] in
            bar.frame.origin.y = top
        } completion: { [ends] in
            ends.values.append($0)
        }
    }

    private var shownTop: CGFloat { device.presentationFrame(of: bar).minY }

    @Test("the options for an animation of the app's own hold the curve alone", arguments: [0, 3, 7])
    func options(curve: Int) throws {
        let transition = try #require(KeyboardTransition.announced(duration: 0.25, curve: curve))
        #expect(transition.animationOptions.rawValue == UInt(curve * 65_536))
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
        #expect(ends.values == [true])
    }

    @Test("the model changes at once, the screen over the duration, and then the completion is told")
    func overTheDuration() throws {
        try device.turn { try animate(duration: 0.25, curve: 3) }
        #expect(bar.frame.minY == 516 && shownTop == 852)
        device.advance(by: 0.125)
        #expect(abs(shownTop - 684) < 1e-6 && ends.values.isEmpty)
        device.advance(by: 0.125)
        #expect(shownTop == 516 && ends.values == [true])
    }

    @Test("the keyboard's own curve keeps a bar on the keyboard's upper edge", arguments: [0.05, 0.1, 0.2])
    func keyboardCurve(time: TimeInterval) throws {
        device.keyboard.isScripted = true
        try device.turn {
            try animate(duration: 0.25)
            device.keyboard.post(
                .willShow, begin: CGRect(x: 0, y: 852, width: 393, height: 336),
                end: CGRect(x: 0, y: 516, width: 393, height: 336))
        }
        device.advance(by: time)
        #expect(shownTop < 852 && shownTop > 516)
        #expect(abs(shownTop - device.keyboard.frame.minY) < 1e-6)
    }

    @Test("a second movement takes over from where the first one is, and needs no completion")
    func takeOver() throws {
        try device.turn { try animate(duration: 0.25, curve: 3) }
        device.advance(by: 0.125)
        let before = shownTop
        let back = try #require(KeyboardTransition.announced(duration: 0.25, curve: 3))
        device.turn { back.animate { bar.frame.origin.y = 852 } }
        #expect(abs(shownTop - before) < 1e-6)
        device.settle()
        #expect(shownTop == 852)
    }

    @Test(
        "the keyboard's spring takes half a second at least, whatever its duration says",
        arguments: [(0.25, 7, 0.5), (0.7, 7, 0.7), (0.25, 3, 0.25), (0, 7, 0)])
    func longestDuration(duration: Double, curve: Int, longest: Double) throws {
        #expect(try #require(KeyboardTransition.announced(duration: duration, curve: curve)).longestDuration == longest)
    }
}
