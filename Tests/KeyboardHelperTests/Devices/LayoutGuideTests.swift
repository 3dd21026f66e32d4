import Foundation
import KeyboardHelper
import Testing

@testable import UIKit

/// The library asks layout guides of its own views only. Any other view would be laid out inside the keyboard's animation.
///
/// On an iPhone 16. `low` is from 688 to 732 and must go up by 226.
@MainActor
@Suite struct LayoutGuideTests {
    /// When UIKit lays out the views whose guide somebody has touched.
    nonisolated static let times: [SimulatedBehavior.GuideOwners] = [.beforeNotices, .afterNotices]

    private func stage(
        _ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners, _ setting: FlowSetting
    ) -> (LifecycleScreen, SimulatedDevice) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        device.behavior.guideOwners = time
        return (screen, device)
    }

    @Test("nobody's layout guide is touched", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func untouched(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device) = stage(target, .beforeNotices, setting)
        func expectUntouched(_ comment: Comment) {
            #expect(device.windows.flatMap(\.simulatedGuideOwners).isEmpty, comment)
        }
        expectUntouched("arrived")
        device.focus(on: screen.low)
        expectUntouched("first focus")
        device.settle()
        device.focusAndSettle(on: screen.high)
        expectUntouched("another focus")
        device.dismissKeyboard()
        expectUntouched("hidden")
        device.focusAndSettle(on: screen.low)
        device.enterBackground()
        device.enterForeground()
        device.settle()
        expectUntouched("back from the background")
    }

    @Test(
        "the field does not jump at the first show, and moves with the keyboard", arguments: LifecycleTarget.allCases,
        times)
    func firstShow(_ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners) {
        for setting in FlowSetting.phoneInTurns {
            let (screen, device) = stage(target, time, setting)
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

    @Test("onShow is told the keyboard's duration", arguments: times, FlowSetting.phone)
    func duration(_ time: SimulatedBehavior.GuideOwners, _ setting: FlowSetting) {
        let screen = ClosureScreen()
        let device = setting.device(showing: screen)
        device.behavior.guideOwners = time
        device.focusAndSettle(on: screen.field)
        #expect(screen.calls.map(\.transition.duration) == [0.25])
        #expect(screen.calls.map(\.inherited) == [0.25])
    }

    @Test("what the app has pending at a show is not animated", arguments: LifecycleTarget.allCases, times)
    func pendingLayout(_ target: LifecycleTarget, _ time: SimulatedBehavior.GuideOwners) {
        for setting in FlowSetting.phoneInTurns {
            let (screen, device) = stage(target, time, setting)
            let label = PendingLabel(in: screen.view)
            device.turn {
                label.top = 300
                screen.low.becomeFirstResponder()
            }
            // At the first instant, nothing has moved yet.
            #expect(device.presentationFrame(of: label).minY == 300, "\(setting)")
        }
    }
}

/// A label that a layout of the app puts where it belongs.
final class PendingLabel: UIView {
    private var constraint: NSLayoutConstraint?

    convenience init(in superview: UIView) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(self)
        let constraint = topAnchor.constraint(equalTo: superview.topAnchor, constant: 100)
        self.constraint = constraint
        NSLayoutConstraint.activate([
            constraint, leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            widthAnchor.constraint(equalToConstant: 100), heightAnchor.constraint(equalToConstant: 20),
        ])
        superview.layoutIfNeeded()
    }

    /// Takes effect at the next layout.
    var top: CGFloat {
        get { constraint?.constant ?? 0 }
        set { constraint?.constant = newValue }
    }
}
