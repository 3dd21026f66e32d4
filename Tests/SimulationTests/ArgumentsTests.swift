import Foundation
import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

@Suite struct ArgumentsTests {
    @Test("without options a thousand seeds are played with faults on all systems by one process")
    func defaults() throws {
        let arguments = try Arguments([])
        #expect(arguments.seeds == 0..<1000 && arguments.jobs == 1 && arguments.shrinks == 10)
        #expect(arguments.hasFaults && arguments.system == nil && arguments.flags.isEmpty && arguments.extras == nil)
        #expect(!arguments.traces && !arguments.printsFingerprint && !arguments.wantsHelp && arguments.work == nil)
    }

    @Test("every option is taken, the last one counts")
    func everything() throws {
        let line = """
            --seeds 20 --from 7 --jobs 2 --faults off --system iOS26 --flags hurriedFocus,innerInsets --extras bars \
            --shrink 3 --trace --fingerprint --help
            """
        let arguments = try Arguments(line.split(separator: " ").map(String.init))
        #expect(arguments.seeds == 7..<27 && arguments.jobs == 2 && arguments.shrinks == 3)
        #expect(!arguments.hasFaults && arguments.system == .iOS26 && arguments.extras == [.bars])
        #expect(arguments.flags == [.hurriedFocus, .innerInsets])
        #expect(arguments.traces && arguments.printsFingerprint && arguments.wantsHelp)
        let worker = try Arguments(arguments.words + ["--worker", "shrink", "--from", "9", "--seeds", "1"])
        #expect(worker.work == .shrink && worker.seeds == 9..<10)
    }

    @Test(
        "a mistake is explained in a sentence",
        arguments: [
            ("--seeds", "--seeds needs a whole number, 1 or more"),
            ("--seeds 0", "--seeds needs a whole number, 1 or more, not '0'"),
            ("--seeds 1.5", "--seeds needs a whole number, 1 or more, not '1.5'"),
            ("--from -1", "--from needs a whole number, 0 or more, not '-1'"),
            ("--jobs 1000", "--jobs needs a whole number, 1 to 256, not '1000'"),
            ("--faults some", "--faults needs one of on, off, not 'some'"),
            ("--system iOS14", "--system needs one of iOS15, iOS16, iOS17, iOS18, iOS26, iOS27, not 'iOS14'"),
            ("--flags", "--flags needs one of innerInsets, clippingBoxes, layoutResets, hurriedFocus"),
            ("--flags a", "--flags needs one of innerInsets, clippingBoxes, layoutResets, hurriedFocus, not 'a'"),
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

    @Test("help and README name every option, flag, extra and system")
    func help() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Simulation/README.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let flags = Flag.allCases.map(\.rawValue) + Extra.allCases.map(\.rawValue)
        for word in flags + SimulatedSystem.allCases.map(\.rawValue) { #expect(Arguments.help.contains(word)) }
        #expect(Arguments.help.split(separator: "\n").allSatisfy { $0.count <= 120 })
        let options = Arguments.help.split(separator: " ").filter { $0.hasPrefix("--") && $0 != "--help" }
        #expect(options.count > 9)
        let rows = (flags + Invariant.allCases.map(\.rawValue)).map { "| `\($0)` |" }
        #expect((options.map { "`\($0)" } + rows).filter { !text.contains($0) } == [])
    }
}
