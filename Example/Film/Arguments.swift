import Foundation

/// What the command was called with.
struct Arguments {
    var asJSON = false
    var withSystemHelp = true

    static let help = """
        Plays the example's scenes on simulated devices, without and with KeyboardHelper: every input in turn is scrolled
        into sight, tapped, typed into, looked at, and the keyboard dismissed.

        usage: swift run KeyboardHelperExample [options]

          --json             print the rows and the summary as JSON, and nothing else
          --no-system-help   UIKit does not scroll a first responder into sight, nor bring back an offset that is too large
          --help             print this

        Lengths are points. The exit code is 1 if an input ends covered with KeyboardHelper, or if something is not restored.
        """

    /// Ends the process for `--help` and for what it does not know.
    static func read(_ words: some Sequence<String>) -> Arguments {
        var arguments = Arguments()
        for word in words {
            switch word {
            case "--json": arguments.asJSON = true
            case "--no-system-help": arguments.withSystemHelp = false
            case "--help", "-h":
                print(help)
                exit(0)
            default:
                Console.complain("unknown argument '\(word)'; --help lists the known ones")
                exit(2)
            }
        }
        return arguments
    }
}

/// Standard error: progress while somebody watches, and complaints.
enum Console {
    private static let isWatched = isatty(FileHandle.standardError.fileDescriptor) == 1

    static func showProgress(_ text: String) {
        if isWatched { write("\r\u{1B}[K\(text)") }
    }

    static func endProgress() {
        if isWatched { write("\r\u{1B}[K") }
    }

    static func complain(_ text: String) {
        write("KeyboardHelperExample: \(text)\n")
    }

    private static func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
