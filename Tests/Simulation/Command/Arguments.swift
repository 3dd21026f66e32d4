import Foundation
import UIKit

@testable import ScreenPlay

/// What the command was called with.
struct Arguments {
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
    /// What the command asks of its own processes. Not in the help.
    var work: Work?
    /// Everything as it was given.
    let words: [String]

    enum Work: String, CaseIterable { case play, shrink }

    var seeds: Range<UInt64> { first..<(first + count) }

    static let help = """
        Plays random histories of a simulated device, an app and a person, and checks after each rest what must hold. The
        same seed gives the same history everywhere. A history that fails is made short and printed as a test.

        usage: EVERY_TEST=1 swift run -c release KeyboardHelperSimulation [options]

          --seeds N        how many histories to play (1000)
          --from N         the first seed (0)
          --jobs N         how many processes play at the same time (1)
          --faults off     no broken or lost notifications, and no switch of the device that flips (on)
          --system NAME    all devices behave as this system: \(names(SimulatedSystem.self))
          --flags A,B      also what is known not to work yet; the flags are
        \(names(Flag.self, "\n", indent: 19))
          --extras A,B     every history contains these, and none of the others; the extras are
        \(names(Extra.self, "\n", indent: 19))
          --shrink N       how many failing histories to make short (10)
          --trace          print also what happens in the shortened histories: decisions and writes, step by step
          --fingerprint    print a number for everything that was seen: the same in each run of the same seeds
          --help           print this

        The exit code is 1 if a history fails, 2 if an option is wrong, 130 after Ctrl-C, and 0 otherwise.
        """

    /// Why something cannot be played, in one line.
    struct Mistake: Error, Equatable {
        let description: String
    }

    init(_ words: some Sequence<String>) throws(Mistake) {
        self.words = Array(words)
        var rest = self.words.makeIterator()
        while let option = rest.next() {
            switch option {
            case "--seeds": count = try Self.number(rest.next(), 1...(.max), option)
            case "--from": first = try Self.number(rest.next(), 0...(.max), option)
            case "--jobs": jobs = Int(try Self.number(rest.next(), 1...256, option))
            case "--faults": hasFaults = try Self.one(rest.next(), of: Position.self, option) == .on
            case "--system": system = try Self.one(rest.next(), of: SimulatedSystem.self, option)
            case "--flags": flags = try Self.set(rest.next(), of: Flag.self, option)
            case "--extras": extras = try Self.set(rest.next(), of: Extra.self, option)
            case "--shrink": shrinks = Int(try Self.number(rest.next(), 0...1000, option))
            case "--trace": traces = true
            case "--fingerprint": printsFingerprint = true
            case "--help", "-h": wantsHelp = true
            case "--worker": work = try Self.one(rest.next(), of: Work.self, option)
            default: throw Mistake(description: "unknown option '\(option)'; --help tells what is known")
            }
        }
        guard !first.addingReportingOverflow(count).overflow else {
            throw Mistake(description: "\(count) seeds from \(first) on: such seeds are no 64-bit numbers")
        }
    }

    // MARK: Words

    private typealias Name = CaseIterable & RawRepresentable<String>
    private enum Position: String, CaseIterable { case on, off }

    private static func number(
        _ word: String?, _ range: ClosedRange<UInt64>, _ option: String
    ) throws(Mistake) -> UInt64 {
        if let number = word.flatMap({ UInt64($0) }), range.contains(number) { return number }
        let end = range.upperBound == .max ? "or more" : "to \(range.upperBound)"
        throw wrong("\(option) needs a whole number, \(range.lowerBound) \(end)", word)
    }

    private static func one<T: Name>(_ word: String?, of type: T.Type, _ option: String) throws(Mistake) -> T {
        if let found = word.flatMap({ T(rawValue: $0) }) { return found }
        throw wrong("\(option) needs one of \(names(type))", word)
    }

    private static func set<T: Name & Hashable>(
        _ word: String?, of type: T.Type, _ option: String
    ) throws(Mistake) -> Set<T> {
        var found: Set<T> = []
        for name in word?.split(separator: ",") ?? [""] { found.insert(try one(String(name), of: type, option)) }
        return found
    }

    private static func wrong(_ needs: String, _ word: String?) -> Mistake {
        Mistake(description: word.map { $0.isEmpty ? needs : "\(needs), not '\($0)'" } ?? needs)
    }

    private static func names<T: Name>(_ type: T.Type, _ separator: String = ", ", indent: Int = 0) -> String {
        type.allCases.map { String(repeating: " ", count: indent) + $0.rawValue }.joined(separator: separator)
    }
}
