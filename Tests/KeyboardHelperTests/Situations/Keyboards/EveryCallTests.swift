import Testing
import UIKit

@testable import ScreenPlay

/// Each kind of call, on the same fields: 44 high and 16 apart, the tenth from 556 to 600.
@MainActor @Suite struct EveryCallTests {
    @Test(
        "every call does its own while somebody types, and gives all back", arguments: Play.Call.all, Play.Place.phones)
    func own(_ call: Play.Call, _ place: Play.Place) {
        let play = call.play(on: place)
        let before = play.picture
        play(.tap(9)).expectAvoided(by: call)
        play(.keyboardHeight(292), .tap(0)).end()
        expectEqual(play.picture, before)
    }
}
