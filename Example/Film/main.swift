import Foundation

do {
    let arguments = try Arguments(CommandLine.arguments.dropFirst())
    let takes = ExampleRun.takes(of: arguments.scenes, on: arguments.models)
    var rows: [ExampleRow] = []
    for (index, take) in takes.enumerated() {
        Console.showProgress("Playing \(index + 1) of \(takes.count): \(take.name)")
        rows += ExampleRun.play(take, under: arguments.conditions)
    }
    var report = ExampleReport(rows: rows)
    if arguments.compares {
        let compared = arguments.scenes.map { scene in
            Console.showProgress("Comparing: \(scene.name)")
            return ExampleRun.compare(
                takes.filter { $0.scene.name == scene.name }, rows: rows.filter { $0.scene == scene.name },
                under: arguments.conditions)
        }
        report.comparison = Comparison(rows: compared)
    }
    var agrees = true
    if let folder = arguments.folder {
        let cinema = Cinema(arguments, report: report)
        agrees = try cinema.write(to: folder)
    }
    Console.endProgress()
    print(arguments.asJSON ? try report.json() : report.text(all: arguments.showsAll, page: arguments.folder))
    exit(report.isGood && agrees ? 0 : 1)
} catch let mistake as Arguments.Mistake {
    Console.complain(mistake.description)
    exit(2)
} catch {
    Console.complain("\(error.localizedDescription)")
    exit(1)
}
