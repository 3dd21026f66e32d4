/// What the command asks one of its processes to do: one line of JSON.
enum Order: Codable, Equatable {
    /// Plays `count` seeds from `first` on.
    case play(first: UInt64, count: UInt64)
    /// Makes the failing history of a seed short.
    case shrink(UInt64)

    /// The seeds that it is about, one by one.
    var seeds: Range<UInt64> {
        switch self {
        case .play(let first, let count): first..<(first + count)
        case .shrink(let seed): seed..<(seed + 1)
        }
    }
}

/// What a process answers: one line of JSON.
enum Reply: Codable, Equatable {
    case played(Tally)
    case shrunk(Shrunk)
}

/// A seed whose history does not hold.
struct Failure: Codable, Equatable {
    let seed: UInt64
    /// The name of the invariant, or what became of the process that played it.
    let kind: String
    let step: Int
    let detail: String

    /// What a process fails that does not survive its seed.
    static let itRuns = "itRuns"

    init(seed: UInt64, kind: String, step: Int, detail: String) {
        (self.seed, self.kind, self.step, self.detail) = (seed, kind, step, detail)
    }

    init(seed: UInt64, _ violation: Violation) {
        let kind = violation.invariant.rawValue
        self.init(seed: seed, kind: kind, step: violation.step, detail: violation.line(upTo: 400))
    }

    var line: String { "seed \(seed): \(kind) after step \(step): \(detail)" }
}

/// What is left of a failing history.
struct Shrunk: Codable, Equatable {
    let seed: UInt64
    /// A test in Swift; or why there is none.
    let test: String
    /// Histories that were played to find it.
    let runs: Int
    /// What happens in it, if that was asked for.
    let trace: String?
}
