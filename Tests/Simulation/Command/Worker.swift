import Foundation

@testable import ScreenPlay

/// A process that plays, or shrinks, a range of seeds. It writes each seed as it begins, and a tally of all as JSON at its end.
///
/// It never suspends: on Linux the main actor leaves the main thread as it does, and the library listens there alone.
@MainActor
struct Worker {
    let arguments: Arguments

    func work() throws {
        // Ctrl-C ends the process that has started this one, which ends this one.
        signal(SIGINT, SIG_IGN)
        var tally = Tally()
        for seed in arguments.seeds {
            try write(Data("\(seed)".utf8))
            tally.add(result(seed))
        }
        try write(JSONEncoder().encode(tally))
    }

    private func write(_ line: Data) throws { try FileHandle.standardOutput.write(contentsOf: line + Data("\n".utf8)) }

    func result(_ seed: UInt64) -> Tally {
        let history = History(
            seed: seed, flags: arguments.flags, hasFaults: arguments.hasFaults, system: arguments.system,
            extras: arguments.extras)
        guard arguments.work == .shrink else { return Tally(seed, Run(history, flags: arguments.flags)) }
        return Tally(Failure(seed: seed, detail: "", test: test(of: history, seed)))
    }

    private func test(of history: History, _ seed: UInt64) -> String {
        guard let found = Shrinker(history, flags: arguments.flags) else {
            // This must never happen, and is a fault of the simulation.
            return "// Seed \(seed) holds when it is played again: it depends on what was played before it."
        }
        let trace = arguments.traces ? ["", ""] + Trace(found.history, flags: arguments.flags).lines : []
        return "Shrunk in \(CoverageTable.grouped(found.runs)) runs:\n\n"
            + FoundTest.of(found.history, seed: seed, flags: arguments.flags, found.violation)
            + trace.joined(separator: "\n")
    }
}
