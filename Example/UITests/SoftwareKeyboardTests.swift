import XCTest

/// Comes before all others, and warms a new simulator up: its first keyboard takes long.
@MainActor
final class SoftwareKeyboardTests: XCTestCase {
    func testThereIsASoftwareKeyboard() throws {
        let example = ExampleApp.launched()
        defer { example.attachNotices(to: self) }
        try example.open("Sign-up form")
        try example.textField("Name").tap()
        for _ in 0..<120 {
            if let frame = example.keyboardFrame, frame.height > 200 { return }
            example.pause(0.25)
        }
        XCTFail(
            """
            There is no software keyboard: no show higher than 200 points came within 30 seconds after a tap \
            (last: "\(example.report("keyboard.lastShow"))"). Quit Simulator or Device Hub, which connect the Mac's \
            keyboard.
            """)
    }
}
