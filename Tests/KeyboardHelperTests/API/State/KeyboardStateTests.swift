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
        let toast = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 40))
        device.turn { screen.view.addSubview(toast) }
        #expect(current == 336 && KeyboardTransition.current(in: toast)?.overlap(with: toast) == 24)
        expectEqual(KeyboardTransition.currentOverlap(with: toast), 24)
        expectEqual(KeyboardTransition.currentOverlap(with: UIView()), 0)
        device.changeHeightAndSettle(to: 292)
        expectEqual(KeyboardTransition.current(in: toast)?.overlap(with: screen.view), 292)
        device.dismissKeyboard()
        #expect(current == nil && KeyboardTransition.currentOverlap(with: screen.view) == 0)
    }

    @Test("on a tablet: a floating keyboard covers nothing, another app's does", arguments: FlowSetting.pad)
    func tablet(_ setting: FlowSetting) {
        let device = device(setting)
        _ = current
        device.focusAndSettle(on: field)
        expectEqual(current, 333)
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
        expectEqual(last, 336)
        device.rotateAndSettle(to: .landscapeLeft)
        #expect(last == nil)
        device.focusAndSettle(on: field)
        let covered = device.window.bounds.height - device.keyboard.frame.minY
        device.dismissKeyboard()
        expectEqual(last, covered)
        device.rotateAndSettle(to: .portrait)
        expectEqual(last, 336)
    }

    // MARK: In a layout

    /// Asks in each layout.
    private final class AskingView: UIView {
        var answers: [CGFloat?] = []
        var asksForLast = false

        override func layoutSubviews() {
            super.layoutSubviews()
            guard window != nil else { return }
            let known = asksForLast ? KeyboardTransition.lastShown(in: self) : KeyboardTransition.current(in: self)
            answers.append(known?.overlap(with: self))
        }
    }

    /// A dialog that ends above the keyboard.
    private final class Dialog: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            guard let containerView else { return .zero }
            let covered = KeyboardTransition.current(in: containerView)?.overlap(with: containerView) ?? 0
            return containerView.bounds.inset(by: UIEdgeInsets(top: 100, left: 20, bottom: covered + 20, right: 20))
        }

        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    private nonisolated static let telling = FlowSetting.phone.filter(\.guideTells)

    @Test(
        "S88 a view is told the truth in its layout, of the last keyboard too, and laid out for the question not once",
        arguments: telling, [false, true])
    func view(_ setting: FlowSetting, asksForLast: Bool) {
        let (device, view) = (device(setting), AskingView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
        view.asksForLast = asksForLast
        device.focusAndSettle(on: field)
        device.turn { screen.view.addSubview(view) }
        expectEqual(view.answers, [336])
        device.turn { view.setNeedsLayout() }
        expectEqual(view.answers, [336, 336])
    }

    @Test("S88 only the first question lays anything out", arguments: telling, [false, true])
    func once(_ setting: FlowSetting, keyboardIsUp: Bool) {
        let device = device(setting)
        if keyboardIsUp { device.focusAndSettle(on: field) }
        func ask() { expectEqual(KeyboardTransition.currentOverlap(with: screen.view), keyboardIsUp ? 336 : 0) }
        ask()
        let before = device.costs
        for _ in 0..<10 { ask() }
        let costs = device.costs - before
        #expect(costs.layouts == 0 && costs.conversions <= 40)
    }

    @Test("S88 a dialog asks for its frame as it takes the focus away", arguments: telling)
    func dialog(_ setting: FlowSetting) {
        let (device, delegate, card) = (device(setting), PresentationDelegate(Dialog.init), UIViewController())
        device.focusAndSettle(on: field)
        (card.modalPresentationStyle, card.transitioningDelegate) = (.custom, delegate)
        device.expectNoFaults { device.turn { screen.present(card, animated: false) } }
        expectEqual(device.maxY(of: card.view), 832)
        device.settle()
    }
}
