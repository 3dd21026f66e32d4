import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// Anybody may ask where the keyboard is. On an iPhone 16 it is 336 high, on an iPad 11 it begins at 861 of 1194.
@MainActor @Suite struct KeyboardStateTests {
    private let screen = UIViewController()
    private let field = UITextField.at(120)

    private func device(_ setting: FlowSetting) -> SimulatedDevice {
        screen.view.addSubview(field)
        return setting.device(showing: screen)
    }

    /// What is covered of the view by the present keyboard, and by the last one that was shown.
    private var current: CGFloat? { KeyboardTransition.current(in: screen.view)?.overlap(with: screen.view) }
    private var last: CGFloat? { KeyboardTransition.lastShown(in: screen.view)?.overlap(with: screen.view) }

    @Test("a toast that comes while the keyboard stands asks how much is covered", arguments: FlowSetting.phone)
    func askedLate(_ setting: FlowSetting) {
        let device = device(setting)
        #expect(current == nil && KeyboardTransition.currentOverlap(with: screen.view) == 0)
        device.focusAndSettle(on: field)
        #expect(current == 336 && KeyboardTransition.currentOverlap(with: screen.view) == 336)
        let toast = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 40))
        device.turn { screen.view.addSubview(toast) }
        #expect(KeyboardTransition.current(in: toast)?.overlap(with: toast) == 24)
        #expect(KeyboardTransition.currentOverlap(with: toast) == 24)
        #expect(KeyboardTransition.currentOverlap(with: UIView()) == 0)
        device.turnAndSettle { device.keyboard.changeHeight(to: 292) }
        #expect(KeyboardTransition.current(in: toast)?.overlap(with: screen.view) == 292)
        device.dismissKeyboard()
        #expect(KeyboardTransition.current(in: toast) == nil)
        #expect(KeyboardTransition.currentOverlap(with: screen.view) == 0)
    }

    @Test("a keyboard that stood before is found by the guide", arguments: FlowSetting.phone.filter(\.guideTells))
    func firstQuestion(_ setting: FlowSetting) {
        let device = device(setting)
        device.focusAndSettle(on: field)
        #expect(current == 336)
        // Which costs something once.
        let before = device.costs
        for _ in 0..<10 { _ = current }
        let costs = device.costs - before
        #expect(costs.layouts == 0 && costs.conversions <= 40)
    }

    @Test("on a tablet: a floating keyboard covers nothing, another app's does", arguments: FlowSetting.pad)
    func tablet(_ setting: FlowSetting) {
        let device = device(setting)
        _ = current
        device.focusAndSettle(on: field)
        #expect(current == 333)
        #expect(KeyboardTransition.current(in: UIView()) == nil && KeyboardTransition.lastShown(in: UIView()) == nil)
        device.turnAndSettle { device.keyboard.float(frame: CGRect(x: 200, y: 500, width: 320, height: 260)) }
        #expect(current == nil)
        device.dismissKeyboard()
        device.turnAndSettle { device.keyboard.showForOtherApp(frame: CGRect(x: 0, y: 861, width: 834, height: 333)) }
        #expect(KeyboardTransition.current(in: screen.view)?.isLocal == false && current == 333)
    }

    @Test("a panel is as high as the keyboard was in this orientation", arguments: FlowSetting.phone)
    func lastShown(_ setting: FlowSetting) {
        let device = device(setting)
        #expect(last == nil)
        device.focusAndSettle(on: field)
        device.dismissKeyboard()
        #expect(last == 336)
        device.rotate(to: .landscapeLeft)
        device.settle()
        #expect(last == nil)
        device.focusAndSettle(on: field)
        let covered = device.window.bounds.height - device.keyboard.frame.minY
        device.dismissKeyboard()
        #expect(last == covered)
        device.rotate(to: .portrait)
        device.settle()
        #expect(last == 336)
    }
}
