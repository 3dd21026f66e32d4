import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// Screens that are pushed and popped, with the keyboard and under it.
@MainActor @Suite struct NavigationTests {
    /// A screen in a navigation controller, and one that is pushed.
    @MainActor private struct Stage {
        let navigation: UINavigationController
        let below: LifecyclePlay
        var device: SimulatedDevice { below.device }

        init(_ place: LifecyclePlay.Place) {
            let navigation = UINavigationController()
            self.navigation = navigation
            below = LifecyclePlay(place) { screen in
                navigation.viewControllers = [screen]
                return navigation
            }
        }

        func push() -> LifecyclePlay {
            let top = LifecycleScreen(below.screen.target)
            device.turnAndSettle { navigation.pushViewController(top, animated: true) }
            return LifecyclePlay(top, on: device)
        }

        /// All is given back at once.
        func pop(_ top: LifecyclePlay) {
            device.turn { navigation.popViewController(animated: true) }
            #expect(PlaceState(asSeen: top.screen).own == top.rest.own)
            device.settle()
            #expect(PlaceState(asSeen: top.screen).own == top.rest.own)
        }
    }

    @Test("S37 of two screens only the one on screen reacts", arguments: LifecyclePlay.phones)
    func s37(_ place: LifecyclePlay.Place) {
        let stage = Stage(place)
        let (below, subscribers) = (stage.below, KeyboardMonitor.shared.numberOfSubscribers)
        below.avoids()
        let top = stage.push()
        let told = below.screen.told.count
        let writes = stage.device.writes(in: below.screen.view) {
            top.avoids()
            top.avoids { stage.device.keyboard.changeHeight(to: 400) }
            top.rests()
            top.avoids()
        }
        #expect(writes.isEmpty && below.screen.told.count == told && below.screen.avoidance?.isActive == false)
        stage.pop(top)
        below.rests {}
        #expect(KeyboardMonitor.shared.numberOfSubscribers == subscribers)
        below.avoids()
        below.rests()
    }

    @Test("S38 a swipe back gives everything back, if it is not cancelled", arguments: LifecyclePlay.phones)
    func s38(_ place: LifecyclePlay.Place) {
        let stage = Stage(place)
        let (below, device, top) = (stage.below, stage.device, stage.push())
        for _ in 0..<2 {
            top.avoids()
            top.avoids {
                device.beginInteractivePop()
                device.advance(by: 0.1)
                device.cancelInteractivePop()
            }
            #expect(top.screen.low.isFirstResponder && top.screen.avoidance?.isActive == true)
            #expect(below.screen.avoidance?.isActive == false)
            top.rests()
        }
        top.avoids()
        device.beginInteractivePop()
        device.advance(by: 0.1)
        below.rests { device.finishInteractivePop() }
        #expect(PlaceState(asSeen: top.screen).own == top.rest.own)
        below.avoids()
        below.rests()
    }

    /// The keyboard says nothing of leaving, or keeps standing for the screen below.
    @Test("S38 leaving a screen gives everything back without a hide", arguments: LifecyclePlay.phones)
    func s38NoHide(_ place: LifecyclePlay.Place) {
        let stage = Stage(place)
        let (below, device, top) = (stage.below, stage.device, stage.push())
        device.script(focusing: top.screen.low)
        top.avoids { device.dock(336) }
        device.turnAndSettle { stage.navigation.popViewController(animated: true) }
        #expect(PlaceState(asSeen: top.screen).own == top.rest.own)
        // No notification has said that the keyboard left.
        #expect(below.screen.avoidance?.isActive == true)
        below.rests { device.undock() }
    }

    // MARK: Under the keyboard

    /// Makes an input first responder before it is in a window.
    private final class HastyForm: FlowForm {
        override func viewDidLoad() {
            super.viewDidLoad()
            firstInput?.becomeFirstResponder()
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            firstInput?.becomeFirstResponder()
        }
    }

    @Test("a keyboard that stays up is avoided on arrival, without an animation", arguments: FlowSetting.everywhere)
    func arrival(_ setting: FlowSetting) {
        let (below, above) = (FlowForm(), HastyForm())
        let navigation = below.inNavigation
        let device = setting.device(showing: navigation)
        // Else the keyboard goes before the page below takes the focus.
        device.behavior.poppedFocus = .afterWillDisappear
        device.focusAndSettle(on: below.inputs[3])
        let notices = NotificationRecorder.showsAndHides()
        (below.firstInput, above.firstInput) = (below.inputs[16], above.inputs[17])
        for (form, other, index) in [(above, below, 17), (below, above, 16)] as [(FlowForm, FlowForm, Int)] {
            let tops = device.tops(of: form.inputs[index]) {
                device.turn {
                    if form === above { return navigation.pushViewController(above, animated: true) }
                    navigation.popViewController(animated: true)
                }
            }
            #expect(form.inputs[index].isFirstResponder)
            expectVisible(form.inputs[index], of: form, on: device)
            #expect(Set(tops.dropFirst()).count == 1 && other.scrollView.contentInset == .zero)
        }
        #expect(notices.all.isEmpty)
    }
}
