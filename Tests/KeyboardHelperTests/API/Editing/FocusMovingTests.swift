import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// Where previous and next lead in a form of 20 fields.
@MainActor @Suite struct FocusMovingTests {
    /// Which fields refuse the focus, or keep it; where it is, and which way it leads from there to where.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let refusing: ClosedRange<Int>?
        let keepsFocus: Bool
        let isHidden: Bool
        let from: Int?
        let isForward: Bool
        let to: Int?

        init(
            _ name: String, refusing: ClosedRange<Int>? = nil, keeps: Bool = false, hidden: Bool = false,
            from: Int? = nil, back: Bool = false, to: Int?
        ) {
            (testDescription, self.refusing, keepsFocus, isHidden) = (name, refusing, keeps, hidden)
            (self.from, isForward, self.to) = (from, !back, to)
        }
    }

    private nonisolated static let rows = [
        Row("from nowhere to the first", to: 0),
        Row("from nowhere back to the last", back: true, to: 19),
        Row("nowhere from the first back", from: 0, back: true, to: 0),
        Row("nowhere from the last", from: 19, to: 19),
        Row("over those that refuse", refusing: 1...2, from: 0, to: 3),
        Row("and back over them", refusing: 1...2, from: 3, back: true, to: 0),
        Row("nowhere if the last refuses", refusing: 19...19, from: 18, to: 18),
        Row("nowhere if all refuse", refusing: 0...19, to: nil),
        Row("nowhere back if all refuse", refusing: 0...19, back: true, to: nil),
        Row("from a hidden one on", hidden: true, from: 5, to: 6),
        Row("from a hidden one back", hidden: true, from: 5, back: true, to: 4),
        Row("nowhere from one that does not let go", keeps: true, from: 0, to: 0),
    ]

    @Test("previous and next lead to an input that takes the focus, or nowhere", arguments: rows, Play.Place.phones)
    func leads(_ row: Row, _ place: Play.Place) {
        let (refusing, keeping) = (FieldDelegate(), FieldDelegate())
        (refusing.begins, keeping.ends) = (false, false)
        let play = Play(.form(), on: place)
        for field in row.refusing.map(Array.init) ?? [] { play.fields[field].delegate = refusing }
        if let from = row.from { play(.focus(from)) }
        if let from = row.from, row.keepsFocus { play.fields[from].delegate = keeping }
        if let from = row.from, row.isHidden { play.device.turn { play.fields[from].isHidden = true } }
        let writes = play.device.writes(in: play.device.window) {
            play.app { _ in
                let hasMoved = row.isForward ? play.handle?.focusNext() : play.handle?.focusPrevious()
                expectEqual(hasMoved, row.to != row.from)
            }
        }
        expectEqual(play.focused, row.to)
        if row.to == row.from, row.refusing == nil { #expect(writes.isEmpty, "\(writes)") }
    }

    /// Refuses, and closes itself as it is asked; or has another field take its place in the view.
    private final class Shy: NSObject, UITextFieldDelegate {
        var fields: [UITextField] = []
        private(set) var count = 0

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            count += 1
            textField.isEnabled = !fields.isEmpty
            // Nobody should have to wait for a test that does not end.
            guard count < 10_000, !fields.isEmpty, let box = textField.superview else { return count >= 10_000 }
            textField.removeFromSuperview()
            for field in fields where field !== textField { box.addSubview(field) }
            return false
        }
    }

    @Test("inputs that close or leave as they are asked lead nobody back, and are not asked forever")
    func shy() {
        let (play, shy, revolving) = (Play(.form()), Shy(), Shy())
        play.fields[6].delegate = shy
        play(.focus(5)).app { _ in expectEqual(play.handle?.focusNext(), true) }
        expectEqual(play.focused, 7)
        play(.dismiss)
        revolving.fields = Array(play.fields[0...1])
        for field in revolving.fields { field.delegate = revolving }
        for field in play.fields[1...] { field.removeFromSuperview() }
        play.device.turn { expectEqual(play.handle?.focusNext(), false) }
        #expect(revolving.count > 2 && revolving.count <= 100)
    }
}
