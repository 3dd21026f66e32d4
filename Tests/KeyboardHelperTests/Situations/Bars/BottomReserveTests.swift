import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// What an app keeps free by hand at the bottom of the screen: for the safe area, a bar or a margin. On an iPhone 16, whose safe
/// area ends at 818 and where the keyboard begins at 516.
@MainActor @Suite struct BottomReserveTests {
    /// The constant of the bar at rest, and where it ends above the keyboard: the safe area is not kept, what is more or less is.
    @Test(
        "S81 a bar that keeps the safe area by its constant stands on the keyboard",
        arguments: FlowSetting.phone,
        [(-34, 516), (-50, 466), (0, 516), (-20, 496)] as [(CGFloat, CGFloat)])
    func s81(_ setting: FlowSetting, _ bar: (constant: CGFloat, end: CGFloat)) {
        let screen = PinnedBarScreen(.view)
        screen.loadViewIfNeeded()
        screen.pin.constant = bar.constant
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        #expect(abs(screen.end(on: device) - bar.end) <= 0.5)
        device.dismissKeyboard()
        expectEqual(screen.pin.constant, bar.constant)
    }

    /// The scroll view adjusts nothing. An own inset of the safe area or more contains that.
    @Test(
        "S82 an inset that keeps the safe area free counts that once", arguments: FlowSetting.phone,
        [(34, 336), (50, 352), (20, 356)] as [(CGFloat, CGFloat)])
    func s82(_ setting: FlowSetting, _ inset: (own: CGFloat, covered: CGFloat)) {
        for call in [AppForm.Call.scrollView, .controller] {
            let form = AppForm(call) { form in
                form.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
                form.scrollView.contentInset.bottom = inset.own
                form.scrollView.verticalScrollIndicatorInsets.bottom = inset.own
            }
            func expectInsets(_ points: CGFloat) {
                #expect(abs(form.scrollView.contentInset.bottom - points) <= 0.5)
                #expect(abs(form.scrollView.verticalScrollIndicatorInsets.bottom - points) <= 0.5)
            }
            form.loadViewIfNeeded()
            let (field, device) = (form.addField(at: 100), form.show(on: setting))
            device.focusAndSettle(on: field)
            expectInsets(inset.covered)
            device.dismissKeyboard()
            expectInsets(inset.own)
        }
    }

    /// A bar of 50 points that the controller vends is on screen with the keyboard and without. The app keeps 84 points for it, 34
    /// of them for the safe area, or nothing.
    @Test(
        "S83 the bar that a controller vends counts once, with a keyboard and without",
        arguments: [84, 0] as [CGFloat],
        FlowSetting.phone)
    func s83(_ inset: CGFloat, _ setting: FlowSetting) {
        let chat = VendingScreen()
        chat.loadViewIfNeeded()
        chat.scrollView.contentInsetAdjustmentBehavior = .never
        chat.scrollView.contentInset.bottom = inset
        let device = setting.device(showing: chat)
        device.turnAndSettle { chat.becomeFirstResponder() }
        if inset == 84 { device.focusAndSettle(on: chat.barField) }
        let covered = 852 - min(device.keyboard.frame.minY, device.minY(of: chat.bar))
        #expect(covered > (inset == 84 ? 336 : 49) && chat.scrollView.contentInset.bottom >= covered - 0.5)
        if inset == 84 { return #expect(chat.scrollView.contentInset.bottom <= covered + 0.5) }
        device.turnAndSettle { chat.resignFirstResponder() }
        expectEqual(chat.scrollView.contentInset.bottom, 0)
    }

    /// A conversation with an inset of this height, under a bar of 44 that is on the keyboard, at 472.
    private func conversation(inset: CGFloat, on place: Play.Place) -> Play {
        var plan = ScreenPlan.form(0, inset: inset, target: .barAndScrollView)
        plan.parts[0].parts = (0..<20).map { _ in Part(kind: .label, gap: 16) }
        (plan.hasBar, plan.constant) = (true, 0)
        return Play(plan, on: place)(.focus(0))
    }

    @Test("S98 the margin above a bar stays", arguments: Play.Place.phones, [0, 8, 12, 16, 76] as [CGFloat])
    func s98(_ place: Play.Place, _ margin: CGFloat) {
        let play = conversation(inset: 44 + margin, on: place)
        expectEqual(play.frame(of: play.screen.bar).minY, 472)
        #expect(abs(play.adjustedInset - (852 - 472 + margin)) < 0.4)
        play(.keyboardHeight(292))
        #expect(abs(play.adjustedInset - (852 - 516 + margin)) < 0.4)
        play.end()
    }

    @Test("S98 an app that makes the room up to the bar itself counts once", arguments: Play.Place.phones)
    func s98Assigned(_ place: Play.Place) {
        #expect(abs(conversation(inset: 852 - 472 - 34, on: place).adjustedInset - 380) < 0.4)
    }
}
