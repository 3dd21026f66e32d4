import Foundation
import Testing
import UIKit

@testable import KeyboardHelperSimulation

@Suite struct ArgumentsTests {
    @Test("without options a thousand seeds are played with faults on all systems by one process")
    func defaults() throws {
        let arguments = try Arguments([])
        #expect(arguments.count == 1000)
        #expect(arguments.first == 0)
        #expect(arguments.jobs == 1)
        #expect(arguments.shrinks == 10)
        #expect(arguments.hasFaults)
        #expect(arguments.system == nil)
        #expect(arguments.flags.isEmpty)
        #expect(!arguments.traces && !arguments.printsFingerprint && !arguments.wantsHelp && !arguments.isWorker)
    }

    @Test("every option is taken")
    func everything() throws {
        let words =
            """
            --seeds 20 --from 7 --jobs 2 --faults off --system iOS26 --flags hurriedFocus,innerInsets --shrink 3 \
            --trace --fingerprint
            """
            .split(separator: " ").map(String.init)
        let arguments = try Arguments(words)
        #expect((arguments.count, arguments.first, arguments.jobs) == (20, 7, 2))
        #expect(!arguments.hasFaults)
        #expect(arguments.system == .iOS26)
        #expect(arguments.flags == [.hurriedFocus, .innerInsets])
        #expect(arguments.shrinks == 3)
        #expect(arguments.traces && arguments.printsFingerprint)
        #expect(arguments.words == words)
        #expect(try Arguments(words + [Arguments.worker]).isWorker)
        #expect(try Arguments(["--help"]).wantsHelp)
        #expect(try Arguments(["--faults", "on"]).hasFaults)
    }

    @Test(
        "what is wrong is told in a sentence",
        arguments: [
            ("--seeds", "--seeds needs a whole number, 1 or more"),
            ("--seeds 0", "--seeds needs a whole number, 1 or more, not '0'"),
            ("--seeds 1.5", "--seeds needs a whole number, 1 or more, not '1.5'"),
            ("--from -1", "--from needs a whole number, 0 or more, not '-1'"),
            ("--jobs 1000", "--jobs needs a whole number, 1 to 256, not '1000'"),
            ("--faults some", "--faults needs one of on, off, not 'some'"),
            ("--system iOS14", "--system needs one of iOS15, iOS16, iOS17, iOS18, iOS26, iOS27, not 'iOS14'"),
            ("--quick", "unknown option '--quick'; --help tells what is known"),
            (
                "--from 18446744073709551615 --seeds 2",
                "2 seeds from 18446744073709551615 on: such seeds are no 64-bit numbers"
            ),
        ])
    func mistakes(_ line: String, _ sentence: String) {
        let words = line.split(separator: " ").map(String.init)
        #expect(throws: Arguments.Mistake(description: sentence)) { try Arguments(words) }
    }

    @Test(
        "a flag that is unknown or missing is refused with the known ones", arguments: [["--flags"], ["--flags", "a"]])
    func unknownFlag(_ words: [String]) {
        #expect { try Arguments(words) } throws: { error in
            (error as? Arguments.Mistake)?.description.contains("innerInsets, clippingBoxes") == true
        }
    }

    @Test("the help names every option, flag and system")
    func help() {
        let options = [
            "--seeds", "--from", "--jobs", "--faults", "--system", "--flags", "--shrink", "--trace", "--fingerprint",
        ]
        let names = Flag.allCases.map(\.rawValue) + SimulatedSystem.allCases.map(\.rawValue)
        for word in options + names { #expect(Arguments.help.contains(word)) }
        #expect(Arguments.help.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test("the README names every option, flag and invariant")
    func readme() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Simulation/README.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let options = Arguments.help.split(separator: " ").filter { $0.hasPrefix("--") && $0 != "--help" }
        let names = Flag.allCases.map(\.rawValue) + Invariant.allCases.map(\.rawValue)
        let wanted = options.map { "`\($0)" } + names.map { "| `\($0)` |" }
        #expect(wanted.filter { !text.contains($0) } == [])
    }
}
