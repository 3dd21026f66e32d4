import Foundation

/// Standard error: progress while somebody watches, and complaints.
enum Console {
    private static let isWatched = isatty(FileHandle.standardError.fileDescriptor) == 1

    static func showProgress(_ text: String) {
        if isWatched { write("\(text)\n") }
    }

    static func complain(_ text: String) {
        write("KeyboardHelperExample: \(text)\n")
    }

    /// What was printed where nothing is to be printed.
    static func pass(on line: Data) {
        FileHandle.standardError.write(line + Data("\n".utf8))
    }

    private static func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
