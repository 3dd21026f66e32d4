import Foundation
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct Pickers {
        private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var names = ["Apple", "Pear", "Plum"]
            var told: [Int] = []

            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                names[row]
            }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                told.append(row)
            }
        }

        private let fruits = Fruits()

        private func makePicker() -> UIPickerView {
            let picker = UIPickerView()
            picker.dataSource = fruits
            picker.delegate = fruits
            return picker
        }

        // Source: https://developer.apple.com/documentation/uikit/uipickerview/selectedrow(incomponent:)
        @Test func aPickerWithoutRowsHasNoneSelected() {
            fruits.names = []
            expectEqual(makePicker().selectedRow(inComponent: 0), -1)
        }

        // Source: https://developer.apple.com/documentation/uikit/uipickerviewdelegate/pickerview(_:didselectrow:incomponent:)
        @Test func aRowThatTheAppSelectsIsToldToNobody() {
            let picker = makePicker()
            #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 3)
            expectEqual(picker.selectedRow(inComponent: 0), 0)
            picker.selectRow(2, inComponent: 0, animated: false)
            expectEqual(picker.selectedRow(inComponent: 0), 2)
            #expect(fruits.told.isEmpty)
        }

        // Assumption: pickers have been 216 points high in every version of iOS.
        @Test func aPickerBringsItsHeight() {
            expectEqual(UIPickerView().bounds.height, 216)
        }

        #if os(Linux)
            private let harness = SimulatedDeviceHarness()

            // Source: https://developer.apple.com/documentation/uikit/uiresponder/inputview
            @Test func aPickerComesUpInTheKeyboardsPlaceAndTellsOfWhatAPersonSelects() async {
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                let picker = makePicker()
                field.inputView = picker
                await harness.focus(field)
                await harness.settle()
                let device = harness.device
                expectEqual(device.keyboard.frame.height, 216 + harness.window.safeAreaInsets.bottom)
                device.pick(1, of: picker)
                expectEqual(fruits.told, [1])
                expectEqual(picker.selectedRow(inComponent: 0), 1)
            }
        #endif
    }
}
