import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Where the offset is when the keyboard has gone: where it was, inside its range at both ends.
@MainActor
@Suite struct OffsetTests {
    /// At rest at -59, with a field that ends at 626: 120 points short of the keyboard and its spacing. The content is 1107
    /// high, so the offset may be 289 at most, and 591 with the keyboard.
    @Test(
        "S06 the offset goes back if the options ask for it, and stays where a user has scrolled",
        arguments: [(0, 61), (180, 241), (480, 289)] as [(CGFloat, CGFloat)], Play.Place.phones)
    func rest(_ scrolled: (by: CGFloat, rest: CGFloat), _ place: Play.Place) {
        for (restores, target) in [(true, .scrollView), (false, .scrollView), (true, .automatic), (false, .automatic)]
            as [(Bool, ScreenPlan.Target)]
        {
            var plan = ScreenPlan.form(0, target: target, options: .with { $0.restoresContentOffset = restores })
            plan.parts[0].parts = [Part(gap: 523), Part(kind: .label, gap: 488)]
            let play = Play(plan, on: place)
            // Without a drag it does so the next time, too.
            for _ in 0..<(scrolled.by == 0 ? 2 : 1) {
                let before = play.offset
                play(.focus(0))
                #expect(play.offset == 61 && play.handle?.lift == 61 - before)
                if scrolled.by > 0 { play(.drag(0, by: scrolled.by)) }
                expectEqual(play.offset, 61 + scrolled.by)
                play.end()
                expectEqual(play.offset, restores && scrolled.by == 0 ? before : scrolled.rest)
                expectEqual(play.handle?.lift, 0)
            }
        }
    }

    // MARK: A range that changes under the keyboard

    private func expectLegal(_ scrollView: UIScrollView?, _ comment: Comment) throws {
        let scrollView = try #require(scrollView)
        // The end of the range may lie between two pixels.
        let (range, pixel, offset) = (
            scrollView.legalOffsets, 1 / scrollView.traitCollection.displayScale, scrollView.contentOffset.y
        )
        #expect(offset >= range.lowerBound - pixel && offset <= range.upperBound + pixel, comment)
    }

    nonisolated static let stays: [World.Stay] = [
        .root, .navigation(largeTitle: false), .navigation(largeTitle: true), .tabsOfNavigation,
    ]

    /// A table with a field in every second row, which is not at rest at the start any more, so that nobody takes it along.
    @Test(
        "S06 after a rotation under the keyboard the offset is legal", Promise.contentStays, arguments: stays.indices,
        FlowSetting.everywhere)
    func rotated(_ stay: Int, _ setting: FlowSetting) throws {
        for (rows, row, restores) in [(40, 0, false), (40, 1, true), (40, 2, true), (8, 1, true), (3, 0, true)] {
            var plan = ScreenPlan.table(rows)
            plan.options.restoresContentOffset = restores
            let play = Play(plan, in: Self.stays[stay], on: setting)
            play.app { $0.targetScrollView?.contentOffset.y += 8 }
            play(.focus(play.row(row)))(.rotate).end()
            try expectLegal(play.screen.targetScrollView, "\(rows) rows, restores \(restores)")
        }
    }

    @Test(
        "S06 a start that moves meanwhile is the start afterwards", Promise.scrollsBack, arguments: [true, false],
        FlowSetting.everywhere)
    func start(_ restores: Bool, _ setting: FlowSetting) throws {
        let screen = SituationTable()
        screen.options.restoresContentOffset = restores
        screen.table.contentInset.top = 100
        let device = setting.device(showing: screen)
        device.turn { screen.table.contentOffset.y += 8 }
        device.focusAndSettle(on: try screen.field(0))
        device.turn { screen.table.contentInset.top = 76 }
        device.dismissKeyboard()
        try expectLegal(screen.table, "16 points before the start")
    }
}
