import Foundation
import Testing

@testable import KeyboardHelper

/// A phone half open: a fold 24 points high lies across the screen above the keyboard, which begins at 600.
@Suite struct ObstructedRoomTests {
    private let fold = CGRect(x: 0, y: 400, width: 500, height: 24)

    private func room(around focus: CGRect, _ obstructions: [CGRect]) -> ObstructedRoom {
        ObstructedRoom(from: 100, to: 600, around: focus, without: obstructions)
    }

    private func field(_ y: CGFloat, height: CGFloat = 44) -> CGRect { CGRect(x: 20, y: y, width: 300, height: height) }

    @Test("an input above the fold has the room above it")
    func above() {
        let room = room(around: field(200), [fold])
        #expect((room.top, room.bottom) == (100, 400))
    }

    @Test("an input below the fold has the room below it, also one under the keyboard")
    func below() {
        for y in [450.0, 700] {
            let room = room(around: field(y), [fold])
            #expect((room.top, room.bottom) == (424, 600))
        }
    }

    @Test("an input below the fold that does not fit there goes above it")
    func tooTall() {
        let room = room(around: field(450, height: 200), [fold])
        #expect((room.top, room.bottom) == (100, 400))
    }

    @Test("of several areas, the nearest ones count")
    func several() {
        let upper = CGRect(x: 0, y: 200, width: 500, height: 20)
        let room = room(around: field(300), [fold, upper])
        #expect((room.top, room.bottom) == (220, 400))
    }

    @Test("what is beside the input, outside of the room, empty or no number counts for nothing")
    func nothing() {
        let areas = [
            CGRect(x: 330, y: 400, width: 100, height: 24), CGRect(x: 0, y: 20, width: 500, height: 24),
            CGRect(x: 0, y: 650, width: 500, height: 24), CGRect(x: 0, y: 400, width: 500, height: 0),
            CGRect(x: 0, y: CGFloat.nan, width: 500, height: 24), .null, .infinite,
        ]
        let room = room(around: field(300), areas)
        #expect((room.top, room.bottom) == (100, 600))
    }
}
