import Foundation
import UIKit

/// What the command was called with.
struct Arguments: Equatable {
    /// How many seeds to play, and the first of them.
    var count: UInt64 = 1000
    var first: UInt64 = 0
    var jobs = 1
    var flags: Set<Flag> = []
    var hasFaults = true
    /// The only system; nil for all of them.
    var system: SimulatedSystem?
    /// What every history contains, and no other extra; nil for what each seed draws.
    var extras: Set<Extra>?
    /// How many failing histories are made short.
    var shrinks = 10
    var traces = false
    var printsFingerprint = false
    var wantsHelp = false
    /// Plays what another process asks for, line by line.
    var isWorker = false
    /// Everything as it was given.
    private(set) var words: [String] = []

    static let help = """
        Plays random histories of a simulated device, an app and a person, and checks after each rest what must hold. The
        same seed gives the same history everywhere. A history that fails is made short and printed as a test.

        usage: swift run -c release KeyboardHelperSimulation [options]

          --seeds N        how many histories to play (1000)
          --from N         the first seed (0)
          --jobs N         how many processes play at the same time (1)
          --faults off     no broken or lost notifications, and no switch of the device that flips (on)
          --system NAME    all devices behave as this system: \(names(SimulatedSystem.allCases))
          --flags A,B      also what is known not to work yet; the flags are
        \(lines(Flag.allCases, indent: 19))
          --extras A,B     every history contains these, and none of the others; the extras are
        \(lines(Extra.allCases, indent: 19))
          --shrink N       how many failing histories to make short (10)
          --trace          print also what happens in the shortened histories: decisions and writes, step by step
          --fingerprint    print a number for everything that was seen: the same in each run of the same seeds
          --help           print this

        The exit code is 1 if a history fails, 2 if an option is wrong, 130 after Ctrl-C, and 0 otherwise.
        """

    /// What is wrong with the words, in one line.
    struct Mistake: Error, Equatable {
        let description: String
    }

    init(_ words: some Sequence<String>) throws(Mistake) {
        self.words = Array(words)
        var rest = self.words.makeIterator()
        while let option = rest.next() {
            switch option {
            case "--seeds": count = try Self.number(rest.next(), atLeast: 1, option)
            case "--from": first = try Self.number(rest.next(), atLeast: 0, option)
            case "--jobs": jobs = Int(try Self.number(rest.next(), atLeast: 1, atMost: 256, option))
            case "--faults": hasFaults = try Self.find(rest.next(), in: Position.allCases, option) == .on
            case "--system": system = try Self.find(rest.next(), in: SimulatedSystem.allCases, option)
            case "--flags": flags = try Self.set(rest.next(), of: Flag.allCases, option)
            case "--extras": extras = try Self.set(rest.next(), of: Extra.allCases, option)
            case "--shrink": shrinks = Int(try Self.number(rest.next(), atLeast: 0, atMost: 1000, option))
            case "--trace": traces = true
            case "--fingerprint": printsFingerprint = true
            case "--help", "-h": wantsHelp = true
            case Self.worker: isWorker = true
            default:
                throw Mistake(description: "unknown option '\(option)'; --help tells what is known")
            }
        }
        guard !first.addingReportingOverflow(count).overflow else {
            throw Mistake(description: "\(count) seeds from \(first) on: such seeds are no 64-bit numbers")
        }
    }

    /// Not in the help: given by the command to its own processes.
    static let worker = "--worker"

    // MARK: Words

    private enum Position: String, CaseIterable { case on, off }

    private static func number(
        _ word: String?, atLeast least: UInt64, atMost most: UInt64 = .max, _ option: String
    ) throws(Mistake) -> UInt64 {
        guard let number = word.flatMap({ UInt64($0) }), (least...most).contains(number) else {
            let range = most == .max ? "\(least) or more" : "\(least) to \(most)"
            throw Mistake(description: "\(option) needs a whole number, \(range)\(said(word))")
        }
        return number
    }

    private static func set<T: RawRepresentable<String> & Hashable>(
        _ word: String?, of all: [T], _ option: String
    ) throws(Mistake) -> Set<T> {
        var found: Set<T> = []
        for name in word?.split(separator: ",") ?? [""] { found.insert(try find(String(name), in: all, option)) }
        return found
    }

    private static func find<T: RawRepresentable<String>>(
        _ word: String?, in all: [T], _ option: String
    ) throws(Mistake) -> T {
        guard let found = all.first(where: { $0.rawValue == word }) else {
            throw Mistake(description: "\(option) needs one of \(names(all))\(said(word))")
        }
        return found
    }

    private static func said(_ word: String?) -> String { word.map { $0.isEmpty ? "" : ", not '\($0)'" } ?? "" }

    private static func names(_ all: [some RawRepresentable<String>]) -> String {
        all.map(\.rawValue).joined(separator: ", ")
    }

    private static func lines(_ all: [some RawRepresentable<String>], indent: Int) -> String {
        all.map { String(repeating: " ", count: indent) + $0.rawValue }.joined(separator: "\n")
    }
}
