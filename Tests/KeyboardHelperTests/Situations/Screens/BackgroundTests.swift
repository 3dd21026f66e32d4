import Foundation
import KeyboardHelper
import Testing
import UIKit

/// An app that leaves the foreground while its keyboard is up. On an iPhone 16 the keyboard begins at 516.
@MainActor
@Suite struct BackgroundTests {
    private func stage(
        _ target: LifecycleTarget, _ setting: FlowSetting
    ) -> (screen: LifecycleScreen, device: SimulatedDevice, before: PlaceState) {
        let stage = setting.stage(target)
        stage.device.behavior.backgroundKeyboard = .stays
        return stage
    }

    @Test(
        "the background and back change nothing under a standing keyboard", arguments: LifecycleTarget.allCases,
        FlowSetting.phone)
    func background(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device, before) = stage(target, setting)
        device.focusAndSettle(on: screen.low)
        let avoided = PlaceState(asSeen: screen)
        let writes = device.writes(in: screen.view) {
            device.enterBackground()
            device.advance(by: 10)
            device.enterForeground()
            device.settle()
        }
        #expect(writes.notByUIKit.isEmpty)
        #expect(PlaceState(asSeen: screen) == avoided)
        #expect(screen.low.isFirstResponder)
        expectAvoided(screen, below: 59, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == before)
    }

    @Test(
        "what the keyboard does in the background is followed on coming back", arguments: LifecycleTarget.allCases,
        FlowSetting.phone)
    func leftInBackground(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device, before) = stage(target, setting)
        device.script(focusing: screen.low)
        device.dock(336)
        device.settle()
        device.enterBackground()
        device.undock()
        device.settle()
        device.enterForeground()
        device.settle()
        #expect(PlaceState(asSeen: screen) == before)
        // And a keyboard that came in the background.
        device.enterBackground()
        device.dock(292)
        device.advance(by: 1)
        device.enterForeground()
        #expect(device.presentationFrame(of: screen.low).maxY <= 550)
        expectAvoided(screen, below: 59, on: device)
    }
}
