/// A film in numbers, as the page has it.
struct FilmData: Codable {
    let parents: [Int]
    /// The time, then for each change the node, the mask and the values.
    private(set) var frames: [[Int]]
    /// A position takes seven numbers, the first of which is the time.
    let curve: [Int]
    private(set) var told: [[Int]]
    let events: [Film.Event]
    let chapters: [Film.Chapter]

    init(_ film: Film) {
        parents = film.parents
        var last = Array(repeating: FilmState(), count: film.parents.count)
        frames = film.frames.map { frame in
            frame.changes.reduce(into: [frame.time]) { numbers, change in
                numbers += [change.node] + change.state.changes(from: last[change.node])
                last[change.node] = change.state
            }
        }
        curve = film.positions.flatMap { time, place in
            [
                time, place.screenHeight, place.keyboardTop, place.focusTop, place.focusBottom, place.focusLeft,
                place.focusWidth,
            ]
        }
        (told, events, chapters) = (film.told, film.events, film.chapters)
    }

    /// Puts the numbers of other tables in the place of those that the film was made with.
    mutating func renumber(_ numbers: FilmTables.Numbers) {
        for index in frames.indices { FilmState.renumber(&frames[index], numbers) }
        told = told.map { [$0[0]] + $0.dropFirst().map { numbers.words[$0] } }
    }

    /// The points of the input under the keyboard once the first chapter's keyboard stands and the text is typed.
    var covered: Double { Self.covered(in: chapters) }

    static func covered(in chapters: [Film.Chapter]) -> Double { chapters.first?.covered ?? 0 }
}
