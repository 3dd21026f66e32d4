import KeyboardHelper
import Testing
import UIKit

/// Content that a person has scrolled away from the focus stays there until something happens to the keyboard or the focus.
///
/// iPhone 16: the keyboard begins at 516, a navigation bar with a large title ends at 155 and without it at 103.
@MainActor @Suite struct ScrolledAwayTests {
    private let form = FlowForm()

    /// Field 12 has the focus. It ends at 784 of the content: 784 + 10 - 516.
    private func show(_ setting: FlowSetting, largeTitles: Bool) -> (UINavigationController, SimulatedDevice) {
        let navigation = UINavigationController(rootViewController: form)
        navigation.navigationBar.prefersLargeTitles = largeTitles
        let device = setting.device(showing: navigation)
        device.behavior.clampsUnderFinger = true
        device.behavior.decelerates = true
        expectEqual(form.offset, largeTitles ? -155 : -103)
        device.focusAndSettle(on: form.inputs[12])
        #expect(form.offset == 278 && navigation.navigationBar.frame.height == 44)
        return (navigation, device)
    }

    /// Drags the content and holds the finger still before it leaves.
    private func drag(by points: CGFloat, on device: SimulatedDevice) {
        device.beginDrag(in: form.scrollView)
        device.drag(to: CGPoint(x: 100, y: 300 + points))
        device.advance(by: 0.2)
        device.endDrag()
        device.settle()
    }

    @Test("no layout, safe area or look at the notices brings it back", arguments: [true, false], FlowSetting.phone)
    func away(_ largeTitles: Bool, _ setting: FlowSetting) {
        let (navigation, device) = show(setting, largeTitles: largeTitles)
        for points: CGFloat in [-200, 300] {
            drag(by: points, on: device)
            let offset = form.offset
            for bottom: CGFloat in [20, 0] {
                device.turnAndSettle { form.additionalSafeAreaInsets.bottom = bottom }
                expectEqual(form.offset, offset, "\(bottom)")
            }
            device.turn { form.view.setNeedsLayout() }
            device.turnAndSettle { navigation.view.setNeedsLayout() }
            expectEqual(form.offset, offset)
            device.resignActive()
            device.advance(by: 1)
            device.enterForeground()
            device.settle()
            expectEqual(form.offset, offset)
        }
        // The next event does.
        device.changeHeightAndSettle(to: 400)
        expectVisible(form.inputs[12], of: form, on: device)
    }

    /// A finger that opens or shuts the large title changes the safe area at each of its steps.
    @Test("a large title opens point by point, and a scroll to the top stays there", arguments: FlowSetting.phone)
    func largeTitle(_ setting: FlowSetting) {
        let (navigation, device) = show(setting, largeTitles: true)
        device.turn { form.scrollView.setContentOffset(CGPoint(x: 0, y: -103), animated: false) }
        device.beginDrag(in: form.scrollView)
        for points in 1...40 {
            device.advance(by: 1.0 / 60)
            device.drag(to: CGPoint(x: 100, y: 300 + CGFloat(points)))
            expectEqual(form.offset, -103 - CGFloat(points))
        }
        device.advance(by: 0.2)
        device.endDrag()
        device.settle()
        #expect(form.offset == -155 && navigation.navigationBar.frame.height == 96)
        device.focusAndSettle(on: form.inputs[13])
        expectEqual(navigation.navigationBar.frame.height, 44)
        for _ in 0..<2 {
            device.turnAndSettle { form.scrollView.setContentOffset(CGPoint(x: 0, y: -155), animated: true) }
            #expect(form.offset == -155 && navigation.navigationBar.frame.height == 96)
            device.turnAndSettle { form.view.setNeedsLayout() }
            expectEqual(form.offset, -155)
        }
        device.dismissKeyboard()
        #expect(form.offset == -155 && form.scrollView.contentInset == .zero)
    }

    /// The keyboard covers the lower part of the window and posts nothing.
    @Test("a list that an app scrolls to its start in a resize was not scrolled away", arguments: FlowSetting.pad)
    func resizes(_ setting: FlowSetting) {
        let form = FormThatBeginsAnew()
        let device = setting.device(showing: form)
        device.script(focusing: form.inputs[12])
        device.dock(600)
        device.settle()
        expectVisible(form.inputs[12], of: form, on: device)
        #expect(form.offset > 0)
        device.resizeWindow(to: CGRect(x: 0, y: 0, width: 600, height: 1194))
        device.settle()
        expectVisible(form.inputs[12], of: form, on: device)
    }

    private final class FormThatBeginsAnew: FlowForm {
        private var width: CGFloat = 0

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if width != view.bounds.width { scrollView.contentOffset.y = 0 }
            width = view.bounds.width
        }
    }
}
