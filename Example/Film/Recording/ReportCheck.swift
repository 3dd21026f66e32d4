import Foundation

/// Compares what the page says and shows with what the table says. What does not agree is told, a line each.
enum ReportCheck {
    /// Reads the page again as a browser does.
    static func complaints(aboutPage html: String, _ report: ExampleReport) throws -> [String] {
        guard let told = try FilmPage.report(in: html) else { return ["the page has no data"] }
        var complaints: [String] = []
        if told.summary != report.summary || ExampleReport(rows: told.rows).summary != report.summary {
            complaints.append("the page's numbers are not the table's: \(told.summary), \(report.summary)")
        }
        if !html.contains(report.sentence) { complaints.append("the page does not say: \(report.sentence)") }
        return complaints
    }

    /// `row` is what the table says of the same input.
    static func complaints(about reel: Reel, _ row: ExampleRow) -> [String] {
        let films = [reel.without[.nothing]?.covered ?? 0, reel.with.covered]
        let told = [row.coveredWithout, row.coveredWith]
        var complaints: [String] = []
        // A film may begin where the run did not: what counts is whether the input is covered.
        if films.map({ $0 > 0 }) != told.map({ $0 > 0 }) {
            complaints.append(
                "the films of \(reel.scene), \(reel.device), \(reel.input) show \(films) covered, the table says \(told)"
            )
        }
        // With KeyboardHelper an input is hidden while a finger scrolls it away, and at no other time.
        for chapter in reel.with.chapters where chapter.covered > 0 && chapter.name != "Drag" {
            complaints.append(
                "\(reel.scene), \(reel.device), \(reel.input): \(chapter.covered) points are hidden in \(chapter.name)")
        }
        return complaints
    }
}
