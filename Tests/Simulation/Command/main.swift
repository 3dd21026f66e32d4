import Foundation

do {
    let arguments = try Arguments(CommandLine.arguments.dropFirst())
    if arguments.wantsHelp {
        print(Arguments.help)
    } else if arguments.work != nil {
        try Worker(arguments: arguments).work()
    } else {
        var supervisor = Supervisor(arguments)
        exit(try supervisor.run())
    }
} catch let mistake as Arguments.Mistake {
    Console.complain(mistake.description)
    exit(2)
} catch {
    Console.complain("\(error.localizedDescription)")
    exit(1)
}
