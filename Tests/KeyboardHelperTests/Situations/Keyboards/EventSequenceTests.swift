import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16, whose screen is 852 high, `low` ends at 732.
@MainActor @Suite struct EventSequenceTests {
    /// What keyboards of other makers announced one after the other.
    nonisolated static let heights: [[CGFloat]] = [
        [216, 256, 259], [0, 216, 256], [282, 216, 282], [216, 289.5], [216, 320.6667, 216], [259, 0, 336],
    ]

    /// Bars above the keys that come and go, and suggestions.
    nonisolated static let bars: [[CGFloat]] = [
        [336, 292, 380, 336, 425, 292], [364, 347, 575, 345, 453, 345],
    ]

    /// Where a keyboard begins, as far as notices tell: that does not matter.
    nonisolated static let begins: [CGRect?] = [
        nil, .zero, .null, CGRect(x: 0, y: 852, width: 393, height: 900),
        CGRect(x: 0, y: -264, width: 393, height: 304),
        CGRect(x: CGFloat.nan, y: 0, width: 0, height: -1),
    ]

    @Test("S23 the last of several heights counts", arguments: LifecyclePlay.phones, heights)
    func s23(_ place: LifecyclePlay.Place, _ heights: [CGFloat]) { expectLast(of: heights, place) }

    @Test("S24 the last counts as bars above the keys come and go", arguments: LifecyclePlay.phones, bars)
    func s24(_ place: LifecyclePlay.Place, _ heights: [CGFloat]) { expectLast(of: heights, place) }

    private func expectLast(of heights: [CGFloat], _ place: LifecyclePlay.Place) {
        for isJoined in [false, true] {
            let play = LifecyclePlay(place, isScripted: true)
            let (device, panel) = (play.device, play.screen.panel as? UIScrollView)
            func post(_ height: CGFloat, begin: CGRect?) {
                let end = CGRect(x: 0, y: 852 - height, width: 393, height: height)
                for event in [SimulatedKeyboard.Event.willChangeFrame, .willShow] {
                    device.keyboard.post(event, begin: begin, end: end)
                }
            }
            // What is due, in pixels. It is lowered only for an offset to be legal, and for a root view to end at the keyboard;
            // no keyboard, no lift.
            let dues = heights.map { $0 == 0 ? 0 : (($0 - 110) * 3 - 0.001).rounded(.up) / 3 }
            var lift: CGFloat = 0
            func expectLast(_ height: CGFloat) {
                device.settle()
                let due = place.target == .closures ? height : lift
                #expect(abs((play.screen.avoidance?.lift ?? -1) - due) < 0.001, "\(heights), \(height)")
                #expect(abs((panel?.adjustedContentInset.bottom ?? height) - height) < 0.001)
                #expect(height == 0 || device.maxY(of: play.screen.low) <= 852 - height - 10 + 0.001)
            }
            if isJoined {
                device.turn { for (height, begin) in zip(heights, Self.begins) { post(height, begin: begin) } }
                lift = dues.last ?? 0
                expectLast(heights.last ?? 0)
            }
            for (index, due) in dues.enumerated() where !isJoined {
                post(heights[index], begin: Self.begins[index])
                lift = due == 0 ? 0 : max(place.target == .container ? lift : min(lift, heights[index]), due)
                expectLast(heights[index])
            }
            play.rests { device.undock() }
        }
    }

    /// Reduce Motion with Prefer Cross-Fade Transitions: a hide tells an end frame of zeros.
    @Test("S26 a cross-fade that hides to zeros gives everything back", arguments: LifecyclePlay.phones, [true, false])
    func s26(_ place: LifecyclePlay.Place, isCrossFade: Bool) {
        let play = LifecyclePlay(place)
        let (low, device) = (play.screen.low, play.device)
        device.prefersCrossFadeTransitions = isCrossFade
        for _ in 0..<2 {
            play.avoids()
            // A field that loses the focus and has it again, in one turn: a hide to zeros and a show.
            let turned = device.tops(of: low) {
                device.turn {
                    low.resignFirstResponder()
                    low.becomeFirstResponder()
                }
            }
            expectEqual(Set(turned).count, 1)
            play.avoids {}
            let tops = device.tops(of: low) { device.keyboard.dismiss() }
            #expect(tops.goOneWay)
            play.rests {}
        }
        #expect(!play.screen.told.contains(852))
    }
}
