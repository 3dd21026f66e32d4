import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// What stands on the keyboard in front of a form of fields that are 60 apart: other bars than one button.
///
/// On an iPhone 16, where the keyboard begins at 516. All by frames.
@MainActor @Suite struct CoverFromBelowTests {
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let fields: [UITextField] = (0..<16).map { .at(20 + 60 * CGFloat($0)) }

    /// Shows a form with `views` in front of it, and gives the eighth field the focus: it is from 440 to 480 at rest.
    private func show(_ setting: FlowSetting, focus: Bool = true, _ views: [UIView] = []) -> (
        MadeScreen, SimulatedDevice
    ) {
        scrollView.contentSize = CGSize(width: 300, height: 1000)
        scrollView.contentInsetAdjustmentBehavior = .never
        fields.forEach(scrollView.addSubview)
        let screen = MadeScreen { screen in
            for view in [scrollView] + views { screen.view.addSubview(view) }
            screen.handleKeyboard(scrollView: scrollView)
        }
        let device = setting.device(showing: screen)
        if focus { device.focusAndSettle(on: fields[7]) }
        return (screen, device)
    }

    private func expectEnd(_ end: CGFloat, inset: CGFloat, on device: SimulatedDevice) {
        #expect(abs(device.maxY(of: fields[7]) - end) <= 0.5 && abs(scrollView.contentInset.bottom - inset) <= 0.5)
    }

    private static func view(
        _ y: CGFloat, _ height: CGFloat, x: CGFloat = 0, width: CGFloat = 393, _ color: UIColor? = .white,
        isHidden: Bool = false, alpha: CGFloat = 1, _ views: UIView...
    ) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        (view.backgroundColor, view.isHidden, view.alpha) = (color, isHidden, alpha)
        views.forEach(view.addSubview)
        return view
    }

    private static func translucent() -> UIView {
        let effect = UIVisualEffectView(effect: nil)
        effect.frame = CGRect(x: 0, y: 456, width: 393, height: 60)
        return effect
    }

    private static func button(_ x: CGFloat) -> UIView { UIButton(frame: CGRect(x: x, y: 444, width: 56, height: 56)) }

    struct Cover: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let points: CGFloat
        let views: @MainActor @Sendable () -> [UIView]

        init(_ name: String, _ points: CGFloat, _ views: @escaping @MainActor @Sendable () -> [UIView]) {
            (testDescription, self.points, self.views) = (name, points, views)
        }
    }

    private nonisolated static let covers = [
        Cover("a bar on the keyboard", 60) { [view(456, 60)] },
        Cover("20 above it", 72) { [view(444, 52)] },
        Cover("down to the edge of the screen", 60) { [view(456, 396)] },
        Cover("one on the other", 110) { [view(466, 50), view(406, 60)] },
        Cover("in any order", 110) { [view(406, 60), view(466, 50)] },
        Cover("in a clear container", 60) { [view(0, 852, nil, view(456, 60))] },
        Cover("translucent", 60) { [translucent()] },
        Cover("a round button that crosses the field", 72) { [button(200)] },
        Cover("a round button beside the field", 0) { [button(320)] },
        Cover("hidden", 0) { [view(456, 60, isHidden: true)] },
        Cover("transparent", 0) { [view(456, 60, alpha: 0)] },
        Cover("an empty container", 0) { [view(0, 852, nil)] },
        Cover("it draws nothing", 0) { [view(456, 60, nil)] },
        Cover("it is clear", 0) { [view(456, 60, .clear)] },
        Cover("beside the field", 0) { [view(456, 60, x: 240, width: 150)] },
        Cover("farther above the keyboard than it is high", 0) { [view(486, 10)] },
        Cover("farther above the keyboard than 20 points", 0) { [view(436, 40)] },
        Cover("all over it", 0) { [view(0, 852)] },
    ]

    /// The points above the keyboard that are covered for the field, which ends at 480 without them. The inset goes down to 852.
    @Test("what is in front counts, if it hides the field", arguments: covers, FlowSetting.phone)
    func inFront(_ cover: Cover, _ setting: FlowSetting) {
        let (_, device) = show(setting, cover.views())
        expectEnd(min(480, 506 - cover.points), inset: 336 + cover.points, on: device)
    }

    @Test("what is behind, or moves along, does not count", arguments: FlowSetting.phone)
    func behind(_ setting: FlowSetting) {
        let (screen, device) = show(setting, focus: false)
        screen.view.insertSubview(Self.view(456, 60), at: 0)
        scrollView.addSubview(Self.view(456, 60, x: 100))
        device.focusAndSettle(on: fields[7])
        expectEnd(480, inset: 336, on: device)
    }

    @Test(
        "without a focus inside, only what is wide ends the range", arguments: FlowSetting.phone,
        [(393, 396), (100, 336)] as [(CGFloat, CGFloat)])
    func range(_ setting: FlowSetting, _ bar: (width: CGFloat, inset: CGFloat)) {
        let other = UITextField.at(100)
        let (screen, device) = show(setting, focus: false, [Self.view(456, 60, width: bar.width)])
        screen.view.addSubview(other)
        device.focusAndSettle(on: other)
        expectEqual(scrollView.contentInset.bottom, bar.inset)
    }

    @Test("a bar that grows or hides takes the focus along", arguments: FlowSetting.phone)
    func changes(_ setting: FlowSetting) {
        let bar = Self.view(456, 60)
        let (screen, device) = show(setting, [bar])
        device.turnAndSettle {
            bar.frame = CGRect(x: 0, y: 416, width: 393, height: 100)
            screen.view.setNeedsLayout()
        }
        expectEnd(406, inset: 436, on: device)
        device.turn { bar.isHidden = true }
        device.focusAndSettle(on: fields[8])
        expectEqual(scrollView.contentInset.bottom, 336)
    }

    // MARK: What comes while the keyboard rests: no call and no guide keeps it on that

    /// A form whose field 6 ends at 506, 10 above the keyboard.
    private static func form(_ target: ScreenPlan.Target) -> ScreenPlan {
        let scrolls = ![.container, .root].contains(target)
        return .form(scrolls ? 20 : 8, gap: (scrolls ? 139 : 198) / 7, target: target, scrolls: scrolls)
    }

    @Test(
        "S96 a spinner's box in the middle moves nothing", arguments: Play.Place.phones,
        [.scrollView, .automatic, .window, .container, .root, .dropIn] as [ScreenPlan.Target])
    func box(_ place: Play.Place, _ target: ScreenPlan.Target) {
        for side in [150, 160, 200] as [CGFloat] {
            let play = Play(Self.form(target), on: place)(.tap(6))
            let (rest, over) = ([play.end, play.inset], UIView(frame: play.device.window.bounds))
            let box = UIView(frame: CGRect(x: 116, y: 506 - side, width: side, height: side))
            box.backgroundColor = .black
            over.addSubview(box)
            func expectRest() { #expect(play.end == rest[0] && (play.inset == rest[1] || rest[1].isNaN), "\(side)") }
            for host in [play.screen.view, play.device.window] {
                play.app { _ in host?.addSubview(over) }
                expectRest()
                play(.type(1))
                expectRest()
                play.app { _ in over.removeFromSuperview() }
                expectRest()
            }
            play.end()
        }
    }

    /// A conversation under a bar of 44 that stands on the keyboard, at 472. Four names of 50 stand on that.
    @Test("S97 mentions above a chat's bar push no message up", arguments: Play.Place.phones, [true, false])
    func mentions(_ place: Play.Place, _ keepsEnd: Bool) {
        var plan = ScreenPlan.form(0, target: .barAndScrollView)
        plan.parts[0].parts = (0..<20).map { _ in Part(kind: .label, gap: 16) }
        (plan.hasBar, plan.constant, plan.parts[0].inset) = (true, 0, 52)
        plan.options.keepsEndVisible = keepsEnd
        let play = Play(plan, on: place)(.focus(0))
        let (offset, inset, top) = (play.offset, play.inset, play.frame(of: play.screen.bar).minY)
        let names = UIView()
        names.backgroundColor = .white
        for rows in [4, 3, 2, 1] as [CGFloat] {
            play.app { screen in
                names.frame = CGRect(x: 0, y: top - 50 * rows, width: 393, height: 50 * rows)
                screen.view.addSubview(names)
            }
            play(.type(1))
            #expect(play.offset == offset && play.inset == inset)
        }
        play.app { _ in names.removeFromSuperview() }.end()
    }
}
