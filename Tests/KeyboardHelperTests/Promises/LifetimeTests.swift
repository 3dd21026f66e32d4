import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite struct LifetimeTests {
    private final class Traces {
        weak var controller: FlowForm?
        weak var scrollView: UIScrollView?
        weak var probe: AppearanceProbe?
        weak var avoidance: KeyboardAvoidance?

        @MainActor
        init(of form: FlowForm) {
            controller = form
            scrollView = form.scrollView
            probe = AppearanceProbe.existing(in: form.view)
            avoidance = form.avoidance
        }

        @MainActor var areAllThere: Bool {
            controller != nil && scrollView != nil && probe != nil && avoidance != nil
        }

        @MainActor var areAllGone: Bool {
            controller == nil && scrollView == nil && probe == nil && avoidance == nil
        }
    }

    // MARK: Off screen

    @Test(arguments: FlowSetting.phone)
    func nothingIsSubscribedOffScreen(_ setting: FlowSetting) {
        let device = setting.device()
        let before = KeyboardMonitor.shared.numberOfSubscribers
        func subscribers() -> Int { KeyboardMonitor.shared.numberOfSubscribers - before }
        let form = FlowForm()
        let navigation = UINavigationController(rootViewController: form)
        #expect(subscribers() == 0)
        device.show(navigation)
        device.settle()
        #expect(subscribers() == 1)
        device.turn { navigation.pushViewController(UIViewController(), animated: true) }
        device.settle()
        #expect(subscribers() == 0)
        #expect(form.avoidance?.isActive == false)
        device.turn { navigation.popViewController(animated: true) }
        device.settle()
        #expect(subscribers() == 1)
        #expect(form.avoidance?.isActive == true)
        device.show(UIViewController())
        device.settle()
        #expect(subscribers() == 0)
    }

    @Test(arguments: FlowSetting.phone)
    func stoppedAvoidanceIsNotSubscribed(_ setting: FlowSetting) {
        let device = setting.device()
        let before = KeyboardMonitor.shared.numberOfSubscribers
        let form = FlowForm()
        device.show(form)
        device.turn { form.stopHandlingKeyboard() }
        #expect(KeyboardMonitor.shared.numberOfSubscribers == before)
        #expect(AppearanceProbe.existing(in: form.view) == nil)
    }

    // MARK: Release

    @Test(arguments: FlowSetting.phone, [true, false])
    func everythingIsReleasedWithTheController(_ setting: FlowSetting, _ keyboardIsUp: Bool) {
        let device = setting.device()
        let before = KeyboardMonitor.shared.numberOfSubscribers
        func visit() -> Traces {
            let form = FlowForm()
            device.show(form)
            if keyboardIsUp {
                device.focusAndSettle(on: form.inputs[12])
            }
            let traces = Traces(of: form)
            #expect(traces.areAllThere)
            return traces
        }
        let traces = visit()
        device.show(UIViewController())
        device.settle()
        #expect(traces.areAllGone)
        #expect(KeyboardMonitor.shared.numberOfSubscribers == before)
    }

    @Test(arguments: FlowSetting.phone)
    func everythingIsReleasedInTheMiddleOfAMovement(_ setting: FlowSetting) {
        let device = setting.device()
        func visit() -> Traces {
            let form = FlowForm()
            device.show(form)
            device.focus(on: form.inputs[12])
            device.advance(by: 0.1)
            return Traces(of: form)
        }
        let traces = visit()
        device.show(UIViewController())
        device.settle()
        #expect(traces.areAllGone)
    }

    @Test func everythingIsReleasedWithAControllerThatWasNeverShown() {
        func visit() -> Traces {
            let form = FlowForm()
            form.loadViewIfNeeded()
            return Traces(of: form)
        }
        #expect(visit().areAllGone)
    }

    @Test(arguments: FlowSetting.phone)
    func handlersKeepNothingThatTheyDoNotHold(_ setting: FlowSetting) {
        let device = setting.device()
        func visit() -> Traces {
            let form = FlowForm()
            device.show(form)
            form.avoidance?.onDecision = { [weak form] _ in form?.view.setNeedsLayout() }
            device.focusAndSettle(on: form.inputs[12])
            return Traces(of: form)
        }
        let traces = visit()
        device.show(UIViewController())
        device.settle()
        #expect(traces.areAllGone)
    }

    // MARK: The keyboard's memory

    @Test(arguments: FlowSetting.phone.filter(\.guideTells))
    func keyboardThatNobodyHasAnnouncedIsReadFromTheLayoutGuide(_ setting: FlowSetting) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        device.focusAndSettle(on: form.inputs[12])
        let monitor = KeyboardMonitor(center: NotificationCenter())
        device.turn {
            _ = KeyboardAvoidance.start(
                Call(.scrollView(form.scrollView), of: form, KeyboardAvoidance.Options()), host: form.view,
                monitor: monitor)
        }
        expectVisible(form.inputs[12], of: form, on: device)
        #expect(form.scrollView.adjustedContentInset.bottom == 336)
    }
}
