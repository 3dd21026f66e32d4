import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// Content that a person has scrolled away from the focus stays there until something happens to the keyboard or the focus.
///
/// iPhone 16: the keyboard begins at 516, a navigation bar with a large title ends at 155 and without it at 103.
@MainActor
@Suite struct ScrolledAwayTests {
    @MainActor
    private struct Scene {
        let form = FlowForm()
        let navigation: UINavigationController
        let device: SimulatedDevice

        init(_ setting: FlowSetting, largeTitles: Bool) {
            navigation = UINavigationController(rootViewController: form)
            navigation.navigationBar.prefersLargeTitles = largeTitles
            device = setting.device(showing: navigation)
            device.behavior.clampsUnderFinger = true
            device.behavior.decelerates = true
        }

        /// Drags the content and holds the finger still before it leaves.
        func drag(by points: CGFloat) {
            device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 300))
            device.drag(to: CGPoint(x: 100, y: 300 + points))
            device.advance(by: 0.2)
            device.endDrag()
            device.settle()
        }
    }

    @Test("no layout and no safe area brings it back", arguments: [true, false], FlowSetting.phone)
    func layouts(_ largeTitles: Bool, _ setting: FlowSetting) {
        let scene = Scene(setting, largeTitles: largeTitles)
        let (device, form) = (scene.device, scene.form)
        device.focusAndSettle(on: form.inputs[12])
        // It ends at 784 of the content: 784 + 10 - 516.
        #expect(form.offset == 278)
        for points: CGFloat in [-200, 300] {
            scene.drag(by: points)
            let offset = form.offset
            for bottom: CGFloat in [20, 0] {
                device.turn { form.additionalSafeAreaInsets.bottom = bottom }
                device.settle()
                #expect(form.offset == offset, "\(bottom)")
            }
            device.turn { form.view.setNeedsLayout() }
            device.turn { scene.navigation.view.setNeedsLayout() }
            device.settle()
            #expect(form.offset == offset)
        }
        // The next event does.
        device.keyboard.changeHeight(to: 400)
        device.settle()
        expectVisible(form.inputs[12], of: form, on: device)
    }

    @Test("no look at the notifications brings it back", arguments: FlowSetting.phone)
    func interruption(_ setting: FlowSetting) {
        let scene = Scene(setting, largeTitles: false)
        let (device, form) = (scene.device, scene.form)
        device.focusAndSettle(on: form.inputs[12])
        scene.drag(by: 200)
        let offset = form.offset
        #expect(offset < 200)
        device.resignActive()
        device.advance(by: 1)
        device.enterForeground()
        device.settle()
        #expect(form.offset == offset)
    }

    @Test(arguments: FlowSetting.phone)
    func aScrollToTheTopOpensALargeTitleAndStaysThere(_ setting: FlowSetting) {
        let scene = Scene(setting, largeTitles: true)
        let (device, form) = (scene.device, scene.form)
        #expect(form.offset == -155)
        device.focusAndSettle(on: form.inputs[12])
        #expect(scene.navigation.navigationBar.frame.height == 44)
        for _ in 0..<2 {
            device.turn { form.scrollView.setContentOffset(CGPoint(x: 0, y: -155), animated: true) }
            device.settle()
            #expect(form.offset == -155 && scene.navigation.navigationBar.frame.height == 96)
            device.turn { form.view.setNeedsLayout() }
            device.settle()
            #expect(form.offset == -155)
        }
        device.dismissKeyboard()
        #expect(form.offset == -155 && form.scrollView.contentInset == .zero)
    }

    /// A finger that opens or shuts the large title changes the safe area at each of its steps.
    @Test(arguments: FlowSetting.phone)
    func aFingerOpensALargeTitlePointByPoint(_ setting: FlowSetting) {
        let scene = Scene(setting, largeTitles: true)
        let (device, form) = (scene.device, scene.form)
        device.focusAndSettle(on: form.inputs[12])
        device.turn { form.scrollView.setContentOffset(CGPoint(x: 0, y: -103), animated: false) }
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 300))
        for points in 1...40 {
            device.advance(by: 1.0 / 60)
            device.drag(to: CGPoint(x: 100, y: 300 + CGFloat(points)))
            #expect(form.offset == -103 - CGFloat(points))
        }
        device.advance(by: 0.2)
        device.endDrag()
        device.settle()
        #expect(form.offset == -155 && scene.navigation.navigationBar.frame.height == 96)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    /// Field 12 ends at 784 of the content; the keyboard covers the lower part of the window and posts nothing.
    @Test(
        "a list that an app scrolls to its start as the window is resized was not scrolled away",
        arguments: FlowSetting.pad)
    func resizes(_ setting: FlowSetting) {
        let form = FormThatBeginsAnew()
        let device = setting.device(showing: form)
        device.keyboard.isScripted = true
        device.focus(form.inputs[12])
        let top = device.window.bounds.maxY - 600
        device.keyboard.post(.willShow, begin: nil, end: CGRect(x: 0, y: top, width: 834, height: 600), duration: 0.25)
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
