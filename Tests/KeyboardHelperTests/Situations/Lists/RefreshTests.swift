import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// iPhone 16: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on. A refresh control adds 60 at the top.
@MainActor
@Suite struct RefreshTests {
    private func expectInsets(
        _ play: Play, top: CGFloat, bottom: CGFloat, _ comment: Comment = "",
        at location: SourceLocation = #_sourceLocation
    ) {
        let expected = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        expectEqual(play.screen.targetScrollView?.contentInset, expected, comment, at: location)
        if bottom > 0 { #expect(play.end <= 808 - bottom, comment, sourceLocation: location) }
    }

    nonisolated static let orders: [[Step]] = [
        [.focus(6), .refresh(0), .focus(7), .refresh(0), .dismiss], [.refresh(0), .focus(6), .refresh(0), .dismiss],
        [.focus(6), .refresh(0), .dismiss, .refresh(0)], [.refresh(0), .focus(6), .dismiss, .refresh(0)],
    ]

    /// A form with twice as many fields as a table, which has one in every second row.
    @Test("S01 a refresh control may come and go under the keyboard", arguments: orders.indices, Play.Place.phones)
    func comesAndGoes(_ order: Int, _ place: Play.Place) {
        for form in [ScreenPlan.form(gap: 60), .table()] {
            var plan = form
            plan.parts[0].refreshes = true
            let play = Play(plan, on: place)
            var (top, bottom): (CGFloat, CGFloat) = (0, 0)
            for step in Self.orders[order] {
                play(step)
                switch step {
                case .refresh: top = 60 - top
                case .dismiss: bottom = 0
                default: bottom = 302
                }
                expectInsets(play, top: top, bottom: bottom, "\(plan.parts[0].kind): \(step)")
            }
            expectEqual(play.screen.targetScrollView?.isOffsetLegal, true)
        }
    }

    @Test("S01 it may come and go in the turn in which the focus does", arguments: Play.Place.phones)
    func sameTurn(_ place: Play.Place) {
        var plan = ScreenPlan.form()
        plan.parts[0].refreshes = true
        let play = Play(plan, on: place)(.focus(12), .refresh(0), .keyboardHeight(292))
        play.app { screen in
            screen.all[0].refresh()
            screen.inputs[14].becomeFirstResponder()
        }
        expectInsets(play, top: 0, bottom: 258)
        play.app { screen in
            screen.all[0].refresh()
            play.device.keyboard.dismiss()
        }
        expectInsets(play, top: 60, bottom: 0)
        play(.refresh(0)).end()
    }

    @Test("S01 the user may pull to refresh under the keyboard", arguments: Play.Place.phones)
    func pull(_ place: Play.Place) throws {
        var plan = ScreenPlan.form()
        plan.parts[0].refreshes = true
        let play = Play(plan, on: place)(.tap(3))
        let scrollView = try #require(play.screen.targetScrollView)
        play.device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 150))
        play.device.drag(to: CGPoint(x: 100, y: 500))
        expectEqual(scrollView.refreshControl?.isRefreshing, true)
        play.device.endDrag()
        play.app { _ in }
        expectEqual(play.offset, -119)
        expectInsets(play, top: 60, bottom: 302)
        play(.refresh(0))
        expectEqual(play.offset, -59)
        expectInsets(play, top: 0, bottom: 302)
        play.end()
        expectEqual(play.offset, -59)
    }
}
