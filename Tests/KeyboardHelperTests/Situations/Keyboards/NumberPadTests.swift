import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A field for numbers on an iPad 11, 834 x 1194, whose number pad is a popover at the field, or docked, from 911 on.
@MainActor
@Suite struct NumberPadTests {
    nonisolated static let targets: [LifecycleTarget] = [.scrollView, .container, .closures]

    private func place(of screen: BottomFieldScreen, on device: SimulatedDevice) -> [CGFloat] {
        let scrollView = screen.field.superview as? UIScrollView
        return [
            device.presentationFrame(of: screen.field).minY, scrollView?.contentInset.bottom ?? 0,
            scrollView?.contentOffset.y ?? 0, screen.covered ?? 0, screen.avoidance?.lift ?? 0,
        ]
    }

    @Test(
        "S63 nothing moves for a number pad that is a popover, and the docked one is avoided, in turns without a drift",
        arguments: targets, FlowSetting.pad)
    func turns(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = BottomFieldScreen(target)
        let device = setting.device(showing: screen)
        let before = place(of: screen, on: device)
        screen.field.keyboardType = .numberPad
        for turn in 0..<10 {
            let isPopover = turn.isMultiple(of: 2)
            device.behavior.numberPadsArePopovers = isPopover
            device.focusAndSettle(on: screen.field)
            #expect(screen.field.isFirstResponder)
            if isPopover {
                #expect(place(of: screen, on: device) == before)
            } else if target == .closures {
                #expect(screen.covered == 283)
            } else {
                #expect(device.presentationFrame(of: screen.field).maxY <= 911)
            }
            device.dismissKeyboard()
            device.settle()
            #expect(place(of: screen, on: device) == before)
        }
    }

    @Test(
        "S63 the docked keyboard of a text goes when a popover with numbers comes", arguments: targets, FlowSetting.pad)
    func fromText(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = BottomFieldScreen(target)
        let device = setting.device(showing: screen)
        let before = place(of: screen, on: device)
        device.behavior.numberPadsArePopovers = true
        let numbers = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 44))
        numbers.keyboardType = .decimalPad
        device.turn { screen.view.addSubview(numbers) }
        for _ in 0..<5 {
            device.focusAndSettle(on: screen.field)
            #expect(place(of: screen, on: device) != before)
            device.focusAndSettle(on: numbers)
            #expect(numbers.isFirstResponder && place(of: screen, on: device) == before)
        }
        device.dismissKeyboard()
        #expect(place(of: screen, on: device) == before)
    }
}
