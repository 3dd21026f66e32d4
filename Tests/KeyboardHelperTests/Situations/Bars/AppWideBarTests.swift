import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// `handleKeyboard()` around a child whose bar follows a constraint of its own. On an iPhone 16 the keyboard begins at 516.
@MainActor @Suite struct AppWideBarTests {
    private let child = PinnedBarScreen(.safeArea)
    private let field = UITextField.tall(640)

    private func addField() {
        child.loadViewIfNeeded()
        child.view.addSubview(field)
    }

    @Test("a field that is lifted and the bar below it go one way", arguments: AppFrame.allCases, FlowSetting.phone)
    func liftedField(_ frame: AppFrame, _ setting: FlowSetting) {
        addField()
        let device = setting.device(showing: frame.around(child))
        for (view, top) in [(field, 462), (child.bar, 458)] as [(UIView, CGFloat)] {
            let up = device.tops(of: view) { device.focus(on: field) }
            #expect(up.goOneWay && device.minY(of: view) == top, "\(up)")
            let down = device.tops(of: view) { device.keyboard.dismiss() }
            #expect(down.goOneWay, "\(down)")
        }
    }

    /// The raised bar leaves the list less room, and only then can be told how far that must scroll.
    @Test(
        "a list above the bar scrolls, and nothing is lifted, also if it comes later",
        arguments: AppFrame.allCases.map { ($0, false) } + [(.handMade, true)], FlowSetting.phone)
    func list(_ frame: (kind: AppFrame, comesLater: Bool), _ setting: FlowSetting) {
        let (list, field) = (UIScrollView(), UITextField.tall(560))
        child.loadViewIfNeeded()
        list.contentSize = CGSize(width: 300, height: 1500)
        list.addSubview(field)
        child.view.addAcross(list, from: child.view.topAnchor, to: child.bar.topAnchor)
        let root = frame.comesLater ? AppContainer(UIViewController()) : frame.kind.around(child)
        let device = setting.device(showing: root)
        if frame.comesLater { device.turn { (root as? AppContainer)?.add(child) } }
        let rest = PlaceState(root)
        var tops: [CGFloat] = []
        let writes = device.writes(in: root.view) { tops = device.tops(of: field) { device.focus(on: field) } }
        #expect(!writes.contains { $0.view === root.view } && tops.goOneWay, "\(tops)")
        #expect(device.minY(of: child.bar) == 458 && device.maxY(of: field) == 458)
        device.dismissKeyboard()
        #expect(PlaceState(root) == rest)
    }

    /// It is laid out after the root, whose movement it has to follow nevertheless.
    @Test("the bar of a child that comes later follows every height", arguments: FlowSetting.phone)
    func everyHeight(_ setting: FlowSetting) {
        addField()
        let root = AppContainer(UIViewController())
        let device = setting.device(showing: root)
        let rest = PlaceState(root)
        device.turn { root.add(child) }
        for (top, action) in [
            (458, { device.focus(on: field) }), (394, { device.keyboard.changeHeight(to: 400) }),
            (502, { device.keyboard.changeHeight(to: 292) }), (760, { device.keyboard.dismiss() }),
        ] as [(CGFloat, () -> Void)] {
            let tops = device.tops(of: child.bar, during: action)
            #expect(tops.goOneWay && device.minY(of: child.bar) == top, "\(tops)")
        }
        #expect(child.decisions.all.map(\.phase).contains(.willShow))
        device.turn {
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(PlaceState(root) == rest)
    }

    @Test("the bar stays on the keyboard while what is around it is lifted", arguments: FlowSetting.phone)
    func liftedRoot(_ setting: FlowSetting) {
        addField()
        let (high, other, root) = (UITextField.tall(200), UITextField.tall(100), AppContainer(UIViewController()))
        child.view.addSubview(high)
        let device = setting.device(showing: root)
        device.turn { root.view.addSubview(other) }
        device.focusAndSettle(on: other)
        // It comes under the standing keyboard.
        device.act { root.add(child) }
        for input in [high, field, high, field] {
            let tops = device.tops(of: child.bar) { device.focus(on: input) }
            #expect(tops.allSatisfy { abs($0 - 458) < 0.001 }, "\(tops)")
        }
        // Given back at once, and the bar with it.
        device.turn { root.stopHandlingKeyboard() }
        #expect(root.view.frame.minY == 0 && device.minY(of: child.bar) == 458)
    }

    // MARK: The window has a call, and a screen in it one for its bar alone

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
}
