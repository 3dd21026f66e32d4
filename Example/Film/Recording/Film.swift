/// A scene on a device as it went on, without or with KeyboardHelper.
struct Film {
    struct Frame {
        /// Milliseconds.
        var time: Int
        /// The nodes that changed, by their number.
        var changes: [(node: Int, state: FilmState)]
    }

    /// Where the keyboard and the focus are, in points from the top of the screen.
    struct Position: Equatable {
        var screenHeight: Int
        var keyboardTop: Int
        var focusTop: Int
        var focusBottom: Int
    }

    struct Caption: Encodable {
        var time: Int
        var words: String
        /// `KeyboardDecision.description`, where a decision was what led to the words.
        var decision: String?
    }

    struct Event: Encodable {
        var time: Int
        var title: String
    }

    /// One of the scripts that the page offers, as a part of the film.
    struct Chapter: Encodable {
        var name: String
        var start: Int
        var end: Int
    }

    /// The number of each node's parent; node 0 is the screen. In the order in which nodes are drawn.
    var parents: [Int] = []
    var frames: [Frame] = []
    var positions: [(time: Int, position: Position)] = []
    var captions: [Caption] = []
    var events: [Event] = []
    var chapters: [Chapter] = []
    /// The points of the input under the keyboard at the end of the first chapter.
    var covered = 0.0
    /// When the first chapter's keyboard stands and the text is typed: the frame to show where nothing moves.
    var posterTime = 0
}

extension Film {
    /// The states of all nodes at a time.
    func states(at time: Int) -> [FilmState] {
        var states = Array(repeating: FilmState(), count: parents.count)
        for frame in frames.prefix(while: { $0.time <= time }) {
            for change in frame.changes { states[change.node] = change.state }
        }
        return states
    }
}

extension Film: Encodable {
    private enum Keys: String, CodingKey {
        case parents, frames, curve, captions, events, chapters, covered, poster
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(parents, forKey: .parents)
        try container.encode(encodedFrames, forKey: .frames)
        let curve = positions.flatMap { time, place in
            [time, place.screenHeight, place.keyboardTop, place.focusTop, place.focusBottom]
        }
        try container.encode(curve, forKey: .curve)
        try container.encode(captions, forKey: .captions)
        try container.encode(events, forKey: .events)
        try container.encode(chapters, forKey: .chapters)
        try container.encode(covered, forKey: .covered)
        try container.encode(posterTime, forKey: .poster)
    }

    /// The time, then for each change the node, the mask and the values.
    private var encodedFrames: [[Int]] {
        var last = Array(repeating: FilmState(), count: parents.count)
        return frames.map { frame in
            frame.changes.reduce(into: [frame.time]) { numbers, change in
                numbers += [change.node] + change.state.changes(from: last[change.node])
                last[change.node] = change.state
            }
        }
    }
}
