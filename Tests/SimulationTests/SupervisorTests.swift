import Foundation
import Testing

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

/// One after the other: a file that is written while another test starts a process cannot be run ("Text file busy").
@Suite(.serialized) struct SupervisorTests {
    /// The command, which is built beside the tests.
    private static let command = Bundle.main.executableURL?.deletingLastPathComponent()
        .appending(path: "KeyboardHelperSimulation")

    @Test(
        "what comes of seeds does not depend on the number of jobs",
        .enabled(if: command.map { FileManager.default.isExecutableFile(atPath: $0.path) } ?? false))
    func jobs() throws {
        func tally(_ words: String) throws -> Tally {
            let arguments = try Arguments(words.split(separator: " ").map(String.init))
            var supervisor = Supervisor(arguments, command: Self.command)
            try supervisor.play()
            return supervisor.tally
        }
        let one = try tally("--from 40 --seeds 30")
        #expect(one.histories == 30 && one.taken < one.steps)
        #expect(try tally("--from 40 --seeds 30 --jobs 2") == one)
        #expect(try tally("--from 41 --seeds 30").fingerprint != one.fingerprint)
    }

    /// Writes what a worker writes. At seed 7 it ends, at 9 it hangs.
    private static let worker = """
        #!/bin/sh
        while [ $# -gt 0 ]; do
            case $1 in --from) seed=$2 ;; --seeds) count=$2 end=$((seed + count)) ;; esac
            shift
        done
        while [ $seed -lt $end ]; do
            echo $seed
            case $seed in 7) kill -SEGV $$ ;; 9) exec sleep 60 ;; esac
            seed=$((seed + 1))
        done
        echo 'TALLY' | sed "s/\\"histories\\":0/\\"histories\\":$count/"

        """

    @Test(
        "a seed that ends its process, or that hangs, is named, and the rest of its range is played", arguments: [1, 2])
    func lost(_ jobs: Int) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "worker-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        let tally = String(decoding: try JSONEncoder().encode(Tally()), as: UTF8.self)
        try Data(Self.worker.replacing("TALLY", with: tally).utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        let arguments = try Arguments(["--from", "3", "--seeds", "100", "--jobs", "\(jobs)"])
        var supervisor = Supervisor(arguments, command: file)
        supervisor.longest[.play] = 1
        try supervisor.play()
        #expect(supervisor.tally.histories == 100)
        #expect(
            supervisor.tally.failures == [
                Failure(seed: 7, detail: "the process ended with signal 11"),
                Failure(seed: 9, detail: "it did not end within 1 seconds"),
            ])
    }

    @Test("a command that plays nothing is a mistake")
    func nothing() throws {
        var supervisor = Supervisor(try Arguments([]), command: URL(filePath: "/bin/false"))
        #expect(throws: Arguments.Mistake(description: "nothing was played: the process ended with exit code 1")) {
            try supervisor.play()
        }
    }

    @MainActor
    @Test("a seed that holds when it is shrunk is reported")
    func nothingToShrink() throws {
        let failures = Worker(arguments: try Arguments(["--worker", "shrink"])).result(1).failures
        #expect(failures.first?.test?.hasPrefix("// Seed 1 holds when it is played again") == true)
    }

    @Test("the first failures are listed one by one, all of them in groups")
    func summary() throws {
        var tally = Tally()
        for seed in (0..<UInt64(14)).reversed() {
            tally.add(Tally(Failure(seed: seed, kind: seed == 3 ? "plansAreFew" : "itRuns", step: 1, detail: "so")))
        }
        let arguments = try Arguments(["--seeds", "14", "--fingerprint"])
        var summary = Summary(arguments: arguments, tally: tally, seconds: 2, tests: [3: "a test"])
        let lines = summary.text.split(separator: "\n").map(String.init)
        #expect(lines.contains("seed 9: itRuns after step 1: so"))
        #expect(!lines.contains { $0.hasPrefix("seed 10:") })
        #expect(summary.text.contains("seed 3: plansAreFew after step 1: so\na test\n"))
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
