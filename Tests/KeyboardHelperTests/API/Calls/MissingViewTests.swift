import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite struct MissingViewTests {
    /// A form with a field beside the scroll view, so that the keyboard can stay when that goes.
    private final class FormWithSearchField: FlowForm {
        let search = FlowForm.field()

        override func viewDidLoad() {
            super.viewDidLoad()
            search.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
            view.addSubview(search)
        }
    }

    @Test(arguments: FlowSetting.phone)
    func scrollViewThatDiesUnderTheKeyboardIsNotKeptAndNotMissed(_ setting: FlowSetting) {
        let form = FormWithSearchField()
        let device = setting.device(showing: form)
        let decisions = DecisionRecorder(form.avoidance)
        device.focusAndSettle(on: form.inputs[12])
        weak let scrollView = form.scrollView
        device.focus(on: form.search)
        device.turn { form.releaseScrollView() }
        device.settle()
        #expect(scrollView == nil)
        device.keyboard.changeHeight(to: 400)
        device.settle()
        #expect(decisions.last?.reason == .invalidTarget)
        device.keyboard.dismiss()
        device.settle()
        #expect(form.view.isFinite)
        #expect(form.keyboardAvoidances.isEmpty)
    }

    @Test(arguments: FlowSetting.phone)
    func scrollViewWithTheFocusThatIsTakenOutIsGivenEverythingBack(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[12])
        device.turn { form.scrollView.removeFromSuperview() }
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
        #expect(form.scrollView.verticalScrollIndicatorInsets == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func scrollViewThatIsTakenOutAndPutBackUnderTheKeyboard(_ setting: FlowSetting) {
        let form = FormWithSearchField()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.search)
        #expect(form.scrollView.contentInset.bottom == 302)
        device.turn {
            form.scrollView.removeFromSuperview()
            form.avoidance?.update()
        }
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
        device.turn {
            form.view.insertSubview(form.scrollView, at: 0)
            form.avoidance?.update()
        }
        device.settle()
        #expect(form.scrollView.contentInset.bottom == 302)
        device.keyboard.dismiss()
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
    }

    /// The end of a screen is nothing to tell.
    @Test(arguments: FlowSetting.phone)
    func screenThatGoesAndOneThatStopsReportNoRemoval(_ setting: FlowSetting) {
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

    @Test(arguments: FlowSetting.phone)
    func controllerWithoutAWindowDoesNothing(_ setting: FlowSetting) throws {
        let device = setting.device()
        let subscribers = KeyboardMonitor.shared.numberOfSubscribers
        let form = FlowForm()
        form.loadViewIfNeeded()
        let avoidance = try #require(form.avoidance)
        let writes = device.writes(in: form.view) {
            device.keyboard.isScripted = true
            device.keyboard.post(.willShow, begin: nil, end: CGRect(x: 0, y: 516, width: 393, height: 336))
            device.turn { avoidance.update() }
            device.settle()
        }
        #expect(KeyboardMonitor.shared.numberOfSubscribers == subscribers)
        #expect(!writes.contains { $0.by == .app && $0.view === form.scrollView })
        #expect(!avoidance.isActive)
        #expect(avoidance.lift == 0)
        avoidance.stop()
        #expect(form.keyboardAvoidances.isEmpty)
    }

    @Test(arguments: FlowSetting.phone)
    func callBeforeTheViewIsLoadedLoadsItAndServesItLater(_ setting: FlowSetting) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        form.handleKeyboard(scrollView: form.scrollView)
        #expect(form.isViewLoaded)
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[12])
        expectVisible(form.inputs[12], of: form, on: device)
    }

    @Test(arguments: FlowSetting.everywhere.filter(\.guideTells))
    func callUnderAStandingKeyboardIsServedAtOnce(_ setting: FlowSetting) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        device.focusAndSettle(on: form.inputs[17])
        device.turn { form.handleKeyboard(scrollView: form.scrollView) }
        expectVisible(form.inputs[17], of: form, on: device)
    }

    @Test(arguments: FlowSetting.phone)
    func scrollViewThatIsInNoWindowIsRefused(_ setting: FlowSetting) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        let device = setting.device(showing: form)
        let stray = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let decisions = DecisionRecorder()
        device.turn { decisions.record(form.handleKeyboard(scrollView: stray)) }
        device.focus(on: form.inputs[9])
        #expect(decisions.last?.reason == .invalidTarget)
        #expect(stray.contentInset == .zero)
    }

    /// Ends avoidances from within its own layout.
    private final class EndingScrollView: UIScrollView {
        var onLayout: (() -> Void)?

        override func layoutSubviews() {
            super.layoutSubviews()
            onLayout?()
        }
    }

    @Test(arguments: FlowSetting.phone)
    func layoutOfTheAppMayEndTheAvoidanceThatAskedForIt(_ setting: FlowSetting) {
        let screen = UIViewController()
        let scrollView = EndingScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 393, height: 1500)
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 44))
        scrollView.addSubview(field)
        screen.view.addSubview(UIView())
        // What listens to the layout is then before the scroll view.
        let avoidance = KeyboardAvoidance.start(
            Call(.scrollView(scrollView), of: screen, KeyboardAvoidance.Options()), host: screen.view)
        screen.view.addSubview(scrollView)
        let device = setting.device(showing: screen)
        device.keyboard.isScripted = true
        device.focus(field)
        device.turn {
            scrollView.onLayout = { [unowned scrollView] in
                scrollView.onLayout = nil
                avoidance.stop()
            }
            device.keyboard.post(.willShow, begin: nil, end: CGRect(x: 0, y: 516, width: 393, height: 336))
            scrollView.setNeedsLayout()
        }
        device.settle()
        #expect(!avoidance.isActive)
        #expect(scrollView.contentInset == .zero)
        #expect(scrollView.contentOffset.y <= 0)
    }
}
