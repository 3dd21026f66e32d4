import Foundation
import KeyboardHelper
import Testing

@testable import UIKit

/// The library asks layout guides of its own views only. Any other view would be laid out inside the keyboard's animation, as are
/// those of an app that uses the guide itself.
///
/// On an iPhone 16. `low` is from 688 to 732 and must go up by 226.
@MainActor @Suite struct LayoutGuideTests {
    /// When UIKit lays out the views whose guide somebody has touched.
    private nonisolated static let times: [SimulatedBehavior.GuideOwners] = [.beforeNotices, .afterNotices]

    /// `usesGuide` is for an app that has touched the guide of its own view.
    private func stage(
        _ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners, _ setting: FlowSetting, usesGuide: Bool,
        avoids: Bool = true
    ) -> (LifecycleScreen, SimulatedDevice) {
        let screen = LifecycleScreen(target)
        screen.avoidsOnLoad = avoids
        let device = setting.device(showing: screen)
        device.behavior.guideOwners = time
        if usesGuide { device.turn { _ = screen.view.keyboardLayoutGuide } }
        return (screen, device)
    }

    @Test("nobody's layout guide is touched", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func untouched(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device) = stage(target, .beforeNotices, setting, usesGuide: false)
        for (name, step) in [
            ("arrived", {}), ("first focus", { device.focus(on: screen.low) }), ("come", { device.settle() }),
            ("another focus", { device.focusAndSettle(on: screen.high) }), ("hidden", { device.dismissKeyboard() }),
            ("again", { device.focusAndSettle(on: screen.low) }), ("background", { device.enterBackground() }),
            ("back from the background", { device.enterForeground() }), ("settled", { device.settle() }),
        ] {
            step()
            #expect(device.windows.flatMap(\.simulatedGuideOwners).isEmpty, "\(name)")
        }
    }

    @Test(
        "the field does not jump at the first show, and moves with the keyboard", arguments: LifecycleTarget.allCases,
        times)
    func firstShow(_ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners) {
        for setting in FlowSetting.phone {
            let (screen, device) = stage(target, time, setting, usesGuide: false)
            let way: CGFloat = target == .closures ? 336 : 226
            device.focus(on: screen.low)
            expectEqual(device.minY(of: screen.low), 688, "\(setting)")
            let end = device.now + setting.movement
            while device.now < end {
                device.advance(by: 1.0 / 60)
                let share = (852 - device.keyboard.frame.minY) / 336
                let place = device.minY(of: screen.low)
                #expect(abs(place - (688 - way * share)) < 0.5, "\(setting)")
            }
            device.settle()
            #expect(abs(device.minY(of: screen.low) - (688 - way)) < 0.001, "\(setting)")
        }
    }

    // MARK: What the app has pending

    /// A label at 100 that the next layout puts at 300, and its places at the first instants of a show.
    private func pendingTops(
        _ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners, _ setting: FlowSetting, usesGuide: Bool,
        avoids: Bool = true
    ) -> [CGFloat] {
        let (screen, device) = stage(target, time, setting, usesGuide: usesGuide, avoids: avoids)
        let label = UIView()
        screen.view.addAcross([label])
        let top = label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100)
        NSLayoutConstraint.activate([top, label.heightAnchor.constraint(equalToConstant: 20)])
        screen.view.layoutIfNeeded()
        device.turn {
            top.constant = 300
            screen.low.becomeFirstResponder()
        }
        return (0..<3).map { _ in
            defer { device.advance(by: 0.05) }
            // A root view takes the label along.
            return device.minY(of: label) - device.minY(of: screen.view)
        }
    }

    @Test(
        "what the app has pending at a show is not animated, and moves with its guide as it would without the library",
        arguments: LifecycleTarget.allCases, times)
    func pending(_ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners) {
        for setting in FlowSetting.phone {
            expectEqual(pendingTops(target, time, setting, usesGuide: false)[0], 300, "\(setting)")
            let both = [true, false].map { pendingTops(target, time, setting, usesGuide: true, avoids: $0) }
            #expect(zip(both[0], both[1]).allSatisfy { abs($0 - $1) < 0.001 }, "\(setting): \(both)")
        }
    }

    // MARK: An app that uses the guide

    @Test(
        "everything ends in the same places, after one movement each", arguments: LifecycleTarget.allCases, times)
    func places(_ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners) {
        for setting in FlowSetting.phone {
            let (screen, device) = stage(target, time, setting, usesGuide: true)
            let (other, otherDevice) = stage(target, .laidOutLater, setting, usesGuide: true)
            let steps: [(String, (LifecycleScreen, SimulatedDevice) -> Void)] = [
                ("show", { $1.focus(on: $0.low) }), ("another height", { $1.keyboard.changeHeight(to: 380) }),
                ("another focus", { $1.focus(on: $0.high) }), ("hide", { $1.keyboard.dismiss() }),
            ]
            for (name, step) in steps {
                let tops = device.tops(of: screen.low) { step(screen, device) }
                otherDevice.expectNoFaults {
                    step(other, otherDevice)
                    otherDevice.settle()
                }
                expectEqual(PlaceState(asSeen: screen), PlaceState(asSeen: other), "\(name), \(setting)")
                #expect(tops.goOneWay && tops.movements <= 1, "\(name), \(setting): \(tops)")
                #expect(tops.largestStep < 100, "\(name), \(setting): \(tops)")
            }
        }
    }
}
