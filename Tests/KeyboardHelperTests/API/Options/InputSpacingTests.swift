import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16 the keyboard begins at 516; input `n` of a form at 79 + 60 n.
@MainActor
@Suite struct InputSpacingTests {
    @Test(
        arguments: FlowSetting.phone,
        [(40, 40), (0, 0), (-5, 0), (.nan, 0), (.infinity, 0), (-.infinity, 0), (10.2, 10.2)])
    func spacingOfAnInputReplacesThatOfTheOptions(_ setting: FlowSetting, _ spacing: (set: CGFloat, free: CGFloat)) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        device.turn { form.avoidance?.setSpacing(spacing.set, for: form.inputs[12]) }
        device.focusAndSettle(on: form.inputs[12])
        let free = 516 - device.presentationFrame(of: form.inputs[12]).maxY
        #expect(free >= spacing.free - 0.001 && free < spacing.free + 0.34)
        device.focusAndSettle(on: form.inputs[14])
        #expect(device.presentationFrame(of: form.inputs[14]).maxY == 506)
        device.dismissKeyboard()
        #expect(form.offset == -59)
        device.turn { form.avoidance?.setSpacing(nil, for: form.inputs[12]) }
        device.focusAndSettle(on: form.inputs[12])
        #expect(device.presentationFrame(of: form.inputs[12]).maxY == 506)
    }

    @Test(arguments: FlowSetting.phone)
    func underAKeyboardMoreSpacingMovesAndLessDoesNot(_ setting: FlowSetting) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[12])
        for (spacing, end) in [(30, 486), (5, 486), (60.5, 455.5), (nil, 455.5)] as [(CGFloat?, CGFloat)] {
            device.turn { form.avoidance?.setSpacing(spacing, for: form.inputs[12]) }
            device.settle()
            #expect(abs(device.presentationFrame(of: form.inputs[12]).maxY - end) < 0.34)
        }
        device.dismissKeyboard()
        #expect(form.offset == -59)
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func hugeSpacingStopsAtTheTop(_ setting: FlowSetting) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        device.turn { form.avoidance?.setSpacing(100_000, for: form.inputs[12]) }
        device.focusAndSettle(on: form.inputs[12])
        #expect(device.presentationFrame(of: form.inputs[12]).minY == 59)
        device.dismissKeyboard()
        #expect(form.offset == -59)
    }

    @Test(arguments: FlowSetting.phone)
    func spacingOfASearchBarIsThatOfItsField(_ setting: FlowSetting) {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 100, height: 56))
        let form = FlowForm.restoringOffset(FlowForm.fields(12) + [bar] + FlowForm.fields(4))
        let device = setting.device(showing: form)
        device.turn {
            form.avoidance?.setSpacing(50, for: bar)
            // The setting nearest to the input counts.
            form.avoidance?.setSpacing(70, for: form.scrollView)
        }
        device.focusAndSettle(on: bar.searchTextField)
        #expect(device.presentationFrame(of: bar.searchTextField).maxY == 466)
        device.focusAndSettle(on: form.inputs[13])
        #expect(device.presentationFrame(of: form.inputs[13]).maxY == 446)
        device.turn { form.avoidance?.setSpacing(20, for: bar.searchTextField) }
        device.dismissKeyboard()
        device.focusAndSettle(on: bar.searchTextField)
        #expect(device.presentationFrame(of: bar.searchTextField).maxY == 496)
    }

    @Test(arguments: FlowSetting.phone)
    func spacingOfAnInputCountsInAContainer(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [700], container: UIView())
        let device = setting.device(showing: screen)
        device.turn { screen.avoidance?.setSpacing(33, for: screen.inputs[0]) }
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 261)
        device.dismissKeyboard()
        #expect(screen.lift == 0)
    }
}
