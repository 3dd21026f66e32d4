import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Screens of apps and of reports about them, as they were told.
@MainActor @Suite struct ReportedScreenTests {
    /// A product's form whose last row has a switch: it ends editing, and rows come and go in the same turn (WooCommerce).
    @Test("S106 a switch ends editing and changes the rows in one turn", arguments: Play.Place.phones)
    func switchInForm(_ place: Play.Place) {
        var screen = ScreenPlan(target: .scrollView)
        screen.parts = [Part(kind: .table, gap: 0, fills: true, rows: 12)]
        let play = Play(screen, on: place)(.tap(9))
        expectEqual(play.inset, 302)
        play(.dismiss, .insertRows(0, -5))
        expectEqual(play.inset, 0)
        play(.tap(2), .insertRows(0, 5), .resign).end()
        expectEqual(play.inset, 0)
    }

    /// Told of GitHawk and of Toast-Swift: what has failed is said above the keyboard, for two seconds.
    @Test(
        "S107 a toast above the keyboard or over the top, in the window or the screen", arguments: Play.Place.phones,
        [(452, true), (452, false), (0, false)] as [(CGFloat, Bool)])
    func toast(_ place: Play.Place, _ toast: (y: CGFloat, isInWindow: Bool)) {
        let play = Play(.form(), on: place)(.focus(14))(.tap(6))
        let (end, inset, isInWindow) = (play.end, play.inset, toast.isInWindow)
        let toast = UIView.white(CGRect(x: 20, y: toast.y, width: 353, height: toast.y == 0 ? 120 : 52))
        play.app { ($0.view.window.flatMap { isInWindow ? $0 : nil } ?? $0.view).addSubview(toast) }(.type(1), .wait(2))
        #expect(play.end == end && play.inset == inset)
        play.app { _ in toast.removeFromSuperview() }(.type(1)).end()
    }

    /// A mail app's list that ends where its constraint does, searched from the bar above it (pEp).
    @Test("S108 a list ends at the keyboard by the constraint of its bottom", arguments: Play.Place.phones)
    func list(_ place: Play.Place) {
        let (list, field) = (UITableView(), UITextField(frame: CGRect(x: 0, y: 59, width: 393, height: 44)))
        let play = Play(ScreenPlan(target: .none, parts: []), on: place)
        play.app { screen in
            let pin = list.bottomAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.bottomAnchor)
            screen.view.addAtTheBottom(list, pin)
            list.constraints.forEach { $0.isActive = false }
            list.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 103).isActive = true
            screen.view.addSubview(field)
            screen.handleKeyboard(bottomConstraint: pin)
        }
        play.app { _ in field.becomeFirstResponder() }
        expectEqual(play.frame(of: list), CGRect(x: 0, y: 103, width: 393, height: 413))
        play.app { _ in field.resignFirstResponder() }
        expectEqual(play.frame(of: list).maxY, 818)
    }

    /// A comment's editor with its row of buttons as accessory view, pasted into until it scrolls (GitHawk).
    @Test("S109 an editor with an accessory view gets a long text", arguments: Play.Place.phones)
    func editor(_ place: Play.Place) {
        var screen = ScreenPlan(target: .scrollView)
        screen.parts = [Part(kind: .textView, gap: 0, fills: true, lines: 2, hasAccessory: true)]
        let play = Play(screen, on: place)(.tap(0), .paste(lines: 60), .type(3))
        // The keyboard with its view covers 380, of which UIKit insets 34; the text ends 8 above its view's end, not 10.
        #expect(abs(play.inset - 348) < 0.01)
        play(.moveCaret(0), .deleteBackward, .moveCaret(1), .type(1)).end()
    }
}
