import Foundation

/// Has all seeds played by processes of the same command, then the first failures shrunk, and prints what came of it.
@MainActor
final class Supervisor {
    private enum Event: Sendable {
        case job(Int, Job.Event)
        case tick
        case interrupt
    }

    private let arguments: Arguments
    private let events: AsyncStream<Event>
    private let send: AsyncStream<Event>.Continuation
    private let start = Date()
    private var schedule: Schedule
    private var jobs: [Int: Job] = [:]
    private var tally = Tally()
    private var shrunk: [UInt64: Shrunk] = [:]
    private var isShrinking = false
    private var secondsOfPlaying: Double?

    /// Seconds between two lines of progress.
    private static let pause = 5.0

    init(_ arguments: Arguments) {
        self.arguments = arguments
        schedule = Schedule(first: arguments.first, count: arguments.count, jobs: arguments.jobs)
        (events, send) = AsyncStream.makeStream()
    }

    /// The exit code.
    func run() async throws -> Int32 {
        let sources = listen()
        defer {
            for source in sources { source.cancel() }
            for job in jobs.values { job.kill() }
        }
        for number in 0..<arguments.jobs { try startJob(number) }
        for await event in events {
            switch event {
            case .job(let number, .output(let data)): receive(jobs[number]?.replies(with: data) ?? [], from: number)
            case .job(let number, .end): try replace(number)
            case .tick: lookAfterJobs()
            case .interrupt: return finish(isInterrupted: true)
            }
            if schedule.isDone, !shrinks() { break }
        }
        return finish(isInterrupted: false)
    }

    /// Ctrl-C, and the clock.
    private func listen() -> [any DispatchSourceProtocol] {
        let send = send
        // Also the jobs ignore it: they inherit that.
        for number in [SIGINT, SIGPIPE] { signal(number, SIG_IGN) }
        let interrupts = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        interrupts.setEventHandler { send.yield(.interrupt) }
        interrupts.activate()
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + Self.pause, repeating: Self.pause)
        timer.setEventHandler { send.yield(.tick) }
        timer.activate()
        return [interrupts, timer]
    }

    // MARK: Jobs

    private func startJob(_ number: Int) throws {
        let send = send
        jobs[number] = try Job(arguments.words) { send.yield(.job(number, $0)) }
        give(number)
    }

    private func give(_ number: Int) {
        if let order = schedule.order(for: number) { jobs[number]?.ask(order) }
    }

    private func receive(_ replies: [Reply], from number: Int) {
        for reply in replies {
            switch reply {
            case .played(let part): tally.add(part)
            case .shrunk(let found): shrunk[found.seed] = found
            }
            schedule.finished(number)
            give(number)
        }
    }

    /// A process has ended by itself: a trap, or a hang that was ended.
    private func replace(_ number: Int) throws {
        let ending = jobs.removeValue(forKey: number)?.ending ?? ""
        if case .seed(let seed, let isShrinking) = schedule.lost(number) {
            if isShrinking {
                shrunk[seed] = Shrunk(seed: seed, test: "// Not shrunk: \(ending).", runs: 0, trace: nil)
            } else {
                tally.add(Tally(Failure(seed: seed, kind: Failure.itRuns, step: 0, detail: ending)))
            }
        }
        try startJob(number)
    }

    private func lookAfterJobs() {
        let text = isShrinking ? "shrinking, \(shrunk.count) done" : summary.progress
        Console.tell(text)
        for job in jobs.values where job.isLate { job.kill() }
    }

    /// Whether there is something to shrink when everything was played.
    private func shrinks() -> Bool {
        guard !isShrinking else { return false }
        isShrinking = true
        secondsOfPlaying = -start.timeIntervalSinceNow
        let seeds = tally.failures.prefix(arguments.shrinks).filter { $0.kind != Failure.itRuns }.map(\.seed)
        schedule.add(seeds.map { .shrink($0) })
        for number in jobs.keys.sorted() { give(number) }
        return !seeds.isEmpty
    }

    // MARK: The end

    private var summary: Summary {
        let seconds = secondsOfPlaying ?? -start.timeIntervalSinceNow
        return Summary(arguments: arguments, tally: tally, seconds: seconds, shrunk: shrunk)
    }

    private func finish(isInterrupted: Bool) -> Int32 {
        var summary = summary
        summary.isInterrupted = isInterrupted
        print(summary.text)
        if isInterrupted { return 130 }
        return tally.failures.isEmpty ? 0 : 1
    }
}
