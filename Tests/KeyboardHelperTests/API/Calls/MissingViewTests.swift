import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// Views that are not there, not yet, or no more.
@MainActor @Suite struct MissingViewTests {
    /// A form with a field beside the scroll view, so that the keyboard can stay when that goes.
    private func formWithSearchField(_ setting: FlowSetting) -> (FlowForm, UITextField, SimulatedDevice) {
        let (form, device) = FlowForm.shown(on: setting)
        let search = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
        device.turn { form.view.addSubview(search) }
        return (form, search, device)
    }

    @Test("a scroll view that dies under the keyboard is not kept and not missed", arguments: FlowSetting.phone)
    func dies(_ setting: FlowSetting) {
        let (form, search, device) = formWithSearchField(setting)
        let decisions = DecisionRecorder(form.avoidance)
        device.focusAndSettle(on: form.inputs[12])
        weak let scrollView = form.scrollView
        device.focus(on: search)
        device.turnAndSettle { form.releaseScrollView() }
        #expect(scrollView == nil)
        device.turnAndSettle { device.keyboard.changeHeight(to: 400) }
        #expect(decisions.last?.reason == .invalidTarget)
        device.dismissKeyboard()
        #expect(form.view.isFinite && form.keyboardAvoidances.isEmpty)
    }

    @Test("a scroll view with the focus that is taken out is given everything back", arguments: Play.Place.phones)
    func takenOut(_ place: Play.Place) {
        let play = Play(.form(), on: place)(.tap(12))
        let scrollView = play.screen.targetScrollView
        play.app { $0.targetScrollView?.removeFromSuperview() }
        #expect(scrollView?.contentInset == .zero && scrollView?.verticalScrollIndicatorInsets == .zero)
    }

    @Test("a scroll view that is taken out and put back under the keyboard", arguments: FlowSetting.phone)
    func putBack(_ setting: FlowSetting) {
        let (form, search, device) = formWithSearchField(setting)
        device.focusAndSettle(on: search)
        for isThere in [true, false, true] {
            device.turnAndSettle {
                if isThere {
                    form.view.insertSubview(form.scrollView, at: 0)
                } else {
                    form.scrollView.removeFromSuperview()
                }
                form.avoidance?.update()
            }
            #expect(form.scrollView.contentInset.bottom == (isThere ? 302 : 0))
        }
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    /// The end of a screen is nothing to tell.
    @Test("a screen that goes, and one that stops, report no removal", arguments: FlowSetting.phone)
    func noRemoval(_ setting: FlowSetting) {
        var form: FlowForm? = FlowForm()
        let device = setting.device(showing: form ?? UIViewController())
        let decisions = DecisionRecorder(form?.avoidance)
        device.turn { device.window.rootViewController = UIViewController() }
        weak let view = form?.view
        form = nil
        device.settle()
        #expect(view == nil)
        let other = FlowForm()
        device.show(other)
        other.avoidance.map { _ = decisions.record($0) }
        other.stopHandlingKeyboard()
        device.settle()
        #expect(!decisions.reasons.contains(.invalidTarget))
    }

    @Test("a controller without a window does nothing", arguments: FlowSetting.phone)
    func withoutWindow(_ setting: FlowSetting) throws {
        let device = setting.device()
        let subscribers = KeyboardMonitor.shared.numberOfSubscribers
        let form = FlowForm()
        form.loadViewIfNeeded()
        let avoidance = try #require(form.avoidance)
        let writes = device.writes(in: form.view) {
            device.keyboard.isScripted = true
            device.dock(336)
            device.turnAndSettle { avoidance.update() }
        }
        #expect(KeyboardMonitor.shared.numberOfSubscribers == subscribers)
        #expect(!writes.contains { $0.by == .app && $0.view === form.scrollView })
        #expect(!avoidance.isActive && avoidance.lift == 0)
        avoidance.stop()
        #expect(form.keyboardAvoidances.isEmpty)
    }

    @Test(
        "a call before the view is loaded loads it, and one under a standing keyboard is served at once",
        arguments: FlowSetting.everywhere.filter(\.guideTells), [true, false])
    func unusualTimes(_ setting: FlowSetting, isEarly: Bool) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        if isEarly { form.handleKeyboard(scrollView: form.scrollView) }
        #expect(form.isViewLoaded == isEarly)
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        device.focusAndSettle(on: form.inputs[17])
        if !isEarly { device.turn { form.handleKeyboard(scrollView: form.scrollView) } }
        expectVisible(form.inputs[17], of: form, on: device)
    }

    @Test("a scroll view that is in no window is refused", arguments: FlowSetting.phone)
    func stray(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(on: setting)
        let stray = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let decisions = DecisionRecorder()
        device.turn {
            form.stopHandlingKeyboard()
            decisions.record(form.handleKeyboard(scrollView: stray))
        }
        device.focus(on: form.inputs[9])
        #expect(decisions.last?.reason == .invalidTarget && stray.contentInset == .zero)
    }
}
