import KeyboardHelper
import Testing
import UIKit

/// Areas that only the app knows of. On an iPhone 16; the keyboard begins at 516, and the fold lies from 380 to 404.
@MainActor
@Suite struct ObstructionTests {
    private let fold = CGRect(x: 0, y: 380, width: 393, height: 24)

    private func isInFold(_ input: UIView, on device: SimulatedDevice) -> Bool {
        device.presentationFrame(of: input).intersects(fold)
    }

    @Test(
        "an input is kept out of a fold, above it or below, and without the hook it is not",
        arguments: FlowSetting.phone)
    func form(_ setting: FlowSetting) {
        for isKnown in [true, false] {
            let form = FlowForm()
            let device = setting.device(showing: form)
            if isKnown { form.avoidance?.setObstructions { [fold] _ in [fold] } }
            var inFold = 0
            for input in form.inputs {
                device.focusAndSettle(on: input)
                expectVisible(input, spacing: 0, of: form, on: device)
                inFold += isInFold(input, on: device) ? 1 : 0
            }
            #expect(isKnown ? inFold == 0 : inFold > 0)
            device.dismissKeyboard()
            #expect(form.scrollView.contentInset == .zero)
        }
    }

    @Test("the areas of a controller's own call count in a window with a call too", arguments: FlowSetting.phone)
    func ownCallInAWindow(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.windowDevice(showing: UINavigationController(rootViewController: form))
        form.avoidance?.setObstructions { [fold] _ in [fold] }
        for input in form.inputs {
            device.focusAndSettle(on: input)
            #expect(!isInFold(input, on: device))
        }
    }

    @Test("an input stays out of the fold as the keyboard grows up to it", arguments: FlowSetting.phone)
    func growing(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        form.avoidance?.setObstructions { [fold] _ in [fold] }
        device.focusAndSettle(on: form.inputs[12])
        #expect(device.presentationFrame(of: form.inputs[12]).minY >= 404)
        // The room below the fold is 24 points now.
        device.keyboard.changeHeight(to: 424)
        device.settle()
        #expect(device.presentationFrame(of: form.inputs[12]).maxY <= 370)
    }

    @Test("a container is lifted above a fold, and back when it is gone", arguments: FlowSetting.phone)
    func container(_ setting: FlowSetting) {
        let field = UITextField(frame: CGRect(x: 20, y: 370, width: 300, height: 44))
        let screen = ContainerScreen([field])
        let device = setting.device(showing: screen)
        let avoidance = screen.avoidance
        device.focusAndSettle(on: field)
        #expect(screen.lift == 0)
        var areas = [fold]
        avoidance?.setObstructions { _ in areas }
        device.settle()
        // 414 + 10 - 380
        #expect(screen.lift == 44)
        areas = []
        avoidance?.update()
        device.settle()
        #expect(device.presentationFrame(of: field).maxY <= 506)
        device.dismissKeyboard()
        #expect(screen.lift == 0)
    }
}
