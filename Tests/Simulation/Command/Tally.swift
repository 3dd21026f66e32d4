import KeyboardHelperTestSupport

@testable import ScreenPlay

/// What came of histories. Can be added to that of others, in any order.
struct Tally: Codable, Equatable {
    private(set) var histories = 0
    private(set) var steps = 0
    private(set) var taken = 0
    /// Does not depend on the order in which seeds were played.
    private(set) var fingerprint: UInt64 = 0
    private(set) var coverage = Coverage()
    /// In the order of their seeds.
    private(set) var failures: [Failure] = []

    init() {}

    /// What came of one seed.
    @MainActor init(_ seed: UInt64, _ run: Run) {
        histories = 1
        steps = run.history.steps.count
        taken = run.taken.count
        coverage = Coverage(run.history.world, taken: run.taken)
        failures = run.violation.map { [Failure(seed: seed, $0)] } ?? []
        for value in [seed, run.fingerprint.value, UInt64(run.violation.map { $0.step + 1 } ?? 0)] {
            var mixed = SeededGenerator(seed: fingerprint ^ value)
            fingerprint = mixed.next()
        }
    }

    /// A seed that could not be played to its end, or that was shrunk.
    init(_ failure: Failure) {
        (histories, failures) = (1, [failure])
    }

    mutating func add(_ other: Tally) {
        histories += other.histories
        steps += other.steps
        taken += other.taken
        fingerprint &+= other.fingerprint
        coverage.add(other.coverage)
        failures = (failures + other.failures).sorted { $0.seed < $1.seed }
    }

    /// How many failed in each way, the most frequent ways first.
    var kinds: [(kind: String, seeds: [UInt64])] {
        Dictionary(grouping: failures, by: \.kind)
            .map { (kind: $0.key, seeds: $0.value.map(\.seed)) }
            .sorted { ($1.seeds.count, $0.kind) < ($0.seeds.count, $1.kind) }
    }
}

/// A seed whose history does not hold.
struct Failure: Codable, Equatable {
    let seed: UInt64
    /// The name of the invariant, or `itRuns`.
    var kind = Self.itRuns
    var step = 0
    var detail: String
    /// A test in Swift, and what happens in it if that was asked for; or why there is none. Nil for what was not shrunk.
    var test: String?

    /// What a process fails that does not survive its seed.
    static let itRuns = "itRuns"

    var line: String { "seed \(seed): \(kind) after step \(step): \(detail)" }
}

extension Failure {
    init(seed: UInt64, _ violation: Violation) {
        let detail = violation.line(upTo: 400)
        self.init(seed: seed, kind: violation.invariant.rawValue, step: violation.step, detail: detail)
    }
}
