import Foundation

/// Has ranges of seeds played by processes of the same command, then the first failures shrunk, and prints what came of it.
struct Supervisor {
    let arguments: Arguments
    private let command: URL?
    /// Seconds that a seed may take.
    var longest: [Arguments.Work: Double] = [.play: 60, .shrink: 600]
    private let start = Date()
    private var told = Date()
    private(set) var tally = Tally()
    /// What is left of the first failures.
    private var tests: [UInt64: String] = [:]

    init(_ arguments: Arguments, command: URL? = Bundle.main.executableURL) {
        (self.arguments, self.command) = (arguments, command)
    }

    /// The exit code.
    mutating func run() throws -> Int32 {
        signal(SIGINT) { _ in isInterrupted = true }
        try play()
        let seconds = -start.timeIntervalSinceNow
        try shrink()
        print(summary(seconds).text)
        return isInterrupted ? 130 : tally.failures.isEmpty ? 0 : 1
    }

    /// Plays all seeds.
    mutating func play() throws {
        // Short enough that little is lost with a process and that all end at the same time.
        let length = max(1, min(100, arguments.count / UInt64(arguments.jobs * 8)))
        try process(.play, [arguments.seeds], length: length) { supervisor, part in
            supervisor.tally.add(part)
            supervisor.tell(supervisor.summary(-supervisor.start.timeIntervalSinceNow).progress)
        }
    }

    private mutating func shrink() throws {
        let seeds = tally.failures.prefix(arguments.shrinks).filter { $0.kind != Failure.itRuns }.map(\.seed)
        try process(.shrink, seeds.reversed().map { $0..<($0 + 1) }, length: 1) { supervisor, part in
            for failure in part.failures {
                supervisor.tests[failure.seed] = failure.test ?? "// Not shrunk: \(failure.detail)."
            }
            supervisor.tell("shrinking, \(supervisor.tests.count) done")
        }
    }

    /// Has processes work on ranges of seeds, the last range first. A process that ends or hangs at a seed loses what it has done.
    /// New processes work on the rest of its range.
    private mutating func process(
        _ work: Arguments.Work, _ ranges: [Range<UInt64>], length: UInt64, add: (inout Self, Tally) -> Void
    ) throws {
        var waiting = ranges
        var jobs: [Job] = []
        defer { for job in jobs { job.kill() } }
        let words = arguments.words + ["--worker", work.rawValue]
        while !isInterrupted {
            while jobs.count < arguments.jobs, let range = waiting.popLast() {
                let end = range.lowerBound + min(length, range.upperBound - range.lowerBound)
                if end < range.upperBound { waiting.append(end..<range.upperBound) }
                jobs.append(try Job(range.lowerBound..<end, command, words, longest: longest[work] ?? 60))
            }
            if jobs.isEmpty { return }
            for job in Self.ended(of: jobs) {
                jobs.removeAll { $0 === job }
                if let part = job.tally {
                    add(&self, part)
                } else if let seed = job.seed {
                    add(&self, Tally(Failure(seed: seed, detail: job.ending)))
                    waiting += [(seed + 1)..<job.seeds.upperBound, job.seeds.lowerBound..<seed].filter { !$0.isEmpty }
                } else {
                    throw Arguments.Mistake(description: "nothing was played: \(job.ending)")
                }
            }
        }
    }

    /// Waits for something that the jobs write, or for a second.
    private static func ended(of jobs: [Job]) -> [Job] {
        var inputs = jobs.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        guard poll(&inputs, nfds_t(inputs.count), 1000) >= 0 else { return [] }
        for job in jobs { job.endIfLate() }
        return zip(jobs, inputs).filter { $1.revents != 0 && !$0.read() }.map { $0.0 }
    }

    private func summary(_ seconds: Double) -> Summary {
        Summary(arguments: arguments, tally: tally, seconds: seconds, tests: tests, isInterrupted: isInterrupted)
    }

    /// Prints progress, at most every five seconds.
    private mutating func tell(_ text: String) {
        guard told.timeIntervalSinceNow < -5 else { return }
        told = Date()
        Console.tell(text)
    }
}

/// Set by Ctrl-C, which also ends the waiting.
private nonisolated(unsafe) var isInterrupted = false
