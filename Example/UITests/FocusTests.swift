import XCTest

/// Taps on inputs that the keyboard is going to cover.
@MainActor
final class FocusTests: XCTestCase {
    func testAFieldOfAFormIsAboveTheKeyboard() throws { try tapField("User name", in: "Sign-up form") }
    func testAFieldOnACardIsAboveTheKeyboard() throws { try tapField("E-mail", in: "Login card") }
    func testAFieldInALiftedViewIsAboveTheKeyboard() throws { try tapField("E-mail", in: "Login screen") }
    func testAFieldInABarIsAboveTheKeyboard() throws { try tapField("Comment", in: "Child panel") }
    func testAFieldInADropInIsAboveTheKeyboard() throws { try tapField("Anything else", in: "Drop-in scroll view") }
    func testAFieldThatClosuresMoveIsAboveTheKeyboard() throws { try tapField("Translation", in: "Closures") }

    func testTheFocusMovesUnderAStandingKeyboard() throws {
        let example = ExampleApp.launched()
        defer { example.attachNotices(to: self) }
        try example.open("Sign-up form")
        let keyboard = try example.focus(try example.textField("User name"))
        let next = try example.textField("E-mail")
        XCTAssertEqual(try example.focus(next).minY, keyboard.minY, accuracy: 60, "The keyboard should have stayed.")
        try assertVisible(next, in: example)
    }

    func testDoneEndsEditingAndNothingStaysMoved() throws {
        let example = ExampleApp.launched()
        defer { example.attachNotices(to: self) }
        try example.open("Toolbar and return key")
        let field = try example.textField("Name on the card")
        let before = try example.settledFrame(of: field)
        _ = try example.focus(field)
        try assertVisible(field, in: example)
        let done = example.app.buttons["Done"].firstMatch
        guard done.waitForExistence(timeout: 5) else { return XCTFail("The toolbar has no Done.") }
        done.tap()
        try example.waitForHide("Done")
        XCTAssertEqual(try example.settledFrame(of: field).minY, before.minY, accuracy: 1)
    }

    private func tapField(_ name: String, in scene: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let example = ExampleApp.launched()
        defer { example.attachNotices(to: self) }
        try example.open(scene)
        let field = try example.textField(name)
        _ = try example.focus(field)
        try assertVisible(field, in: example, file: file, line: line)
        field.typeText("abc")
        let text = field.value as? String ?? ""
        XCTAssertEqual(text.lowercased(), "abc", "What was typed is elsewhere.", file: file, line: line)
        try assertVisible(field, in: example, file: file, line: line)
    }
}
