import KeyboardHelper
import Testing
import UIKit

/// A bar that a constraint pins, while it moves. On an iPhone 16; the keyboard goes from 852 to 516.
@MainActor @Suite struct BarMotionTests {
    /// The gap between bar and keyboard sixty times a second, of a keyboard that is seen on its way.
    private func gaps(
        _ screen: PinnedBarScreen, on device: SimulatedDevice, seconds: TimeInterval = 0.3, during action: () -> Void
    ) -> [CGFloat] {
        let start = device.keyboard.frame.minY
        action()
        var (gaps, tops): ([CGFloat], [CGFloat]) = ([], [])
        let end = device.now + seconds
        while device.now < end {
            tops.append(device.keyboard.frame.minY)
            gaps.append(device.keyboard.frame.minY - screen.end(on: device))
            device.advance(by: 1.0 / 60)
        }
        device.settle()
        #expect(tops.contains { abs($0 - start) > 5 && abs($0 - device.keyboard.frame.minY) > 5 })
        return gaps
    }

    @Test("bar and keyboard move as one", arguments: [BarPin.view, .viewFirst, .half, .twice], FlowSetting.everywhere)
    func asOne(_ pin: BarPin, _ setting: FlowSetting) {
        let screen = PinnedBarScreen(pin, height: setting.device().screen.bounds.height)
        let device = setting.device(showing: screen)
        for action in [
            { device.focus(on: screen.field) }, { device.keyboard.changeHeight(to: 150) },
            { device.keyboard.changeHeight(to: 220) }, { device.keyboard.dismiss() },
        ] {
            #expect(gaps(screen, on: device, during: action).allSatisfy { abs($0 - 8) < 0.01 })
        }
    }

    @Test("above the safe area it goes its shorter way in the same time, or at once", arguments: FlowSetting.phone)
    func aboveTheSafeArea(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        for (from, to, action) in [
            (42, 8, { device.focus(on: screen.field) }), (8, 42, { device.keyboard.dismiss() }),
        ] as [(CGFloat, CGFloat, () -> Void)] {
            let gaps = gaps(screen, on: device, seconds: setting.movement + 0.05, during: action)
            #expect(abs(gaps[0] - from) < 0.01 && abs(gaps[gaps.count - 1] - to) < 0.01 && gaps.goOneWay, "\(gaps)")
        }
        device.keyboard.duration = 0
        device.focus(on: screen.field)
        #expect(screen.end(on: device) == 508)
        device.keyboard.dismiss()
        #expect(screen.end(on: device) == 810)
    }
}
