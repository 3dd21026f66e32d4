import XCTest

/// The example app as a person uses it: by taps, keys and drags.
///
/// Where the keyboard is, the app says (`KeyboardFrameReport`): the frame that XCUITest has for the keyboard may leave out the
/// bar with suggestions.
@MainActor
struct ExampleApp {
    /// Why a test cannot go on.
    struct Failure: LocalizedError, CustomStringConvertible {
        let description: String
        var errorDescription: String? { description }
    }

    let app = XCUIApplication()

    static func launched() -> ExampleApp {
        XCUIDevice.shared.orientation = .portrait
        let example = ExampleApp()
        example.app.launchArguments += ["-reportsKeyboardFrame", "YES"]
        example.app.launch()
        return example
    }

    /// Taps a scene in the catalogue.
    func open(_ title: String) throws {
        let row = app.tables.staticTexts[title]
        guard app.tables.firstMatch.waitForExistence(timeout: 10) else {
            throw Failure(description: "The app shows no catalogue.")
        }
        // Rows beyond the screen are no elements yet.
        for _ in 0..<10 where !(row.exists && row.isHittable) { app.swipeUp(velocity: .slow) }
        guard row.exists else { throw Failure(description: "The catalogue has no scene \"\(title)\".") }
        row.tap()
    }

    /// Keeps what the keyboard has announced in the results of a test.
    func attachNotices(to test: XCTestCase) {
        let notices = XCTAttachment(string: report("keyboard.notices"))
        notices.name = "keyboard-notices.txt"
        notices.lifetime = .keepAlways
        test.add(notices)
    }

    // MARK: Inputs

    func textField(_ name: String) throws -> XCUIElement { try existing(app.textFields[name], name) }
    func textView(_ name: String) throws -> XCUIElement { try existing(app.textViews[name], name) }

    private func existing(_ element: XCUIElement, _ name: String) throws -> XCUIElement {
        guard element.waitForExistence(timeout: 5) else {
            throw Failure(description: "There is no input \"\(name)\" on screen.")
        }
        return element
    }

    /// Taps an input and waits until nothing moves any more. Returns the keyboard's frame.
    func focus(_ input: XCUIElement) throws -> CGRect {
        input.tap()
        let frame = try waitForKeyboard("a tap on \"\(input.label)\"")
        _ = try settledFrame(of: input)
        return frame
    }

    /// Where an input has come to rest.
    func settledFrame(of element: XCUIElement) throws -> CGRect {
        var last = element.frame
        for _ in 0..<20 {
            pause(0.25)
            let frame = element.frame
            if frame == last { return frame }
            last = frame
        }
        throw Failure(description: "\"\(element.label)\" was still moving after 5 seconds, at \(last).")
    }

    // MARK: The keyboard

    /// The end frame of the last show, in points of the screen; nil while the keyboard is hidden.
    var keyboardFrame: CGRect? {
        let numbers = report("keyboard.lastShow").split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The value of one of the report's elements.
    func report(_ identifier: String) -> String {
        app.otherElements[identifier].value as? String ?? ""
    }

    /// Waits until the keyboard has been announced and has had the time to arrive.
    func waitForKeyboard(
        _ cause: String, until isExpected: (CGRect) -> Bool = { _ in true }
    ) throws -> CGRect {
        for _ in 0..<40 {
            if let frame = keyboardFrame, isExpected(frame) {
                pause(1)
                return keyboardFrame ?? frame
            }
            pause(0.25)
        }
        let last = report("keyboard.lastShow")
        throw Failure(description: "10 seconds after \(cause), the last keyboard that was announced is \"\(last)\".")
    }

    func waitForHide(_ cause: String) throws {
        for _ in 0..<40 {
            if keyboardFrame == nil { return pause(1) }
            pause(0.25)
        }
        throw Failure(description: "The keyboard was not hidden within 10 seconds after \(cause).")
    }

    func pause(_ seconds: TimeInterval) {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
    }
}
