import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// An inner container, or the root view. On an iPhone 16: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on.
@MainActor @Suite struct ContainerTests {
    /// A visible input demands no movement, up or down, and a hidden one just what shows it. What is behind a root view would
    /// show below it, also above a lower keyboard.
    @Test(
        "S44 the least that shows the focus is lifted, nothing lowered, and nothing shows below a root view",
        arguments: [false, true], FlowSetting.phone)
    func least(_ isRoot: Bool, _ setting: FlowSetting) {
        let tops: [CGFloat] = [462, 463, 700, 100, 30, 474, 808]
        let screen = ContainerScreen(fieldsAt: tops, container: isRoot ? nil : UIView())
        let device = setting.device(showing: screen)
        let rest = PlaceState(screen)
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 0 && screen.decisions.last?.reason == .alreadyVisible)
        for (index, lift) in [
            (1, 1), (2, 238), (0, 238), (3, 41), (2, 238), (4, 0), (5, 12), (4, 0), (6, isRoot ? 336 : 346),
        ] as [(Int, CGFloat)] {
            device.focusAndSettle(on: screen.inputs[index])
            #expect(device.minY(of: screen.container) == -lift && screen.view.safeAreaInsets.bottom == 34, "\(index)")
        }
        device.changeHeightAndSettle(to: 292)
        expectEqual(screen.lift, isRoot ? 292 : 346)
        device.dismissKeyboard()
        expectEqual(PlaceState(screen), rest)
    }

    @Test("a container that has no window is refused", arguments: Play.Place.phones)
    func refused(_ place: Play.Place) {
        var plan = ScreenPlan.form(10, target: .container)
        plan.hasBar = true
        let play = Play(plan, on: place)(.focus(9))
        let container = play.screen.nodes[0].view
        play.app { screen in
            screen.barField.becomeFirstResponder()
            container.removeFromSuperview()
        }
        #expect(play.reason == .invalidTarget && container.frame.minY == 0)
        play.app { $0.view.addSubview(container) }(.focus(9))
        expectEqual(play.end, 506)
        play.end()
    }

    // MARK: Root views

    @Test("the safe area of a lifted root view oscillates nowhere", arguments: FlowSetting.phone)
    func oscillation(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [700])
        let device = setting.device(showing: screen)
        device.turn { screen.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3.3, right: 4) }
        let writes = device.writes(in: screen.view) {
            device.focusAndSettle(on: screen.inputs[0])
            #expect(abs(screen.view.safeAreaInsets.bottom - 37.3) < 0.001)
            device.dismissKeyboard()
        }
        expectEqual(writes.count { $0.property == "additionalSafeAreaInsets" }, 2)
        #expect(writes.count { $0.property == "center" && $0.view === screen.view } == 2)
    }

    /// Fields from 130 and 700 on.
    @Test("a navigation bar may go and come while it is lifted", arguments: Play.Place.phones)
    func navigationBar(_ place: Play.Place) {
        var plan = ScreenPlan.form(0, target: .root, scrolls: false)
        plan.parts = [Part(gap: 130), Part(gap: 526)]
        let play = Play(plan, in: .navigation(largeTitle: false), on: place)(.focus(1))
        expectEqual(play.lift, 238)
        play.app { $0.navigationController?.setNavigationBarHidden(true, animated: false) }
        #expect(play.lift == 238 && play.screen.view.safeAreaInsets.top == 59)
        // Hidden by the lift: down to where the bar is not any more.
        play(.focus(0))
        expectEqual(play.lift, 71)
        play.app { $0.navigationController?.setNavigationBarHidden(false, animated: false) }
        #expect(play.input(0).minY >= 103)
        play.end()
    }
}
