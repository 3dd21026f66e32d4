import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// Whatever the process remembers beyond a screen's life is bounded.
@MainActor @Suite struct ProcessMemoryTests {
    private struct Life {
        weak var screen: UIScreen?
        weak var window: UIWindow?
        weak var scene: UIWindowScene?
        weak var stage: Stage?

        @MainActor var isOver: Bool { screen == nil && window == nil && scene == nil && stage == nil }
    }

    /// A keyboard comes and goes on a device of its own.
    private func live(_ number: Int) -> Life {
        let form = FlowForm()
        let device = SimulatedDevice(
            screen: CGSize(width: 300 + CGFloat(number % 60), height: 800), safeArea: .zero, keyboardHeight: 300)
        device.show(form)
        device.focusAndSettle(on: form.inputs[12])
        expectEqual(KeyboardTransition.current(in: form.view)?.overlap(with: form.view), 300)
        device.dismissKeyboard()
        expectEqual(KeyboardTransition.lastShown(in: form.view)?.overlap(with: form.view), 300)
        let stage = Stage.existing(in: device.window)
        #expect(stage != nil)
        return Life(screen: device.screen, window: device.window, scene: device.scene, stage: stage)
    }

    /// The elements of all collections in `value`, at any depth.
    private func elements(in value: Any) -> Int {
        let mirror = Mirror(reflecting: value)
        let isCollection = mirror.displayStyle == .collection || mirror.displayStyle == .dictionary
        let isOwn = mirror.displayStyle == .struct || mirror.displayStyle == .optional || value is KeyboardMonitor
        guard isCollection || isOwn else { return 0 }
        return mirror.children.reduce(isCollection ? mirror.children.count : 0) { $0 + elements(in: $1.value) }
    }

    @Test("300 devices leave nothing alive, and a bounded number of rows")
    func devices() {
        var lives = (0..<100).map(live)
        let kept = elements(in: KeyboardMonitor.shared)
        #expect(kept > 0)
        lives += (100..<300).map(live)
        #expect(lives.filter { !$0.isOver }.isEmpty)
        #expect(elements(in: KeyboardMonitor.shared) <= kept + 40)
    }

    @Test("of the keyboards on one screen, the last four widths are remembered")
    func widths() {
        let (device, center) = (SimulatedDevice(.iPad11), NotificationCenter())
        let monitor = KeyboardMonitor(center: center)
        for width in 500..<600 {
            center.post(keyboardNotification(end: CGRect(x: 0, y: 861, width: width, height: 333)))
        }
        expectEqual(monitor[device.screen].shown.map(\.endFrame.width), [596, 597, 598, 599])
    }
}
