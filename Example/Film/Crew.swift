import Foundation

/// Has the scenes played by processes of the same command, as many at a time as there are processors: the simulation is bound
/// to the main actor, so one process uses one of them.
struct Crew {
    let arguments: Arguments
    var command = Bundle.main.executableURL
    var size = ProcessInfo.processInfo.activeProcessorCount

    /// That a process had no part to give.
    struct Lost: Error, Equatable {
        let scene: String
        let ending: String
    }

    /// The parts in the order of the scenes, whichever is ready first.
    func play() throws -> [ScenePart] {
        var parts: [Int: ScenePart] = [:]
        var jobs: [Job] = []
        defer { for job in jobs { job.kill() } }
        var waiting = ArraySlice(arguments.scenes.indices)
        while true {
            while jobs.count < size, let number = waiting.popFirst() {
                let verb = arguments.folder == nil ? "Playing" : "Playing and filming"
                let scene = arguments.scenes[number].name
                Console.showProgress("\(verb) \(number + 1) of \(arguments.scenes.count): \(scene)")
                jobs.append(try Job(number, command, arguments.words + ["--part", "\(number)"]))
            }
            if jobs.isEmpty { return arguments.scenes.indices.compactMap { parts[$0] } }
            for job in Self.ended(of: jobs) {
                guard let part = job.part else {
                    throw Lost(scene: arguments.scenes[job.number].name, ending: job.ending)
                }
                parts[job.number] = part
                jobs.removeAll { $0 === job }
            }
        }
    }

    /// Waits for something that the jobs write.
    private static func ended(of jobs: [Job]) -> [Job] {
        var inputs = jobs.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        guard poll(&inputs, nfds_t(inputs.count), -1) >= 0 else { return [] }
        return zip(jobs, inputs).filter { $1.revents != 0 && !$0.read() }.map { $0.0 }
    }
}

extension Crew {
    /// A process that plays one scene.
    fileprivate final class Job {
        let number: Int
        private let process = Process()
        private let output = Pipe()
        private var received = Data()

        init(_ number: Int, _ command: URL?, _ words: [String]) throws {
            self.number = number
            process.executableURL = command
            process.arguments = words
            process.standardOutput = output
            try process.run()
        }

        var descriptor: Int32 { output.fileHandleForReading.fileDescriptor }

        /// Takes in what it has written. False at the end.
        func read() -> Bool {
            let data = output.fileHandleForReading.availableData
            received += data
            return !data.isEmpty
        }

        /// The part, in the last line. Lines before it are printed by what was played.
        var part: ScenePart? {
            process.waitUntilExit()
            guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
            let lines = received.split(separator: UInt8(ascii: "\n"))
            for line in lines.dropLast() { Console.pass(on: line) }
            return lines.last.flatMap { try? JSONDecoder().decode(ScenePart.self, from: $0) }
        }

        /// How the process has ended, in words.
        var ending: String {
            process.waitUntilExit()
            let isSignal = process.terminationReason == .uncaughtSignal
            return "ended with \(isSignal ? "signal" : "exit code") \(process.terminationStatus)"
        }

        /// Ends the process at once. It has nothing to put in order.
        func kill() {
            if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
        }
    }
}
