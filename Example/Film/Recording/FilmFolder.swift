import Foundation

/// The page with the pictures beside it.
@MainActor
struct FilmFolder {
    let arguments: Arguments
    let report: ExampleReport
    /// Those of each scene, in the order of the scenes.
    let films: [Cinema.Films]

    /// False, with a complaint, if what is seen contradicts the report.
    func write(to folder: String) throws -> Bool {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let tables = FilmTables()
        var reels: [Reel] = []
        for scene in films {
            let numbers = tables.add(scene.tables)
            for var reel in scene.reels {
                reel.renumber(numbers)
                reels.append(reel)
            }
            for (name, picture) in scene.pictures {
                try picture.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
            }
        }
        // The workflow that publishes the page has put it there.
        let documentation = "\(folder)/\(FilmPage.documentation)index.html"
        let page = try FilmPage(
            reels: reels, arguments, report: report, tables: tables,
            hasDocumentation: FileManager.default.fileExists(atPath: documentation))
        try page.html.write(toFile: "\(folder)/index.html", atomically: true, encoding: .utf8)
        let complaints = try ReportCheck.complaints(aboutPage: page.html, report) + films.flatMap(\.complaints)
        complaints.forEach(Console.complain)
        return complaints.isEmpty
    }
}
