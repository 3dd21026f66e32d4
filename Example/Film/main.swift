import Foundation

let arguments = Arguments.read(CommandLine.arguments.dropFirst())
var rows: [ExampleRow] = []
for (index, take) in ExampleRun.takes.enumerated() {
    Console.showProgress("\(index + 1) of \(ExampleRun.takes.count): \(take.name)")
    rows += ExampleRun.play(take, withSystemHelp: arguments.withSystemHelp)
}
Console.endProgress()

let report = ExampleReport(rows: rows)
print(arguments.asJSON ? try report.json() : report.table())
exit(report.isGood ? 0 : 1)
