import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on.
@MainActor
@Suite struct LayoutTests {
    // MARK: S09

    /// iPad 11, lying: a form sheet of 540 x 620, the keyboard from 416 on.
    @Test(
        "S09 a bar of the controller's own stays where it is", arguments: [true, false],
        CaretTests.landscapePad)
    func s09(_ scrolls: Bool, _ setting: FlowSetting) {
        let presenter = UIViewController()
        let device = setting.device(showing: presenter)
        let sheet = BarSheet(scrolls: scrolls)
        sheet.modalPresentationStyle = .formSheet
        device.turn { presenter.present(sheet, animated: false) }
        device.settle()
        let rest = device.presentationFrame(of: sheet.view)
        let panel = sheet.panel.frame
        device.focusAndSettle(on: sheet.field)
        let place = device.presentationFrame(of: sheet.view)
        #expect(place.size == rest.size)
        #expect(sheet.view.transform == .identity)
        #expect(device.presentationFrame(of: sheet.bar) == CGRect(x: place.minX, y: place.minY, width: 540, height: 50))
        // The field ends 20 points above the sheet's bottom.
        let due = max(0, place.maxY - 20 + 10 - 416)
        #expect(abs(device.presentationFrame(of: sheet.field).maxY - (place.maxY - 20 - due)) < 0.001)
        #expect(abs((sheet.avoidance?.lift ?? -1) - due) < 0.001)
        if scrolls { #expect(sheet.panel.frame == panel) }
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: sheet.view) == rest)
        #expect(sheet.panel.frame == panel)
        #expect(device.presentationFrame(of: sheet.field).maxY == rest.maxY - 20)
    }

    // MARK: S10

    @Test("S10 layout under the keyboard leaves a container lifted", arguments: ["inner", "root"], FlowSetting.phone)
    func s10(_ kind: String, _ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [700], container: kind == "root" ? nil : UIView())
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 238)
        for view in [screen.view, screen.container, screen.inputs[0]] {
            device.turn {
                view?.setNeedsLayout()
                view?.layoutIfNeeded()
            }
            device.settle()
            #expect(screen.lift == 238)
            #expect(device.presentationFrame(of: screen.inputs[0]).maxY == 506)
        }
        device.dismissKeyboard()
        #expect(screen.container.frame == screen.view.bounds)
    }

    /// UIKit tells only the controller of such a layout.
    private final class UpdatingScreen: LifecycleScreen {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            avoidance?.update()
        }
    }

    @Test(
        "S10 a container whose frame the app sets at every layout pass stays lifted after `update()`",
        arguments: FlowSetting.phone)
    func s10Frames(_ setting: FlowSetting) {
        let screen = UpdatingScreen(.container)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        for _ in 0..<2 {
            device.focusAndSettle(on: screen.low)
            expectAvoided(screen, below: 59, on: device)
            for _ in 0..<2 {
                device.turn { screen.view.setNeedsLayout() }
                // It never goes down in between.
                expectAvoided(screen, below: 59, on: device)
                device.settle()
                expectAvoided(screen, below: 59, on: device)
            }
            device.rotate(to: .landscapeLeft)
            device.settle()
            expectAvoided(screen, below: 0, on: device)
            device.rotate(to: .portrait)
            device.settle()
            expectAvoided(screen, below: 59, on: device)
            device.dismissKeyboard()
            #expect(PlaceState(asSeen: screen) == before)
        }
    }

    @Test("S10 the app's own transform is kept", arguments: FlowSetting.phone)
    func s10Transform(_ setting: FlowSetting) {
        for transform in [CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(rotationAngle: .pi)] {
            let screen = ContainerScreen(fieldsAt: [10], container: UIView())
            let device = setting.device(showing: screen)
            device.turn {
                screen.container.bounds = CGRect(x: 0, y: 0, width: 393, height: 100)
                screen.container.center = CGPoint(x: 196.5, y: 700)
                screen.container.transform = transform
            }
            // In the middle of it at 700: half as large, from 680 to 702; upside down, from 696 to 740.
            let bottom = device.presentationFrame(of: screen.inputs[0]).maxY
            #expect(abs(bottom - (transform.a == 0.5 ? 702 : 740)) < 0.001)
            device.focusAndSettle(on: screen.inputs[0])
            #expect(screen.container.transform == transform)
            // All of it.
            #expect(abs(device.presentationFrame(of: screen.container).maxY - 506) <= 1.0 / 3)
            device.turn { screen.container.layoutIfNeeded() }
            device.dismissKeyboard()
            #expect(screen.container.transform == transform)
            #expect(screen.container.center == CGPoint(x: 196.5, y: 700))
        }
    }

    @Test("S10 a transform that the app sets under the keyboard is kept", arguments: FlowSetting.phone)
    func s10TransformMeanwhile(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [700], container: UIView())
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.inputs[0])
        let transform = CGAffineTransform(translationX: 0, y: -20)
        device.turn {
            screen.container.transform = transform
            screen.avoidance?.update()
        }
        device.settle()
        // 20 points further up than is due: the field is visible as it is.
        #expect(device.presentationFrame(of: screen.inputs[0]).maxY == 486)
        device.dismissKeyboard()
        #expect(screen.container.transform == transform)
        #expect(screen.container.center == CGPoint(x: 196.5, y: 426))
    }

    // MARK: S11

    @Test("S11 what is pinned to the safe area stays there", arguments: [true, false], FlowSetting.everywhere)
    func s11(_ liftsRoot: Bool, _ setting: FlowSetting) {
        let screen = PinnedScreen(liftsRoot: liftsRoot)
        let device = setting.device(showing: screen)
        let (safe, frame) = (screen.view.safeAreaInsets, screen.button.frame)
        #expect(frame.maxY == device.screen.bounds.maxY - safe.bottom)
        for _ in 0..<2 {
            device.focusAndSettle(on: screen.field)
            #expect((screen.avoidance?.lift ?? 0) > 0)
            #expect(screen.view.safeAreaInsets == safe)
            #expect(screen.button.frame == frame)
            expectVisible(screen.field, below: 0, on: device)
            device.dismissKeyboard()
            #expect(screen.view.safeAreaInsets == safe)
            #expect(screen.additionalSafeAreaInsets == .zero)
            #expect(screen.button.frame == frame)
            #expect(screen.view.frame == device.screen.bounds)
        }
    }
}
