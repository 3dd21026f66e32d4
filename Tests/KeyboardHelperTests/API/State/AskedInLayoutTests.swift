import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// An app asks where the keyboard is while it lays something out, and nothing is known of it yet.
///
/// On an iPhone 16 the keyboard covers 336 points.
@MainActor @Suite struct AskedInLayoutTests {
    /// Asks in each layout.
    private final class AskingView: UIView {
        var answers: [CGFloat?] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            if window != nil { answers.append(KeyboardTransition.current(in: self)?.overlap(with: self)) }
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

    @Test("S88 a view is told the truth in its layout, and laid out for the question not once", arguments: telling)
    func view(_ setting: FlowSetting) {
        let (field, view) = (UITextField.at(100), AskingView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
        let device = setting.device(showing: MadeScreen { $0.view.addSubview(field) })
        device.focusAndSettle(on: field)
        device.turn { field.superview?.addSubview(view) }
        #expect(view.answers == [336])
        device.turn { view.setNeedsLayout() }
        #expect(view.answers == [336, 336])
    }

    @Test("S88 so is a controller, also of the last keyboard", arguments: telling, [true, false])
    func layout(_ setting: FlowSetting, asksForLast: Bool) {
        let field = UITextField.at(100)
        var (answers, asks): ([CGFloat?], Bool) = ([], false)
        let screen = MadeScreen {
            $0.view.addSubview(field)
        } layout: {
            guard asks, let view = $0.view else { return }
            let known = asksForLast ? KeyboardTransition.lastShown(in: view) : KeyboardTransition.current(in: view)
            answers.append(known?.overlap(with: view))
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        asks = true
        device.turn { screen.view.setNeedsLayout() }
        #expect(answers == [336])
    }

    @Test("S88 where there is no keyboard, only the first question lays anything out", arguments: telling)
    func once(_ setting: FlowSetting) {
        let screen = MadeScreen()
        let device = setting.device(showing: screen)
        #expect(KeyboardTransition.current(in: screen.view) == nil)
        let before = device.costs
        #expect(KeyboardTransition.current(in: screen.view) == nil)
        #expect((device.costs - before).layouts == 0)
    }

    @Test("S88 a dialog asks for its frame as it takes the focus away", arguments: telling)
    func dialog(_ setting: FlowSetting) {
        let (field, delegate, card) = (UITextField.at(100), PresentationDelegate(Dialog.init), UIViewController())
        let screen = MadeScreen { $0.view.addSubview(field) }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        (card.modalPresentationStyle, card.transitioningDelegate) = (.custom, delegate)
        device.expectNoFaults { device.turn { screen.present(card, animated: false) } }
        #expect(device.presentationFrame(of: card.view).maxY == 832)
        device.settle()
    }
}
