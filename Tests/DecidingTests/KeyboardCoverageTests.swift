import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

@Suite
struct KeyboardCoverageTests {
    /// A keyboard and a window in screen coordinates, as a person would measure them.
    struct Situation: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let screen: CGRect
        let window: CGRect
        let keyboard: CGRect
        let covered: CGFloat
    }

    static let phone = CGRect(x: 0, y: 0, width: 393, height: 852)
    static let pad = CGRect(x: 0, y: 0, width: 834, height: 1194)
    /// 333 points high.
    static let padKeyboard = CGRect(x: 0, y: 861, width: 834, height: 333)

    static func onPad(_ name: String, window: CGRect, keyboard: CGRect = padKeyboard, covered: CGFloat) -> Situation {
        Situation(testDescription: name, screen: pad, window: window, keyboard: keyboard, covered: covered)
    }

    static func onPhone(_ name: String, top: CGFloat, height: CGFloat, covered: CGFloat) -> Situation {
        let keyboard = CGRect(x: 0, y: top, width: 393, height: height)
        return Situation(testDescription: name, screen: phone, window: phone, keyboard: keyboard, covered: covered)
    }

    static let situations = [
        onPhone("docked", top: 516, height: 336, covered: 336),
        onPhone("docked, fractional height", top: 515.5, height: 336.5, covered: 336.5),
        onPhone("half a point high", top: 851.5, height: 0.5, covered: 0.5),
        onPhone("ends a quarter of a point above the screen's bottom", top: 516, height: 335.75, covered: 336),
        onPhone("reaches beyond the screen's bottom", top: 516, height: 400, covered: 336),
        onPhone("as tall as the screen", top: 0, height: 852, covered: 852),
        onPhone("taller than the screen", top: -100, height: 952, covered: 852),
        onPhone("below the screen", top: 852, height: 336, covered: 0),
        onPhone("floats one point above the screen's bottom", top: 515, height: 336, covered: 0),
        onPhone("above the screen", top: -400, height: 336, covered: 0),
        onPad(
            "floating", window: pad, keyboard: CGRect(x: 500, y: 600, width: 320, height: 254), covered: 0),
        onPad(
            "undocked in the middle", window: pad, keyboard: CGRect(x: 0, y: 500, width: 834, height: 333), covered: 0),
        onPad("window above the keyboard", window: CGRect(x: 60, y: 40, width: 500, height: 700), covered: 0),
        onPad(
            "window that ends where the keyboard begins", window: CGRect(x: 0, y: 61, width: 500, height: 800),
            covered: 0),
        // The window goes from 300 to 1000, the keyboard begins at 861.
        onPad("Stage Manager, partly covered", window: CGRect(x: 80, y: 300, width: 600, height: 700), covered: 139),
        onPad("Stage Manager, wholly covered", window: CGRect(x: 80, y: 900, width: 600, height: 200), covered: 200),
        // It goes from 800 to 1400; what hangs out of the screen counts as covered too.
        onPad(
            "window that hangs below the screen", window: CGRect(x: 0, y: 800, width: 600, height: 600), covered: 539),
        // In split view iOS has told x = -417, and a keyboard as wide as the screen, in a window half as wide.
        onPad(
            "split view, offset to the left", window: CGRect(x: 0, y: 0, width: 417, height: 1194),
            keyboard: padKeyboard.offsetBy(dx: -417, dy: 0), covered: 333),
        onPad(
            "split view, offset out of the window", window: CGRect(x: 0, y: 0, width: 417, height: 1194),
            keyboard: padKeyboard.offsetBy(dx: 417, dy: 0), covered: 333),
    ]

    @Test("covers from the keyboard's top to the window's bottom, or nothing", arguments: situations)
    func coveredHeight(_ situation: Situation) {
        let covered = KeyboardCoverage.height(
            keyboard: situation.keyboard.offsetBy(dx: -situation.window.minX, dy: -situation.window.minY),
            window: CGRect(origin: .zero, size: situation.window.size),
            screen: situation.screen.offsetBy(dx: -situation.window.minX, dy: -situation.window.minY)
        )
        #expect(covered == situation.covered)
    }

    static let hostile: [CGRect] =
        CGRect.unreadableFrames + [
            .zero,
            CGRect(x: 0, y: 516, width: 0, height: 336),
            CGRect(x: 0, y: 852, width: 393, height: 0),
        ]

    @Test("a keyboard that is no rectangle covers nothing", arguments: hostile)
    func hostileKeyboard(_ keyboard: CGRect) {
        #expect(KeyboardCoverage.height(keyboard: keyboard, window: Self.phone, screen: Self.phone) == 0)
    }

    @Test("a window that is no rectangle has nothing covered, at the most itself", arguments: hostile)
    func hostileWindow(_ window: CGRect) {
        let keyboard = CGRect(x: 0, y: 516, width: 393, height: 336)
        let covered = KeyboardCoverage.height(keyboard: keyboard, window: window, screen: Self.phone)
        #expect(covered >= 0)
        #expect(covered <= (window.size.height.isFinite ? abs(window.size.height) : 0))
    }

    @Test("a screen that ends nowhere has nothing covered", arguments: [CGFloat.nan, .infinity, -.infinity])
    func hostileScreen(_ bottom: CGFloat) {
        let keyboard = CGRect(x: 0, y: 516, width: 393, height: 336)
        #expect(
            KeyboardCoverage.height(
                keyboard: keyboard, window: Self.phone, screen: CGRect(x: 0, y: 0, width: 393, height: bottom)) == 0)
    }

    @Test(
        "a view is covered below the keyboard's top, at the most wholly",
        arguments: [(400, 0), (399.5, 0.5), (300, 100), (100, 300), (0, 300), (-50, 300)] as [(CGFloat, CGFloat)])
    func overlap(top: CGFloat, covered: CGFloat) {
        #expect(KeyboardCoverage.overlap(minY: 100, maxY: 400, below: top) == covered)
    }

    @Test("a view of negative height is not covered")
    func overlapOfNothing() {
        #expect(KeyboardCoverage.overlap(minY: 400, maxY: 100, below: 0) == 0)
    }
}
