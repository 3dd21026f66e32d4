/// What the page shows beside a film, and when.
extension StepWords {
    func captions(of steps: [FilmStep]) -> [Film.Caption] {
        var captions = [Film.Caption(time: 0, words: Self.beginning)]
        for step in steps {
            let words = without(step)
            if words != captions.last?.words { captions += self.captions(of: step, words) }
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
            captions += self.captions(of: step, with(step, without: other), decision: step.decision)
        }
        return captions
    }

    /// While the device turns, nothing can be said of how it ends. The keyboard stands again a second later.
    private func captions(of step: FilmStep, _ words: String, decision: String? = nil) -> [Film.Caption] {
        guard case .rotation(let isLandscape) = step.act else {
            return [Film.Caption(time: step.time, words: words, decision: decision)]
        }
        return [
            Film.Caption(time: step.time, words: "The device turns to \(isLandscape ? "landscape" : "portrait")."),
            Film.Caption(time: step.time + 1000, words: words, decision: decision),
        ]
    }
}
