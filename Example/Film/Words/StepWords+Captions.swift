/// What the page shows below a film, and when.
extension StepWords {
    func captions(of steps: [FilmStep], in chapters: [Film.Chapter] = []) -> [Film.Caption] {
        var captions = [Film.Caption(time: 0, words: Self.beginning)]
        var last = ""
        for step in steps {
            let words = without(step)
            // Most typing changes nothing.
            if words != last || step.act != .typing { captions += self.captions(of: step, words) }
            last = words
        }
        return opened(captions, by: steps, in: chapters)
    }

    /// `others` are the same steps without KeyboardHelper.
    func captions(
        of steps: [FilmStep], without others: [FilmStep], in chapters: [Film.Chapter] = []
    ) -> [Film.Caption] {
        var captions = [Film.Caption(time: 0, words: Self.beginning)]
        for (index, step) in steps.enumerated() {
            let other = others.indices.contains(index) ? others[index] : nil
            let last = index > 0 && others.indices.contains(index - 1) ? others[index - 1] : nil
            if step.act == .typing, movement(step, without: other) == nil, isThreatened(other) == isThreatened(last) {
                continue
            }
            captions += self.captions(of: step, with(step, without: other), decision: step.decision)
        }
        return opened(captions, by: steps, in: chapters)
    }

    /// While something moves, nothing can be said of how it ends.
    private func captions(of step: FilmStep, _ words: String, decision: String? = nil) -> [Film.Caption] {
        let end = Film.Caption(time: step.end ?? step.time, words: words, decision: decision)
        guard end.time > step.time else { return [end] }
        return [Film.Caption(time: step.time, words: start(of: step), decision: decision), end]
    }

    private func start(of step: FilmStep) -> String {
        switch step.act {
        case .focus where !step.before.isKeyboardUp: "The keyboard comes up."
        case .focus: "The focus moves to \(step.after.input)."
        case .typing where step.after.hidden >= 0.5:
            step.before.hidden >= 0.5
                ? "Text is typed that cannot be seen." : "Text is typed, and goes out of sight."
        case .typing: "Text is typed."
        case .aside(let words): words
        case .rotation(let isLandscape): "The device turns to \(isLandscape ? "landscape" : "portrait")."
        case .growth(let points): "The keyboard becomes \(points > 0 ? "taller" : "lower")."
        case .dismissal: "The keyboard leaves."
        case .drag: "A finger drags the keyboard down and up again."
        }
    }

    /// A script that is played by itself begins with what is seen then, and not with the words of the one before.
    private func opened(
        _ captions: [Film.Caption], by steps: [FilmStep], in chapters: [Film.Chapter]
    ) -> [Film.Caption] {
        let openings = chapters.dropFirst().compactMap { chapter in
            steps.last { $0.time < chapter.start }.map {
                Film.Caption(time: chapter.start, words: state($0.after))
            }
        }
        return (captions + openings).sorted { $0.time < $1.time }
    }
}
