import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// iPad 11: 834 x 1194, safe area 24 above and 20 below, keyboard from 861 on. What a popover points to is 40 high.
@MainActor
@Suite struct PopoverTests {
    @MainActor
    private struct Scene {
        let device: SimulatedDevice
        let presenter: LifecycleScreen
        let screen: LifecycleScreen
        let decisions = DecisionRecorder()

        var place: CGRect { device.presentationFrame(of: screen.view) }
        var low: CGRect { device.presentationFrame(of: screen.low) }
    }

    private func present(
        _ target: LifecycleTarget, height: CGFloat, at top: CGFloat, _ setting: FlowSetting,
        _ movement: SimulatedSheetMovement
    ) -> Scene {
        let presenter = LifecycleScreen(target)
        let scene = Scene(
            device: setting.device(showing: presenter), presenter: presenter, screen: LifecycleScreen(target))
        scene.device.sheetMovement = movement
        scene.screen.modalPresentationStyle = .popover
        scene.screen.preferredContentSize = CGSize(width: 400, height: height)
        scene.screen.popoverPresentationController?.sourceView = presenter.view
        scene.screen.popoverPresentationController?.sourceRect = CGRect(x: 300, y: top, width: 200, height: 40)
        scene.device.turn { presenter.present(scene.screen, animated: true) }
        scene.device.settle()
        if let avoidance = scene.screen.avoidance { scene.decisions.record(avoidance) }
        return scene
    }

    nonisolated static let targets = [LifecycleTarget.scrollView, .container, .root]
    nonisolated static let movements = [SimulatedSheetMovement.beforeNotices, .afterNotices, .atTheEnd]

    @Test("S09 a popover is moved by UIKit alone", arguments: targets, FlowSetting.pad)
    func s09(_ target: LifecycleTarget, _ setting: FlowSetting) {
        for movement in Self.movements {
            let scene = present(target, height: 500, at: 500, setting, movement)
            let (device, screen) = (scene.device, scene.screen)
            #expect(scene.place == CGRect(x: 200, y: 553, width: 400, height: 500))
            // 120 above the popover's end; 72 of it would be covered.
            #expect(scene.low == CGRect(x: 220, y: 889, width: 360, height: 44))
            let (before, presenter) = (PlaceState(asSeen: screen), PlaceState(asSeen: scene.presenter))
            let writes = device.writes(in: device.window) {
                device.focusAndSettle(on: screen.low)
                #expect(scene.place == CGRect(x: 200, y: 351, width: 400, height: 500), "\(movement)")
                #expect(scene.low.maxY == 731)
                #expect(screen.avoidance?.lift == 0)
                device.focusAndSettle(on: screen.high)
                #expect(device.presentationFrame(of: screen.high).minY == 491)
                device.keyboard.changeHeight(to: 283)
                device.settle()
                #expect(scene.place.minY == 401)
                device.turn { screen.avoidance?.update() }
                device.settle()
                device.dismissKeyboard()
            }
            #expect(writes.notByUIKit.isEmpty, "\(movement)")
            #expect(scene.decisions.reasons.contains(.systemAvoids) && !scene.decisions.reasons.contains(.moved))
            #expect(scene.place == CGRect(x: 200, y: 553, width: 400, height: 500))
            #expect(PlaceState(asSeen: screen) == before)
            #expect(PlaceState(asSeen: scene.presenter) == presenter)
        }
    }

    @Test("S09 a popover is made smaller by UIKit alone", arguments: targets, FlowSetting.pad)
    func s09Smaller(_ target: LifecycleTarget, _ setting: FlowSetting) {
        for movement in Self.movements {
            let scene = present(target, height: 900, at: 100, setting, movement)
            let (device, screen) = (scene.device, scene.screen)
            #expect(scene.place == CGRect(x: 200, y: 153, width: 400, height: 900))
            let before = PlaceState(asSeen: screen)
            for _ in 0..<2 {
                device.focusAndSettle(on: screen.low)
                #expect(scene.place == CGRect(x: 200, y: 34, width: 400, height: 817), "\(movement)")
                // It is laid out anew, by the screen alone: 120 above the end.
                #expect(scene.low.maxY == 731)
                #expect(screen.panel.frame == CGRect(x: 0, y: 120, width: 400, height: 697))
                #expect((screen.panel as? UIScrollView)?.contentInset ?? .zero == .zero)
                #expect(screen.additionalSafeAreaInsets == .zero && screen.avoidance?.lift == 0)
                #expect(scene.decisions.reasons.last == .systemAvoids)
                device.dismissKeyboard()
                #expect(PlaceState(asSeen: screen) == before)
            }
        }
    }

    @Test("S09 the screen below avoids again when the popover has gone", arguments: targets, FlowSetting.pad)
    func s09Below(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let scene = present(target, height: 500, at: 500, setting, .afterNotices)
        let (device, presenter) = (scene.device, scene.presenter)
        let rest = PlaceState(asSeen: presenter)
        device.focusAndSettle(on: scene.screen.low)
        device.turn { presenter.dismiss(animated: true) }
        device.settle()
        #expect(PlaceState(asSeen: presenter) == rest)
        device.focusAndSettle(on: presenter.low)
        expectAvoided(presenter, below: 24, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: presenter) == rest)
    }
}
