import Foundation
import Testing

@testable import KeyboardHelper

/// A list of 2000 points in 800, under a bar of 100 and above a home indicator of 34: it ends at offset 1234.
@Suite struct ScrollRoomTests {
    private let room = ScrollRoom(
        offset: 1234, size: CGSize(width: 400, height: 800), topInset: 100, bottomInset: 34, contentHeight: 2000)
    private var inverted: ScrollRoom {
        ScrollRoom(
            offset: -34, size: CGSize(width: 400, height: 800), topInset: 34, bottomInset: 100, contentHeight: 2000,
            isFlipped: true)
    }

    private func changed(_ room: ScrollRoom, _ change: (inout ScrollRoom) -> Void) -> ScrollRoom {
        var copy = room
        change(&copy)
        return copy
    }

    @Test("the end is shown at the last offset, and a point before that")
    func end() {
        #expect(room.showsEnd && inverted.showsEnd)
        #expect(changed(room) { $0.offset = 1233 }.showsEnd)
        #expect(!changed(room) { $0.offset = 1232 }.showsEnd)
        #expect(changed(inverted) { $0.offset = -33 }.showsEnd)
        #expect(!changed(inverted) { $0.offset = -32 }.showsEnd)
    }

    @Test("what fits shows its end wherever it is")
    func fits() {
        #expect(changed(room) { ($0.contentHeight, $0.offset) = (600, -100) }.showsEnd)
        #expect(ScrollRoom().showsEnd)
    }

    @Test("with 300 points less room the end is 300 points further")
    func lessRoom() {
        let after = changed(room) { $0.size.height = 500 }
        #expect(after.differs(from: room))
        #expect(after.offset(keeping: nil) == 1534)
        #expect(changed(room) { $0.bottomInset = 334 }.offset(keeping: nil) == 1534)
        // Upside down it is at the top edge of its own, which stays; an inset there moves it.
        #expect(changed(inverted) { $0.size.height = 500 }.offset(keeping: nil) == -34)
        #expect(changed(inverted) { $0.topInset = 334 }.offset(keeping: nil) == -334)
    }

    @Test("what is at the bottom stays there, as far as the range goes")
    func edge() {
        let scrolled = changed(room) { $0.offset = 700 }
        #expect(scrolled.edge == 1466)
        #expect(changed(scrolled) { $0.size.height = 500 }.offset(keeping: 1466) == 1000)
        #expect(changed(scrolled) { $0.size.height = 1700 }.offset(keeping: 1466) == -100)
        #expect(changed(inverted) { $0.topInset = 334 }.offset(keeping: 200) == -134)
    }

    @Test(
        "an offset that UIKit has brought into the range is the one from before",
        arguments: [(934, 1234), (900, 1234), (700, 700), (933, 1234)] as [(CGFloat, CGFloat)])
    func clamped(offset: CGFloat, before: CGFloat) {
        // With 1100 points of height it ends at 934, and at 900 before the inset is there.
        let after = changed(room) { ($0.size.height, $0.offset) = (1100, offset) }
        #expect(after.unclampedOffset(since: room) == before)
    }

    @Test("what a person has scrolled stays scrolled")
    func scrolled() {
        #expect(changed(room) { $0.offset = 400 }.unclampedOffset(since: room) == 400)
    }
}
