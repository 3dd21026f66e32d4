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

    @Test("how much of a view is covered is one question", arguments: FlowSetting.phone)
    func overlap(_ setting: FlowSetting) {
        let device = device(setting)
        #expect(KeyboardTransition.currentOverlap(with: screen.view) == 0)
        device.focusAndSettle(on: field)
        let panel = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 40))
        device.turn { screen.view.addSubview(panel) }
        #expect(KeyboardTransition.currentOverlap(with: screen.view) == 336)
        #expect(KeyboardTransition.currentOverlap(with: panel) == 24)
        #expect(KeyboardTransition.currentOverlap(with: UIView()) == 0)
        device.dismissKeyboard()
        #expect(KeyboardTransition.currentOverlap(with: screen.view) == 0)
    }
}
