import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// Anybody may ask where the keyboard is. On an iPhone 16 it is 336 high, on an iPad 11 it begins at 861 of 1194.
@MainActor
@Suite struct KeyboardStateTests {
    private let screen = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))

    private func device(_ setting: FlowSetting) -> SimulatedDevice {
        screen.view.addSubview(field)
        return setting.device(showing: screen)
    }

    // MARK: current

    @Test(
        "a toast that comes while the keyboard stands asks how much of the view is covered",
        arguments: FlowSetting.phone)
    func askedLate(_ setting: FlowSetting) {
        let device = device(setting)
        #expect(KeyboardTransition.current(in: screen.view) == nil)
        device.focusAndSettle(on: field)
        #expect(KeyboardTransition.current(in: screen.view)?.overlap(with: screen.view) == 336)
        let toast = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 40))
        device.turn { screen.view.addSubview(toast) }
        #expect(KeyboardTransition.current(in: toast)?.overlap(with: toast) == 24)
        device.keyboard.changeHeight(to: 292)
        device.settle()
        #expect(KeyboardTransition.current(in: toast)?.overlap(with: screen.view) == 292)
        device.dismissKeyboard()
        #expect(KeyboardTransition.current(in: toast) == nil)
    }

    @Test("a tablet, in a window that ends above the bottom", arguments: FlowSetting.pad)
    func tablet(_ setting: FlowSetting) {
        let device = device(setting)
        _ = KeyboardTransition.current(in: screen.view)
        device.focusAndSettle(on: field)
        #expect(KeyboardTransition.current(in: screen.view)?.overlap(with: screen.view) == 333)
    }

    @Test(
        "a keyboard that stood before anybody asked is found by the guide",
        arguments: FlowSetting.phone.filter(\.guideTells))
    func firstQuestion(_ setting: FlowSetting) {
        let device = device(setting)
        device.focusAndSettle(on: field)
        #expect(KeyboardTransition.current(in: screen.view)?.overlap(with: screen.view) == 336)
        // Which costs something once.
        let before = device.costs
        for _ in 0..<10 { _ = KeyboardTransition.current(in: screen.view) }
        let costs = device.costs - before
        #expect(costs.layouts == 0 && costs.conversions <= 40)
    }

    @Test(
        "a view without a window is told of none, and neither is one below a floating keyboard",
        arguments: FlowSetting.pad)
    func none(_ setting: FlowSetting) {
        let device = device(setting)
        _ = KeyboardTransition.current(in: screen.view)
        device.focusAndSettle(on: field)
        #expect(KeyboardTransition.current(in: UIView()) == nil)
        #expect(KeyboardTransition.lastShown(in: UIView()) == nil)
        device.keyboard.float(frame: CGRect(x: 200, y: 500, width: 320, height: 260))
        device.settle()
        #expect(KeyboardTransition.current(in: screen.view) == nil)
    }

    @Test("another app's keyboard covers as well", arguments: FlowSetting.pad)
    func otherApp(_ setting: FlowSetting) {
        let device = device(setting)
        _ = KeyboardTransition.current(in: screen.view)
        device.keyboard.showForOtherApp(frame: CGRect(x: 0, y: 861, width: 834, height: 333))
        device.settle()
        #expect(KeyboardTransition.current(in: screen.view)?.isLocal == false)
        #expect(KeyboardTransition.current(in: screen.view)?.overlap(with: screen.view) == 333)
    }

    // MARK: lastShown

    @Test("a panel is as high as the keyboard was in this orientation", arguments: FlowSetting.phone)
    func lastShown(_ setting: FlowSetting) {
        let device = device(setting)
        #expect(KeyboardTransition.lastShown(in: screen.view) == nil)
        device.focusAndSettle(on: field)
        device.dismissKeyboard()
        #expect(KeyboardTransition.lastShown(in: screen.view)?.overlap(with: screen.view) == 336)
        device.rotate(to: .landscapeLeft)
        device.settle()
        #expect(KeyboardTransition.lastShown(in: screen.view) == nil)
        device.focusAndSettle(on: field)
        let covered = device.window.bounds.height - device.keyboard.frame.minY
        device.dismissKeyboard()
        #expect(KeyboardTransition.lastShown(in: screen.view)?.overlap(with: screen.view) == covered)
        device.rotate(to: .portrait)
        device.settle()
        #expect(KeyboardTransition.lastShown(in: screen.view)?.overlap(with: screen.view) == 336)
    }

    // MARK: updates

    /// What a stream has told, once it has ended. While a test waits, others run: its device has to be gone by then.
    private func phases(of stream: AsyncStream<KeyboardTransition>) async -> [KeyboardTransition.Phase] {
        var phases: [KeyboardTransition.Phase] = []
        for await transition in stream { phases.append(transition.phase) }
        return phases
    }

    @Test("all six phases come in order, and none is lost before anybody waits", arguments: FlowSetting.phone)
    func updates(_ setting: FlowSetting) async {
        func played() -> AsyncStream<KeyboardTransition> {
            let device = device(setting)
            var view: UIView? = UIView()
            device.turn { view.map(screen.view.addSubview) }
            let updates = KeyboardTransition.updates(in: view ?? screen.view)
            device.focusAndSettle(on: field)
            device.dismissKeyboard()
            device.turn { view?.removeFromSuperview() }
            view = nil
            device.settle()
            return updates
        }
        let before = KeyboardMonitor.shared.numberOfSubscribers
        let updates = played()
        #expect(KeyboardMonitor.shared.numberOfSubscribers == before)
        let phases = await phases(of: updates)
        let expected: [KeyboardTransition.Phase] = [.willShow, .didShow, .willHide, .didHide]
        #expect(phases.filter(expected.contains) == expected)
        #expect(phases.contains(.willChangeFrame) && phases.contains(.didChangeFrame))
    }

    @Test("the stream ends with its view, and does not hold it", arguments: FlowSetting.phone)
    func end(_ setting: FlowSetting) async {
        func played() -> AsyncStream<KeyboardTransition> {
            let device = device(setting)
            var view: UIView? = UIView()
            weak let held = view
            device.turn { view.map(screen.view.addSubview) }
            let updates = KeyboardTransition.updates(in: view ?? screen.view)
            device.focusAndSettle(on: field)
            device.turn { view?.removeFromSuperview() }
            view = nil
            #expect(held == nil)
            device.dismissKeyboard()
            return updates
        }
        let before = KeyboardMonitor.shared.numberOfSubscribers
        let updates = played()
        #expect(KeyboardMonitor.shared.numberOfSubscribers == before)
        let phases = await phases(of: updates)
        #expect(phases.contains(.didShow) && !phases.contains(.willHide))
    }

    @Test("nothing listens once nobody does", arguments: FlowSetting.phone)
    func nobody(_ setting: FlowSetting) {
        let device = device(setting)
        let before = KeyboardMonitor.shared.numberOfSubscribers
        do {
            var updates: AsyncStream<KeyboardTransition>? = KeyboardTransition.updates(in: screen.view)
            #expect(updates != nil && KeyboardMonitor.shared.numberOfSubscribers == before + 1)
            updates = nil
        }
        #expect(KeyboardMonitor.shared.numberOfSubscribers == before)
        _ = KeyboardTransition.updates(in: screen.view)
        _ = KeyboardTransition.updates(in: screen.view)
        #expect(screen.view.layoutGuides.count { $0 is KeyboardUpdates } <= 1)
        device.settle()
    }
}
