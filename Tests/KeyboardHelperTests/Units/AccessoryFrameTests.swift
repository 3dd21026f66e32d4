import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// What stands on the keyboard, and a frame that leaves it out. The keyboard is announced from 516 to 852.
@MainActor @Suite struct AccessoryFrameTests {
    private nonisolated static func bar(_ top: CGFloat, _ height: CGFloat = 50) -> CGRect {
        CGRect(x: 0, y: top, width: 393, height: height)
    }

    @Test(
        "what stands on the frame belongs to it, and nothing else does",
        arguments: [
            ("a bar, once", [bar(466), bar(466)], 466), ("another in its place", [bar(466), bar(496, 20)], 496),
            ("none any more", [bar(466), nil], 516), ("none that has a frame", [bar(466), .null], 516),
            ("what the frame counts", [bar(516)], 516), ("what is on its way", [bar(490)], 516),
            ("what is further up", [bar(300)], 516), ("another on its way", [bar(466), bar(480)], 466),
        ] as [(String, [CGRect?], CGFloat)])
    func standing(_ name: String, _ bars: [CGRect?], _ top: CGFloat) throws {
        let frame = Self.bar(516, 336)
        let announced = try #require(KeyboardTransition(keyboardNotification(begin: frame, end: frame)))
        let extended = bars.reduce(announced) { $0.standing(under: $1) }
        expectEqual(extended.endFrame, Self.bar(top, 852 - top))
        if top == 516 { expectEqual(extended, announced) }
    }
}
