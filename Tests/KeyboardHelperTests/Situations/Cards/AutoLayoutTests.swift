import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16 the field stands from 708 to 752: 246 points short of the keyboard at 516.
@MainActor
@Suite struct AutoLayoutTests {
    private func layOut(_ screen: ConstrainedScreen, on device: SimulatedDevice) {
        for view in [screen.view, screen.panel, screen.field] {
            device.turn {
                view?.setNeedsUpdateConstraints()
                view?.setNeedsLayout()
                view?.layoutIfNeeded()
            }
        }
    }

    private func lower(_ screen: ConstrainedScreen, on device: SimulatedDevice) -> CGFloat {
        device.presentationFrame(of: screen.field).maxY
    }

    // MARK: S10

    nonisolated static let transforms = [CGAffineTransform.identity, CGAffineTransform(translationX: 0, y: -20)]

    @Test("S10 constraints that are solved again leave a container lifted", arguments: [0, 1], FlowSetting.phone)
    func s10(_ index: Int, _ setting: FlowSetting) {
        let transform = Self.transforms[index]
        let screen = ConstrainedScreen(liftsRoot: false)
        screen.loadViewIfNeeded()
        screen.panel.transform = transform
        let device = setting.device(showing: screen)
        let center = screen.panel.center
        #expect(lower(screen, on: device) == 752 + transform.ty)
        for _ in 0..<2 {
            device.focusAndSettle(on: screen.field)
            #expect(lower(screen, on: device) == 506)
            #expect(screen.avoidance?.lift == 246 + transform.ty)
            #expect(screen.panel.center == center)
            #expect(screen.panel.transform.ty == -246)
            layOut(screen, on: device)
            #expect(lower(screen, on: device) == 506)
            device.settle()
            #expect(lower(screen, on: device) == 506)
            device.dismissKeyboard()
            #expect(screen.panel.transform == transform)
            #expect(screen.panel.center == center)
            #expect(lower(screen, on: device) == 752 + transform.ty)
        }
    }

    @Test(
        "S10 a constant that the app changes under the keyboard is kept, and the field stays visible",
        arguments: [true, false], FlowSetting.phone)
    func s10Constant(_ liftsRoot: Bool, _ setting: FlowSetting) {
        let screen = ConstrainedScreen(liftsRoot: liftsRoot)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        #expect(lower(screen, on: device) == 506)
        // 10 points further down, and then 40 up: the field is visible there.
        for (constant, end) in [(-6, 506), (-46, 466)] as [(CGFloat, CGFloat)] {
            device.turn {
                screen.gap.constant = constant
                screen.avoidance?.update()
            }
            device.settle()
            #expect(lower(screen, on: device) == end, "at \(constant)")
            #expect(screen.avoidance?.lift == 256)
        }
        device.dismissKeyboard()
        #expect(screen.gap.constant == -46)
        #expect(lower(screen, on: device) == 722)
        #expect(screen.panel.transform == .identity)
        #expect(screen.view.frame == device.screen.bounds)
    }

    @Test(
        "S10 rotation under the keyboard keeps a field that is laid out by constraints visible",
        arguments: [true, false], FlowSetting.everywhere)
    func s10Rotation(_ liftsRoot: Bool, _ setting: FlowSetting) {
        let screen = ConstrainedScreen(liftsRoot: liftsRoot)
        let device = setting.device(showing: screen)
        let frame = screen.field.frame
        device.focusAndSettle(on: screen.field)
        expectVisible(screen.field, below: screen.view.safeAreaInsets.top, on: device)
        device.rotate(to: setting.orientation.isLandscape ? .portrait : .landscapeLeft)
        device.settle()
        expectVisible(screen.field, below: screen.view.safeAreaInsets.top, on: device, "turned")
        // 66 points and the safe area are below the field.
        let due = device.screen.bounds.maxY - 66 - screen.view.safeAreaInsets.bottom + 10 - device.keyboard.frame.minY
        #expect(abs((screen.avoidance?.lift ?? -1) - due) < 0.001)
        device.dismissKeyboard()
        #expect(screen.panel.transform == .identity)
        #expect(screen.view.frame == device.screen.bounds)
        #expect(screen.panel.frame == screen.view.bounds)
        device.rotate(to: setting.orientation)
        device.settle()
        #expect(screen.field.frame == frame)
    }

    // MARK: S11

    @Test("S11 what constraints pin to the safe area stays", arguments: [true, false], FlowSetting.everywhere)
    func s11(_ liftsRoot: Bool, _ setting: FlowSetting) {
        let screen = ConstrainedScreen(liftsRoot: liftsRoot)
        let device = setting.device(showing: screen)
        let (safe, button, field) = (screen.view.safeAreaInsets, screen.button.frame, screen.field.frame)
        #expect(button.maxY == device.screen.bounds.maxY - safe.bottom)
        for _ in 0..<2 {
            let tops = device.tops(of: screen.button) { device.focus(on: screen.field) }
            for (next, last) in zip(tops.dropFirst(), tops) { #expect(next <= last + 0.001) }
            #expect((screen.avoidance?.lift ?? 0) > 0)
            for _ in 0..<2 {
                #expect(screen.view.safeAreaInsets == safe)
                #expect(screen.button.frame == button)
                #expect(screen.field.frame == field)
                expectVisible(screen.field, below: 0, on: device)
                layOut(screen, on: device)
            }
            device.dismissKeyboard()
            #expect(screen.view.safeAreaInsets == safe)
            #expect(screen.additionalSafeAreaInsets == .zero)
            #expect(screen.button.frame == button)
            #expect(screen.field.frame == field)
            #expect(screen.view.frame == device.screen.bounds)
        }
    }

    // MARK: S17

    @Test("S17 a text view that grows by its constraints goes up line by line", arguments: FlowSetting.everywhere)
    func s17(_ setting: FlowSetting) {
        let screen = GrowingScreen(top: setting.keyboardTop - 140)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.textView)
        let line = device.caret(of: screen.textView).height
        let (first, height) = (screen.scrollView.contentOffset.y, screen.textView.bounds.height)
        for count in 1...40 {
            let old = screen.scrollView.contentOffset.y
            let tops = device.tops(of: screen.textView) { device.pressReturn() }
            expectCaretVisible(screen.textView, of: screen, on: device, "newline \(count)")
            let step = screen.scrollView.contentOffset.y - old
            #expect(step >= 0, "newline \(count)")
            #expect(step <= line + 10 + 1 / device.screen.scale, "newline \(count)")
            for (next, last) in zip(tops.dropFirst(), tops) { #expect(next <= last + 0.001, "newline \(count)") }
        }
        #expect(abs(screen.textView.bounds.height - height - 40 * line) <= 1)
        #expect(screen.scrollView.contentOffset.y > first + 20 * line)
        device.dismissKeyboard()
        #expect(screen.scrollView.contentInset == .zero)
    }
}
