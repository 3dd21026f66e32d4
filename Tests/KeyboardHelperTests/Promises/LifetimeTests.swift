import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor @Suite struct LifetimeTests {
    private var subscribers: Int { KeyboardMonitor.shared.numberOfSubscribers }

    @Test("an avoidance that was stopped is not subscribed", arguments: FlowSetting.phone)
    func stopped(_ setting: FlowSetting) {
        let before = subscribers
        let (screen, device, _) = setting.stage(.scrollView)
        #expect(subscribers == before + 1)
        device.turn { screen.stopHandlingKeyboard() }
        #expect(subscribers == before && AppearanceProbe.existing(in: screen.view) == nil)
    }

    /// How far a screen gets before another takes its place.
    enum Visit: CaseIterable, Sendable {
        case loaded, shown, moving, underKeyboard, withKeyboardThatStays, withEverything
    }

    /// Weak references to what must go with a screen.
    private struct Traces {
        private weak var controller: LifecycleScreen?
        private weak var view: UIView?
        private weak var panel: UIView?
        private weak var input: UIView?
        private weak var probe: AppearanceProbe?
        private weak var avoidance: KeyboardAvoidance?
        private weak var stay: Participant?
        private weak var toolbar: KeyboardToolbar?

        @MainActor init(of screen: LifecycleScreen) {
            (controller, view, panel, input) = (screen, screen.view, screen.panel, screen.high)
            (probe, avoidance) = (AppearanceProbe.existing(in: screen.view), screen.avoidance)
            (stay, toolbar) = (avoidance?.stay, screen.options.showsToolbar ? avoidance?.toolbar : nil)
        }

        /// How many of the first seven, and of the toolbar, are there.
        @MainActor var count: Int {
            [
                controller != nil, view != nil, panel != nil, input != nil, probe != nil, avoidance != nil, stay != nil,
                toolbar != nil,
            ].count { $0 }
        }
    }

    @Test("everything is released with the controller", arguments: LifecycleTarget.allCases, Visit.allCases)
    func released(_ target: LifecycleTarget, _ visit: Visit) {
        for setting in FlowSetting.phone {
            let (before, device) = (subscribers, setting.device())
            func make() -> Traces {
                let screen = LifecycleScreen(target)
                if visit == .withEverything { screen.options = .everything }
                screen.loadViewIfNeeded()
                if visit == .loaded { return Traces(of: screen) }
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
                let traces = Traces(of: screen)
                #expect(traces.count == (visit == .withEverything ? 8 : 7), "\(setting)")
                return traces
            }
            let traces = make()
            device.show(PlainScreen())
            device.settle()
            #expect((device.keyboard.frame.minY == 516) == (visit == .withKeyboardThatStays))
            #expect(traces.count == 0 && subscribers == before, "\(setting)")
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
        #expect(form.coveredInset == 336)
    }
}
