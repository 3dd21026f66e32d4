import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16 the keyboard begins at 516; on an iPad 11, 834 x 1194, at 861.
@MainActor @Suite struct HardEventTests {
    /// With a hardware keyboard only the bar of 55 + 14 points is on screen, of a frame as large as ever.
    @Test("S27 only what is seen of a keyboard counts", arguments: LifecyclePlay.pads)
    func s27(_ place: LifecyclePlay.Place) {
        let play = LifecyclePlay(place, isScripted: true)
        func show(from y: CGFloat) { play.post(.willShow, CGRect(x: 0, y: y, width: 834, height: 333)) }
        // The field ends at 1074 and needs no more than 1125 - 10 for the bar.
        for _ in 0..<2 {
            show(from: 1125)
            play.device.settle()
            #expect(play.device.maxY(of: play.screen.low) <= 1115)
            #expect(play.screen.avoidance?.lift == 69 || place.target != .closures)
            expectEqual((play.screen.panel as? UIScrollView)?.adjustedContentInset.bottom ?? 69, 69)
            play.avoids { show(from: 861) }
        }
        play.rests {
            show(from: 1125)
            play.device.undock()
        }
    }

    /// Two that cover nothing in a hide alone.
    private static let covering = [808, 516].map { CGRect(x: 0, y: $0, width: 393, height: 852 - $0) }
    /// Empty ones (locked, faded), one without a width, one that floats, one that flies.
    private static let notDocked =
        [(0, 0), (852, 393), (0, 393)].map { CGRect(x: 0, y: $0, width: $1, height: 0) } + [
            CGRect(x: 0, y: 516, width: 0, height: 336), CGRect(x: 40, y: 300, width: 320, height: 260),
            CGRect(x: 0, y: -264, width: 393, height: 304),
        ]

    @Test("S28 a hide covers nothing, nor does a frame that is not docked", arguments: LifecyclePlay.phones)
    func s28(_ place: LifecyclePlay.Place) {
        let play = LifecyclePlay(place, isScripted: true)
        let hides = (Self.covering + [.null, nil]).map { (SimulatedKeyboard.Event.willHide, $0) }
        for (event, end) in hides + Self.notDocked.flatMap({ [(.willHide, $0), (.willShow, $0)] }) {
            play.avoids { play.device.dock(336) }
            // A change alone says nothing.
            if let end, end != .null { play.writesNothing { play.post(.willChangeFrame, end) } }
            play.rests("\(event) \(end ?? .null)") { play.post(event, end) }
            if event == .willHide { play.rests { play.post(.didHide, end) } }
        }
        #expect(!play.screen.told.contains(852))
    }

    nonisolated static let motions: [(TimeInterval, Int)] =
        [(0.5, 7), (0.1, 7), (0, 7)] + (0...3).map { (0.4, $0) } + [-1, 7, 8, 15, 16, .max, .min].map { (0.25, $0) }

    /// `low` ends at 732, 226 points short; closures put the panel as far up as the keyboard covers.
    @Test(
        "S29 the motion is the keyboard's own, with any curve", Promise.movesInStep, arguments: LifecyclePlay.phones,
        motions)
    func s29(_ place: LifecyclePlay.Place, _ motion: (duration: TimeInterval, curve: Int)) {
        let play = LifecyclePlay(place, isScripted: true)
        let device = play.device
        let isKnown = (0...7).contains(motion.curve)
        for height in [336, 400] as [CGFloat] {
            let way = place.target == .closures ? height : height - 110
            let (from, start) = (device.minY(of: play.screen.low), device.keyboard.frame.minY)
            let end = CGRect(x: 0, y: 852 - height, width: 393, height: height)
            device.keyboard.post(.willShow, begin: nil, end: end, duration: motion.duration, curve: motion.curve)
            // Without a duration at once.
            if motion.duration == 0 { expectAvoided(play.screen, below: 59, on: device) }
            var frames = 0
            while device.isBusy, isKnown {
                device.advance(by: 1.0 / 60)
                frames += 1
                let share = (start - device.keyboard.frame.minY) / (start - end.minY)
                #expect(abs(device.minY(of: play.screen.low) - (from + (688 - way - from) * share)) < 0.01)
            }
            #expect(frames > 5 || motion.duration == 0 || !isKnown)
            play.avoids {}
            #expect(abs(device.minY(of: play.screen.low) - (688 - way)) < 0.001)
        }
        device.keyboard.post(.willHide, begin: nil, end: .zero, duration: motion.duration, curve: motion.curve)
        if motion.duration == 0 { expectEqual(device.minY(of: play.screen.low), 688) }
        play.rests {}
    }

    @Test(
        "S30 a floating keyboard gives everything back until it is docked", Promise.ignoresFloating,
        arguments: LifecyclePlay.pads)
    func s30(_ place: LifecyclePlay.Place) {
        let play = LifecyclePlay(place)
        for _ in 0..<2 {
            play.avoids()
            play.rests { play.device.keyboard.float(frame: CGRect(x: 200, y: 600, width: 320, height: 254)) }
            play.writesNothing {
                play.device.keyboard.float(frame: CGRect(x: 400, y: 200, width: 320, height: 254))
                for field in [play.screen.high, play.screen.low] { play.device.focusAndSettle(on: field) }
            }
            expectEqual(play.screen.avoidance?.lift, 0)
            play.avoids { play.device.keyboard.dock() }
            play.rests()
        }
    }
}
