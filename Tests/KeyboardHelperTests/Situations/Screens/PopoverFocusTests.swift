import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A screen of each kind of target, with a field that the keyboard would cover.
@MainActor
private struct CoverableScreen {
    enum Kind: CaseIterable, Sendable { case scrollView, automatic, container, root, constraint, closures }

    let controller: UIViewController
    let field: UIView
    /// Whether anything stands where it does for the keyboard alone.
    let isHolding: () -> Bool

    /// `height` is that of the screen.
    init(_ kind: Kind, height: CGFloat) {
        switch kind {
        case .scrollView, .automatic:
            let form = kind == .automatic ? AutomaticForm() : FlowForm()
            (controller, field) = (form, form.inputs[kind == .automatic ? 18 : 17])
            isHolding = { form.scrollView.contentInset.bottom > 0 }
        case .container, .root:
            let screen = ContainerScreen(fieldsAt: [height - 150], container: kind == .root ? nil : UIView())
            (controller, field) = (screen, screen.inputs[0])
            isHolding = { screen.container.frame.minY < 0 }
        case .constraint:
            let screen = PinnedBarScreen(.view, height: height)
            (controller, field) = (screen, screen.field)
            isHolding = { screen.pin.constant != -8 }
        case .closures:
            let screen = LifecycleScreen(.closures)
            (controller, field) = (screen, screen.low)
            isHolding = { (screen.told.last ?? nil) != nil }
        }
    }
}

/// What comes over a screen: a popover and a sheet that dims nothing may leave the focus where it is.
private enum Cover: CaseIterable, Sendable {
    case popover, undimmedSheet, fullScreen

    @MainActor func make(over source: UIView) -> UIViewController {
        let cover = UIViewController()
        switch self {
        case .popover:
            cover.modalPresentationStyle = .popover
            cover.preferredContentSize = CGSize(width: 200, height: 200)
            cover.popoverPresentationController?.sourceView = source
        case .undimmedSheet:
            cover.sheetPresentationController?.detents = [.medium(), .large()]
            cover.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        case .fullScreen: cover.modalPresentationStyle = .fullScreen
        }
        return cover
    }
}

@MainActor @Suite struct PopoverFocusTests {
    @MainActor
    private struct Scene {
        let device: SimulatedDevice
        let screen: CoverableScreen
        let cover: UIViewController

        init(_ kind: CoverableScreen.Kind, _ cover: Cover, _ setting: FlowSetting, keepsFocus: Bool = true) {
            var setting = setting
            setting.model = cover == .popover ? .iPad11 : .iPhone16
            screen = CoverableScreen(kind, height: setting.model.screen.height)
            device = setting.device(showing: screen.controller)
            device.behavior.popoversKeepFocus = keepsFocus
            self.cover = cover.make(over: screen.controller.view)
        }

        /// Does `step`, and looks sixty times a second whether the screen keeps what it has moved.
        func expectHeld(_ comment: Comment, _ step: () -> Void) {
            step()
            let lost = (0..<40).count { _ in
                device.advance(by: 1.0 / 60)
                return !screen.isHolding()
            }
            #expect(lost == 0, comment)
            device.settle()
            #expect(screen.isHolding() && screen.field.isFirstResponder, comment)
            #expect(device.covered(screen.field) == 0 && device.faults == [], comment)
            let shown = device.presentationFrame(of: screen.field)
            #expect(shown.maxY <= device.keyboard.frame.minY && shown.minY >= 24, comment)
        }

        func present() { device.turn { screen.controller.present(cover, animated: true) } }
        func dismiss() { device.turn { screen.controller.dismiss(animated: true) } }
    }

    @Test("whoever types below goes on typing", arguments: CoverableScreen.Kind.allCases, FlowSetting.phone)
    private func typing(_ kind: CoverableScreen.Kind, _ setting: FlowSetting) {
        for cover in [Cover.popover, .undimmedSheet] {
            let scene = Scene(kind, cover, setting)
            let (device, field) = (scene.device, UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 40)))
            device.focusAndSettle(on: scene.screen.field)
            let place = device.presentationFrame(of: scene.screen.field)
            scene.expectHeld("presented") { scene.present() }
            #expect(device.presentationFrame(of: scene.screen.field) == place)
            scene.expectHeld("taller") { device.keyboard.changeHeight(to: 400) }
            scene.expectHeld("typing") { device.type("abc") }
            scene.expectHeld("lower") { device.keyboard.changeHeight(to: 336) }
            // The keyboard stays, so UIKit posts nothing about it.
            device.turn { scene.cover.view.addSubview(field) }
            device.focusAndSettle(on: field)
            #expect(field.isFirstResponder && !scene.screen.isHolding(), "\(cover)")
            device.focusAndSettle(on: scene.screen.field)
            scene.expectHeld("back") {}
            scene.expectHeld("dismissed") { scene.dismiss() }
            scene.expectHeld("taller again") { device.keyboard.changeHeight(to: 380) }
            device.dismissKeyboard()
            #expect(!scene.screen.isHolding())
        }
    }

    /// Neither input posts anything, so the keyboard's own notices are the first occasion to see it.
    @Test("the focus goes to the cover unnoticed while the keyboard comes", arguments: FlowSetting.phone)
    private func unnoticed(_ setting: FlowSetting) {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        let (editor, other) = (KeyInputView(frame: frame), KeyInputView(frame: frame))
        let screen = PinnedBarScreen(.view)
        let device = setting.device(showing: screen)
        device.behavior.popoversKeepFocus = true
        device.turn { screen.bar.addSubview(editor) }
        device.focus(on: editor)
        device.advance(by: 0.05)
        #expect(screen.pin.constant != -8)
        let cover = Cover.undimmedSheet.make(over: screen.view)
        device.turn { screen.present(cover, animated: false) }
        device.perform {
            cover.view.addSubview(other)
            _ = other.becomeFirstResponder()
        }
        #expect(other.isFirstResponder && screen.pin.constant == -8)
    }

    /// The keyboard goes with the focus. What had it may have it again afterwards.
    @Test(
        "what takes the focus away gives everything back", arguments: CoverableScreen.Kind.allCases, FlowSetting.phone)
    private func taken(_ kind: CoverableScreen.Kind, _ setting: FlowSetting) {
        for (cover, keepsFocus) in [
            (Cover.popover, false), (.undimmedSheet, false), (.fullScreen, false), (.fullScreen, true),
        ] {
            let scene = Scene(kind, cover, setting, keepsFocus: keepsFocus)
            let (device, screen) = (scene.device, scene.screen)
            device.focusAndSettle(on: screen.field)
            #expect(screen.isHolding())
            scene.present()
            device.settle()
            #expect(!screen.field.isFirstResponder && !screen.isHolding(), "\(cover)")
            scene.dismiss()
            device.settle()
            #expect(screen.field.isFirstResponder == screen.isHolding(), "\(cover)")
            device.focusAndSettle(on: screen.field)
            #expect(screen.isHolding() && device.covered(screen.field) == 0, "\(cover)")
            device.dismissKeyboard()
            #expect(!screen.isHolding(), "\(cover)")
        }
    }
}
