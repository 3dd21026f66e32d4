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
        var focusLeft: Int
        var focusWidth: Int

        /// Whether the keyboard hides a part of the input.
        var isHidden: Bool { keyboardTop < screenHeight && focusBottom > keyboardTop }

        /// Whether the input is where it is in another one.
        func isMarked(as other: Position) -> Bool {
            (focusTop, focusBottom, focusLeft, focusWidth)
                == (other.focusTop, other.focusBottom, other.focusLeft, other.focusWidth)
        }
    }

    struct Caption {
        var time: Int
        var words: String
        /// `KeyboardDecision.description`, where a decision led to what is seen.
        var decision: String?
    }

    struct Event: Codable {
        var time: Int
        var title: String
    }

    /// One of the scripts that the page offers, as a part of the film.
    struct Chapter: Codable {
        var name: String
        var start: Int
        var end: Int
        /// The frame to show where nothing moves, and the points that are under the keyboard then.
        var poster: Int
        var covered: Double
    }

    /// The number of each node's parent; node 0 is the screen. In the order in which nodes are drawn.
    var parents: [Int] = []
    var frames: [Frame] = []
    var positions: [(time: Int, position: Position)] = []
    var captions: [Caption] = []
    /// The captions in numbers, as `FilmTables` has them.
    var told: [[Int]] = []
    var events: [Event] = []
    var chapters: [Chapter] = []
    /// Not for the page: what its captions are made from.
    var steps: [FilmStep] = []
}

extension Film {
    var covered: Double { FilmData.covered(in: chapters) }
    var posterTime: Int { chapters.first?.poster ?? 0 }

    /// The states of all nodes at a time.
    func states(at time: Int) -> [FilmState] {
        var states = Array(repeating: FilmState(), count: parents.count)
        for frame in frames.prefix(while: { $0.time <= time }) {
            for change in frame.changes { states[change.node] = change.state }
        }
        return states
    }
}
