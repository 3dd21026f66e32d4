import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

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
        arguments: [.iOS17, .iOS18, .iOS26] as [SimulatedSystem], [false, true])
    func grown(_ system: SimulatedSystem, hasBarAlone: Bool) {
        let (screen, device) = (DragScreen(), SimulatedDevice(.iPhone16, system: system))
        device.show(screen)
        if hasBarAlone {
            device.turn {
                screen.stopHandlingKeyboard()
                screen.handleKeyboard(bottomConstraint: screen.bottom)
            }
        }
        device.focusAndSettle(on: screen.field)
        device.turn { screen.barHeight.constant = 122 }
        device.settle()
        // The bar begins at 394. The finger ends 30 points below that.
        device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 380))
        device.drag(to: CGPoint(x: 100, y: 424))
        #expect(device.keyboard.frame.minY == 546)
    }

    /// What a chat that is built anew for each message does, and it may be built at any step of the finger.
    @Test("calls that begin anew under the finger follow it on", arguments: SimulatedSystem.allCases, [1, 5, 1000])
    func beginningAnew(_ system: SimulatedSystem, steps: Int) {
        let (screen, device) = (DragScreen(), SimulatedDevice(.iPhone16, system: system))
        device.show(screen)
        device.focusAndSettle(on: screen.field)
        var count = 0
        func begin(_ screen: DragScreen?) {
            guard let screen else { return }
            screen.handleKeyboard(scrollView: screen.list)
            screen.handleKeyboard(bottomConstraint: screen.bottom).onInteractiveDismissal { [weak screen] _ in
                count += 1
                if count <= steps { begin(screen) }
            }
        }
        device.turn {
            screen.stopHandlingKeyboard()
            begin(screen)
        }
        device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 400))
        var distances: [CGFloat] = []
        device.drag(to: 750, from: 400, in: 0.3) {
            if device.keyboard.isFollowingFinger {
                distances.append(abs(screen.end(on: device) - min(device.keyboard.frame.minY, 852)))
            }
        }
        // On systems whose guide does not follow the finger, nobody can.
        guard count > 0 else { return }
        #expect(device.keyboard.frame.minY > 700)
        #expect(distances.allSatisfy { $0 <= 0.5 }, "\(distances.prefix(12))")

        // The finger takes it up again, and what has begun last follows to the end.
        device.drag(to: 400, from: 750, in: 0.3) {}
        device.letGo {}
        #expect(screen.end(on: device) == 516)
        device.keyboard.dismiss()
        device.settle()
        #expect(screen.end(on: device) == 852)
        #expect(screen.view.keyboardFollowers.count == 1)
    }

    @Test("calls that end under the finger leave nothing", arguments: [.iOS17, .iOS18, .iOS26] as [SimulatedSystem])
    func ending(_ system: SimulatedSystem) {
        let (screen, device) = (DragScreen(), SimulatedDevice(.iPhone16, system: system))
        device.show(screen)
        device.focusAndSettle(on: screen.field)
        device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 400))
        device.drag(to: 650, from: 400, in: 0.3) {}
        device.turn { screen.stopHandlingKeyboard() }
        #expect(screen.end(on: device) == 852)
        device.drag(to: 750, from: 650, in: 0.3) {}
        #expect(screen.view.keyboardFollowers.isEmpty && KeyboardMonitor.shared[device.screen].dragged == nil)
        device.letGo {}
    }
}
