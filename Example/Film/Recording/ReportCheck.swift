import Foundation

/// Compares what the page says and shows with what the table says.
struct ReportCheck {
    private let report: ExampleReport

    init(_ report: ExampleReport) {
        self.report = report
    }

    /// What does not agree, a line each.
    func complaints(about reels: [Reel], html: String) throws -> [String] {
        try complaints(aboutPage: html) + reels.compactMap(complaint) + reels.flatMap(chapterComplaints)
    }

    /// Reads the page again as a browser does.
    private func complaints(aboutPage html: String) throws -> [String] {
        guard let told = try FilmPage.report(in: html) else { return ["the page has no data"] }
        var complaints: [String] = []
        if told.summary != report.summary || ExampleReport(rows: told.rows).summary != report.summary {
            complaints.append("the page's numbers are not the table's: \(told.summary), \(report.summary)")
        }
        if !html.contains(report.sentence) { complaints.append("the page does not say: \(report.sentence)") }
        return complaints
    }

    /// A film may begin where the run did not: what counts is whether the input is covered.
    private func complaint(about reel: Reel) -> String? {
        let (films, rows) = (
            [reel.without[.nothing]?.covered ?? 0, reel.with.covered], [reel.row.coveredWithout, reel.row.coveredWith]
        )
        if films.map({ $0 > 0 }) == rows.map({ $0 > 0 }) { return nil }
        return "the films of \(reel.scene), \(reel.device), \(reel.input) show \(films) covered, the table says \(rows)"
    }

    /// With KeyboardHelper an input is hidden while a finger scrolls it away, and at no other time.
    private func chapterComplaints(about reel: Reel) -> [String] {
        reel.with.chapters.filter { $0.covered > 0 && $0.name != "Drag" }.map {
            "\(reel.scene), \(reel.device), \(reel.input): \($0.covered) points are hidden in \($0.name)"
        }
    }
}
