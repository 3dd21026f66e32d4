import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// `handleKeyboard()` around a child whose bar follows a constraint of its own. On an iPhone 16 the keyboard begins at 516.
@MainActor @Suite struct AppWideBarTests {
    private nonisolated static let frames = AppFrame.allCases.map { ($0, false) } + [(.handMade, true)]

    /// A bar of a child that comes later is laid out after the root, whose movement it has to follow nevertheless.
    @Test("a field that is lifted and the bar below it go one way", arguments: frames, FlowSetting.phone)
    func liftedField(_ frame: (kind: AppFrame, comesLater: Bool), _ setting: FlowSetting) {
        let (child, field) = (PinnedBarScreen(.safeArea), UITextField.tall(640))
        child.loadViewIfNeeded()
        child.view.addSubview(field)
        let later = AppContainer(UIViewController())
        let root = frame.comesLater ? later : frame.kind.around(child)
        let device = setting.device(showing: root)
        if frame.comesLater { device.turn { later.add(child) } }
        let rest = (PlaceState(root), device.minY(of: child.bar))
        let tops = device.tops(of: field) { device.focus(on: field) }
        #expect(tops.goOneWay && device.minY(of: field) == 462, "\(tops)")
        device.dismissKeyboard()
        // Above tabs the bar of a lifted root is higher than a low keyboard needs it.
        for (top, action) in [
            (458, { device.focus(on: field) }), (394, { device.keyboard.changeHeight(to: 400) }),
            (502, { device.keyboard.changeHeight(to: 292) }), (rest.1, { device.keyboard.dismiss() }),
        ] as [(CGFloat, () -> Void)] where frame.kind != .tabs || top != 502 {
            let tops = device.tops(of: child.bar, during: action)
            #expect(tops.goOneWay && device.minY(of: child.bar) == top, "\(tops)")
        }
        #expect(child.decisions.all.map(\.phase).contains(.willShow) && PlaceState(root) == rest.0)
    }

    /// The bar is 44 high and goes up to 472. One field ends 30 above the keyboard, and another one is covered.
    @Test(
        "S102 the window lifts a field above the bar of its page", arguments: Play.Place.phones,
        [(442, 486), (532, 576), (300, 344)] as [(CGFloat, CGFloat)])
    func aboveTheBar(_ place: Play.Place, _ field: (top: CGFloat, end: CGFloat)) {
        var plan = ScreenPlan.form(1, gap: field.top, target: .bottomConstraint, scrolls: false)
        (plan.hasBar, plan.constant) = (true, 0)
        for stay in [.root, .navigation(largeTitle: false)] as [World.Stay] {
            let play = Play(plan, in: stay, on: place, windowServes: true)(.focus(0))
            #expect(abs(play.end - min(field.end, 462)) < 0.4)
            #expect(abs(play.frame(of: play.screen.bar).minY - 472) < 0.4)
            play(.keyboardHeight(292))
            #expect(play.end <= 506.4 && abs(play.frame(of: play.screen.bar).minY - 516) < 0.4)
            play.end()
        }
    }

    @Test("the bar stays on the keyboard while what is around it is lifted", arguments: FlowSetting.phone)
    func liftedRoot(_ setting: FlowSetting) {
        let (child, inputs) = (PinnedBarScreen(.safeArea), [UITextField.tall(200), .tall(640)])
        child.loadViewIfNeeded()
        inputs.forEach(child.view.addSubview)
        let root = AppContainer(child)
        let device = setting.device(showing: root)
        let writes = device.writes(in: root.view) { device.focusAndSettle(on: child.field) }
        #expect(!writes.contains { $0.view === root.view || $0.view === child.view && $0.property == "center" })
        for input in inputs + inputs {
            let tops = device.tops(of: child.bar) { device.focus(on: input) }
            #expect(tops.allSatisfy { abs($0 - 458) < 0.001 }, "\(tops)")
        }
        // Given back at once, and the bar with it.
        device.turn { root.stopHandlingKeyboard() }
        #expect(root.view.frame.minY == 0 && device.minY(of: child.bar) == 458)
    }

    @Test("a list above the bar scrolls, and nothing is lifted", arguments: FlowSetting.phone)
    func list(_ setting: FlowSetting) {
        let (child, list, field) = (PinnedBarScreen(.safeArea), UIScrollView(), UITextField.tall(560))
        list.contentSize = CGSize(width: 300, height: 1500)
        list.addSubview(field)
        child.loadViewIfNeeded()
        child.view.addAcross(list, from: child.view.topAnchor, to: child.bar.topAnchor)
        let root = AppContainer(child)
        let device = setting.device(showing: root)
        var tops: [CGFloat] = []
        let writes = device.writes(in: root.view) { tops = device.tops(of: field) { device.focus(on: field) } }
        #expect(!writes.contains { $0.view === root.view } && tops.goOneWay, "\(tops)")
        #expect(device.minY(of: child.bar) == 458 && device.maxY(of: field) == 458)
    }
}
