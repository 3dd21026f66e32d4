import XCTest

/// The chat, whose table dismisses the keyboard interactively: the bar follows the keyboard under the finger.
@MainActor
final class DragTests: XCTestCase {
    /// Where the lower edge of the input arrived, and when.
    private struct Place {
        let milliseconds: Int
        let edge: CGFloat
    }

    private static let tolerance: CGFloat = 2

    func testTheBarFollowsTheFinger() throws {
        let example = ExampleApp.launched()
        defer { example.attachNotices(to: self) }
        try example.open("Chat")
        let input = try example.textView("Message")
        let near = try drag(pastTheKeyboardBy: 80, input, in: example)
        let far = try drag(pastTheKeyboardBy: 140, input, in: example)
        // Where under the finger the keyboard begins is UIKit's affair; that it keeps up with the finger is not.
        XCTAssertEqual(far - near, 60, accuracy: Self.tolerance, "The finger was held 60 points farther down.")
    }

    func testTheBarIsBackWhenTheKeyboardWasDraggedAway() throws {
        let example = ExampleApp.launched()
        defer { example.attachNotices(to: self) }
        try example.open("Chat")
        let input = try example.textView("Message")
        let before = try example.settledFrame(of: input)
        let keyboard = try example.focus(input)
        try assertVisible(input, in: example)
        point(keyboard.minY - 150, in: example).press(
            forDuration: 0.05, thenDragTo: point(example.app.frame.maxY - 5, in: example), withVelocity: .default,
            thenHoldForDuration: 0)
        try example.waitForHide("a drag to the bottom of the screen")
        XCTAssertEqual(try example.settledFrame(of: input).maxY, before.maxY, accuracy: 1)
    }

    /// Either answer is one that the library is tested with. This tells which, in the results.
    func testAnOffsetThatLosesItsInsetUnderTheFinger() throws {
        let example = ExampleApp.launched()
        try example.open("Drag probe")
        let middle = example.app.frame.midY
        point(middle, in: example).press(
            forDuration: 0.05, thenDragTo: point(middle + 40, in: example), withVelocity: .slow,
            thenHoldForDuration: 0.2)
        let answer = example.app.staticTexts["drag.answer"].label
        add(XCTAttachment(string: answer))
        XCTAssertTrue(answer.hasSuffix("under the finger"), answer)
    }

    /// Drags the keyboard down and holds it. Returns how far the bar had gone while it was held.
    private func drag(
        pastTheKeyboardBy distance: CGFloat, _ input: XCUIElement, in example: ExampleApp
    ) throws -> CGFloat {
        let keyboard = try example.focus(input)
        let start = try example.settledFrame(of: input).maxY
        XCTAssertLessThanOrEqual(start, keyboard.minY + 0.5, "The bar is covered before the drag.")
        let seen = path(of: example).count
        point(keyboard.minY - 150, in: example).press(
            forDuration: 0.05, thenDragTo: point(keyboard.minY + distance, in: example), withVelocity: .slow,
            thenHoldForDuration: 1.5)
        _ = try example.settledFrame(of: input)

        // Held is where the bar stood longest; the last place is where it has come to rest afterwards.
        let path = Array(path(of: example).dropFirst(seen))
        let stays = zip(path, path.dropFirst()).map { place, next in (place, next.milliseconds - place.milliseconds) }
        guard let held = stays.max(by: { $0.1 < $1.1 })?.0 else {
            throw ExampleApp.Failure(description: "The bar did not move under the finger.")
        }
        let edges = path.prefix { $0.milliseconds <= held.milliseconds }.map(\.edge)
        for (edge, next) in zip(edges, edges.dropFirst()) where next < edge - Self.tolerance {
            XCTFail("The bar went up from \(edge) to \(next) while the finger went down.")
        }
        return held.edge - start
    }

    private func point(_ y: CGFloat, in example: ExampleApp) -> XCUICoordinate {
        example.app.coordinate(withNormalizedOffset: .zero)
            .withOffset(CGVector(dx: example.app.frame.midX, dy: y))
    }

    /// The places where the app has seen the input since the keyboard has come.
    private func path(of example: ExampleApp) -> [Place] {
        example.report("focus.path").split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 2, let milliseconds = Int(words[0]), let edge = Double(words[1]) else { return nil }
            return Place(milliseconds: milliseconds, edge: edge)
        }
    }
}
