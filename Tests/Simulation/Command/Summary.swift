import Foundation

@testable import ScreenPlay

/// What is printed of a run, while it goes on and at its end.
struct Summary {
    let arguments: Arguments
    let tally: Tally
    let seconds: Double
    /// What is left of the first failures, by seed.
    var tests: [UInt64: String] = [:]
    var isInterrupted = false

    /// Seeds that are named of each kind of failure.
    private static let most = 10

    /// One line while it goes on.
    var progress: String {
        let failed = tally.failures.isEmpty ? "" : ", \(number(tally.failures.count)) failed"
        return "\(number(tally.histories)) of \(number(arguments.count)) histories, \(rate)\(failed)"
    }

    private var rate: String { "\(number(Int(Double(tally.histories) / max(seconds, 0.001)))) a second" }

    private func number(_ number: some BinaryInteger) -> String { CoverageTable.grouped(number) }

    var text: String {
        var paragraphs = [CoverageTable(coverage: tally.coverage, hasFaults: arguments.hasFaults).text]
        paragraphs += tally.failures.prefix(arguments.shrinks).map {
            $0.line + (tests[$0.seed].map { "\n\($0)" } ?? "")
        }
        if !tests.isEmpty {
            paragraphs.append(
                "To be pasted into Tests/SimulationTests/FoundHistories.swift; `swift format -i` breaks the lines.")
        }
        paragraphs.append(([sentence] + kinds).joined(separator: "\n"))
        if arguments.printsFingerprint, !isInterrupted {
            paragraphs.append("Fingerprint: \(String(tally.fingerprint, radix: 16))")
        }
        return paragraphs.joined(separator: "\n\n")
    }

    private var sentence: String {
        let played = isInterrupted ? "Interrupted after \(number(tally.histories)) of " : ""
        let seeds = "seeds \(arguments.first) to \(arguments.first + (arguments.count - 1))"
        return "\(played)\(number(arguments.count)) histories (\(seeds)), \(number(tally.steps)) steps, of which "
            + "\(number(tally.taken)) could be taken, in \(String(format: "%.1f", seconds)) s: \(rate)."
    }

    private var kinds: [String] {
        guard !tally.failures.isEmpty else { return ["All of them hold."] }
        return ["\(number(tally.failures.count)) do not hold:"]
            + tally.kinds.map { kind, seeds in
                let rest = seeds.count > Self.most ? " and \(number(seeds.count - Self.most)) more" : ""
                let first = seeds.prefix(Self.most).map { "\($0)" }.joined(separator: ", ")
                return "  \(kind): \(number(seeds.count)), seeds \(first)\(rest)"
            }
    }
}
