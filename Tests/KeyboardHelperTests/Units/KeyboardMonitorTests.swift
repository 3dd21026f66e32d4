import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite
struct KeyboardMonitorTests {
    private let device = SimulatedDevice(.iPhone16)
    private let center = NotificationCenter()
    private let monitor: KeyboardMonitor

    /// What a subscriber was told.
    @MainActor
    private final class Told {
        var phases: [KeyboardTransition.Phase] = []
        var unreadable: [KeyboardTransition.Phase] = []

        func receive(_ event: KeyboardMonitor.Event) {
            switch event {
            case .transition(let transition): phases.append(transition.phase)
            case .unreadable(let phase): unreadable.append(phase)
            case .dragged, .corrected, .sceneDidActivate: break
            }
        }
    }
    private let told = Told()

    init() {
        monitor = KeyboardMonitor(center: center)
    }

    private var announcement: KeyboardTransition? { monitor[device.screen].announced }

    @Test("before the first notification nothing is known")
    func initially() {
        #expect(announcement == nil)
        #expect(monitor.lastAnimatedTransition == nil)
        #expect(monitor.numberOfSubscribers == 0)
    }

    @Test("a show and a hide decide what is covered")
    func deciding() {
        center.post(keyboardNotification())
        #expect(announcement?.phase == .willShow)
        #expect(announcement?.endFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
        center.post(keyboardNotification(end: CGRect(x: 0, y: 560, width: 393, height: 292)))
        #expect(announcement?.endFrame.minY == 560)
        center.post(keyboardNotification(UIResponder.keyboardWillHideNotification))
        #expect(announcement?.phase == .willHide)
    }

    @Test(
        "the other four change nothing, whatever they say",
        arguments: [
            UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ])
    func notDeciding(_ name: Notification.Name) {
        center.post(keyboardNotification(name, end: CGRect(x: 0, y: 700, width: 393, height: 152), duration: 0.4))
        #expect(announcement == nil)
        #expect(monitor.lastAnimatedTransition == nil)
        center.post(keyboardNotification())
        center.post(keyboardNotification(name, end: CGRect(x: 0, y: 700, width: 393, height: 152), duration: 0.4))
        #expect(announcement?.phase == .willShow)
        #expect(announcement?.endFrame.minY == 516)
        #expect(monitor.lastAnimatedTransition?.duration == 0.25)
    }

    @Test("what cannot be read leaves the last good state, and is told")
    func unreadable() {
        let subscription = monitor.subscribe(handler: told.receive)
        center.post(keyboardNotification())
        center.post(keyboardNotification(end: CGRect(x: 0, y: CGFloat.nan, width: 393, height: 336)))
        center.post(keyboardNotification(UIResponder.keyboardDidChangeFrameNotification, end: nil))
        #expect(announcement?.endFrame.minY == 516)
        #expect(told.phases == [.willShow])
        #expect(told.unreadable == [.willShow, .didChangeFrame])
        withExtendedLifetime(subscription) {}
    }

    @Test("a subscriber hears of all six, in order, when the monitor knows already")
    func allSix() {
        var known: [KeyboardTransition.Phase?] = []
        let subscription = monitor.subscribe { [told, monitor, screen = device.screen] event in
            told.receive(event)
            known.append(monitor[screen].announced?.phase)
        }
        let names = [
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
            UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        for name in names { center.post(keyboardNotification(name)) }
        #expect(told.phases == [.willChangeFrame, .willShow, .didChangeFrame, .didShow, .willHide, .didHide])
        #expect(known == [nil, .willShow, .willShow, .willShow, .willHide, .willHide])
        withExtendedLifetime(subscription) {}
    }

    @Test("a subscription ends when it is released")
    func released() {
        var first: KeyboardSubscription? = monitor.subscribe(handler: told.receive)
        let second = monitor.subscribe(handler: told.receive)
        #expect(monitor.numberOfSubscribers == 2)
        center.post(keyboardNotification())
        #expect(first != nil)
        first = nil
        #expect(monitor.numberOfSubscribers == 1)
        center.post(keyboardNotification(UIResponder.keyboardWillHideNotification))
        #expect(told.phases == [.willShow, .willShow, .willHide])
        withExtendedLifetime(second) {}
    }

    @Test("it remembers without a subscriber")
    func withoutSubscribers() {
        _ = monitor.subscribe(handler: told.receive)
        center.post(keyboardNotification())
        #expect(told.phases.isEmpty)
        #expect(announcement?.phase == .willShow)
    }

    @Test("an announcement that names a screen speaks of that screen only")
    func otherScreen() {
        let other = SimulatedDevice(.iPad11)
        center.post(keyboardNotification(screen: device.screen))
        #expect(announcement?.phase == .willShow)
        #expect(monitor[other.screen].announced == nil)
        center.post(keyboardNotification())
        #expect(monitor[other.screen].announced?.phase == .willShow)
    }

    @Test(
        "what is known goes along with a window that changes its screen, and is in doubt there",
        arguments: [true, false])
    func changedScreen(isShown: Bool) {
        let duo = SimulatedDevice(.iPhoneDuo)
        let (outer, end) = (duo.screen, CGRect(x: 0, y: 332, width: 466, height: 346))
        let subscription = monitor.subscribe(for: duo.window, handler: told.receive)
        center.post(keyboardNotification(end: end, screen: outer))
        if !isShown { center.post(keyboardNotification(UIResponder.keyboardWillHideNotification, screen: outer)) }
        duo.unfold()
        monitor.followWindows()
        let belief = monitor[duo.screen]
        #expect(belief.announced?.phase == (isShown ? .willShow : .willHide) && belief.announced?.screen === duo.screen)
        if isShown { #expect(belief.announced?.endFrame == CGRect(x: 0, y: 605, width: 669, height: 346)) }
        #expect(belief.question != nil)
        #expect(monitor[outer].announced == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test("what was announced for the new screen before the window came there counts")
    func announcedBefore() {
        let duo = SimulatedDevice(.iPhoneDuo)
        let outer = duo.screen
        let subscription = monitor.subscribe(for: duo.window, handler: told.receive)
        center.post(keyboardNotification(UIResponder.keyboardWillHideNotification, screen: outer))
        duo.unfold()
        let end = CGRect(x: 0, y: 618, width: 669, height: 333)
        center.post(keyboardNotification(end: end, screen: duo.screen))
        monitor.followWindows()
        #expect(monitor[duo.screen].announced?.endFrame == end)
        #expect(monitor[duo.screen].question == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test("what was found on a screen does not outlive an announcement that names none", arguments: [true, false])
    func screenless(isKnown: Bool) throws {
        if isKnown { center.post(keyboardNotification(UIResponder.keyboardWillHideNotification)) }
        monitor.accept(try #require(KeyboardTransition(keyboardNotification(screen: device.screen))))
        #expect(announcement?.phase == .willShow)
        center.post(keyboardNotification(UIResponder.keyboardWillHideNotification))
        #expect(announcement?.phase == .willHide)
    }

    @Test("the usual motion is the last one that took its time")
    func usualMotion() {
        center.post(keyboardNotification(duration: 0.3, curve: 2))
        center.post(keyboardNotification(duration: 0))
        #expect(monitor.lastAnimatedTransition?.duration == 0.3)
        #expect(monitor.lastAnimatedTransition?.curve == 2)
        #expect(announcement?.duration == 0)
        center.post(keyboardNotification(UIResponder.keyboardWillHideNotification, duration: 0.2))
        #expect(monitor.lastAnimatedTransition?.duration == 0.2)
    }

    @Test("what is posted off the main thread is dropped")
    func offTheMainThread() {
        let subscription = monitor.subscribe(handler: told.receive)
        let center = center
        onAnotherThread { center.post(keyboardNotification()) }
        #expect(announcement == nil)
        #expect(told.phases.isEmpty)
        withExtendedLifetime(subscription) {}
    }

    @Test("a monitor that is released observes no more")
    func monitorReleased() {
        var monitor: KeyboardMonitor? = KeyboardMonitor(center: center)
        let subscription = monitor?.subscribe(handler: told.receive)
        weak let weakMonitor = monitor
        monitor = nil
        #expect(weakMonitor == nil)
        center.post(keyboardNotification())
        #expect(told.phases.isEmpty)
        withExtendedLifetime(subscription) {}
    }
}
