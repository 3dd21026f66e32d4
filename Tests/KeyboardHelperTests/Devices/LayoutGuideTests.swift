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
            #expect(device.presentationFrame(of: screen.low).minY == 688, "\(setting)")
            let end = device.now + setting.movement
            while device.now < end {
                device.advance(by: 1.0 / 60)
                let share = (852 - device.keyboard.frame.minY) / 336
                let place = device.presentationFrame(of: screen.low).minY
                #expect(abs(place - (688 - way * share)) < 0.5, "\(setting)")
            }
            device.settle()
            #expect(abs(device.presentationFrame(of: screen.low).minY - (688 - way)) < 0.001, "\(setting)")
        }
    }

    @Test("onShow and onHide are told the keyboard's duration", arguments: times, FlowSetting.phone)
    func duration(_ time: SimulatedBehavior.GuideOwners, _ setting: FlowSetting) {
        for usesGuide in [false, true] {
            let screen = ClosureScreen()
            let device = setting.device(showing: screen)
            device.behavior.guideOwners = time
            if usesGuide { device.turn { _ = screen.view.keyboardLayoutGuide } }
            device.focusAndSettle(on: screen.field)
            device.dismissKeyboard()
            #expect(screen.heights == [336, nil])
            #expect(screen.calls.map(\.transition.duration) == [0.25, 0.25])
            #expect(screen.calls.map(\.inherited) == [0.25, 0.25])
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
            return device.presentationFrame(of: label).minY - device.presentationFrame(of: screen.view).minY
        }
    }

    @Test(
        "what the app has pending at a show is not animated, and moves with its guide as it would without the library",
        arguments: LifecycleTarget.allCases, times)
    func pending(_ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners) {
        for setting in FlowSetting.phone {
            #expect(pendingTops(target, time, setting, usesGuide: false)[0] == 300, "\(setting)")
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
                #expect(PlaceState(asSeen: screen) == PlaceState(asSeen: other), "\(name), \(setting)")
                #expect(tops.goOneWay && tops.movements <= 1, "\(name), \(setting): \(tops)")
                #expect(tops.largestStep < 100, "\(name), \(setting): \(tops)")
            }
        }
    }

    @Test(
        "a bar that the app pins to the guide stays on the keyboard",
        arguments: [LifecycleTarget.scrollView, .container], times)
    func pinnedBar(_ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners) {
        for setting in FlowSetting.phone.filter(\.guideTells) {
            let (screen, device) = stage(target, time, setting, usesGuide: true)
            device.behavior.guideFrame = .right
            let bar = UIView()
            device.turn { screen.view.addOnKeyboardGuide(bar, height: 50) }
            device.focusAndSettle(on: screen.low)
            #expect(device.presentationFrame(of: bar).maxY == 516, "\(setting)")
            expectAvoided(screen, below: 59, on: device, "\(setting)")
            device.dismissKeyboard()
            let rest: CGFloat = device.behavior.guidesRestAtTheBottom ? 852 : 818
            #expect(device.presentationFrame(of: bar).maxY == rest, "\(setting)")
            #expect(device.presentationFrame(of: screen.low).minY == 688, "\(setting)")
        }
    }

    @Test(
        "a hide and a show in one turn move nothing that can be seen", arguments: LifecycleTarget.allCases, times)
    func hideAndShow(_ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners) {
        for setting in FlowSetting.phone {
            let (screen, device) = stage(target, time, setting, usesGuide: true)
            device.focusAndSettle(on: screen.low)
            let avoided = PlaceState(asSeen: screen)
            let tops = device.tops(of: screen.low) {
                device.turn {
                    screen.low.resignFirstResponder()
                    screen.low.becomeFirstResponder()
                }
            }
            #expect(tops.movements == 0, "\(setting): \(tops)")
            #expect(PlaceState(asSeen: screen) == avoided, "\(setting)")
        }
    }
}
