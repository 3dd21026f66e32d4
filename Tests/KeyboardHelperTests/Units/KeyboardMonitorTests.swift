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

    @Test("what cannot be read leaves the last good state, and is told")
    func unreadable() {
        let subscription = monitor.subscribe(handler: told.receive)
        post()
        post(CGRect(x: 0, y: CGFloat.nan, width: 393, height: 336))
        center.post(keyboardNotification(UIResponder.keyboardDidChangeFrameNotification, end: nil))
        expectEqual(announcement?.endFrame.minY, 516)
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
        expectEqual(told.phases, [.willChangeFrame, .willShow, .didChangeFrame, .didShow, .willHide, .didHide])
        expectEqual(known, [nil, .willShow, .willShow, .willShow, .willHide, .willHide])
        withExtendedLifetime(subscription) {}
    }

    @Test("a subscription ends when it is released, and with its monitor")
    func released() {
        var monitor: KeyboardMonitor? = KeyboardMonitor(center: center)
        weak let weakMonitor = monitor
        var first = monitor?.subscribe(handler: told.receive)
        let second = monitor?.subscribe(handler: told.receive)
        expectEqual(monitor?.numberOfSubscribers, 2)
        post()
        #expect(first != nil)
        first = nil
        expectEqual(monitor?.numberOfSubscribers, 1)
        postHide()
        expectEqual(told.phases, [.willShow, .willShow, .willHide])
        monitor = nil
        #expect(weakMonitor == nil)
        post()
        expectEqual(told.phases.count, 3)
        withExtendedLifetime(second) {}
    }

    @Test("an announcement that names a screen speaks of that screen only")
    func otherScreen() {
        let other = SimulatedDevice(.iPad11)
        post(on: device.screen)
        #expect(announcement?.phase == .willShow && monitor[other.screen].announced == nil)
        post()
        expectEqual(monitor[other.screen].announced?.phase, .willShow)
    }

    @Test("what was found on a screen does not outlive an announcement that names none", arguments: [true, false])
    func screenless(isKnown: Bool) throws {
        if isKnown { postHide() }
        monitor.accept(try #require(KeyboardTransition(keyboardNotification(screen: device.screen))))
        expectEqual(announcement?.phase, .willShow)
        postHide()
        expectEqual(announcement?.phase, .willHide)
    }

    @Test("the usual motion is that of the last show or hide that took its time")
    func usualMotion() {
        #expect(announcement == nil && monitor.lastAnimatedTransition == nil)
        center.post(keyboardNotification(duration: 0.3, curve: 2))
        center.post(keyboardNotification(duration: 0))
        center.post(keyboardNotification(UIResponder.keyboardDidShowNotification, duration: 0.4))
        #expect(monitor.lastAnimatedTransition?.duration == 0.3 && monitor.lastAnimatedTransition?.curve == 2)
        expectEqual(announcement?.duration, 0)
        postHide()
        expectEqual(monitor.lastAnimatedTransition?.duration, 0.2)
    }
}
