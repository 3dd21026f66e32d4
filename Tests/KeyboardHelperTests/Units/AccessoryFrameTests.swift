import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// What stands on the keyboard, and a frame that leaves it out. The keyboard begins at 516.
@MainActor
@Suite struct AccessoryFrameTests {
    private func transition() throws -> KeyboardTransition {
        let frame = CGRect(x: 0, y: 516, width: 393, height: 336)
        let notification = keyboardNotification(
            UIResponder.keyboardWillShowNotification, begin: frame, end: frame, duration: 0.25, curve: 7, isLocal: true)
        return try #require(KeyboardTransition(notification))
    }

    private func bar(_ top: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: 0, y: top, width: 393, height: height) }

    @Test("what stands on the frame belongs to it, once")
    func leftOut() throws {
        let extended = try transition().standing(under: bar(466, 50))
        #expect(extended.endFrame == CGRect(x: 0, y: 466, width: 393, height: 386))
        #expect(extended.standing(under: bar(466, 50)) == extended)
    }

    @Test("another one takes its place, and without one the frame is what was announced")
    func goes() throws {
        let announced = try transition()
        let extended = announced.standing(under: bar(466, 50))
        #expect(extended.standing(under: bar(496, 20)).endFrame.minY == 496)
        #expect(extended.standing(under: nil) == announced)
        #expect(extended.standing(under: .null) == announced)
    }

    @Test("what the frame counts, or what is on its way, changes nothing")
    func counted() throws {
        let announced = try transition()
        #expect(announced.standing(under: bar(516, 50)) == announced)
        #expect(announced.standing(under: bar(490, 50)) == announced)
        #expect(announced.standing(under: bar(300, 50)) == announced)
        let extended = announced.standing(under: bar(466, 50))
        #expect(extended.standing(under: bar(480, 50)) == extended)
    }
}
