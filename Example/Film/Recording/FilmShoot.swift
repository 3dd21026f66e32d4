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
        without.captions = words.captions(of: without.steps)
        with.captions = words.captions(of: with.steps, without: without.steps)
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

extension StepWords {
    func captions(of steps: [FilmStep]) -> [Film.Caption] {
        var captions = [Film.Caption(time: 0, words: Self.beginning)]
        for step in steps {
            captions += beginning(of: step)
            let words = without(step)
            if words != captions.last?.words { captions.append(Film.Caption(time: resultTime(of: step), words: words)) }
        }
        return captions
    }

    /// `others` are the same steps without KeyboardHelper.
    func captions(of steps: [FilmStep], without others: [FilmStep]) -> [Film.Caption] {
        var captions = [Film.Caption(time: 0, words: Self.beginning)]
        for (index, step) in steps.enumerated() {
            let other = others.indices.contains(index) ? others[index] : nil
            // Most typing changes nothing.
            let last = index > 0 && others.indices.contains(index - 1) ? others[index - 1] : nil
            if step.act == .typing, movement(step, without: other) == nil, threat(other) == threat(last) { continue }
            captions += beginning(of: step)
            captions.append(
                Film.Caption(time: resultTime(of: step), words: with(step, without: other), decision: step.decision))
        }
        return captions
    }

    /// While the device turns, nothing can be said of how it ends.
    private func beginning(of step: FilmStep) -> [Film.Caption] {
        guard case .rotation(let isLandscape) = step.act else { return [] }
        return [Film.Caption(time: step.time, words: "The device turns to \(isLandscape ? "landscape" : "portrait").")]
    }

    /// In milliseconds. The keyboard stands again a second after the device has begun to turn.
    private func resultTime(of step: FilmStep) -> Int {
        if case .rotation = step.act { step.time + 1000 } else { step.time }
    }
}
