import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor @Suite struct LifetimeTests {
    private struct Trace {
        weak var object: AnyObject?
    }

    /// How far a screen gets before another takes its place.
    enum Visit: CaseIterable, Sendable {
        case loaded, shown, moving, underKeyboard, withKeyboardThatStays, withEverything
    }

    /// What must go with a screen; the last is its toolbar.
    private func traces(of screen: LifecycleScreen) -> [Trace] {
        let (avoidance, probe) = (screen.avoidance, AppearanceProbe.existing(in: screen.view))
        let toolbar = screen.options.showsToolbar ? avoidance?.toolbar : nil
        let objects: [AnyObject?] = [
            screen, screen.view, screen.panel, screen.low, probe, avoidance, avoidance?.stay, toolbar,
        ]
        return objects.map { Trace(object: $0) }
    }

    @Test("everything is released with the controller", arguments: LifecycleTarget.allCases, Visit.allCases)
    func released(_ target: LifecycleTarget, _ visit: Visit) {
        for setting in FlowSetting.phone {
            let (before, device) = (KeyboardMonitor.shared.numberOfSubscribers, setting.device())
            func make() -> [Trace] {
                let screen = LifecycleScreen(target)
                if visit == .withEverything { screen.options = .everything }
                screen.loadViewIfNeeded()
                if visit == .loaded { return traces(of: screen) }
                device.show(screen)
                screen.avoidance?.onDecision = { [weak screen] _ in screen?.view.setNeedsLayout() }
                if visit != .shown { device.focus(on: visit == .withEverything ? screen.high : screen.low) }
                device.advance(by: visit == .moving ? 0.1 : 2)
                if visit == .withEverything {
                    device.pressReturn()
                    device.settle()
                    #expect(screen.low.isFirstResponder)
                }
                device.keyboard.isScripted = visit == .withKeyboardThatStays
                let all = traces(of: screen)
                expectEqual(all.count { $0.object != nil }, visit == .withEverything ? 8 : 7, "\(setting)")
                return all
            }
            let left = make()
            device.show(PlainScreen())
            device.settle()
            expectEqual(device.keyboard.frame.minY == 516, visit == .withKeyboardThatStays)
            #expect(left.allSatisfy { $0.object == nil }, "\(setting)")
            expectEqual(KeyboardMonitor.shared.numberOfSubscribers, before, "\(setting)")
        }
    }

    @Test(
        "a keyboard that nobody has announced is read from the layout guide",
        arguments: FlowSetting.phone.filter(\.guideTells))
    func unannounced(_ setting: FlowSetting) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        device.focusAndSettle(on: form.inputs[12])
        device.turn {
            _ = KeyboardAvoidance.start(
                Call(.scrollView(form.scrollView), of: form, KeyboardAvoidance.Options()), host: form.view,
                monitor: KeyboardMonitor(center: NotificationCenter()))
        }
        expectVisible(form.inputs[12], of: form, on: device)
        expectEqual(form.coveredInset, 336)
    }
}
