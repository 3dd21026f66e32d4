import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A phone that is unfolded or folded, so that the window changes its screen.
///
/// iPhone Duo, folded: 466 x 678, keyboard from 332 on. Unfolded: 669 x 951, keyboard from 618 on. The field of a screen ends 20
/// points above its bottom.
@MainActor
@Suite struct FoldTests {
    private func expectAvoided(
        _ screen: BottomFieldScreen, on device: SimulatedDevice, at location: SourceLocation = #_sourceLocation
    ) {
        let top = device.keyboard.frame.minY
        #expect(top < device.screen.bounds.maxY, sourceLocation: location)
        guard screen.target != .closures else {
            #expect(screen.covered == device.screen.bounds.maxY - top, sourceLocation: location)
            return
        }
        let frame = device.presentationFrame(of: screen.field)
        #expect(frame.maxY <= top && frame.minY >= 0, sourceLocation: location)
    }

    private func expectAtRest(
        _ screen: BottomFieldScreen, on device: SimulatedDevice, at location: SourceLocation = #_sourceLocation
    ) {
        #expect(screen.covered == nil, sourceLocation: location)
        if screen.target == .container { #expect(screen.avoidance?.lift == 0, sourceLocation: location) }
        guard let scrollView = screen.field.superview as? UIScrollView else { return }
        #expect(scrollView.contentInset.bottom == 0, sourceLocation: location)
    }

    /// A screen whose field has the focus.
    private func editing(
        _ target: LifecycleTarget, _ position: SimulatedBehavior.FoldNotices, _ setting: FlowSetting
    ) -> (BottomFieldScreen, SimulatedDevice) {
        let screen = BottomFieldScreen(target)
        let device = setting.device(showing: screen)
        device.behavior.foldNotices = position
        device.focusAndSettle(on: screen.field)
        return (screen, device)
    }

    private func turnOver(_ device: SimulatedDevice) {
        device.model.fold == .outer ? device.unfold() : device.fold()
        device.settle()
    }

    nonisolated static let targets: [LifecycleTarget] = [.scrollView, .container, .closures]
    nonisolated static let positions = SimulatedBehavior.FoldNotices.withKeyboard

    /// Where no guide shows a keyboard that no show has told of, nobody knows how high it is now.
    private func isTold(_ position: SimulatedBehavior.FoldNotices, _ setting: FlowSetting) -> Bool {
        position != .nothing && position != .changeOfFrame || setting.guideTells
    }

    @Test("S61 a phone that is unfolded under the keyboard keeps its input visible", arguments: targets, positions)
    func s61(_ target: LifecycleTarget, _ position: SimulatedBehavior.FoldNotices) {
        for setting in FlowSetting.duo where isTold(position, setting) {
            let (screen, device) = editing(target, position, setting)
            expectAvoided(screen, on: device)
            for _ in 0..<3 {
                turnOver(device)
                expectAvoided(screen, on: device)
            }
            device.dismissKeyboard()
            expectAtRest(screen, on: device)
        }
    }

    @Test(
        "S61 a keyboard that has gone on the one screen is not believed in on the other", arguments: targets, positions)
    func s61Stale(_ target: LifecycleTarget, _ position: SimulatedBehavior.FoldNotices) {
        for setting in FlowSetting.duo where isTold(position, setting) {
            let (screen, device) = editing(target, position, setting)
            turnOver(device)
            device.dismissKeyboard()
            turnOver(device)
            expectAtRest(screen, on: device)
            device.focusAndSettle(on: screen.field)
            expectAvoided(screen, on: device)
        }
    }

    @Test("S61 a keyboard that came on the one screen is known to hosts that come on the other", arguments: positions)
    func s61Arrival(_ position: SimulatedBehavior.FoldNotices) {
        for setting in FlowSetting.duo where isTold(position, setting) {
            let (first, second) = (BottomFieldScreen(.container), BottomFieldScreen(.container))
            let navigation = UINavigationController(rootViewController: first)
            let device = setting.device(showing: navigation)
            device.behavior.foldNotices = position
            device.focusAndSettle(on: first.field)
            turnOver(device)
            device.turn {
                navigation.pushViewController(second, animated: false)
                _ = second.field.becomeFirstResponder()
            }
            device.settle()
            expectAvoided(second, on: device)
        }
    }

    /// What has gone without a hide is known with the next event: there is a layout guide that says so, and guides lie
    /// at the bottom under keyboards too.
    @Test(
        "S61 a keyboard that goes as the phone is folded takes everything along, without a hide at the next event",
        arguments: targets, [SimulatedBehavior.FoldNotices.hide, .hideUntold])
    func s61Gone(_ target: LifecycleTarget, _ position: SimulatedBehavior.FoldNotices) {
        for setting in FlowSetting.duo where setting.model.fold == .inner {
            let (screen, device) = editing(target, position, setting)
            expectAvoided(screen, on: device)
            for _ in 0..<3 {
                device.fold()
                device.settle()
                #expect(screen.field.isFirstResponder && device.keyboard.frame.minY == device.screen.bounds.maxY)
                if position == .hide { expectAtRest(screen, on: device) }
                device.turn { _ = screen.field.resignFirstResponder() }
                device.settle()
                expectAtRest(screen, on: device)
                device.focusAndSettle(on: screen.field)
                expectAvoided(screen, on: device)
                device.unfold()
                device.settle()
                expectAvoided(screen, on: device)
            }
            device.dismissKeyboard()
            expectAtRest(screen, on: device)
        }
    }

    @Test("S61 beside a strip of bars, and without one, the input is visible", arguments: targets)
    func s61Strip(_ target: LifecycleTarget) {
        for setting in FlowSetting.duo {
            for bars in SimulatedBehavior.SideBars.allCases {
                let (screen, tabs) = (BottomFieldScreen(target), UITabBarController())
                tabs.viewControllers = [UINavigationController(rootViewController: screen)]
                let device = setting.device()
                device.behavior.barsStandAtTheSide = true
                device.behavior.sideBars = bars
                device.behavior.foldNotices = .hideAndShow
                device.show(tabs)
                device.settle()
                for _ in 0..<3 {
                    device.focusAndSettle(on: screen.field)
                    expectAvoided(screen, on: device)
                    turnOver(device)
                    expectAvoided(screen, on: device)
                    device.dismissKeyboard()
                    expectAtRest(screen, on: device)
                }
            }
        }
    }

    @Test("S61 where only the height that was is known, that stays", arguments: targets)
    func s61Untold(_ target: LifecycleTarget) {
        for setting in FlowSetting.duo {
            let screen = BottomFieldScreen(target)
            let device = setting.device(showing: screen)
            device.behavior.foldNotices = .nothing
            device.behavior.guideFrame = .atTheBottom
            device.focusAndSettle(on: screen.field)
            let height = device.screen.bounds.maxY - device.keyboard.frame.minY
            turnOver(device)
            let top = device.screen.bounds.maxY - height
            if target == .closures { #expect(screen.covered == height) }
            if target != .closures { #expect(device.presentationFrame(of: screen.field).maxY <= top) }
            device.dismissKeyboard()
            expectAtRest(screen, on: device)
        }
    }
}
