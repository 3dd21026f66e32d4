import Foundation

/// A process of the same command that plays a range of seeds.
final class Job {
    let seeds: Range<UInt64>
    /// The seed that it has begun last.
    private(set) var seed: UInt64?
    /// What came of all seeds, if it has played them all.
    private(set) var tally: Tally?
    private(set) var isLate = false
    private let process = Process()
    private let output = Pipe()
    private var received = Data()
    private let longest: Double
    private var deadline: Date

    /// `longest`: the seconds that a seed may take.
    init(_ seeds: Range<UInt64>, _ command: URL?, _ words: [String], longest: Double) throws {
        (self.seeds, self.longest, deadline) = (seeds, longest, Date() + longest)
        process.executableURL = command
        process.arguments = words + ["--from", "\(seeds.lowerBound)", "--seeds", "\(seeds.count)"]
        process.standardOutput = output
        try process.run()
    }

    var descriptor: Int32 { output.fileHandleForReading.fileDescriptor }

    /// Takes in what it has written. False at the end, after which it has ended.
    func read() -> Bool {
        let data = output.fileHandleForReading.availableData
        received += data
        while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
            let line = Data(received[..<end])
            received = Data(received[(end + 1)...])
            if let begun = UInt64(String(decoding: line, as: UTF8.self)) {
                (seed, deadline) = (begun, Date() + longest)
            } else if let all = try? JSONDecoder().decode(Tally.self, from: line) {
                tally = all
            } else {
                // Something that the library or the simulation prints.
                Console.tell(String(decoding: line, as: UTF8.self))
            }
        }
        return !data.isEmpty
    }

    func endIfLate() {
        guard deadline < Date() else { return }
        isLate = true
        kill()
    }

    /// Ends the process at once. It has nothing to put in order.
    func kill() {
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    }

    /// How the process has ended, in words.
    var ending: String {
        process.waitUntilExit()
        if isLate { return "it did not end within \(Int(longest)) seconds" }
        let isSignal = process.terminationReason == .uncaughtSignal
        return "the process ended with \(isSignal ? "signal" : "exit code") \(process.terminationStatus)"
    }
}
