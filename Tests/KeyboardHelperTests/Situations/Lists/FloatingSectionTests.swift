import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Headers and footers of a plain table float over its rows, and so over an input in a row. On an iPhone 16, where the keyboard
/// begins at 516.
@MainActor
@Suite struct FloatingSectionTests {
    nonisolated static let targets: [ScreenPlan.Target] = [.scrollView, .automatic, .container]

    /// Sections with a header of 36 points, five rows of 52, every second one with a field, and a footer of 60.
    private func play(
        _ target: ScreenPlan.Target, inset: CGFloat = 0, hasSectionFields: Bool = false, on place: Play.Place
    ) -> Play {
        let table = Part(
            kind: .table, gap: 0, fills: true, rows: 40, inset: inset, header: 36, footer: 60,
            hasSectionFields: hasSectionFields)
        var plan = ScreenPlan.form(0, target: target)
        if target == .container { plan.parts[0].parts = [table] } else { plan.parts = [table] }
        return Play(plan, in: .navigation(largeTitle: false), on: place)
    }

    /// What is floating is known to whoever judges a play.
    @Test("S58 no header or footer lies over the focus", arguments: targets, Play.Place.phones)
    func rows(_ target: ScreenPlan.Target, _ place: Play.Place) {
        for inset in [0, 50] as [CGFloat] {
            let play = play(target, inset: inset, on: place)
            for field in [1, 4, 3, 4, 1, 0] { play(.focus(play.row(field))) }
            for step in 0..<32 { play(step < 16 ? .focusNext : .focusPrevious) }
            play.end()
        }
    }

    /// Where the field is in the footer, with its spacing, and how far the table is scrolled, at most to its end. At 17 there are 3
    /// points between the field and the footer's lower edge.
    nonisolated static let footers: [(y: CGFloat, spacing: CGFloat, scrolled: CGFloat)] = [
        (10, 10, -103), (10, 40, -103), (17, 10, -103), (17, 10, 200), (17, 10, 900), (17, 10, 5000),
    ]

    @Test("S58 a field in a footer comes up as a row does", arguments: targets, Play.Place.phones)
    func footer(_ target: ScreenPlan.Target, _ place: Play.Place) throws {
        for row in Self.footers {
            let play = play(target, hasSectionFields: true, on: place)(.spacing(row.spacing))
            let table = try #require(play.screen.all.compactMap { $0.view as? UITableView }.first)
            play.app { _ in
                table.sectionHeaderTopPadding = 0
                table.reloadData()
            }
            play.app { _ in table.contentOffset.y = min(row.scrolled, table.legalOffsets.upperBound) }
            let footers = play.screen.inputs.filter { $0.bounds.height == 60 }
                .sorted { play.frame(of: $0).minY < play.frame(of: $1).minY }
            // The third one floats where the table ends.
            let field = try #require(row.scrolled == 5000 ? footers.last : footers[1])
            play.app { _ in
                field.autoresizingMask = []
                field.frame = CGRect(x: 20, y: row.y, width: 200, height: 40)
            }
            let tops = play.device.tops(of: field) { play.device.focus(on: field) }
            #expect(tops.goOneWay, "\(row): \(tops)")
            for height in [336, 291, 400] as [CGFloat] {
                play(.keyboardHeight(height))(.update)
                #expect(field.isFirstResponder && (target == .container || play.lift == 0))
                expectVisible(field, spacing: row.spacing, of: play.screen, on: play.device, "\(row), \(height)")
            }
            play.end()
        }
    }
}
