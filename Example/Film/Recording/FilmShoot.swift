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

    /// The whole story in each way that applies to the scene, and what there is to say about it.
    func stories(input index: Int) -> [Way: Film] {
        var films: [Way: Film] = [:]
        for way in Way.allCases { films[way] = story(input: index, way) }
        let steps = films.mapValues(\.steps)
        let words = StepWords(
            moves: scene.moves, followsKeyboard: scene.followsKeyboard, rest: steps[.keyboardHelper]?.first?.before)
        // In the order of the cases: the same films make the same page.
        for way in Way.allCases {
            guard var film = films[way] else { continue }
            film.captions =
                way == .keyboardHelper
                ? words.captions(of: film.steps, without: steps[.nothing] ?? [], in: film.chapters)
                : words.captions(of: film.steps, in: film.chapters)
            film.told = film.captions.map(tables.numbers)
            films[way] = film
        }
        return films
    }

    /// Each chapter ends as it began, so that the page can play any of them by itself.
    private func story(input index: Int, _ way: Way) -> Film? {
        guard let set = FilmSet(self, input: index, way) else { return nil }
        set.playFirstFocus()
        if let next = set.nextInput { set.playFocusMoves(to: next) }
        set.playRotation()
        set.playGrowth()
        if let list = set.draggedList { set.playDrag(of: list) }
        set.playDismissal()
        return set.recorder.finish()
    }

    /// The short one of the pictures: the keyboard comes, is typed on, and goes.
    func episode(input index: Int, _ way: Way) -> Film? {
        guard let set = FilmSet(self, input: index, way) else { return nil }
        set.playFirstFocus()
        set.playDismissal()
        return set.recorder.finish()
    }
}
