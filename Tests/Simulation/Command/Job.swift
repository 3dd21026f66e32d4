import Foundation

/// A process of the same command that plays for this one.
@MainActor
final class Job {
    enum Event: Sendable {
        case output(Data)
        case end
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var received = Data()
    /// When its order must be done.
    private var deadline: Date?

    /// `handler` is called on any thread, in order.
    init(_ words: [String], handler: @escaping @Sendable (Event) -> Void) throws {
        process.executableURL = Bundle.main.executableURL
        process.arguments = words + [Arguments.worker]
        process.standardInput = input
        process.standardOutput = output
        output.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            guard data.isEmpty else { return handler(.output(data)) }
            handle.readabilityHandler = nil
            handler(.end)
        }
        try process.run()
    }

    func ask(_ order: Order) {
        deadline = Date() + order.longest
        guard let data = try? JSONEncoder().encode(order) else { return }
        // If the process has ended meanwhile, its output has ended too, and that is told.
        try? input.fileHandleForWriting.write(contentsOf: data + Data("\n".utf8))
    }

    /// The replies that are complete with this output.
    func replies(with data: Data) -> [Reply] {
        received += data
        var replies: [Reply] = []
        while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
            let line = received[received.startIndex..<end]
            received = Data(received[(end + 1)...])
            if let reply = try? JSONDecoder().decode(Reply.self, from: line) {
                deadline = nil
                replies.append(reply)
            } else {
                // Something that the library or the simulation prints.
                Console.tell(String(decoding: line, as: UTF8.self))
            }
        }
        return replies
    }

    /// It hangs: what it was asked for takes far less time.
    var isLate: Bool { deadline.map { $0 < Date() } ?? false }

    /// Ends the process at once. It has nothing to put in order.
    func kill() {
        guard process.isRunning else { return }
        Foundation.kill(process.processIdentifier, SIGKILL)
    }

    /// How the process has ended, in words.
    var ending: String {
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return "the process ended with \(isSignal ? "signal" : "exit code") \(process.terminationStatus)"
    }
}

extension Order {
    /// Seconds.
    fileprivate var longest: Double {
        switch self {
        case .play: 60
        case .shrink: 600
        }
    }
}
