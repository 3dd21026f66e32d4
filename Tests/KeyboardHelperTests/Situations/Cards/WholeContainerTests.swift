import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// All of a container is visible if it fits. On an iPhone 16, whose keyboard begins at 516 and whose safe area at 59.
@MainActor
@Suite struct WholeContainerTests {
    private final class Screen: UIViewController, KeyboardAvoiding {
        let card = UIView()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        let button = UIButton()
        private(set) var avoidance: KeyboardAvoidance?
        private let height: CGFloat

        init(height: CGFloat) {
            self.height = height
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            card.frame = CGRect(x: 20, y: 780 - height, width: 353, height: height)
            button.frame = CGRect(x: 20, y: height - 64, width: 300, height: 44)
            for view in [field, button] { card.addSubview(view) }
            view.addSubview(card)
            avoidance = handleKeyboard(containerView: card)
        }
    }

    @Test("the button below the fields of a card stays visible", arguments: FlowSetting.phone)
    func fits(_ setting: FlowSetting) {
        let screen = Screen(height: 300)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        #expect(device.presentationFrame(of: screen.card) == CGRect(x: 20, y: 206, width: 353, height: 300))
        #expect(device.covered(screen.button) == 0)
        device.dismissKeyboard()
        #expect(screen.card.frame == CGRect(x: 20, y: 480, width: 353, height: 300))
    }

    @Test("where it does not fit, the focus is visible", arguments: FlowSetting.phone)
    func tall(_ setting: FlowSetting) {
        let screen = Screen(height: 560)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        // The field is at 240 and visible.
        #expect(device.presentationFrame(of: screen.card).minY == 220)
        device.turn {
            screen.field.frame.origin.y = 400
            screen.avoidance?.update()
        }
        device.settle()
        #expect(device.presentationFrame(of: screen.field).maxY == 506)
        device.dismissKeyboard()
    }

    @Test(
        "a card above the keyboard does not move, and a root view only as far as the focus needs",
        arguments: FlowSetting.phone)
    func others(_ setting: FlowSetting) {
        let screen = Screen(height: 300)
        let device = setting.device(showing: screen)
        device.turn { screen.card.frame.origin.y = 100 }
        device.focusAndSettle(on: screen.field)
        #expect(screen.card.frame.minY == 100)
        device.dismissKeyboard()
        device.turn {
            screen.avoidance?.stop()
            screen.card.frame.origin.y = 400
            screen.handleKeyboard(containerView: screen.view)
        }
        device.focusAndSettle(on: screen.field)
        // The field is at 420...464.
        #expect(screen.view.frame.minY == 0)
        device.dismissKeyboard()
    }
}
