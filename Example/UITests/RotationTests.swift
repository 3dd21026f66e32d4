import XCTest

/// A device that is turned while a field has the focus.
@MainActor
final class RotationTests: XCTestCase {
    func testTheFieldStaysVisibleInEachOrientation() throws {
        let example = ExampleApp.launched()
        defer { example.attachNotices(to: self) }
        try example.open("Sign-up form")
        let field = try example.textField("User name")
        let upright = try example.focus(field)
        try assertVisible(field, in: example)

        XCUIDevice.shared.orientation = .landscapeLeft
        _ = try example.waitForKeyboard("turning to landscape") { $0.width > upright.width }
        try assertVisible(field, in: example)
        field.typeText("abc")
        try assertVisible(field, in: example)

        XCUIDevice.shared.orientation = .portrait
        _ = try example.waitForKeyboard("turning back") { $0.width == upright.width }
        try assertVisible(field, in: example)
        XCTAssertEqual((field.value as? String ?? "").lowercased(), "abc")
    }
}
