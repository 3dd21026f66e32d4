import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor @Suite struct KeyboardMonitorTests {
    private let device = SimulatedDevice(.iPhone16)
    private let center = NotificationCenter()
    private let monitor: KeyboardMonitor

    /// What a subscriber was told.
    @MainActor private final class Told {
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

    init() { monitor = KeyboardMonitor(center: center) }

    private var announcement: KeyboardTransition? { monitor[device.screen].announced }

    private func post(_ show: CGRect = CGRect(x: 0, y: 516, width: 393, height: 336), on screen: UIScreen? = nil) {
        center.post(keyboardNotification(end: show, screen: screen))
    }

    private func postHide(on screen: UIScreen? = nil) {
        center.post(keyboardNotification(UIResponder.keyboardWillHideNotification, duration: 0.2, screen: screen))
    }

    @Test("a show and a hide decide what is covered, and are remembered without a subscriber")
    func deciding() {
        #expect(announcement == nil && monitor.lastAnimatedTransition == nil && monitor.numberOfSubscribers == 0)
        _ = monitor.subscribe(handler: told.receive)
        post()
        #expect(announcement?.phase == .willShow)
        #expect(announcement?.endFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
        post(CGRect(x: 0, y: 560, width: 393, height: 292))
        #expect(announcement?.endFrame.minY == 560)
        postHide()
        #expect(announcement?.phase == .willHide && told.phases.isEmpty)
    }

    @Test(
        "the other four change nothing, whatever they say",
        arguments: [
            UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ])
    func notDeciding(_ name: Notification.Name) {
        let notice = keyboardNotification(name, end: CGRect(x: 0, y: 700, width: 393, height: 152), duration: 0.4)
        center.post(notice)
        #expect(announcement == nil && monitor.lastAnimatedTransition == nil)
        post()
        center.post(notice)
        #expect(announcement?.phase == .willShow && announcement?.endFrame.minY == 516)
        #expect(monitor.lastAnimatedTransition?.duration == 0.25)
    }

    @Test("what cannot be read leaves the last good state, and is told")
    func unreadable() {
        let subscription = monitor.subscribe(handler: told.receive)
        post()
        post(CGRect(x: 0, y: CGFloat.nan, width: 393, height: 336))
        center.post(keyboardNotification(UIResponder.keyboardDidChangeFrameNotification, end: nil))
        #expect(announcement?.endFrame.minY == 516)
        #expect(told.phases == [.willShow] && told.unreadable == [.willShow, .didChangeFrame])
        withExtendedLifetime(subscription) {}
    }

    @Test("a subscriber hears of all six, in order, when the monitor knows already")
    func allSix() {
        var known: [KeyboardTransition.Phase?] = []
        let subscription = monitor.subscribe { [told, monitor, screen = device.screen] event in
            told.receive(event)
            known.append(monitor[screen].announced?.phase)
        }
        for name in [
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
            UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ] {
            center.post(keyboardNotification(name))
        }
        #expect(told.phases == [.willChangeFrame, .willShow, .didChangeFrame, .didShow, .willHide, .didHide])
        #expect(known == [nil, .willShow, .willShow, .willShow, .willHide, .willHide])
        withExtendedLifetime(subscription) {}
    }

    @Test("a subscription ends when it is released, and with its monitor")
    func released() {
        var monitor: KeyboardMonitor? = KeyboardMonitor(center: center)
        weak let weakMonitor = monitor
        var first = monitor?.subscribe(handler: told.receive)
        let second = monitor?.subscribe(handler: told.receive)
        #expect(monitor?.numberOfSubscribers == 2)
        post()
        #expect(first != nil)
        first = nil
        #expect(monitor?.numberOfSubscribers == 1)
        postHide()
        #expect(told.phases == [.willShow, .willShow, .willHide])
        monitor = nil
        #expect(weakMonitor == nil)
        post()
        #expect(told.phases.count == 3)
        withExtendedLifetime(second) {}
    }

    @Test("an announcement that names a screen speaks of that screen only")
    func otherScreen() {
        let other = SimulatedDevice(.iPad11)
        post(on: device.screen)
        #expect(announcement?.phase == .willShow && monitor[other.screen].announced == nil)
        post()
        #expect(monitor[other.screen].announced?.phase == .willShow)
    }

    enum Known: CaseIterable, Sendable { case show, hide, newShow }

    @Test(
        "what is known goes along with a window that changes its screen, and is in doubt there",
        arguments: Known.allCases)
    func changedScreen(_ known: Known) {
        let duo = SimulatedDevice(.iPhoneDuo)
        let outer = duo.screen
        let subscription = monitor.subscribe(for: duo.window, handler: told.receive)
        post(CGRect(x: 0, y: 332, width: 466, height: 346), on: outer)
        if known != .show { postHide(on: outer) }
        duo.unfold()
        // What was announced for the new screen before the window came there counts.
        if known == .newShow { post(CGRect(x: 0, y: 618, width: 669, height: 333), on: duo.screen) }
        monitor.followWindows()
        let belief = monitor[duo.screen]
        #expect(belief.announced?.phase == (known == .hide ? .willHide : .willShow))
        #expect(belief.announced?.screen === duo.screen && (belief.question == nil) == (known == .newShow))
        if known == .show { #expect(belief.announced?.endFrame == CGRect(x: 0, y: 605, width: 669, height: 346)) }
        if known == .newShow { #expect(belief.announced?.endFrame == CGRect(x: 0, y: 618, width: 669, height: 333)) }
        if known != .newShow { #expect(monitor[outer].announced == nil) }
        withExtendedLifetime(subscription) {}
    }

    @Test("what was found on a screen does not outlive an announcement that names none", arguments: [true, false])
    func screenless(isKnown: Bool) throws {
        if isKnown { postHide() }
        monitor.accept(try #require(KeyboardTransition(keyboardNotification(screen: device.screen))))
        #expect(announcement?.phase == .willShow)
        postHide()
        #expect(announcement?.phase == .willHide)
    }

    @Test("the usual motion is the last one that took its time")
    func usualMotion() {
        center.post(keyboardNotification(duration: 0.3, curve: 2))
        center.post(keyboardNotification(duration: 0))
        #expect(monitor.lastAnimatedTransition?.duration == 0.3 && monitor.lastAnimatedTransition?.curve == 2)
        #expect(announcement?.duration == 0)
        postHide()
        #expect(monitor.lastAnimatedTransition?.duration == 0.2)
    }
}
