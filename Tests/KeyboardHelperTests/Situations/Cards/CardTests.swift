import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Cards that are lifted as a whole if they fit. On an iPhone 16, whose keyboard begins at 516 and whose safe area at 59.
@MainActor @Suite struct CardTests {
    // MARK: A controller's view as a card in its container

    /// The card is from 383 to 639, and its field ends at 443: it is visible without a lift.
    @Test("S105 all of a card that is a controller's view is visible", arguments: Play.Place.phones)
    func s105(_ place: Play.Place) {
        let plan = ScreenPlan.form(1, target: .root, scrolls: false)
        let play = Play(plan, in: .child(from: 383 / 852, to: 639 / 852), on: place)(.focus(0))
        #expect(abs(play.frame(of: play.screen.view).maxY - 506) < 0.4)
        play.end()
        #expect(abs(play.frame(of: play.screen.view).maxY - 639) < 0.4)
    }

    @Test("S105 one that does not fit is lifted for its field alone", arguments: Play.Place.phones)
    func s105Tall(_ place: Play.Place) {
        let plan = ScreenPlan.form(5, gap: 76, target: .root, scrolls: false)
        let play = Play(plan, in: .child(from: 60 / 852, to: 780 / 852), on: place)(.focus(0))
        #expect(abs(play.frame(of: play.screen.view).maxY - 780) < 0.4)
        play(.focus(4))
        #expect(abs(play.end - 506) < 0.4)
        play.end()
    }

    // MARK: A container

    /// The card ends at 780. Its field is 20 below its top, and a button ends 20 above its end.
    private func stage(height: CGFloat, _ setting: FlowSetting) -> (
        screen: MadeScreen, card: UIView, field: UITextField, button: UIButton, device: SimulatedDevice
    ) {
        let card = UIView(frame: CGRect(x: 20, y: 780 - height, width: 353, height: height))
        let (field, button) = (
            UITextField.tall(20), UIButton(frame: CGRect(x: 20, y: height - 64, width: 300, height: 44))
        )
        for view in [field, button] { card.addSubview(view) }
        let screen = MadeScreen {
            $0.view.addSubview(card)
            $0.handleKeyboard(containerView: card)
        }
        return (screen, card, field, button, setting.device(showing: screen))
    }

    @Test("the button below the fields of a card stays visible", arguments: FlowSetting.phone)
    func fits(_ setting: FlowSetting) {
        let (screen, card, field, button, device) = stage(height: 300, setting)
        device.focusAndSettle(on: field)
        #expect(device.minY(of: card) == 206 && device.covered(button) == 0)
        device.dismissKeyboard()
        #expect(card.frame == CGRect(x: 20, y: 480, width: 353, height: 300))
        // One above the keyboard does not move, and a root view only as far as the focus needs.
        device.turn { card.frame.origin.y = 100 }
        device.focusAndSettle(on: field)
        #expect(card.frame.minY == 100)
        device.dismissKeyboard()
        device.turn {
            screen.stopHandlingKeyboard()
            card.frame.origin.y = 400
            screen.handleKeyboard(containerView: screen.view)
        }
        // The field is from 420 to 464.
        device.focusAndSettle(on: field)
        #expect(screen.view.frame.minY == 0)
    }

    @Test("where it does not fit, the focus is visible", arguments: FlowSetting.phone)
    func tall(_ setting: FlowSetting) {
        let (screen, card, field, _, device) = stage(height: 560, setting)
        // At 240 it is visible.
        device.focusAndSettle(on: field)
        #expect(device.minY(of: card) == 220)
        device.act {
            field.frame.origin.y = 400
            screen.keyboardAvoidances.first?.update()
        }
        #expect(device.maxY(of: field) == 506)
    }
}
