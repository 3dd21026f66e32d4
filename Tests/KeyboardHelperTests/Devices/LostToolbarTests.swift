import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// iOS 26 may leave out the toolbar of the next input after the background, a push, a pop or a sheet.
///
/// On an iPhone 16, whose keyboard begins at 516, and with the toolbar at 472.
@MainActor @Suite struct LostToolbarTests {
    enum Interruption: CaseIterable, Sendable { case background, push, sheet }

    /// Fields in a stack, on a device that leaves the toolbar out.
    @MainActor private struct Stage {
        let inputs: [ReloadingField]
        let form: FlowForm
        let device: SimulatedDevice
        private let navigation: UINavigationController

        init(_ setting: FlowSetting, inputs count: Int = 20) {
            inputs = (0..<count).map { _ in ReloadingField(frame: CGRect(x: 0, y: 0, width: 100, height: 44)) }
            form = FlowForm(inputs)
            form.options = .toolbar
            navigation = UINavigationController(rootViewController: form)
            device = setting.device(showing: navigation)
            device.behavior.losesAccessoryViews = true
            device.behavior.backgroundKeyboard = .stays
            device.behavior.returnedFocus = .unanimated
        }

        var toolbar: UIView? { form.avoidance?.toolbar }
        var showsToolbar: Bool { device.keyboard.accessoryView.map { $0 === toolbar } ?? false }

        func interrupt(_ interruption: Interruption) {
            switch interruption {
            case .background:
                device.enterBackground()
                device.enterForeground()
            case .push:
                device.turnAndSettle { navigation.pushViewController(UIViewController(), animated: true) }
                device.turn { navigation.popViewController(animated: true) }
            case .sheet:
                device.turnAndSettle { navigation.present(UIViewController(), animated: true) }
                device.turn { navigation.dismiss(animated: true) }
            }
            device.settle()
        }
    }

    @Test("it is back when the keyboard has come", arguments: FlowSetting.phone, Interruption.allCases)
    func comesBack(_ setting: FlowSetting, _ interruption: Interruption) {
        let stage = Stage(setting)
        let (form, device) = (stage.form, stage.device)
        device.focusAndSettle(on: stage.inputs[8])
        for index in [12, 9, 12] {
            stage.interrupt(interruption)
            device.focusAndSettle(on: stage.inputs[index])
            #expect(stage.showsToolbar && device.keyboard.frame.minY == 472)
            expectVisible(stage.inputs[index], of: form, on: device)
            expectEqual(form.coveredInset, 380)
        }
        device.dismissKeyboard()
        expectEqual(form.scrollView.contentInset, .zero)
    }

    @Test("it is back for the same input each time that the focus returns to it", arguments: FlowSetting.phone)
    func sameInput(_ setting: FlowSetting) {
        let stage = Stage(setting, inputs: 1)
        stage.device.focusAndSettle(on: stage.inputs[0])
        for round in 1...3 {
            stage.interrupt(.sheet)
            #expect(stage.inputs[0].isFirstResponder && stage.showsToolbar && stage.inputs[0].reloads == round)
        }
        stage.device.dismissKeyboard()
    }

    @Test("an input whose toolbar stays away all the same is reloaded once", arguments: FlowSetting.phone)
    func once(_ setting: FlowSetting) throws {
        let stage = Stage(setting, inputs: 1)
        let (device, toolbar) = (stage.device, try #require(stage.toolbar))
        device.focusAndSettle(on: stage.inputs[0])
        device.keyboard.isScripted = true
        device.turn { toolbar.removeFromSuperview() }
        for _ in 0..<3 {
            device.keyboard.post(.didShow, begin: nil, end: device.keyboard.frame)
            device.settle()
        }
        #expect(toolbar.window == nil && stage.inputs[0].reloads == 1)
    }

    @Test("nothing is reloaded while a finger drags the keyboard")
    func dragged() {
        let stage = Stage(FlowSetting(systemHelps: false))
        let (form, device, input) = (stage.form, stage.device, stage.inputs[3])
        form.scrollView.keyboardDismissMode = .interactive
        device.behavior.didNotices = .after(0.5)
        device.behavior.cancelledDragPostsWillShow = true
        device.focusAndSettle(on: stage.inputs[2])
        stage.interrupt(.background)
        device.focus(on: input)
        device.advance(by: 0.3)
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 300))
        for y in [500, 600] as [CGFloat] { device.drag(to: CGPoint(x: 100, y: y)) }
        device.advance(by: 0.5)
        #expect(input.reloads == 0 && stage.toolbar?.window == nil && device.keyboard.frame.minY == 600)
        device.drag(to: CGPoint(x: 100, y: 400))
        device.endDrag()
        device.settle()
        #expect(input.reloads == 1 && stage.showsToolbar)
    }
}
