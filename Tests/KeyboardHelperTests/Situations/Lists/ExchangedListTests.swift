import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A controller shows one of two lists at a time, and each has had a call. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct ExchangedListTests {
    @Test("S70 a field below lists that are exchanged is visible", arguments: Play.Place.phones, [true, false])
    func s70(_ place: Play.Place, _ keepsList: Bool) {
        var plan = ScreenPlan.form(0)
        let list = Part(kind: .scrollView, gap: 0, height: 659, parts: [Part(kind: .label, gap: 1_100)])
        (plan.parts, plan.otherList) = ([list, Part(gap: 41)], [list])
        let play = Play(plan, on: place)(.exchange(keeps: keepsList), .focus(0))
        #expect(abs(play.end - 506) <= 0.5)
        play.end()
        #expect(play.input(0).minY == 700)
    }

    @Test(
        "S70 a call whose target is gone ends, by itself or by the app",
        arguments: FlowSetting.phoneInTurns, [true, false])
    func gone(_ setting: FlowSetting, _ stops: Bool) {
        let screen = MadeScreen()
        let device = setting.device(showing: screen)
        var reasons: [KeyboardDecision.Reason] = []
        for _ in 0..<(stops ? 1 : 20) {
            device.app {
                let toast = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 50))
                screen.view.addSubview(toast)
                screen.handleKeyboard(containerView: toast).onDecision = { [weak screen] decision in
                    reasons.append(decision.reason)
                    if stops, decision.reason == .invalidTarget { screen?.stopHandlingKeyboard() }
                }
                toast.removeFromSuperview()
            }
        }
        device.app { screen.view.setNeedsLayout() }
        #expect(reasons.contains(.invalidTarget) || !stops)
        #expect(screen.keyboardAvoidances.count <= (stops ? 0 : 1))
    }
}
