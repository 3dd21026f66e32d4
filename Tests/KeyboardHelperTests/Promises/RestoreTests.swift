import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct RestoreTests {
    private func inset(bottom: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    }

    // MARK: Everything is as before

    @Test(arguments: FlowSetting.everywhere)
    func everythingIsAsBeforeAfterTheKeyboardHides(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: UINavigationController(rootViewController: form))
        let before = PlaceState(form.scrollView)
        for (index, field) in form.inputs.enumerated() {
            device.scroll(to: field)
            device.settle()
            #expect(device.tap(field))
            device.settle()
            device.keyboard.dismiss()
            device.settle()
            #expect(PlaceState(form.scrollView) == before, "field \(index)")
            #expect(form.scrollView.isOffsetLegal, "field \(index)")
        }
    }

    @Test(arguments: FlowSetting.phone, [CGRect(x: 0, y: 808, width: 393, height: 44), .zero, .infinite, .null, nil])
    func hideGivesBackWhateverItsFrameSays(_ setting: FlowSetting, _ frame: CGRect?) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        device.focusAndSettle(on: form.inputs[19])
        device.keyboard.isScripted = true
        device.keyboard.post(.willHide, begin: nil, end: frame)
        device.settle()
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.scrollView.isOffsetLegal)
        #expect(form.avoidance?.lift == 0)
    }

    @Test(arguments: FlowSetting.everywhere, [0.02, 0.1, 0.24])
    func focusThatIsGivenUpBeforeTheKeyboardHasArrivedLeavesNothing(_ setting: FlowSetting, _ seconds: TimeInterval) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        device.focus(on: form.inputs[19])
        device.advance(by: seconds)
        device.keyboard.dismiss()
        device.settle()
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.scrollView.isOffsetLegal)
    }

    // MARK: What the app does meanwhile

    @Test(arguments: FlowSetting.phone)
    func insetThatTheAppChangesRelativelyIsKept(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.turn { form.scrollView.contentInset = inset(bottom: 40) }
        device.focusAndSettle(on: form.inputs[10])
        device.turn {
            form.scrollView.contentInset.top += 5
            form.scrollView.contentInset.bottom += 20
        }
        device.settle()
        #expect(form.scrollView.contentInset.bottom == 362)
        device.keyboard.dismiss()
        device.settle()
        #expect(form.scrollView.contentInset == UIEdgeInsets(top: 5, left: 0, bottom: 60, right: 0))
    }

    @Test(arguments: FlowSetting.phone)
    func indicatorInsetOfTheAppIsKept(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.turn { form.scrollView.verticalScrollIndicatorInsets = inset(bottom: 0.1) }
        device.focusAndSettle(on: form.inputs[10])
        #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == 302.1)
        device.keyboard.dismiss()
        device.settle()
        // To the last bit.
        #expect(form.scrollView.verticalScrollIndicatorInsets == inset(bottom: 0.1))
    }

    // MARK: The offset

    @Test(arguments: FlowSetting.everywhere)
    func offsetGoesBackToWhereTheUserWasIfAskedFor(_ setting: FlowSetting) {
        let form = FlowForm()
        form.options.restoresContentOffset = true
        let device = setting.device(showing: form)
        let before = form.scrollView.contentOffset
        for index in [17, 19, 3, 18] {
            device.focusAndSettle(on: form.inputs[index])
        }
        device.keyboard.dismiss()
        device.settle()
        #expect(form.scrollView.contentOffset == before)
    }

    // MARK: Paging

    @Test(arguments: FlowSetting.phone)
    func pagingIsOffWhileTheInsetStands(_ setting: FlowSetting) {
        let form = FlowForm()
        form.scrollView.isPagingEnabled = true
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[9])
        #expect(!form.scrollView.isPagingEnabled)
        device.keyboard.dismiss()
        device.settle()
        #expect(form.scrollView.isPagingEnabled)
    }
}
