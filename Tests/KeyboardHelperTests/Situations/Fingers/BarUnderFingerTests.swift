import KeyboardHelper
import Testing
import UIKit

/// What a bar does while a finger is on the list above it. On an iPhone 16.
@MainActor @Suite struct BarUnderFingerTests {
    private let screen = DragScreen()

    private func device(_ system: SimulatedSystem) -> SimulatedDevice {
        let device = SimulatedDevice(.iPhone16, system: system)
        device.show(screen)
        return device
    }

    /// On iOS 26 the guide is too high for some frames, as the keyboard's arrival ends under the finger.
    @Test("a guide that is too high in a drag brings nothing back", arguments: SimulatedSystem.allCases)
    func tooHigh(_ system: SimulatedSystem) {
        let device = device(system)
        device.focus(on: screen.field)
        device.advance(by: 0.02)
        device.beginDrag(in: screen.list, from: 540)
        var ends: [CGFloat] = []
        device.drag(to: 700, from: 540, in: 0.6) {
            if device.keyboard.isFollowingFinger { ends.append(screen.end(on: device)) }
        }
        #expect(ends.goOneWay, "\(ends.prefix(12))")
    }

    @Test("calls that end under the finger leave nothing", arguments: [.iOS17, .iOS18, .iOS26] as [SimulatedSystem])
    func ending(_ system: SimulatedSystem) {
        let device = device(system)
        device.focusAndSettle(on: screen.field)
        device.beginDrag(in: screen.list, from: 400)
        device.drag(to: 650, from: 400, in: 0.3)
        device.turn { screen.stopHandlingKeyboard() }
        #expect(screen.end(on: device) == 852)
        device.drag(to: 750, from: 650, in: 0.3)
        #expect(screen.view.keyboardFollowers.isEmpty && device.draggedTop == nil)
        device.letGo()
    }
}
