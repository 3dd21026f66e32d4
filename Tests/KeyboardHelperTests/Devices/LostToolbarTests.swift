import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// iOS 26 may leave out the toolbar of the next input after the background, a push, a pop or a sheet.
///
/// On an iPhone 16, whose keyboard begins at 516, and with the toolbar at 472.
@MainActor
@Suite struct LostToolbarTests {
    enum Interruption: CaseIterable, Sendable { case background, push, sheet }

    private func interrupt(
        _ interruption: Interruption, _ navigation: UINavigationController, on device: SimulatedDevice
    ) {
        switch interruption {
        case .background:
            device.enterBackground()
            device.enterForeground()
        case .push:
            device.turn { navigation.pushViewController(UIViewController(), animated: true) }
            device.settle()
            device.turn { navigation.popViewController(animated: true) }
        case .sheet:
            device.turn { navigation.present(UIViewController(), animated: true) }
            device.settle()
            device.turn { navigation.dismiss(animated: true) }
        }
        device.settle()
    }

    /// Fields in a stack, on a device that leaves the toolbar out.
    private func stage(_ setting: FlowSetting, _ inputs: [UIView]) throws -> (
        FlowForm, UINavigationController, SimulatedDevice, KeyboardToolbar
    ) {
        let form = FlowForm(inputs)
        form.options = .toolbar
        let navigation = UINavigationController(rootViewController: form)
        let device = setting.device(showing: navigation)
        device.behavior.losesAccessoryViews = true
        device.behavior.backgroundKeyboard = .stays
        device.behavior.returnedFocus = .unanimated
        return (form, navigation, device, try #require(form.avoidance).toolbar)
    }

    @Test("it is back when the keyboard has come", arguments: FlowSetting.phone, Interruption.allCases)
    func comesBack(_ setting: FlowSetting, _ interruption: Interruption) throws {
        let inputs = (0..<20).map { _ in ReloadingField(frame: CGRect(x: 0, y: 0, width: 100, height: 44)) }
        let (form, navigation, device, toolbar) = try stage(setting, inputs)
        device.focusAndSettle(on: inputs[8])
        for index in [12, 9, 12] {
            interrupt(interruption, navigation, on: device)
            device.focusAndSettle(on: inputs[index])
            #expect(device.keyboard.accessoryView === toolbar && device.keyboard.frame.minY == 472)
            expectVisible(inputs[index], of: form, on: device)
            #expect(form.coveredInset == 380)
        }
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test("it is back for the same input each time that the focus returns to it", arguments: FlowSetting.phone)
    func sameInput(_ setting: FlowSetting) throws {
        let input = ReloadingField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let (_, navigation, device, toolbar) = try stage(setting, [input])
        device.focusAndSettle(on: input)
        for round in 1...3 {
            interrupt(.sheet, navigation, on: device)
            #expect(input.isFirstResponder && device.keyboard.accessoryView === toolbar)
            #expect(input.reloads == round)
        }
        device.dismissKeyboard()
    }

    @Test("an input whose toolbar stays away all the same is reloaded once", arguments: FlowSetting.phone)
    func once(_ setting: FlowSetting) throws {
        let input = ReloadingField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let (_, _, device, toolbar) = try stage(setting, [input])
        device.focusAndSettle(on: input)
        device.keyboard.isScripted = true
        device.turn { toolbar.removeFromSuperview() }
        for _ in 0..<3 {
            device.keyboard.post(.didShow, begin: nil, end: device.keyboard.frame)
            device.settle()
        }
        #expect(toolbar.window == nil && input.reloads == 1)
    }

    @Test("nothing is reloaded while a finger drags the keyboard")
    func dragged() throws {
        let inputs = (0..<20).map { _ in ReloadingField(frame: CGRect(x: 0, y: 0, width: 100, height: 44)) }
        let (form, navigation, device, toolbar) = try stage(FlowSetting(systemHelps: false), inputs)
        form.scrollView.keyboardDismissMode = .interactive
        device.behavior.didNotices = .after(0.5)
        device.behavior.cancelledDragPostsWillShow = true
        device.focusAndSettle(on: inputs[2])
        interrupt(.background, navigation, on: device)
        device.focus(on: inputs[3])
        device.advance(by: 0.3)
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 300))
        for y in [500, 600] as [CGFloat] { device.drag(to: CGPoint(x: 100, y: y)) }
        device.advance(by: 0.5)
        #expect(inputs[3].reloads == 0 && toolbar.window == nil && device.keyboard.frame.minY == 600)
        device.drag(to: CGPoint(x: 100, y: 400))
        device.endDrag()
        device.settle()
        #expect(inputs[3].reloads == 1 && device.keyboard.accessoryView === toolbar)
    }
}
