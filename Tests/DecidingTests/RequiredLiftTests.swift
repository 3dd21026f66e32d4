import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

/// The visible area begins at 60; the keyboard begins at 500 unless told otherwise.
@Suite
struct RequiredLiftTests {
    private func movement(
        _ focus: CGRect, bottom: CGFloat = 800, keyboardTop: CGFloat = 500, spacing: CGFloat = 10
    ) -> CGFloat {
        RequiredLift.movement(focus: focus, top: 60, bottom: bottom, roomBottom: keyboardTop, spacing: spacing)
    }

    @Test(
        "what is visible stays",
        arguments: [strip(60, 104), strip(200, 244), strip(446, 490), strip(60, 490), strip(300, 300)])
    func visible(_ focus: CGRect) {
        #expect(movement(focus) == 0)
    }

    @Test(
        "what is covered goes up until its spacing is free",
        arguments: [
            (strip(447, 491), 1), (strip(446.5, 490.5), 0.5), (strip(456, 500), 10), (strip(480, 524), 34),
            (strip(600, 644), 154), (strip(900, 944), 454),
        ] as [(CGRect, CGFloat)])
    func covered(_ focus: CGRect, up: CGFloat) {
        #expect(movement(focus) == up)
    }

    @Test(
        "what is hidden above comes down by just as much",
        arguments: [(strip(59, 103), -1), (strip(0, 44), -60), (strip(-500, -456), -560)] as [(CGRect, CGFloat)])
    func hiddenAbove(_ focus: CGRect, up: CGFloat) {
        #expect(movement(focus) == up)
    }

    // 60 to 120 is a room of 60.
    @Test(
        "where not both fit, the spacing gives way first",
        arguments: [(50, 10), (51, 9), (55, 5), (59.5, 0.5), (60, 0)] as [(CGFloat, CGFloat)])
    func narrow(height: CGFloat, spacingLeft: CGFloat) {
        let up = movement(strip(300, 300 + height), keyboardTop: 120)
        #expect(300 + height - up == 120 - spacingLeft)
    }

    @Test("what fits without its spacing, and stands just there, stays")
    func narrowAndVisible() {
        #expect(movement(strip(60, 115), keyboardTop: 120) == 0)
        #expect(movement(strip(60, 120), keyboardTop: 120) == 0)
    }

    @Test(
        "what is taller than the room shows its top",
        arguments: [
            (strip(300, 361), 240), (strip(300, 600), 240), (strip(61, 400), 1), (strip(60, 400), 0),
            (strip(20, 400), -40), (strip(-400, 400), -460),
        ] as [(CGRect, CGFloat)])
    func tall(_ focus: CGRect, up: CGFloat) {
        #expect(movement(focus, keyboardTop: 120) == up)
    }

    @Test(
        "where there is no room at all, the top of the focus goes to the top", arguments: [60, 30, -100] as [CGFloat])
    func noRoom(keyboardTop: CGFloat) {
        #expect(movement(strip(300, 344), keyboardTop: keyboardTop) == 240)
        #expect(movement(strip(0, 44), keyboardTop: keyboardTop) == -60)
    }

    @Test(
        "a clipping edge above the keyboard hides too, but needs no spacing",
        arguments: [
            (strip(356, 400), 400, 0), (strip(366, 410), 400, 10), (strip(451, 495), 495, 5), (strip(441, 485), 495, 0),
            (strip(456, 500), 490, 10),
        ] as [(CGRect, CGFloat, CGFloat)])
    func clipped(_ focus: CGRect, bottom: CGFloat, up: CGFloat) {
        #expect(movement(focus, bottom: bottom) == up)
    }

    @Test("without spacing the keyboard may be touched")
    func withoutSpacing() {
        #expect(movement(strip(456, 500), spacing: 0) == 0)
        #expect(movement(strip(457, 501), spacing: 0) == 1)
    }

    /// A lift of 30 points is known to have gained 30, 15 or none, and 60 more may be lost.
    @Test(
        "content that follows the safe area needs a greater lift",
        arguments: [(30, 12, 12), (15, 12, 24), (15, 100, 130), (0, 12, 72), (-5, 12, 72), (40, 12, 12), (0, -12, -12)]
            as [(CGFloat, CGFloat, CGFloat)])
    func contentThatFollowsTheSafeArea(gained: CGFloat, movement: CGFloat, lift: CGFloat) {
        #expect(RequiredLift.lift(for: movement, lifted: 30, gained: gained, inset: 60) == lift)
    }
}
