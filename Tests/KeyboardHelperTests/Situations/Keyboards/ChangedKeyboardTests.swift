import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What iOS 26 and 27 do with a sheet, or with a keyboard that is up.
@MainActor @Suite struct ChangedKeyboardTests {
    /// Whether UIKit lifts a sheet, and whether it shrinks one that it cannot lift. Of a low one nothing would be left.
    nonisolated static let responses = [(false, false), (true, false), (true, true)]

    @Test(
        "S62 a sheet that UIKit lifts or shrinks keeps its input visible",
        arguments: [LifecycleTarget.scrollView, .container], SimulatedSheetMovement.allCases.filter { $0 != .byScript })
    func s62(_ target: LifecycleTarget, _ movement: SimulatedSheetMovement) {
        let parts: [(CGFloat, SimulatedSystem?)] = [
            (0.45, nil), (0.7, nil), (0.92, nil), (0.45, .iOS27), (0.92, .iOS27),
        ]
        for (keyboard, (lifts, shrinks)) in [328, 336, 345].flatMap({ height in Self.responses.map { (height, $0) } }) {
            for (part, system) in parts {
                let (presenter, screen) = (UIViewController(), BottomFieldScreen(target))
                let setting = FlowSetting(
                    model: .iPhone17Pro.withKeyboard(CGFloat(keyboard)), systemHelps: false, system: system)
                let device = setting.device(showing: presenter)
                device.behavior.sheetsLiftForKeyboard = lifts
                device.behavior.sheetsShrinkForKeyboard = shrinks
                device.sheetMovement = movement
                screen.sheetPresentationController?.detents = [.custom { ($0.maximumDetentValue * part).rounded() }]
                device.present(screen, over: presenter, animated: false)
                for _ in 0..<2 {
                    device.focusAndSettle(on: screen.field)
                    screen.expectAvoided(on: device)
                    device.dismissKeyboard()
                    screen.expectAtRest(on: device)
                }
            }
        }
    }

    @Test("S63 a keyboard that changes covers no input", arguments: FoldTests.targets, FlowSetting.phone)
    func s63(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, name) = (BottomFieldScreen(target), UITextField.at(100))
        let device = setting.device(showing: screen)
        let keyboard = device.keyboard
        func expectAvoided(at location: SourceLocation = #_sourceLocation, after change: () -> Void) {
            change()
            device.settle()
            screen.expectAvoided(on: device, at: location)
        }
        device.behavior.changedAccessoryStretches = true
        device.turn { screen.view.addSubview(name) }
        device.focusAndSettle(on: screen.field)
        expectAvoided { keyboard.showPasteRow() }
        expectAvoided { keyboard.hidePasteRow() }
        for height in [60, 44, nil] as [CGFloat?] {
            screen.field.inputAccessoryView = height.map(UIView.high)
            expectAvoided { device.turn { screen.field.reloadInputViews() } }
        }
        expectAvoided { keyboard.changeSuggestionsOfPage(height: 300) }
        expectAvoided { keyboard.moveFocusInPage() }
        device.dismissKeyboard()
        screen.expectAtRest(on: device)
        // AutoFill posts a hide and two shows of two heights.
        for _ in 0..<3 {
            device.focusAndSettle(on: name)
            expectAvoided { keyboard.fillIn(screen.field) }
            #expect(screen.field.isFirstResponder && keyboard.frame.minY == 516)
            device.dismissKeyboard()
            screen.expectAtRest(on: device)
        }
        // A hardware keyboard hides the other one.
        device.behavior.hardwareKeyboardPostsHide = true
        keyboard.attachHardwareKeyboard()
        device.focusAndSettle(on: screen.field)
        #expect(screen.field.isFirstResponder)
        screen.expectAtRest(on: device)
        keyboard.detachHardwareKeyboard()
        device.dismissKeyboard()
        expectAvoided { device.focus(on: screen.field) }
    }

    /// On an iPad 11, 834 x 1194, the pad is a popover at the field, or docked, from 911 on.
    @Test("S63 nothing moves for a number pad that is a popover", arguments: FoldTests.targets, FlowSetting.pad)
    func s63NumberPad(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, numbers) = (BottomFieldScreen(target), UITextField.at(100))
        let device = setting.device(showing: screen)
        numbers.keyboardType = .decimalPad
        device.turn { device.window.addSubview(numbers) }
        let before = PlaceState(asSeen: screen)
        func expectNothingMoved() {
            screen.expectAtRest(on: device)
            #expect(PlaceState(asSeen: screen) == before && screen.avoidance?.lift == 0)
        }
        screen.field.keyboardType = .numberPad
        for turn in 0..<10 {
            let isPopover = turn.isMultiple(of: 2)
            device.behavior.numberPadsArePopovers = isPopover
            device.focusAndSettle(on: screen.field)
            #expect(screen.field.isFirstResponder)
            if isPopover { expectNothingMoved() } else { screen.expectAvoided(on: device) }
            device.dismissKeyboard()
            expectNothingMoved()
        }
        // The docked keyboard of a text goes when a popover with numbers comes.
        device.behavior.numberPadsArePopovers = true
        screen.field.keyboardType = .default
        for _ in 0..<5 {
            device.focusAndSettle(on: screen.field)
            screen.expectAvoided(on: device)
            device.focusAndSettle(on: numbers)
            #expect(numbers.isFirstResponder)
            expectNothingMoved()
        }
    }
}
