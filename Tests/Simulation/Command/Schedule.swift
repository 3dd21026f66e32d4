/// Which job plays what next. It touches no process, and what comes of a seed does not depend on it.
struct Schedule {
    private var next: UInt64
    private let end: UInt64
    private let share: UInt64
    /// To be done before new seeds.
    private var waiting: [Order] = []
    private var underWay: [Int: Order] = [:]

    /// What to do after a process has ended in the middle of an order.
    enum Loss: Equatable {
        /// Nothing was asked of it.
        case nothing
        /// Its seeds are played again, one by one.
        case again
        /// This very seed cannot be played, or not be made short.
        case seed(UInt64, isShrinking: Bool)
    }

    init(first: UInt64, count: UInt64, jobs: Int) {
        (next, end) = (first, first + count)
        // Long enough that talking costs nothing, short enough that all jobs end at the same time.
        share = max(1, min(25, count / UInt64(jobs * 4)))
    }

    var isDone: Bool { next == end && waiting.isEmpty && underWay.isEmpty }

    mutating func add(_ orders: [Order]) { waiting += orders }

    /// What a free job does next; nil if there is nothing left for it.
    mutating func order(for job: Int) -> Order? {
        let order = waiting.isEmpty ? newSeeds() : waiting.removeFirst()
        underWay[job] = order
        return order
    }

    private mutating func newSeeds() -> Order? {
        guard next < end else { return nil }
        let count = min(share, end - next)
        defer { next += count }
        return .play(first: next, count: count)
    }

    mutating func finished(_ job: Int) { underWay[job] = nil }

    /// The process has ended before it answered.
    mutating func lost(_ job: Int) -> Loss {
        guard let order = underWay.removeValue(forKey: job) else { return .nothing }
        switch order {
        case .shrink(let seed): return .seed(seed, isShrinking: true)
        case .play(let seed, 1): return .seed(seed, isShrinking: false)
        case .play:
            waiting += order.seeds.map { .play(first: $0, count: 1) }
            return .again
        }
    }
}
