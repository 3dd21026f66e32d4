import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// The app brings up a panel, a bar or a sheet by itself, a moment after the keyboard was announced. On an iPhone 16, where the
/// keyboard begins at 516.
@MainActor @Suite struct MovedByTheAppTests {
    // MARK: Panels and sheets

    /// A panel from 610 to 830 with a field from 620 to 660. It goes up to 246 a tenth of a second after the field got the focus.
    @Test("S75 a panel that moves itself is not above the window", arguments: FlowSetting.phone, [true, false])
    func s75(_ setting: FlowSetting, _ isAnimated: Bool) {
        let (panel, field) = (UIView.white(CGRect(x: 0, y: 610, width: 393, height: 220)), UITextField.at(10))
        panel.addSubview(field)
        let screen = MadeScreen { $0.view.addSubview(panel) }
        let device = setting.windowDevice(showing: screen)
        device.focus(on: field, after: 0.1, isAnimated: isAnimated) { panel.frame.origin.y = 246 }
        #expect(screen.view.frame.minY == 0 && abs(device.minY(of: panel) - 246) <= 0.5)
        device.dismissKeyboard()
        expectEqual(screen.view.frame.minY, 0)
    }

    /// A sheet of the app's from 452 on; when the keyboard comes it goes up to 152, and all of its form of 300 points fits above.
    @Test("S78 what a sheet that grows has room for is not scrolled", arguments: FlowSetting.phone, [0, 0.1])
    func s78(_ setting: FlowSetting, _ delay: Double) {
        let sheet = UIScrollView(frame: CGRect(x: 0, y: 452, width: 393, height: 400))
        sheet.contentSize = CGSize(width: 393, height: 300)
        let (field, device) = (UITextField.at(240), setting.device(showing: screen(sheet, in: sheet)))
        sheet.addSubview(field)
        device.focus(on: field, after: delay) { sheet.frame = CGRect(x: 0, y: 152, width: 393, height: 700) }
        #expect(sheet.contentOffset == .zero && device.maxY(of: field) <= 506.5)
    }

    /// A panel from 200 on with a form in it, whose field is from 640 to 684 on the screen.
    @Test(
        "S95 a form in a panel that goes up is scrolled by what is missing then",
        arguments: [(0, true), (0.1, true), (0.1, false), (0.3, true)] as [(TimeInterval, Bool)], FlowSetting.phone)
    func s95(_ move: (delay: TimeInterval, isAnimated: Bool), _ setting: FlowSetting) {
        let panel = UIView.white(CGRect(x: 0, y: 200, width: 393, height: 652))
        let (scrollView, field) = (UIScrollView(frame: panel.bounds), UITextField.tall(440))
        scrollView.contentSize = CGSize(width: 393, height: 1200)
        scrollView.addSubview(field)
        panel.addSubview(scrollView)
        let device = setting.device(showing: screen(panel, in: scrollView))
        for _ in 0..<2 {
            device.focus(on: field, after: move.delay, isAnimated: move.isAnimated) { panel.frame.origin.y = 80 }
            #expect(device.maxY(of: field) == 506 && scrollView.contentOffset.y == 58)
            device.keyboard.dismiss()
            device.turnAndSettle { UIView.animate(withDuration: 0.25) { panel.frame.origin.y = 200 } }
            expectEqual(scrollView.contentInset, .zero)
            device.turn { scrollView.contentOffset = .zero }
        }
    }

    private func screen(_ panel: UIView, in scrollView: UIScrollView) -> MadeScreen {
        scrollView.contentInsetAdjustmentBehavior = .never
        return MadeScreen {
            $0.view.addSubview(panel)
            $0.handleKeyboard(scrollView: scrollView)
        }
    }

    // MARK: Bars

    @Test(
        "S76 a bar that the app raises a turn later ends at the keyboard", arguments: FlowSetting.phone,
        [(0, false), (0.05, false), (0.05, true)] as [(TimeInterval, Bool)])
    func s76(_ setting: FlowSetting, _ move: (delay: TimeInterval, byConstraint: Bool)) {
        expectRaised(height: 66, margin: 16, after: move.delay, byConstraint: move.byConstraint, setting)
    }

    @Test(
        "S95 a bar that goes up by itself ends at the keyboard, however little is below its field",
        arguments: WholeMatrix.pairs([0, 0.02, 0.05, 0.1, 0.3], [4, 6, 0, 8]), FlowSetting.phone)
    func s95Bar(_ move: (delay: TimeInterval, margin: CGFloat), _ setting: FlowSetting) {
        expectRaised(height: 52, margin: move.margin, after: move.delay, setting)
    }

    /// A bar in front of a form, with a field that ends `margin` above its end, goes up to the keyboard and back.
    private func expectRaised(
        height: CGFloat, margin: CGFloat, after delay: TimeInterval, byConstraint: Bool = false, _ setting: FlowSetting
    ) {
        for call in AppForm.Call.allCases {
            let bar = UIView.white(CGRect(x: 0, y: 852 - height, width: 393, height: height))
            let field = UITextField.tall(height - margin - 44)
            bar.addSubview(field)
            var pin: NSLayoutConstraint?
            let form = AppForm(call) { form in
                if byConstraint { pin = form.view.addBar(bar, height: height) } else { form.view.addSubview(bar) }
            }
            func move(to end: CGFloat) {
                guard let pin else {
                    bar.frame.origin.y = end - height
                    return
                }
                pin.constant = end - 852
                form.view.layoutIfNeeded()
            }
            let device = form.show(on: setting)
            device.focus(on: field, after: delay) { move(to: 516) }
            #expect(form.view.frame.minY == 0 && abs(device.maxY(of: bar) - 516) <= 0.5, "\(call)")
            device.keyboard.dismiss()
            device.turnAndSettle { UIView.animate(withDuration: 0.25) { move(to: 852) } }
            #expect(form.view.frame.minY == 0 && form.scrollView.contentInset == .zero, "\(call)")
        }
    }

    /// The call comes while the bar's field has the focus.
    @Test(
        "S77 a bar whose call comes late stands on the keyboard, and the screen comes down",
        arguments: Play.Place.phones, [false, true])
    func s77(_ place: Play.Place, _ pauses: Bool) {
        var plan = ScreenPlan.form(0, target: .none, scrolls: false)
        (plan.hasBar, plan.constant) = (true, 0)
        let play = Play(plan, on: place, windowServes: true)
        if pauses { play.app { $0.handleKeyboard(bottomConstraint: $0.pin) } }
        play(.focus(0))
        for isEnabled in [false, true] where pauses {
            play.app { $0.keyboardAvoidances.first?.isEnabled = isEnabled }
        }
        #expect(play.end <= 516)
        if !pauses { play.app { $0.handleKeyboard(bottomConstraint: $0.pin) } }
        #expect(abs(play.frame(of: play.screen.bar).maxY - 516) <= 0.5 && play.lift == 0)
        play.device.dismissKeyboard()
        #expect(play.lift == 0 && play.screen.pin.constant == 0)
    }

    // MARK: Insets and safe areas

    /// The bar begins at 464, which is 388 above the end of the list; the app's 52 stand for that.
    @Test("a bar that grows, and an inset with it, leave no gap under the list", arguments: Play.Place.phones)
    func inset(_ place: Play.Place) {
        var plan = ScreenPlan.form(40, inset: 52, target: .barAndScrollView)
        (plan.hasBar, plan.constant) = (true, -8)
        let play = Play(plan, on: place)(.focus(40))
        #expect(abs(play.adjustedInset - 388) <= 1)
        play.app { screen in
            screen.targetScrollView?.contentInset.bottom += 20
            screen.bar.constraints.first { $0.firstAttribute == .height }?.constant += 20
            screen.view.setNeedsLayout()
        }
        #expect(abs(play.adjustedInset - 408) <= 1)
        play.device.dismissKeyboard()
        expectEqual(play.inset, 72)
    }

    /// The keyboard covers 336, and the content ends 2 points too early for the field's spacing.
    @Test(
        "a drop-in whose safe area changes keeps its end reachable", arguments: Play.Place.phones,
        [(90, 0), (0, 90)] as [(CGFloat, CGFloat)])
    func dropIn(_ place: Play.Place, _ safeArea: (before: CGFloat, after: CGFloat)) {
        var plan = ScreenPlan.form(1, gap: 1000, target: .dropIn, scrolls: false)
        plan.safeArea = safeArea.before
        let play = Play(plan, on: place)(.focus(0))
        for _ in 0..<2 {
            let inset = (play.screen.dropInView as? UIScrollView)?.adjustedContentInset.bottom ?? 0
            #expect(abs(inset - 338) <= 1 && play.end <= 516.5)
            play(.safeArea(safeArea.after))
        }
        play.end()
    }
}
