import Foundation

/// Standard error: progress and complaints. Standard output is for results.
enum Console {
    static func tell(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    static func complain(_ text: String) {
        tell("KeyboardHelperSimulation: \(text)")
    }
}
