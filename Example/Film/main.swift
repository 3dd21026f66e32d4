import Foundation

do {
    let arguments = try Arguments(CommandLine.arguments.dropFirst())
    let takes = ExampleRun.takes(of: arguments.scenes, on: arguments.models)
    var rows: [ExampleRow] = []
    for (index, take) in takes.enumerated() {
        Console.showProgress("\(index + 1) of \(takes.count): \(take.name)")
        rows += ExampleRun.play(take, under: arguments.conditions)
    }
    let report = ExampleReport(rows: rows)
    var isTold = true
    if let folder = arguments.folder {
        let cinema = Cinema(arguments, report: report)
        isTold = try cinema.write(to: folder)
    }
    Console.endProgress()
    print(arguments.asJSON ? try report.json() : report.table())
    if !arguments.asJSON, let folder = arguments.folder {
        print(
            "Written: \(folder)/index.html, a page to play all of this on, and a moving picture of each scene beside it."
        )
    }
    exit(report.isGood && isTold ? 0 : 1)
} catch let mistake as Arguments.Mistake {
    Console.complain(mistake.description)
    exit(2)
} catch {
    Console.complain("\(error.localizedDescription)")
    exit(1)
}
