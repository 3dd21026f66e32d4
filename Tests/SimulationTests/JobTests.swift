import Foundation
import Testing

@testable import KeyboardHelperSimulation

@Suite struct JobTests {
    // MARK: Who plays what

    @Test("each seed is played once, whatever the number of jobs", arguments: [1, 2, 7], [1, 3, 49, 1000] as [UInt64])
    func shares(jobs: Int, count: UInt64) {
        var schedule = Schedule(first: 5, count: count, jobs: jobs)
        var seeds: [UInt64] = []
        var job = 0
        while let order = schedule.order(for: job % jobs) {
            seeds += order.seeds
            schedule.finished(job % jobs)
            job += 1
        }
        #expect(seeds == Array(5..<(5 + count)))
        #expect(schedule.isDone)
    }

    @Test("what a lost process was to play is played again one by one, until a single seed is to blame")
    func loss() {
        var schedule = Schedule(first: 0, count: 12, jobs: 1)
        #expect(schedule.order(for: 0) == .play(first: 0, count: 3))
        #expect(schedule.lost(0) == .again)
        for seed in 0..<UInt64(3) {
            #expect(schedule.order(for: 0) == .play(first: seed, count: 1))
            if seed == 1 {
                #expect(schedule.lost(0) == .seed(1, isShrinking: false))
            } else {
                schedule.finished(0)
            }
        }
        #expect(schedule.order(for: 0) == .play(first: 3, count: 3))
        #expect(!schedule.isDone)
    }

    @Test("a seed that cannot be shrunk is given up, and an idle process is no loss")
    func lossWhileShrinking() {
        var schedule = Schedule(first: 0, count: 1, jobs: 2)
        #expect(schedule.order(for: 0) == .play(first: 0, count: 1))
        #expect(schedule.order(for: 1) == nil)
        #expect(schedule.lost(1) == .nothing)
        schedule.finished(0)
        schedule.add([.shrink(0)])
        #expect(schedule.order(for: 1) == .shrink(0))
        #expect(schedule.lost(1) == .seed(0, isShrinking: true))
        #expect(schedule.isDone)
    }

    // MARK: What comes of it

    @MainActor
    @Test("the result does not depend on how seeds are shared out")
    func result() throws {
        let worker = Worker(arguments: try Arguments([]))
        func play(_ orders: Order...) -> Tally {
            orders.reduce(into: Tally()) { tally, order in
                if case .played(let part) = worker.reply(to: order) { tally.add(part) }
            }
        }
        let whole = play(.play(first: 40, count: 6))
        #expect(whole.histories == 6)
        #expect(whole.taken < whole.steps)
        #expect(whole == play(.play(first: 45, count: 1), .play(first: 42, count: 3), .play(first: 40, count: 2)))
        #expect(whole.fingerprint != play(.play(first: 41, count: 6)).fingerprint)
    }

    @MainActor
    @Test("a seed that holds when it is to be shrunk is told of")
    func nothingToShrink() throws {
        let reply = Worker(arguments: try Arguments([])).reply(to: .shrink(1))
        #expect(reply == .shrunk(Shrunk(seed: 1, test: Worker.holdsNow(1), runs: 1, trace: nil)))
    }

    @Test("messages survive the journey, with the largest numbers")
    func messages() throws {
        func sent<T: Codable>(_ value: T) throws -> T {
            let data = try JSONEncoder().encode(value)
            #expect(!data.contains(UInt8(ascii: "\n")))
            return try JSONDecoder().decode(T.self, from: data)
        }
        for order in [Order.play(first: .max, count: 0), .shrink(.max)] { #expect(try sent(order) == order) }
        let failure = Failure(seed: .max, kind: Failure.itRuns, step: 3, detail: "two\nlines \"quoted\"")
        let replies: [Reply] = [
            .played(Tally(failure)), .shrunk(Shrunk(seed: .max, test: "a\nb", runs: 2, trace: nil)),
        ]
        for reply in replies { #expect(try sent(reply) == reply) }
    }

    // MARK: What is told

    @Test("the first failures are told of one by one, all of them in groups")
    func summary() throws {
        var tally = Tally()
        for seed in (0..<UInt64(14)).reversed() {
            tally.add(Tally(Failure(seed: seed, kind: seed == 3 ? "plansAreFew" : "itRuns", step: 1, detail: "so")))
        }
        let arguments = try Arguments(["--seeds", "14", "--fingerprint"])
        var summary = Summary(arguments: arguments, tally: tally, seconds: 2)
        let lines = summary.text.split(separator: "\n").map(String.init)
        #expect(lines.contains("seed 9: itRuns after step 1: so"))
        #expect(!lines.contains { $0.hasPrefix("seed 10:") })
        #expect(
            lines.contains("14 histories (seeds 0 to 13), 0 steps, of which 0 could be taken, in 2.0 s: 7 a second."))
        #expect(lines.contains("14 do not hold:"))
        #expect(lines.contains("  itRuns: 13, seeds 0, 1, 2, 4, 5, 6, 7, 8, 9, 10 and 3 more"))
        #expect(lines.contains("  plansAreFew: 1, seeds 3"))
        #expect(lines.last == "Fingerprint: 0")
        #expect(summary.progress == "14 of 14 histories, 7 a second, 14 failed")

        summary.isInterrupted = true
        #expect(summary.text.contains("Interrupted after 14 of 14 histories"))
        #expect(!summary.text.contains("Fingerprint"))
    }
}
