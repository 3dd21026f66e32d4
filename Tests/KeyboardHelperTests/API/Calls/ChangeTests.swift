import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// One closure for all changes. On an iPhone 16, whose keyboard begins at 516; on an iPad 11 at 861.
@MainActor
@Suite struct ChangeTests {
    /// Keeps its bar on the keyboard with one closure.
    private final class Screen: UIViewController, KeyboardAvoiding {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        let bar = UIView()
        private(set) var overlaps: [CGFloat] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            view.addSubview(bar)
            handleKeyboard(onChange: { screen, transition in
                screen.overlaps.append(transition.overlap(with: screen.view))
                screen.view.setNeedsLayout()
            })
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            bar.frame = CGRect(
                x: 0, y: view.bounds.height - (overlaps.last ?? 0) - 50, width: view.bounds.width, height: 50)
        }
    }

    @Test("it is called as the keyboard shows, changes and hides", arguments: FlowSetting.phone)
    func calls(_ setting: FlowSetting) {
        let screen = Screen()
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        device.keyboard.changeHeight(to: 292)
        device.settle()
        device.dismissKeyboard()
        #expect(screen.overlaps == [336, 292, 0])
        #expect(screen.bar.frame.maxY == 852)
    }

    @Test("a host that is moved or resized under the keyboard hears of it", arguments: FlowSetting.phone)
    func moved(_ setting: FlowSetting) {
        let (container, screen) = (UIViewController(), Screen())
        container.addChild(screen)
        container.view.addSubview(screen.view)
        screen.view.autoresizingMask = []
        screen.view.frame = CGRect(x: 0, y: 152, width: 393, height: 600)
        screen.didMove(toParent: container)
        let device = setting.device(showing: container)
        device.focusAndSettle(on: screen.field)
        #expect(screen.overlaps == [236])
        device.turn { screen.view.frame.origin.y = 52 }
        device.settle()
        #expect(screen.overlaps == [236, 136])
        #expect(device.presentationFrame(of: screen.bar).maxY == 516)
        device.turn { screen.view.frame.size.height = 500 }
        device.settle()
        #expect(screen.overlaps == [236, 136, 36])
        #expect(device.presentationFrame(of: screen.bar).maxY == 516)
        device.dismissKeyboard()
        device.turn { screen.view.frame.origin.y = 100 }
        device.settle()
        #expect(screen.overlaps == [236, 136, 36, 0])
    }

    @Test("a sheet that UIKit moves after the keyboard's notice", arguments: FlowSetting.pad)
    func sheet(_ setting: FlowSetting) {
        let (root, screen) = (UIViewController(), Screen())
        let device = setting.device(showing: root)
        device.sheetMovement = .atTheEnd
        screen.modalPresentationStyle = .formSheet
        device.turn { root.present(screen, animated: false) }
        device.settle()
        device.focusAndSettle(on: screen.field)
        let bottom = device.presentationFrame(of: screen.view).maxY
        #expect(screen.overlaps.last == max(0, bottom - 861))
        #expect(device.presentationFrame(of: screen.bar).maxY == min(bottom, 861))
        device.dismissKeyboard()
        #expect(screen.overlaps.last == 0)
    }

    @Test("a closure that moves its own host is not called for ever", arguments: FlowSetting.phone)
    func loop(_ setting: FlowSetting) {
        let (container, screen) = (UIViewController(), UIViewController())
        final class Card: UIView, KeyboardAvoiding {}
        let card = Card(frame: CGRect(x: 0, y: 500, width: 393, height: 300))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        card.addSubview(field)
        screen.view.addSubview(card)
        container.addChild(screen)
        container.view.addSubview(screen.view)
        screen.didMove(toParent: container)
        let device = setting.device(showing: container)
        var calls = 0
        device.turn {
            card.handleKeyboard(onChange: { card, _ in
                calls += 1
                card.frame.origin.y = card.frame.origin.y == 500 ? 200 : 500
            })
        }
        device.focusAndSettle(on: field)
        // Four times after each notification of the keyboard.
        #expect(calls <= 20 && device.faults == [])
        device.dismissKeyboard()
    }
}
