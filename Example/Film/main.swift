import Foundation

do {
    let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
    if let number = arguments.part {
        let part = try JSONEncoder().encode(ScenePart(number, of: arguments))
        FileHandle.standardOutput.write(part)
        exit(0)
    }
    let parts = try Crew(arguments: arguments).play()
    var report = ExampleReport(rows: parts.flatMap(\.rows))
    if arguments.compares { report.comparison = Comparison(rows: parts.compactMap(\.compared)) }
    var agrees = true
    if let folder = arguments.folder {
        let films = FilmFolder(arguments: arguments, report: report, films: parts.compactMap(\.films))
        agrees = try films.write(to: folder)
    }
    print(arguments.asJSON ? try report.json() : report.text(all: arguments.showsAll, page: arguments.folder))
    exit(report.isGood && agrees ? 0 : 1)
} catch let mistake as Arguments.Mistake {
    Console.complain(mistake.description)
    exit(2)
} catch let lost as Crew.Lost {
    Console.complain("the process that played the scene “\(lost.scene)” \(lost.ending)")
    exit(1)
} catch {
    Console.complain("\(error.localizedDescription)")
    exit(1)
}
