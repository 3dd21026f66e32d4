import Foundation

/// A process that plays what another one asks for: a line of JSON for each order, and one for each reply.
@MainActor
struct Worker {
    let arguments: Arguments

    /// Until there are no more orders. It never suspends: on Linux the main actor leaves the main thread as it does, and the
    /// library listens there alone.
    func work() {
        Self.endWithParent()
        let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
        while let line = readLine() {
            do {
                let reply = reply(to: try decoder.decode(Order.self, from: Data(line.utf8)))
                let text = try encoder.encode(reply) + Data("\n".utf8)
                try FileHandle.standardOutput.write(contentsOf: text)
            } catch {
                // Nobody listens any more.
                return
            }
        }
    }

    /// Ends this process when nobody can give orders any more, even if its history hangs.
    private static func endWithParent() {
        Thread.detachNewThread {
            var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
            while poll(&input, 1, -1) < 1 {}
            exit(0)
        }
    }

    func reply(to order: Order) -> Reply {
        switch order {
        case .play:
            var tally = Tally()
            for seed in order.seeds { tally.add(Tally(seed, Run(history(seed), flags: arguments.flags))) }
            return .played(tally)
        case .shrink(let seed): return .shrunk(shrink(seed))
        }
    }

    private func history(_ seed: UInt64) -> History {
        History(
            seed: seed, flags: arguments.flags, hasFaults: arguments.hasFaults, system: arguments.system,
            extras: arguments.extras)
    }

    /// That a failure does not come again must never happen, and is a fault of the simulation.
    static func holdsNow(_ seed: UInt64) -> String {
        "// Seed \(seed) holds when it is played again: it depends on what was played before it."
    }

    private func shrink(_ seed: UInt64) -> Shrunk {
        guard let found = Shrinker(history(seed), flags: arguments.flags) else {
            return Shrunk(seed: seed, test: Self.holdsNow(seed), runs: 1, trace: nil)
        }
        let trace = arguments.traces ? Trace(found.history, flags: arguments.flags).lines.joined(separator: "\n") : nil
        let test = FoundTest.of(found.history, seed: seed, flags: arguments.flags, found.violation)
        return Shrunk(seed: seed, test: test, runs: found.runs, trace: trace)
    }
}
