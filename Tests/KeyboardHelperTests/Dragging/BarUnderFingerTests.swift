import KeyboardHelper
import Testing
import UIKit

/// What a bar does while a finger is on the list above it. On an iPhone 16.
@MainActor
@Suite struct BarUnderFingerTests {
    /// On iOS 26 the guide is too high for some frames, as the keyboard's arrival ends under the finger.
    @Test("a guide that is too high in a drag brings nothing back", arguments: SimulatedSystem.allCases)
    func tooHigh(_ system: SimulatedSystem) {
        let (screen, device) = (DragScreen(), SimulatedDevice(.iPhone16, system: system))
        device.show(screen)
        device.focus(on: screen.field)
        device.advance(by: 0.02)
        device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 540))
        var ends: [CGFloat] = []
        device.drag(to: 700, from: 540, in: 0.6) {
            if device.keyboard.isFollowingFinger { ends.append(screen.end(on: device)) }
        }
        #expect(ends.goOneWay, "\(ends.prefix(12))")
    }

    @Test(
        "a finger on a bar that has grown takes the keyboard along",
        arguments: [.iOS17, .iOS18, .iOS26] as [SimulatedSystem])
    func grown(_ system: SimulatedSystem) {
        let (screen, device) = (DragScreen(), SimulatedDevice(.iPhone16, system: system))
        device.show(screen)
        device.focusAndSettle(on: screen.field)
        device.turn { screen.barHeight.constant = 122 }
        device.settle()
        // The bar begins at 394. The finger ends 30 points below that.
        device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 380))
        device.drag(to: CGPoint(x: 100, y: 424))
        #expect(device.keyboard.frame.minY == 546)
    }
}
