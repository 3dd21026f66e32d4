import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// Screens that are pushed and popped under the keyboard.
@MainActor @Suite struct NavigationTests {
    @Test("S37 of two screens only the one on screen reacts", arguments: ScreenPlan.Target.calls, Play.Place.phones)
    func s37(_ target: ScreenPlan.Target, _ place: Play.Place) {
        let play = Play(.form(10, target: target, scrolls: false), in: .navigation(largeTitle: false), on: place)
        let subscribers = KeyboardMonitor.shared.numberOfSubscribers
        let (below, rest) = (play.screen, PlaceState(play.screen).own)
        play(.tap(9), .push)
        let told = below.told.map(\.covered)
        let writes = play.device.writes(in: below.view) { play(.focus(0), .keyboardHeight(400), .dismiss, .tap(0)) }
        #expect(writes.isEmpty && below.told.map(\.covered) == told && PlaceState(below).own == rest)
        expectEqual(KeyboardMonitor.shared.numberOfSubscribers, subscribers)
        play(.pop, .tap(9)).end()
    }

    @Test(
        "S38 a swipe back gives everything back, if it is not cancelled", arguments: ScreenPlan.Target.calls,
        Play.Place.phones)
    func s38(_ target: ScreenPlan.Target, _ place: Play.Place) {
        let play = Play(.form(10, target: target, scrolls: false), in: .pushed, on: place)
        let rest = PlaceState(play.screen).own
        play(.tap(9))
        let avoided = PlaceState(play.screen).own
        play(.beginPop, .cancelPop)
        #expect(play.screen.inputs[9].isFirstResponder && PlaceState(play.screen).own == avoided)
        play(.beginPop, .finishPop)
        expectEqual(PlaceState(play.screen).own, rest)
    }

    /// The keyboard says nothing of leaving.
    @Test(
        "S38 leaving a screen gives everything back at once",
        arguments: [.automatic, .scrollView, .container, .root, .window] as [ScreenPlan.Target], Play.Place.phones)
    func s38AtOnce(_ target: ScreenPlan.Target, _ place: Play.Place) {
        let play = Play(.form(10, target: target, scrolls: false), in: .pushed, on: place)
        let (screen, rest) = (play.screen, PlaceState(play.screen).own)
        play(.tap(9))
        play.device.keyboard.isScripted = true
        play.device.turn { screen.navigationController?.popViewController(animated: true) }
        expectEqual(PlaceState(screen).own, rest)
    }

    /// Asks for the focus before there is a window, and again as it appears.
    private final class HastyForm: FlowForm {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            firstInput?.becomeFirstResponder()
        }
    }

    @Test("a keyboard that stays up is avoided on arrival, without an animation", arguments: FlowSetting.everywhere)
    func arrival(_ setting: FlowSetting) {
        let (below, above) = (FlowForm(), HastyForm())
        let (navigation, field) = (below.inNavigation, above.inputs[17])
        let device = setting.device(showing: navigation)
        device.focusAndSettle(on: below.inputs[16])
        above.firstInput = field
        let tops = device.tops(of: field) { device.turn { navigation.pushViewController(above, animated: true) } }
        #expect(field.isFirstResponder && Set(tops.dropFirst()).count == 1 && below.scrollView.contentInset == .zero)
        expectVisible(field, of: above, on: device)
    }
}
