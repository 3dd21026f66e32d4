import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What iOS 26 and 27 do with a sheet, or with a keyboard that is up.
@MainActor
@Suite struct ChangedKeyboardTests {
    nonisolated static let targets: [LifecycleTarget] = [.scrollView, .container, .closures]

    private func expectAvoided(
        _ screen: BottomFieldScreen, on device: SimulatedDevice, at location: SourceLocation = #_sourceLocation
    ) {
        guard screen.target != .closures else {
            let covered = device.presentationFrame(of: screen.view).maxY - device.keyboard.frame.minY
            #expect(screen.covered ?? 0 == max(0, covered), sourceLocation: location)
            return
        }
        let frame = device.presentationFrame(of: screen.field)
        let (top, bottom) = (device.presentationFrame(of: screen.view).minY, device.keyboard.frame.minY)
        #expect(frame.minY >= top, sourceLocation: location)
        // Of a low sheet that stays where it is the highest keyboard leaves less than the field needs.
        if bottom - top >= frame.height { #expect(frame.maxY <= bottom, sourceLocation: location) }
    }

    private func expectAtRest(
        _ screen: BottomFieldScreen, on device: SimulatedDevice, at location: SourceLocation = #_sourceLocation
    ) {
        let end = device.presentationFrame(of: screen.view).maxY
        #expect(screen.covered == nil, sourceLocation: location)
        if screen.target == .container {
            #expect(device.presentationFrame(of: screen.field).maxY == end - 20, sourceLocation: location)
        }
        guard let scrollView = screen.field.superview as? UIScrollView else { return }
        #expect(scrollView.contentInset.bottom == 0, sourceLocation: location)
    }

    // MARK: S62

    /// Whether UIKit lifts a sheet, and whether it shrinks one that it cannot lift. Of a low one nothing would be left.
    nonisolated static let responses = [(false, false), (true, false), (true, true)]

    @Test(
        "S62 a sheet of any height that UIKit lifts or shrinks keeps its input visible",
        arguments: [LifecycleTarget.scrollView, .container],
        SimulatedSheetMovement.allCases.filter { $0 != .byScript })
    func s62(_ target: LifecycleTarget, _ movement: SimulatedSheetMovement) {
        for (keyboard, (lifts, shrinks)) in [328, 336, 345].flatMap({ height in Self.responses.map { (height, $0) } }) {
            for (part, system) in [(0.45, nil), (0.7, nil), (0.92, nil), (0.45, .iOS27), (0.92, .iOS27)]
                as [(CGFloat, SimulatedSystem?)]
            {
                let (presenter, screen) = (UIViewController(), BottomFieldScreen(target))
                let setting = FlowSetting(
                    model: .iPhone17Pro.withKeyboard(CGFloat(keyboard)), systemHelps: false, system: system)
                let device = setting.device(showing: presenter)
                device.behavior.sheetsLiftForKeyboard = lifts
                device.behavior.sheetsShrinkForKeyboard = shrinks
                device.sheetMovement = movement
                screen.sheetPresentationController?.detents = [.custom { ($0.maximumDetentValue * part).rounded() }]
                device.turn { presenter.present(screen, animated: false) }
                device.settle()
                for _ in 0..<2 {
                    device.focusAndSettle(on: screen.field)
                    expectAvoided(screen, on: device)
                    device.dismissKeyboard()
                    expectAtRest(screen, on: device)
                }
            }
        }
    }

    // MARK: S63

    @Test(
        "S63 a keyboard that changes while it is up, in any way, covers no input", arguments: targets, FlowSetting.phone
    )
    func s63(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = BottomFieldScreen(target)
        let device = setting.device(showing: screen)
        device.behavior.changedAccessoryStretches = true
        func expectAvoidedNow(at location: SourceLocation = #_sourceLocation) {
            device.settle()
            expectAvoided(screen, on: device, at: location)
        }
        device.focusAndSettle(on: screen.field)
        device.keyboard.showPasteRow()
        expectAvoidedNow()
        device.keyboard.hidePasteRow()
        expectAvoidedNow()
        for height in [60, 44, nil] as [CGFloat?] {
            device.turn {
                screen.field.inputAccessoryView = height.map {
                    UIView(frame: CGRect(x: 0, y: 0, width: 100, height: $0))
                }
                screen.field.reloadInputViews()
            }
            expectAvoidedNow()
        }
        device.keyboard.changeSuggestionsOfPage(height: 300)
        expectAvoidedNow()
        device.keyboard.moveFocusInPage()
        expectAvoidedNow()
        device.dismissKeyboard()
        expectAtRest(screen, on: device)
    }

    @Test(
        "S63 where AutoFill posts a hide and two shows of two heights, the input that is filled in is visible",
        arguments: targets, FlowSetting.phone)
    func s63AutoFill(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = BottomFieldScreen(target)
        let device = setting.device(showing: screen)
        let name = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 44))
        device.turn { screen.view.addSubview(name) }
        for _ in 0..<3 {
            device.focusAndSettle(on: name)
            device.keyboard.fillIn(screen.field)
            device.settle()
            #expect(screen.field.isFirstResponder && device.keyboard.frame.minY == 516)
            expectAvoided(screen, on: device)
            device.dismissKeyboard()
            expectAtRest(screen, on: device)
        }
    }

    @Test(
        "S63 a hardware keyboard that hides the other one leaves the screen at rest", arguments: targets,
        FlowSetting.phone)
    func s63Hardware(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = BottomFieldScreen(target)
        let device = setting.device(showing: screen)
        device.behavior.hardwareKeyboardPostsHide = true
        device.keyboard.attachHardwareKeyboard()
        device.focusAndSettle(on: screen.field)
        #expect(screen.field.isFirstResponder)
        expectAtRest(screen, on: device)
        device.keyboard.detachHardwareKeyboard()
        device.dismissKeyboard()
        device.focusAndSettle(on: screen.field)
        expectAvoided(screen, on: device)
        device.dismissKeyboard()
        expectAtRest(screen, on: device)
    }
}
