import XCTest

/// Fails unless an input is on screen, below the navigation bar and above the keyboard.
@MainActor
func assertVisible(
    _ input: XCUIElement, in example: ExampleApp, file: StaticString = #filePath, line: UInt = #line
) throws {
    let frame = try example.settledFrame(of: input)
    let bar = example.app.navigationBars.firstMatch
    let top = bar.exists ? bar.frame.maxY : example.app.frame.minY
    let bottom = example.keyboardFrame?.minY ?? example.app.frame.maxY
    // Half a point for what is rounded to pixels.
    XCTAssertGreaterThanOrEqual(frame.minY, top - 0.5, "\(input.label) is under the bar.", file: file, line: line)
    XCTAssertLessThanOrEqual(frame.maxY, bottom + 0.5, "\(input.label) is covered.", file: file, line: line)
}
