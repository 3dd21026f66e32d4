import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A list on an iPhone 16 that avoids a keyboard which acts by script only.
@MainActor @Suite struct BadInputTests {
    private nonisolated static let places = LifecyclePlay.phones.filter { $0.target == .scrollView }
    private nonisolated static let good = CGRect(x: 0, y: 516, width: 393, height: 336)
    private nonisolated static let unreadable: [CGRect?] = [nil] + CGRect.unreadableFrames

    /// Expects that events with such a frame write nothing.
    private func ignores(_ events: SimulatedKeyboard.Event..., frame: CGRect?, _ play: LifecyclePlay) {
        for event in events {
            play.writesNothing {
                play.post(event, frame)
                play.device.settle()
            }
        }
    }

    @Test(
        "a frame that cannot be read changes nothing before a show and after it, and where it begins is not asked",
        arguments: places, unreadable)
    func unreadableFrame(_ place: LifecyclePlay.Place, _ frame: CGRect?) {
        let play = LifecyclePlay(place, isScripted: true)
        ignores(.willShow, .didShow, frame: frame, play)
        play.avoids { play.device.keyboard.post(.willShow, begin: frame, end: Self.good) }
        ignores(.willShow, .didShow, .willChangeFrame, .didChangeFrame, frame: frame, play)
        play.rests { play.post(.willHide, frame) }
    }

    @Test("equal events are one event", arguments: places)
    func equalEvents(_ place: LifecyclePlay.Place) {
        let play = LifecyclePlay(place, isScripted: true)
        play.avoids { play.post(.willShow, Self.good) }
        ignores(.willShow, .willShow, frame: Self.good, play)
        play.writesNothing {
            play.device.turn {
                for _ in 0..<3 { play.device.keyboard.post(.willShow, begin: Self.good, end: Self.good, duration: 0) }
            }
        }
        play.rests { play.post(.willHide, nil) }
        ignores(.willHide, frame: nil, play)
    }

    @Test("events without a show do nothing", arguments: places)
    func withoutShow(_ place: LifecyclePlay.Place) {
        let play = LifecyclePlay(place, isScripted: true)
        ignores(.willHide, .didHide, .didShow, .didChangeFrame, frame: Self.good, play)
        // Half a second after the hide, a changed frame takes nothing back.
        play.device.advance(by: 0.6)
        ignores(.willChangeFrame, frame: Self.good, play)
    }

    @Test("a keyboard over the whole window does no harm", arguments: places, [0, -100] as [CGFloat])
    func wholeWindow(_ place: LifecyclePlay.Place, _ top: CGFloat) {
        let play = LifecyclePlay(place, isScripted: true)
        play.avoids { play.post(.willShow, Self.good) }
        play.post(.willShow, CGRect(x: 0, y: top, width: 393, height: 852 - top))
        play.device.settle()
        let panel = play.screen.panel as? UIScrollView
        #expect(play.screen.view.isFinite && panel?.adjustedContentInset.bottom ?? .infinity <= 862)
        play.rests { play.post(.willHide, nil) }
    }
}
