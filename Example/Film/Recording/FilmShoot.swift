import KeyboardHelper
import UIKit

/// Plays the scripts with one input of a scene and films them.
@MainActor
struct FilmShoot {
    let scene: ExampleScene
    let model: SimulatedModel
    let conditions: ExampleRun.Conditions
    let tables: FilmTables

    /// The whole story: each chapter ends as it began, so that the page can play any of them by itself.
    func story(input index: Int, avoidsKeyboard: Bool) -> Film {
        let set = FilmSet(self, input: index, avoidsKeyboard: avoidsKeyboard)
        set.playFirstFocus()
        if let next = set.nextInput { set.playFocusMoves(to: next) }
        set.playRotation()
        set.playGrowth()
        if let list = set.draggedList { set.playDrag(of: list) }
        set.playDismissal()
        return set.recorder.finish()
    }

    /// The short one of the pictures: the keyboard comes, is typed on, and goes.
    func episode(input index: Int, avoidsKeyboard: Bool) -> Film {
        let set = FilmSet(self, input: index, avoidsKeyboard: avoidsKeyboard)
        set.playFirstFocus()
        set.playDismissal()
        return set.recorder.finish()
    }
}
