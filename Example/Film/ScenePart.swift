import Foundation

/// What comes of one scene. A process of its own finds it, and the command puts the parts together in the order of the scenes.
struct ScenePart: Codable {
    let rows: [ExampleRow]
    /// Nil if nothing else is tried.
    let compared: Comparison.Row?
    /// Nil if no page is written.
    let films: Cinema.Films?

    @MainActor
    init(_ number: Int, of arguments: Arguments) {
        let scene = arguments.scenes[number]
        let takes = ExampleRun.takes(of: [scene], on: arguments.models)
        rows = takes.flatMap { ExampleRun.play($0, under: arguments.conditions) }
        compared = arguments.compares ? ExampleRun.compare(takes, rows: rows, under: arguments.conditions) : nil
        let isFilmed = arguments.folder != nil
        films = isFilmed ? Cinema(scene, arguments, rows: rows).films(isFirst: number == 0) : nil
    }
}
