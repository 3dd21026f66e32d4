import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What the app assigns while the keyboard is up stays the app's. On an iPhone 16, whose keyboard is 336 high.
@MainActor
@Suite struct AppValueSituations {
    @Test(
        "an inset that is assigned under the keyboard is there after the hide",
        arguments: [0, 24, 80, 151, 193, 260, 290] as [CGFloat], FlowSetting.phone)
    func inset(_ value: CGFloat, _ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[3])
        device.turn {
            form.scrollView.contentInset.bottom = value
            form.scrollView.verticalScrollIndicatorInsets.bottom = value
        }
        device.settle()
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset.bottom == value)
        #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == value)
    }

    @Test(
        "a panel that takes the keyboard's place stays where it was put", arguments: [120, 260, 300] as [CGFloat],
        FlowSetting.phone)
    func panel(_ height: CGFloat, _ setting: FlowSetting) {
        let (bar, field) = (UIView(), UITextField(frame: CGRect(x: 8, y: 6, width: 200, height: 32)))
        var bottom: NSLayoutConstraint?
        let screen = MadeScreen { screen in
            bar.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(bar)
            bar.addSubview(field)
            let pin = bar.bottomAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.bottomAnchor)
            bottom = pin
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 44), pin,
            ])
            screen.handleKeyboard(bottomConstraint: pin)
        }
        let device = setting.device(showing: screen)
        for _ in 0..<2 {
            device.focusAndSettle(on: field)
            #expect(bottom?.constant == -302)
            device.turn {
                field.resignFirstResponder()
                bottom?.constant = -height
            }
            device.settle()
            #expect(bottom?.constant == -height)
            device.turn { bottom?.constant = 0 }
            device.settle()
        }
    }

    @Test(
        "an additional safe area that is assigned under a lifted screen stays", arguments: [0, 24, 64] as [CGFloat],
        FlowSetting.phone)
    func safeArea(_ value: CGFloat, _ setting: FlowSetting) {
        let field = UITextField.at(700)
        let screen = MadeScreen { screen in
            screen.view.addSubview(field)
            screen.handleKeyboard(containerView: screen.view)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        device.turn { screen.additionalSafeAreaInsets.bottom = value }
        device.settle()
        device.dismissKeyboard()
        #expect(screen.additionalSafeAreaInsets.bottom == value)
        #expect(screen.view.frame.minY == 0)
    }
}
