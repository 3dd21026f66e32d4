import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

/// A keyboard of 336 points, or of 380 with an accessory view of 44.
@Suite
struct KeyboardDragTests {
    private func follow(
        _ drag: inout KeyboardDrag, _ guide: CGFloat, announced: CGFloat = 336, isUnderFinger: Bool = true,
        accessory: (top: CGFloat, height: CGFloat)? = nil
    ) -> KeyboardDrag.Change? {
        drag.follow(guide, announced: announced, isUnderFinger: isUnderFinger, accessory: accessory)
    }

    @Test("a guide that has agreed is followed down, up, and to its place")
    func followed() {
        var drag = KeyboardDrag()
        #expect(follow(&drag, 336, isUnderFinger: false) == nil)
        #expect(follow(&drag, 336) == nil)
        #expect(follow(&drag, 300) == .dragged(300) && drag.isUnderWay)
        #expect(follow(&drag, 20) == .dragged(20))
        #expect(follow(&drag, 200) == .dragged(200))
        #expect(follow(&drag, 336) == .returned && !drag.isUnderWay)
        #expect(follow(&drag, 336) == nil)
        #expect(follow(&drag, 335.5) == .dragged(335.5))
    }

    @Test("one that has not agreed is not", arguments: [34, 300, 400, 453.66, .nan] as [CGFloat])
    func disagrees(_ guide: CGFloat) {
        var drag = KeyboardDrag()
        #expect(follow(&drag, guide, isUnderFinger: false) == nil)
        #expect(follow(&drag, guide) == nil)
        #expect(follow(&drag, 200) == nil)
    }

    @Test("it may agree under the finger, or later")
    func agreesLater() {
        var drag = KeyboardDrag()
        #expect(follow(&drag, 400) == nil)
        #expect(follow(&drag, 336) == nil)
        #expect(follow(&drag, 335) == .dragged(335))
    }

    @Test("what it says does not count above the announced height")
    func above() {
        var drag = KeyboardDrag()
        _ = follow(&drag, 336, isUnderFinger: false)
        #expect(follow(&drag, 400) == nil)
        #expect(follow(&drag, 300) == .dragged(300))
        #expect(follow(&drag, 400) == nil)
        #expect(follow(&drag, 290) == .dragged(290))
    }

    @Test("without a finger it only comes back")
    func withoutFinger() {
        var drag = KeyboardDrag()
        _ = follow(&drag, 336, isUnderFinger: false)
        #expect(follow(&drag, 100, isUnderFinger: false) == nil)
        #expect(follow(&drag, 300) == .dragged(300))
        #expect(follow(&drag, 200, isUnderFinger: false) == nil && drag.isUnderWay)
        #expect(follow(&drag, 336, isUnderFinger: false) == .returned)
    }

    @Test("with another height, or without a keyboard, it begins anew")
    func anotherHeight() {
        var drag = KeyboardDrag()
        _ = follow(&drag, 336, isUnderFinger: false)
        #expect(follow(&drag, 300) == .dragged(300))
        #expect(follow(&drag, 300, announced: 380) == .returned && !drag.isUnderWay)
        #expect(follow(&drag, 200, announced: 380) == nil)
        #expect(follow(&drag, 0, announced: 0) == nil)
        #expect(follow(&drag, 300, announced: 336) == nil)
    }

    @Test("what stands on the keyboard counts at rest, and may count in a drag", arguments: [true, false])
    func accessory(countsInDrag: Bool) {
        for distance in [10, 60] as [CGFloat] {
            var drag = KeyboardDrag()
            _ = follow(&drag, 380, announced: 380, isUnderFinger: false, accessory: (top: 380, height: 44))
            for down in [distance, distance + 100] {
                let guide = 380 - down - (countsInDrag ? 0 : 44)
                let change = follow(&drag, guide, announced: 380, accessory: (top: 380 - down, height: 44))
                #expect(change == .dragged(380 - down), "\(distance)")
            }
        }
    }
}
