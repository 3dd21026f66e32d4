import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A phone that is unfolded or folded, so that the window changes its screen.
///
/// iPhone Duo, folded: 466 x 678, keyboard from 332 on. Unfolded: 669 x 951, keyboard from 618 on. The field of a screen ends 20
/// points above its bottom.
@MainActor @Suite struct FoldTests {
    /// A screen whose field has the focus, in tabs with bars at the side if there are any.
    private func editing(
        _ target: LifecycleTarget, _ notices: SimulatedBehavior.FoldNotices, _ setting: FlowSetting,
        bars: SimulatedBehavior.SideBars? = nil
    ) -> (BottomFieldScreen, SimulatedDevice) {
        let (screen, device) = (BottomFieldScreen(target), setting.device())
        device.behavior.foldNotices = notices
        if let bars { (device.behavior.barsStandAtTheSide, device.behavior.sideBars) = (true, bars) }
        device.show(bars == nil ? screen : screen.inNavigation.inTabs)
        device.settle()
        device.focusAndSettle(on: screen.field)
        return (screen, device)
    }

    private func turnOver(_ device: SimulatedDevice) {
        device.model.fold == .outer ? device.unfold() : device.fold()
        device.settle()
    }

    nonisolated static let targets: [LifecycleTarget] = [.scrollView, .container, .closures]
    nonisolated static let positions = SimulatedBehavior.FoldNotices.withKeyboard
    nonisolated static let bars = SimulatedBehavior.SideBars.allCases.map {
        (SimulatedBehavior.FoldNotices.hideAndShow, $0)
    }

    /// Where no guide shows a keyboard that no show has told of, nobody knows how high it is now.
    private func isTold(_ position: SimulatedBehavior.FoldNotices, _ setting: FlowSetting) -> Bool {
        position != .nothing && position != .changeOfFrame || setting.guideTells
    }

    @Test(
        "S61 a phone that is unfolded under the keyboard keeps its input visible", Promise.servesFoldingPhones,
        arguments: targets,
        positions.map { ($0, nil) } + bars)
    func s61(_ target: LifecycleTarget, _ kind: (SimulatedBehavior.FoldNotices, SimulatedBehavior.SideBars?)) {
        for setting in FlowSetting.duo where isTold(kind.0, setting) {
            let (screen, device) = editing(target, kind.0, setting, bars: kind.1)
            screen.expectAvoided(on: device)
            for _ in 0..<3 {
                for _ in 0..<3 {
                    turnOver(device)
                    screen.expectAvoided(on: device)
                }
                device.dismissKeyboard()
                screen.expectAtRest(on: device)
                turnOver(device)
                screen.expectAtRest(on: device)
                device.focusAndSettle(on: screen.field)
                screen.expectAvoided(on: device)
            }
        }
    }

    @Test("S61 a keyboard that came on the one screen is known to hosts that come on the other", arguments: positions)
    func s61Arrival(_ position: SimulatedBehavior.FoldNotices) {
        for setting in FlowSetting.duo where isTold(position, setting) {
            let (first, second) = (BottomFieldScreen(.container), BottomFieldScreen(.container))
            let navigation = first.inNavigation
            let device = setting.device(showing: navigation)
            device.behavior.foldNotices = position
            device.focusAndSettle(on: first.field)
            turnOver(device)
            device.turnAndSettle {
                navigation.pushViewController(second, animated: false)
                _ = second.field.becomeFirstResponder()
            }
            second.expectAvoided(on: device)
        }
    }

    /// What has gone without a hide is known with the next event: there is a layout guide that says so, and guides lie
    /// at the bottom under keyboards too.
    @Test(
        "S61 a keyboard that goes as the phone is folded takes everything along", arguments: targets,
        [SimulatedBehavior.FoldNotices.hide, .hideUntold])
    func s61Gone(_ target: LifecycleTarget, _ position: SimulatedBehavior.FoldNotices) {
        for setting in FlowSetting.duo where setting.model.fold == .inner {
            let (screen, device) = editing(target, position, setting)
            screen.expectAvoided(on: device)
            for _ in 0..<3 {
                turnOver(device)
                #expect(screen.field.isFirstResponder && device.keyboard.frame.minY == device.screen.bounds.maxY)
                if position == .hide { screen.expectAtRest(on: device) }
                device.turnAndSettle { _ = screen.field.resignFirstResponder() }
                screen.expectAtRest(on: device)
                device.focusAndSettle(on: screen.field)
                screen.expectAvoided(on: device)
                turnOver(device)
                screen.expectAvoided(on: device)
            }
            device.dismissKeyboard()
            screen.expectAtRest(on: device)
        }
    }

    @Test("S61 where only the height that was is known, that stays", arguments: targets, FlowSetting.duo)
    func s61Untold(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device) = editing(target, .nothing, setting)
        device.behavior.guideFrame = .atTheBottom
        let height = device.screen.bounds.maxY - device.keyboard.frame.minY
        turnOver(device)
        let top = device.screen.bounds.maxY - height
        #expect(target == .closures ? screen.covered == height : device.maxY(of: screen.field) <= top)
        device.dismissKeyboard()
        screen.expectAtRest(on: device)
    }
}
