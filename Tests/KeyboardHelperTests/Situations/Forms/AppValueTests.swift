import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What the app assigns while the keyboard is up stays the app's. On an iPhone 16, whose keyboard is 336 high.
@MainActor
@Suite struct AppValueTests {
    @Test(
        "an inset that is assigned under the keyboard is there after the hide",
        arguments: [0, 24, 80, 151, 193, 250] as [CGFloat], FlowSetting.phone)
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
        "an inset that is assigned while somebody types at the end of a form covers nothing",
        arguments: [0, 30, 80] as [CGFloat], FlowSetting.phone)
    func insetAtTheEnd(_ value: CGFloat, _ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[19])
        device.turn { form.scrollView.contentInset.bottom = value }
        device.turn { form.view.setNeedsLayout() }
        device.settle()
        expectVisible(form.inputs[19], of: form, on: device)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset.bottom == value)
    }

    @Test("a toolbar that goes while the last field is edited covers nothing", arguments: FlowSetting.phone)
    func toolbar(_ setting: FlowSetting) {
        let form = FlowForm()
        form.endMargin = 0
        let navigation = UINavigationController(rootViewController: form)
        navigation.isToolbarHidden = false
        let device = setting.device(showing: navigation)
        device.focusAndSettle(on: form.inputs[19])
        expectVisible(form.inputs[19], spacing: 0, of: form, on: device)
        device.turn { navigation.setToolbarHidden(true, animated: false) }
        device.settle()
        expectVisible(form.inputs[19], spacing: 0, of: form, on: device)
        device.turn { navigation.setToolbarHidden(false, animated: false) }
        device.settle()
        expectVisible(form.inputs[19], spacing: 0, of: form, on: device)
    }

    /// Added to, taken from and assigned before, under and after the keyboard; what is written, and what is left.
    @Test("S80 nothing is left of what the app does to a value under the keyboard", arguments: FlowSetting.phoneInTurns)
    func s80(_ setting: FlowSetting) {
        for (base, change) in [(0, 3), (0, -3), (0, -34), (-8, 4), (-8, 20), (0, -60)] as [(CGFloat, CGFloat)] {
            for isAnimated in [false, true] {
                let bar = UIView.white()
                var pin = NSLayoutConstraint()
                let form = AppForm { form in
                    bar.translatesAutoresizingMaskIntoConstraints = false
                    form.view.addSubview(bar)
                    pin = bar.bottomAnchor.constraint(
                        equalTo: form.view.safeAreaLayoutGuide.bottomAnchor, constant: base)
                    NSLayoutConstraint.activate([pin, bar.heightAnchor.constraint(equalToConstant: 44)])
                    form.handleKeyboard(bottomConstraint: pin)
                }
                form.loadViewIfNeeded()
                let field = form.addField(at: 100)
                let device = form.show(on: setting)
                device.focusAndSettle(on: field)
                device.turn {
                    pin.constant += change
                    if isAnimated { UIView.animate(withDuration: 0.25) { form.view.layoutIfNeeded() } }
                }
                device.settle()
                #expect(pin.constant == base - 302 + change, "\(base), \(change)")
                device.dismissKeyboard()
                #expect(pin.constant == base + change, "\(base), \(change)")
            }
        }
    }

    @Test("S80 what the app takes with the focus and gives back after it is gone", arguments: FlowSetting.phoneInTurns)
    func s80BeginAndEnd(_ setting: FlowSetting) {
        let bar = UIView.white()
        var pin = NSLayoutConstraint()
        let form = AppForm { form in
            bar.translatesAutoresizingMaskIntoConstraints = false
            form.view.addSubview(bar)
            pin = bar.bottomAnchor.constraint(equalTo: form.view.safeAreaLayoutGuide.bottomAnchor)
            NSLayoutConstraint.activate([pin, bar.heightAnchor.constraint(equalToConstant: 44)])
            form.handleKeyboard(bottomConstraint: pin)
        }
        form.loadViewIfNeeded()
        let field = form.addField(at: 100)
        field.on(.editingDidBegin) { pin.constant -= 8 }
        field.on(.editingDidEnd) { pin.constant += 8 }
        let device = form.show(on: setting)
        for _ in 0..<2 {
            device.focusAndSettle(on: field)
            #expect(pin.constant == -310)
            device.dismissKeyboard()
            #expect(pin.constant == 0)
        }
    }

    @Test("S80 so it is with an inset", arguments: FlowSetting.phoneInTurns)
    func s80Inset(_ setting: FlowSetting) {
        for (base, change) in [(0, -34), (0, 20), (34, -34), (34, 16), (80, -80)] as [(CGFloat, CGFloat)] {
            let form = AppForm { $0.scrollView.contentInset.bottom = base }
            form.loadViewIfNeeded()
            let field = form.addField(at: 100)
            let device = form.show(on: setting)
            device.focusAndSettle(on: field)
            device.turn { form.scrollView.contentInset.bottom += change }
            device.dismissKeyboard()
            #expect(form.scrollView.contentInset.bottom == base + change, "\(base), \(change)")
        }
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
