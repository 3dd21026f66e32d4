import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// Random steps in any order. When the keyboard has left, everything is where it was, to the last bit.
@MainActor
@Suite struct RandomSequenceTests {
    /// Takes one random step of a person or of the app. Returns its name.
    private func act(
        _ screen: SequenceScreen, on device: SimulatedDevice, _ other: PlainScreen, _ ignored: inout Bool,
        _ random: inout SeededGenerator
    ) -> String {
        let avoidance = screen.avoidance
        let input = random.number(below: 2) == 0 ? screen.low : screen.high
        switch random.number(below: 13) {
        case 0, 1, 2:
            device.focus(on: input)
            return "focus"
        case 3:
            let height = CGFloat(random.number(below: 400))
            device.keyboard.changeHeight(to: height)
            return "height \(height)"
        case 4:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
            return "rotate"
        case 5:
            let spacings: [CGFloat?] = [nil, -3, 0, 0.3, 33, 5000, .nan, .infinity]
            let spacing = spacings[random.number(below: spacings.count)]
            device.turn { avoidance?.setSpacing(spacing, for: input) }
            return "spacing \(spacing as Any)"
        case 6:
            let companions = [nil, screen.button, screen.high, screen.view]
            let companion = companions[random.number(below: companions.count)]
            device.turn { avoidance?.setCompanion(companion, for: input) }
            return "companion"
        case 7:
            guard random.number(below: 6) == 0 else { return "nothing" }
            ignored = true
            let view = random.number(below: 2) == 0 ? screen.panel : input
            device.turn { avoidance?.ignore(view) }
            return "ignore"
        case 8:
            device.turn {
                avoidance?.options.spacing = [0, 10, 25.5][random.number(below: 3)]
                avoidance?.options.restoresContentOffset = random.number(below: 2) == 0
                avoidance?.options.followsCaret = random.number(below: 2) == 0
            }
            return "options"
        case 9:
            device.turn { avoidance?.update() }
            return "update"
        case 10:
            device.show(other)
            if random.number(below: 2) == 0 { device.focus(on: other.field) }
            device.advance(by: 0.1)
            device.show(screen)
            return "away and back"
        case 11:
            device.turn {
                avoidance?.stop()
                screen.startAvoiding()
                ignored = false
            }
            return "stop"
        default:
            device.keyboard.dismiss()
            return "dismiss"
        }
    }

    private func isVisible(_ screen: SequenceScreen, on device: SimulatedDevice) -> Bool {
        guard let input = [screen.low, screen.high].first(where: \.isFirstResponder) else { return true }
        let top = device.keyboard.frame.minY
        // A keyboard that leaves no room demands nothing.
        let isPanel = screen.target == .scrollView
        guard top >= 64 + (isPanel ? 120 : screen.view.safeAreaInsets.top) else { return true }
        if screen.target == .bottomConstraint {
            let end = device.screen.bounds.maxY - screen.view.safeAreaInsets.bottom
            return abs(device.presentationFrame(of: screen.bar).maxY - (min(end, top) - 8.1)) < 0.51
        }
        let frame = device.presentationFrame(of: input)
        return device.problems(
            seeing: frame, in: input.superview, below: screen.view.safeAreaInsets.top, spacing: 0, tolerance: 0.51
        ).isEmpty
    }

    @Test(arguments: SequenceTarget.allCases, FlowSetting.phone + FlowSetting.pad)
    func everythingComesBackAfterAnySequence(_ target: SequenceTarget, _ setting: FlowSetting) {
        for seed in 0..<(setting.system == nil ? 6 : 2) as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let (screen, other) = (SequenceScreen(target), PlainScreen())
            screen.loadViewIfNeeded()
            let device = setting.device(showing: screen)
            let rest = PlaceState(screen)
            var log: [String] = []
            var ignored = false
            for _ in 0..<40 {
                log.append(act(screen, on: device, other, &ignored, &random))
                switch random.number(below: 4) {
                case 0: device.advance(by: Double(random.number(below: 30)) / 100)
                case 1:
                    device.settle()
                    if !ignored, !isVisible(screen, on: device) {
                        Issue.record("not visible, seed \(seed) of \(target): \(log)")
                        return
                    }
                default: break
                }
                if !screen.view.isFinite {
                    Issue.record("no numbers, seed \(seed) of \(target): \(log)")
                    return
                }
            }
            device.keyboard.dismiss()
            device.settle()
            device.rotate(to: .portrait)
            device.settle()
            if random.number(below: 2) == 0 { device.turn { screen.avoidance?.stop() } }
            #expect(PlaceState(screen) == rest, "seed \(seed): \(log)")
            if let scrollView = screen.panel as? UIScrollView {
                #expect(scrollView.isOffsetLegal || !setting.systemHelps, "seed \(seed): \(log)")
            }
            if PlaceState(screen) != rest { return }
        }
    }
}
