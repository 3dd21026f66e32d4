import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A bar that a constraint pins, while it moves. On an iPhone 16; the keyboard goes from 852 to 516.
@MainActor
@Suite struct BarMotionTests {
    /// The gap between bar and keyboard sixty times a second, and whether the keyboard was seen on its way.
    private func gaps(
        _ screen: PinnedBarScreen, on device: SimulatedDevice, seconds: TimeInterval = 0.3, during action: () -> Void
    ) -> (all: [CGFloat], isSeenMidway: Bool) {
        let start = device.keyboard.frame.minY
        action()
        var all: [CGFloat] = []
        var tops: [CGFloat] = []
        let end = device.now + seconds
        while device.now < end {
            all.append(device.keyboard.frame.minY - device.presentationFrame(of: screen.bar).maxY)
            tops.append(device.keyboard.frame.minY)
            device.advance(by: 1.0 / 60)
        }
        device.settle()
        let stop = device.keyboard.frame.minY
        let isSeenMidway = tops.contains { abs($0 - start) > 5 && abs($0 - stop) > 5 }
        return (all, isSeenMidway)
    }

    @Test(arguments: [BarPin.view, .viewFirst, .half, .twice], FlowSetting.everywhere)
    func barAndKeyboardMoveAsOne(_ pin: BarPin, _ setting: FlowSetting) {
        let height = setting.device().screen.bounds.height
        let screen = PinnedBarScreen(pin, height: height)
        let device = setting.device(showing: screen)
        let actions: [() -> Void] = [
            { device.focus(on: screen.field) }, { device.keyboard.changeHeight(to: 150) },
            { device.keyboard.changeHeight(to: 220) }, { device.keyboard.dismiss() },
        ]
        for action in actions {
            let gaps = gaps(screen, on: device, during: action)
            #expect(gaps.isSeenMidway)
            #expect(gaps.all.allSatisfy { abs($0 - 8) < 0.01 })
        }
    }

    @Test(arguments: FlowSetting.phone)
    func barAboveTheSafeAreaCoversItsShorterWayInTheSameTime(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        for (from, to, action) in [
            (42, 8, { device.focus(on: screen.field) }), (8, 42, { device.keyboard.dismiss() }),
        ] as [(CGFloat, CGFloat, () -> Void)] {
            let gaps = gaps(screen, on: device, seconds: setting.movement + 0.05, during: action)
            #expect(gaps.isSeenMidway)
            #expect(gaps.all.first.map { abs($0 - from) < 0.01 } == true)
            #expect(gaps.all.last.map { abs($0 - to) < 0.01 } == true)
            let steps = zip(gaps.all.dropFirst(), gaps.all).map { $0 - $1 }
            #expect(steps.allSatisfy { from > to ? $0 <= 0.001 : $0 >= -0.001 })
        }
    }

    @Test(arguments: FlowSetting.phone, [(0.5, 7), (0.1, 7), (0.4, 0), (0.4, 1), (0.4, 2), (0.4, 3)])
    func durationAndCurveAreTheKeyboards(_ setting: FlowSetting, _ motion: (duration: TimeInterval, curve: Int)) {
        let screen = PinnedBarScreen(.view)
        let device = setting.device(showing: screen)
        device.keyboard.isScripted = true
        let gaps = gaps(screen, on: device, seconds: 0.6) {
            device.keyboard.post(
                .willShow, begin: CGRect(x: 0, y: 852, width: 393, height: 336),
                end: CGRect(x: 0, y: 516, width: 393, height: 336), duration: motion.duration, curve: motion.curve)
        }
        #expect(gaps.isSeenMidway)
        #expect(gaps.all.allSatisfy { abs($0 - 8) < 0.01 })
    }

    @Test(arguments: FlowSetting.phone)
    func withoutADurationItIsThereAtOnce(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        device.keyboard.duration = 0
        device.focus(on: screen.field)
        #expect(device.presentationFrame(of: screen.bar).maxY == 508)
        device.keyboard.dismiss()
        #expect(device.presentationFrame(of: screen.bar).maxY == 810)
    }

    @Test(arguments: FlowSetting.phone, [0.05, 0.1, 0.2])
    func whatInterruptsItTakesOverWithoutAJump(_ setting: FlowSetting, _ seconds: TimeInterval) {
        let screen = PinnedBarScreen(.view)
        let device = setting.device(showing: screen)
        device.focus(on: screen.field)
        device.advance(by: seconds)
        for action in [{ device.keyboard.changeHeight(to: 400) }, { device.keyboard.dismiss() }] {
            let before = device.presentationFrame(of: screen.bar).maxY
            action()
            #expect(abs(device.presentationFrame(of: screen.bar).maxY - before) < 0.001)
            device.advance(by: 0.1)
        }
        device.settle()
        #expect(device.presentationFrame(of: screen.bar).maxY == 844)
        #expect(screen.pin.constant == -8)
    }

    @Test(arguments: FlowSetting.phone)
    func layoutThatTheAppHasPendingIsNotAnimated(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        let label = UIView()
        device.turn {
            label.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(label)
        }
        let top = label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100)
        device.turn {
            NSLayoutConstraint.activate([
                top, label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                label.widthAnchor.constraint(equalToConstant: 50), label.heightAnchor.constraint(equalToConstant: 50),
            ])
        }
        device.turn {
            top.constant = 300
            screen.field.becomeFirstResponder()
        }
        #expect(device.presentationFrame(of: label).minY == 300)
        #expect(device.presentationFrame(of: screen.bar).maxY == 810)
        device.settle()
        #expect(device.presentationFrame(of: screen.bar).maxY == 508)
    }

    @Test(arguments: [BarPin.view, .safeArea], FlowSetting.phone)
    func barThatComesOnScreenUnderAKeyboardStandsAboveItAtOnce(_ pin: BarPin, _ setting: FlowSetting) {
        let (screen, other) = (PinnedBarScreen(pin), PlainScreen())
        let navigation = UINavigationController(rootViewController: other)
        let device = setting.device(showing: navigation)
        device.focusAndSettle(on: other.field)
        device.turn {
            navigation.pushViewController(screen, animated: true)
            screen.field.becomeFirstResponder()
        }
        #expect(device.presentationFrame(of: screen.bar).maxY == 508)
        device.settle()
        #expect(device.presentationFrame(of: screen.bar).maxY == 508)
        device.turn { navigation.popViewController(animated: true) }
        device.settle()
        #expect(screen.pin.constant == -8)
    }
}
