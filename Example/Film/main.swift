import Foundation

do {
    let arguments = try Arguments(CommandLine.arguments.dropFirst())
    var rows: [ExampleRow] = []
    for (index, scene) in arguments.scenes.enumerated() {
        Console.showProgress("Playing \(index + 1) of \(arguments.scenes.count): \(scene.name)")
        for take in ExampleRun.takes(of: [scene], on: arguments.models) {
            rows += ExampleRun.play(take, under: arguments.conditions)
        }
    }
    var report = ExampleReport(rows: rows)
    if arguments.compares {
        let compared = arguments.scenes.map { scene in
            Console.showProgress("Comparing: \(scene.name)")
            return ExampleRun.compare(
                ExampleRun.takes(of: [scene], on: arguments.models), rows: rows.filter { $0.scene == scene.name },
                under: arguments.conditions)
        }
        report.comparison = Comparison(rows: compared)
    }
    var agrees = true
    if let folder = arguments.folder {
        let cinema = Cinema(arguments, report: report)
        agrees = try cinema.write(to: folder)
    }
    print(arguments.asJSON ? try report.json() : report.text(all: arguments.showsAll, page: arguments.folder))
    exit(report.isGood && agrees ? 0 : 1)
} catch let mistake as Arguments.Mistake {
    Console.complain(mistake.description)
    exit(2)
} catch {
    Console.complain("\(error.localizedDescription)")
    exit(1)
}
