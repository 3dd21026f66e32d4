import Foundation
import KeyboardHelper
import Testing
import UIKit

/// An app that uses the keyboard's layout guide itself, which makes UIKit lay out its views inside the keyboard's animation,
/// before the notices or after them.
///
/// On an iPhone 16. `low` is from 688 to 732 and must go up by 226.
@MainActor
@Suite struct OtherGuideTests {
    /// The screen of an app that has touched the guide of its own view.
    private func stage(
        _ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners, _ setting: FlowSetting
    ) -> (LifecycleScreen, SimulatedDevice) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        device.behavior.guideOwners = time
        device.turn { _ = screen.view.keyboardLayoutGuide }
        return (screen, device)
    }

    @Test(
        "everything ends in the same places, after one movement each", arguments: LifecycleTarget.allCases,
        LayoutGuideTests.times)
    func places(_ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners) {
        for setting in FlowSetting.phoneInTurns {
            let (screen, device) = stage(target, time, setting)
            let (other, otherDevice) = stage(target, .laidOutLater, setting)
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
        arguments: [LifecycleTarget.scrollView, .container],
        LayoutGuideTests.times)
    func pinnedBar(_ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners) {
        for setting in FlowSetting.phone.filter(\.guideTells) {
            let (screen, device) = stage(target, time, setting)
            device.behavior.guideFrame = .right
            let bar = UIView()
            device.turn { screen.view.addOnKeyboardGuide(bar, height: 50) }
            device.focusAndSettle(on: screen.low)
            #expect(device.presentationFrame(of: bar).maxY == 516, "\(setting)")
            expectAvoided(screen, below: 59, on: device, "\(setting)")
            device.dismissKeyboard()
            #expect(device.presentationFrame(of: bar).maxY == 818, "\(setting)")
            #expect(device.presentationFrame(of: screen.low).minY == 688, "\(setting)")
        }
    }

    @Test(
        "what the app has pending moves as it would without the library", arguments: LifecycleTarget.allCases,
        LayoutGuideTests.times)
    func pendingLayout(_ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners) {
        func tops(_ setting: FlowSetting, avoids: Bool) -> [CGFloat] {
            let screen = LifecycleScreen(target)
            screen.avoidsOnLoad = avoids
            let device = setting.device(showing: screen)
            device.behavior.guideOwners = time
            let label = PendingLabel(in: screen.view)
            device.turn { _ = screen.view.keyboardLayoutGuide }
            return (0..<3).map { step in
                device.turn {
                    if step == 0 {
                        label.top = 300
                        screen.low.becomeFirstResponder()
                    }
                }
                defer { device.advance(by: 0.05) }
                // A root view takes the label along.
                let lift = screen.view.superview.map { _ in device.presentationFrame(of: screen.view).minY } ?? 0
                return device.presentationFrame(of: label).minY - lift
            }
        }
        for setting in FlowSetting.phoneInTurns {
            let (with, without) = (tops(setting, avoids: true), tops(setting, avoids: false))
            #expect(zip(with, without).allSatisfy { abs($0 - $1) < 0.001 }, "\(setting): \(with), \(without)")
        }
    }

    @Test("onShow and onHide are told the keyboard's duration", arguments: LayoutGuideTests.times, FlowSetting.phone)
    func duration(_ time: SimulatedBehavior.GuideOwners, _ setting: FlowSetting) {
        let screen = ClosureScreen()
        let device = setting.device(showing: screen)
        device.behavior.guideOwners = time
        device.turn { _ = screen.view.keyboardLayoutGuide }
        device.focusAndSettle(on: screen.field)
        device.dismissKeyboard()
        #expect(screen.heights == [336, nil])
        #expect(screen.calls.map(\.transition.duration) == [0.25, 0.25])
        #expect(screen.calls.map(\.inherited) == [0.25, 0.25])
    }

    @Test(
        "a hide and a show in one turn move nothing that can be seen", arguments: LifecycleTarget.allCases,
        LayoutGuideTests.times)
    func hideAndShow(_ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners) {
        for setting in FlowSetting.phoneInTurns {
            let (screen, device) = stage(target, time, setting)
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
