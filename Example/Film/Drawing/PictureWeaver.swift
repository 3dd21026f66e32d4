/// Draws the nodes as they are at the film's poster, each with the keyframes of what changes in it.
@MainActor
struct PictureWeaver {
    private let prefix: String
    private let film: Film
    private let drawer: NodeMarkup
    private let duration: Int
    private let poster: [FilmState]
    private let children: [[Int]]
    /// For each node the times of its changes, the first at 0.
    private let histories: [[(time: Int, state: FilmState)]]
    private(set) var rules = ""

    /// `prefix` keeps the names of several films in one picture apart.
    init(film: Film, tables: FilmTables, prefix: String) {
        self.prefix = prefix
        self.film = film
        drawer = NodeMarkup(tables: tables)
        duration = film.chapters.last?.end ?? 1
        poster = film.states(at: film.posterTime)
        var children = Array(repeating: [Int](), count: film.parents.count)
        for node in film.parents.indices.dropFirst() { children[film.parents[node]].append(node) }
        self.children = children
        var histories = Array(repeating: [(time: Int, state: FilmState)](), count: film.parents.count)
        for frame in film.frames {
            for change in frame.changes { histories[change.node].append((frame.time, change.state)) }
        }
        self.histories = histories.map { history in
            guard let first = history.first, first.time > 0 else { return history }
            var absent = first.state
            absent.isPresent = false
            return [(0, absent)] + history
        }
    }

    mutating func markup(of node: Int) -> String {
        let history = histories[node]
        guard let still = poster[node].isPresent ? poster[node] : history.first(where: { $0.state.isPresent })?.state
        else { return "" }
        var inside = faces(of: node, "b", \.look, \.width, \.height) { $0.background(of: $1) }
        let text = faces(of: node, "t", \.text, \.caret, \.isPresent) { $0.text(of: $1) }
        let scrolled = text + children[node].map { markup(of: $0) }.joined()
        if !scrolled.isEmpty {
            let scroll = animation("s\(node)", history) { "transform:\(Self.translate(-$0.scrollX, -$0.scrollY))" }
            let isMoved = !scroll.isEmpty || still.scrollX != 0 || still.scrollY != 0
            inside += isMoved ? "<g\(Self.place(-still.scrollX, -still.scrollY))\(scroll)>\(scrolled)</g>" : scrolled
        }
        if drawer.tables.looks[still.look].clips { inside = clipped(inside, history) }
        let motion = animation("m\(node)", history) { "transform:\(Self.translate($0.x, $0.y))" }
        let opacity = { (state: FilmState) in state.isPresent ? Double(state.opacity) / 100 : 0 }
        let fading = animation("o\(node)", history, isStepped: history.contains { !$0.state.isPresent }) {
            "opacity:\(opacity($0))"
        }
        let seen = opacity(poster[node])
        let moved = "<g\(Self.place(still.x, still.y))\(motion)>\(inside)</g>"
        return fading.isEmpty && seen == 1 ? moved : "<g opacity=\"\(Markup.number(seen))\"\(fading)>\(moved)</g>"
    }

    /// A dashed line around the input for as long as the keyboard hides a part of it; the player draws the same.
    mutating func markOfHidden() -> String {
        let places = film.positions.map { (time: $0.time, mark: $0.position.isHidden ? $0.position : nil) }
        let marks = places.reduce(into: [Film.Position]()) { marks, place in
            if let mark = place.mark, !marks.contains(where: { $0.isMarked(as: mark) }) { marks.append(mark) }
        }
        let atPoster = places.last { $0.time <= film.posterTime }?.mark
        return marks.enumerated().map { index, mark in
            var frames = Keyframes(duration: duration, isStepped: true)
            for (time, other) in places {
                frames.add("opacity:\(other.map(mark.isMarked) == true ? 1 : 0)", at: time)
            }
            let name = "\(prefix)h\(index)"
            if !frames.isConstant { rules += frames.rule(name: name) }
            let isSeen = atPoster.map(mark.isMarked) == true
            return "<g class=\"\(name)\" opacity=\"\(isSeen ? 1 : 0)\">"
                + Markup.rect(
                    Double(mark.focusLeft) + 2, Double(mark.focusTop) + 2, Double(mark.focusWidth) - 4,
                    max(0, Double(mark.focusBottom - mark.focusTop) - 4), radius: 8,
                    " fill=\"none\" stroke=\"#f0793a\" stroke-width=\"4\" stroke-dasharray=\"9 6\"") + "</g>"
        }.joined()
    }

    /// What a node looks like by turns, one above the other; all but the one of the moment are transparent.
    private mutating func faces<A: Equatable, B: Equatable, C: Equatable>(
        of node: Int, _ name: String, _ a: KeyPath<FilmState, A>, _ b: KeyPath<FilmState, B>,
        _ c: KeyPath<FilmState, C>, draw: (NodeMarkup, FilmState) -> String
    ) -> String {
        func isSame(_ s: FilmState, _ t: FilmState) -> Bool {
            s[keyPath: a] == t[keyPath: a] && s[keyPath: b] == t[keyPath: b] && s[keyPath: c] == t[keyPath: c]
        }
        let history = histories[node]
        var looks: [FilmState] = []
        for (_, state) in history where state.isPresent && !looks.contains(where: { isSame($0, state) }) {
            looks.append(state)
        }
        guard looks.count > 1 else { return looks.first.map { draw(drawer, $0) } ?? "" }
        return looks.enumerated().map { index, look in
            let content = draw(drawer, look)
            guard !content.isEmpty else { return "" }
            let fading = animation("\(name)\(node)-\(index)", history, isStepped: true) {
                "opacity:\(isSame($0, look) ? 1 : 0)"
            }
            return "<g opacity=\"\(isSame(poster[node], look) ? 1 : 0)\"\(fading)>\(content)</g>"
        }.joined()
    }

    /// Clipped to the largest size that the node has; sizes that change are the rare case.
    private func clipped(_ content: String, _ history: [(time: Int, state: FilmState)]) -> String {
        let width = history.map(\.state.width).max() ?? 0
        let height = history.map(\.state.height).max() ?? 0
        return "<svg width=\"\(Markup.number(Double(width) / 10))\" height=\"\(Markup.number(Double(height) / 10))\">"
            + content + "</svg>"
    }

    /// The class attribute, or nothing if the value never changes.
    private mutating func animation(
        _ name: String, _ history: [(time: Int, state: FilmState)], isStepped: Bool = false,
        value: (FilmState) -> String
    ) -> String {
        var frames = Keyframes(duration: duration, isStepped: isStepped)
        for (time, state) in history { frames.add(value(state), at: time) }
        guard !frames.isConstant else { return "" }
        rules += frames.rule(name: prefix + name)
        return " class=\"\(prefix + name)\""
    }

    private static func translate(_ x: Int, _ y: Int) -> String {
        "translate(\(Markup.number(Double(x) / 10))px,\(Markup.number(Double(y) / 10))px)"
    }

    private static func place(_ x: Int, _ y: Int) -> String {
        x == 0 && y == 0
            ? "" : " transform=\"translate(\(Markup.number(Double(x) / 10)) \(Markup.number(Double(y) / 10)))\""
    }
}
