import KeyboardHelper
import UIKit

/// Plays the scripts with one input of a scene and films them.
@MainActor
struct FilmShoot {
    let scene: ExampleScene
    let model: SimulatedModel
    /// How the device is held at the beginning.
    var orientation = UIInterfaceOrientation.portrait
    let conditions: ExampleRun.Conditions
    let tables: FilmTables

    /// The scripts in the order in which they are filmed.
    static let scripts = ["First focus", "Focus moves", "Rotation", "Keyboard grows", "Drag", "Dismissal"]

    /// The whole story without and with KeyboardHelper, and what there is to say about it.
    func stories(input index: Int) -> (without: Film, with: Film) {
        var (without, with) = (story(input: index, avoidsKeyboard: false), story(input: index, avoidsKeyboard: true))
        let words = StepWords(
            moves: scene.moves, followsKeyboard: scene.followsKeyboard, rest: with.steps.first?.before)
        without.captions = words.captions(of: without.steps, in: without.chapters)
        with.captions = words.captions(of: with.steps, without: without.steps, in: with.chapters)
        return (without, with)
    }

    /// Each chapter ends as it began, so that the page can play any of them by itself.
    private func story(input index: Int, avoidsKeyboard: Bool) -> Film {
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
