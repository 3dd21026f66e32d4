import Foundation

let help = """
    Times what KeyboardHelper costs on the simulated UIKit, beside a hand-written minimum and beside others as they are
    described. What UIKit itself takes is taken off.

    usage: EVERY_TEST=1 swift run -c release KeyboardHelperBenchmarks [options] [WORD ...]

      --runs N     how often each is timed (21)
      --json       one JSON array instead of tables
      --help       print this

    WORDs choose the operations whose name or size contains one of them, and the reports `memory` and `motion`. Without any
    word there is all.
    """

var (runs, wantsJSON, words) = (21, false, [String]())
var arguments = CommandLine.arguments.dropFirst()[...]
while let argument = arguments.popFirst() {
    switch argument {
    case "--help":
        print(help)
        exit(0)
    case "--json": wantsJSON = true
    case "--runs":
        guard let number = arguments.popFirst().flatMap(Int.init), number > 0 else {
            FileHandle.standardError.write(Data("--runs needs a number above 0\n".utf8))
            exit(2)
        }
        runs = number
    case let option where option.hasPrefix("-"):
        FileHandle.standardError.write(Data("unknown option \(option)\n\n\(help)\n".utf8))
        exit(2)
    default: words.append(argument)
    }
}

let chosen = Workload.all.filter { operation in
    words.isEmpty || words.contains { "\(operation.name) \(operation.grows)".contains($0) }
}
var timings: [[Timing]] = []
for operation in chosen {
    let rows = operation.sizes.flatMap { Stopwatch.time(operation, at: $0, runs: runs) }
    timings.append(rows)
    if !wantsJSON { Report.print(rows) }
}
if wantsJSON {
    try Report.printJSON(timings.flatMap(\.self))
} else {
    if words.isEmpty || words.contains("motion") { Motion.report() }
    if words.isEmpty || words.contains("memory") { Memory.report() }
}
