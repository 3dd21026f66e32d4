import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct InsetArithmeticTests {
    /// What is inset at the bottom is what lies under the keyboard: no bar and no home indicator is counted twice.
    private func expectInset(
        of form: FlowForm, on device: SimulatedDevice, _ expected: CGFloat,
        at location: SourceLocation = #_sourceLocation
    ) {
        let bottom = device.presentationFrame(of: form.scrollView).maxY
        #expect(bottom - device.keyboard.frame.minY == expected, sourceLocation: location)
        #expect(form.scrollView.adjustedContentInset.bottom == expected, sourceLocation: location)
    }

    private static let keyboards: [String: CGFloat] = [
        "iPhone SE portrait": 260, "iPhone SE landscape": 200, "iPhone 16 portrait": 336, "iPhone 16 landscape": 209,
        "iPad 11 portrait": 333, "iPad 11 landscape": 418,
        "iPhone Duo portrait": 346, "iPhone Duo landscape": 209,
        "iPhone Duo unfolded portrait": 333, "iPhone Duo unfolded landscape": 352,
    ]

    @Test(arguments: FlowSetting.everywhere)
    func insetUnderANavigationBarIsTheKeyboardsHeight(_ setting: FlowSetting) throws {
        let form = FlowForm(FlowForm.fields(25))
        let device = setting.device(showing: UINavigationController(rootViewController: form))
        device.focusAndSettle(on: form.inputs[0])
        let name = "\(setting.model.name) \(setting.orientation.isLandscape ? "landscape" : "portrait")"
        expectInset(of: form, on: device, try #require(Self.keyboards[name]))
    }

    @Test(
        arguments: FlowSetting.phone,
        [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .always, .never])
    func insetOfAScrollViewAtTheScreensBottom(
        _ setting: FlowSetting, _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
    ) {
        let form = FlowForm()
        form.scrollView.contentInsetAdjustmentBehavior = behavior
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[3])
        expectInset(of: form, on: device, 336)
        #expect(form.scrollView.contentInset.bottom == (behavior == .never ? 336 : 302))
        #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == 302)
        device.focusAndSettle(on: form.inputs[19])
        expectVisible(form.inputs[19], of: form, on: device)
    }

    @Test(arguments: FlowSetting.phone)
    func indicatorsThatAreNotAdjustedGetTheWholeInset(_ setting: FlowSetting) {
        let form = FlowForm()
        form.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[3])
        #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == 336)
    }

    @Test(arguments: FlowSetting.phone)
    func insetOfAScrollViewWhoseContentFits(_ setting: FlowSetting) {
        // The content ends at 740; below 516 it is under the keyboard.
        let form = FlowForm(FlowForm.fields(12))
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[11])
        expectInset(of: form, on: device, 336)
        expectVisible(form.inputs[11], of: form, on: device)
        #expect(form.scrollView.isOffsetLegal)
    }

    @Test(arguments: FlowSetting.phone)
    func insetOfAScrollViewThatEndsAboveTheBottom(_ setting: FlowSetting) {
        let form = FlowForm()
        form.margins.bottom = 52
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[3])
        expectInset(of: form, on: device, 284)
    }

    @Test(arguments: FlowSetting.phone)
    func insetFollowsAScrollViewThatMakesRoomByItself(_ setting: FlowSetting) {
        let form = FlowForm()
        form.margins.bottom = 52
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[3])
        // A bar of buttons below it goes up with the keyboard.
        device.turn {
            form.margins.bottom = 388
            form.view.setNeedsLayout()
            form.avoidance?.update()
        }
        device.settle()
        #expect(form.scrollView.frame.maxY == 464)
        #expect(form.scrollView.contentInset.bottom == 0)
        device.focusAndSettle(on: form.inputs[12])
        #expect(device.presentationFrame(of: form.inputs[12]).maxY <= 464)
        expectVisible(form.inputs[12], of: form, on: device)
    }

    @Test(arguments: FlowSetting.everywhere)
    func scrollViewAsRootViewOfTheController(_ setting: FlowSetting) {
        let form = FlowRootForm(FlowForm.fields(25))
        let device = setting.device(showing: UINavigationController(rootViewController: form))
        let before = PlaceState(form.scrollView)
        for index in [0, 12, 24, 3] {
            device.focusAndSettle(on: form.inputs[index])
            let field = device.presentationFrame(of: form.inputs[index])
            #expect(field.maxY + 10 <= setting.keyboardTop + 0.0005, "field \(index)")
            #expect(field.minY >= form.scrollView.safeAreaInsets.top - 0.0005, "field \(index)")
        }
        device.keyboard.dismiss()
        device.settle()
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.scrollView.isOffsetLegal)
    }

    @Test(arguments: FlowSetting.phone)
    func insetOfAScrollViewInsideAnotherView(_ setting: FlowSetting) {
        let form = FlowForm()
        form.margins = UIEdgeInsets(top: 300, left: 40, bottom: 152, right: 40)
        let device = setting.device(showing: form)
        // Shown from 380 to 424.
        device.focusAndSettle(on: form.inputs[1])
        expectInset(of: form, on: device, 184)
        device.focusAndSettle(on: form.inputs[19])
        expectVisible(form.inputs[19], of: form, on: device)
        device.focusAndSettle(on: form.inputs[0])
        #expect(device.presentationFrame(of: form.inputs[0]).minY == 300)
    }

    @Test(arguments: FlowSetting.phone)
    func scrollViewAboveTheKeyboardGetsNoInset(_ setting: FlowSetting) {
        let form = FlowForm()
        form.margins = UIEdgeInsets(top: 100, left: 0, bottom: 452, right: 0)
        let device = setting.device(showing: form)
        let writes = device.writes(in: form.view) {
            device.focusAndSettle(on: form.inputs[1])
        }
        // The library waits by the alpha of its probe.
        #expect(!writes.contains { $0.by == .app && $0.property != "alpha" })
    }
}
