import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// iPhone 16: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on. A refresh control adds 60 at the top.
@MainActor
@Suite struct RefreshTests {
    /// A form whose field n ends at 119 + 60 n, or a table with a field in every second row.
    enum Kind: CaseIterable, Sendable {
        case form, table

        var plan: ScreenPlan {
            var plan = self == .form ? ScreenPlan.form() : .table()
            plan.parts[0].refreshes = true
            return plan
        }
    }

    private func expect(
        _ play: Play, top: CGFloat, bottom: CGFloat, _ comment: Comment = "",
        at location: SourceLocation = #_sourceLocation
    ) {
        let expected = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        let scrollView = play.screen.targetScrollView
        #expect(scrollView?.contentInset == expected, comment, sourceLocation: location)
        #expect(scrollView?.verticalScrollIndicatorInsets.bottom == bottom, comment, sourceLocation: location)
        if bottom > 0, let input = play.screen.view.firstResponder {
            expectVisible(input, of: play.screen, on: play.device, comment, at: location)
        }
    }

    nonisolated static let orders: [[Step]] = [
        [.focus(6), .refresh(0), .refresh(0), .dismiss], [.refresh(0), .focus(6), .refresh(0), .dismiss],
        [.focus(6), .refresh(0), .dismiss, .refresh(0)], [.refresh(0), .focus(6), .dismiss, .refresh(0)],
    ]

    @Test("S01 a refresh control may come and go under the keyboard", arguments: orders.indices, Play.Place.phones)
    func comesAndGoes(_ order: Int, _ place: Play.Place) {
        for kind in Kind.allCases {
            let play = Play(kind.plan, on: place)
            var (top, bottom): (CGFloat, CGFloat) = (0, 0)
            let before = play.screen.targetScrollView.map { PlaceState($0) }
            for step in Self.orders[order] {
                // The form's field and that in the table begin at 795 and 683.
                let isFocus = step == .focus(6)
                play(isFocus ? .focus(kind == .form ? 12 : play.row(6)) : step)
                if step == .refresh(0) { top = top == 0 ? 60 : 0 } else { bottom = isFocus ? 302 : 0 }
                expect(play, top: top, bottom: bottom, "\(kind): \(step)")
                if bottom > 0 { #expect(play.end == 506) }
            }
            #expect(play.screen.targetScrollView.map { PlaceState($0) } == before)
            #expect(play.screen.targetScrollView?.isOffsetLegal == true)
        }
    }

    @Test("S01 the focus may move while the refresh control is refreshing", arguments: Play.Place.phones)
    func focusMoves(_ place: Play.Place) {
        let play = Play(Kind.form.plan, on: place)(.focus(12))(.refresh(0))(.focus(13))
        #expect(play.offset == 334)
        expect(play, top: 60, bottom: 302)
        play(.keyboardHeight(292))
        #expect(play.offset == 334)
        expect(play, top: 60, bottom: 258)
        // Both in one turn.
        play.app { screen in
            screen.all[0].refresh()
            screen.inputs[14].becomeFirstResponder()
        }
        expect(play, top: 0, bottom: 258)
        play.app { screen in
            screen.all[0].refresh()
            play.device.keyboard.dismiss()
        }
        expect(play, top: 60, bottom: 0)
        play(.refresh(0)).end()
    }

    @Test("S01 the user may pull to refresh under the keyboard", arguments: Play.Place.phones)
    func pull(_ place: Play.Place) throws {
        let play = Play(Kind.form.plan, on: place)(.tap(3))
        let scrollView = try #require(play.screen.targetScrollView)
        #expect(play.offset == -59)
        expect(play, top: 0, bottom: 302)
        play.device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 150))
        play.device.drag(to: CGPoint(x: 100, y: 500))
        #expect(scrollView.refreshControl?.isRefreshing == true)
        play.device.endDrag()
        play.app { _ in }
        #expect(play.offset == -119)
        expect(play, top: 60, bottom: 302)
        play(.refresh(0))
        #expect(play.offset == -59)
        expect(play, top: 0, bottom: 302)
        play.end()
        #expect(play.offset == -59)
    }
}
