import Foundation
import KeyboardHelper
import Testing
import UIKit

/// iPad 11: 834 x 1194, keyboard from 861 on.
@MainActor
@Suite struct WindowCallTests {
    // MARK: S32

    @Test(
        "S32 a window that ends above the keyboard is left alone", arguments: LifecycleTarget.allCases,
        FlowSetting.pad)
    func s32Above(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let device = setting.device()
        device.makeWindow(frame: CGRect(x: 100, y: 100, width: 400, height: 700))
        let screen = LifecycleScreen(target)
        device.show(screen)
        device.settle()
        let writes = device.writes(in: screen.view) {
            device.focusAndSettle(on: screen.low)
            device.focusAndSettle(on: screen.high)
            device.dismissKeyboard()
        }
        #expect(writes.notByUIKit.isEmpty)
        #expect(screen.told.isEmpty)
    }

    /// The frame on screen, and the points of it that the keyboard covers.
    nonisolated static let windows: [(CGRect, CGFloat)] = [
        (CGRect(x: 100, y: 300, width: 400, height: 800), 239),
        (CGRect(x: 434, y: 0, width: 400, height: 1194), 333),
        // An iPhone app on an iPad.
        (CGRect(x: 229, y: 263, width: 375, height: 667), 69),
        // It reaches below the screen's edge.
        (CGRect(x: 10, y: 500, width: 600, height: 800), 439),
    ]

    @Test("S32 a window avoids only the part of the keyboard that covers it", arguments: windows, FlowSetting.pad)
    func s32(_ window: (frame: CGRect, covered: CGFloat), _ setting: FlowSetting) {
        for target in LifecycleTarget.allCases {
            let device = setting.device()
            device.makeWindow(frame: window.frame)
            let screen = LifecycleScreen(target)
            device.show(screen)
            device.settle()
            let before = PlaceState(asSeen: screen)
            device.focusAndSettle(on: screen.low)
            let lift = screen.avoidance?.lift ?? -1
            // The field ends 120 points above the window's bottom.
            let due = target == .closures ? window.covered : max(0, window.covered - 110)
            // All of a container is visible, where it fits.
            #expect(abs(lift - due) < 0.001 || target == .container && lift > due, "\(target)")
            if let scrollView = screen.panel as? UIScrollView {
                #expect(scrollView.adjustedContentInset.bottom == window.covered)
            }
            #expect(device.presentationFrame(of: screen.low).maxY + 10 <= 861 + 0.001, "\(target)")
            device.dismissKeyboard()
            #expect(PlaceState(asSeen: screen) == before, "\(target)")
        }
    }

    @Test("S32 a window that is moved or resized under the keyboard is avoided anew", arguments: FlowSetting.pad)
    func s32Resized(_ setting: FlowSetting) {
        let device = setting.device()
        device.makeWindow(frame: CGRect(x: 100, y: 100, width: 400, height: 700))
        let form = FlowForm(FlowForm.fields(30))
        device.show(form)
        device.settle()
        device.focusAndSettle(on: form.inputs[9])
        #expect(form.scrollView.contentInset.bottom == 0)
        device.resizeWindow(to: CGRect(x: 100, y: 300, width: 400, height: 800))
        device.settle()
        #expect(form.coveredInset == 239)
        expectVisible(form.inputs[9], of: form, on: device)
        device.resizeWindow(to: CGRect(x: 100, y: 20, width: 400, height: 800))
        device.turn { form.avoidance?.update() }
        device.settle()
        #expect(form.scrollView.contentInset.bottom == 0)
        device.dismissKeyboard()
        #expect(form.scrollView.isOffsetLegal)
    }

    // MARK: S33

    @Test("S33 another app's keyboard changes insets and moves nothing", arguments: [false, true], FlowSetting.pad)
    func s33(_ hasFocus: Bool, _ setting: FlowSetting) {
        let form = FlowForm(FlowForm.fields(30))
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        device.keyboard.isScripted = true
        if hasFocus { device.script(focusing: form.inputs[16]) }
        let offset = form.offset
        device.dock(333, isLocal: false)
        device.settle()
        #expect(form.coveredInset == 333)
        #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == 313)
        #expect(form.offset == offset)
        #expect(form.inputs[16].isFirstResponder == hasFocus)
        device.dock(398, isLocal: false)
        device.settle()
        #expect(form.coveredInset == 398)
        #expect(form.offset == offset)
        device.keyboard.post(.willHide, begin: nil, end: .zero, isLocal: false)
        device.settle()
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.offset == offset)
        #expect(form.inputs[16].isFirstResponder == hasFocus)
    }

    @Test(
        "S33 another app's keyboard lifts no container", arguments: [LifecycleTarget.container, .root], FlowSetting.pad)
    func s33Container(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let writes = device.writes(in: screen.view) {
            device.keyboard.showForOtherApp(frame: CGRect(x: 0, y: 861, width: 834, height: 333))
            device.settle()
        }
        #expect(writes.notByUIKit.isEmpty)
        #expect(screen.avoidance?.lift == 0)
    }

    // MARK: S34

    @Test(
        "S34 after rotation under the keyboard the focus is visible, and all is given back to the new size",
        arguments: [false, true], LifecycleTarget.allCases)
    func s34(_ inTabs: Bool, _ target: LifecycleTarget) {
        for model in [SimulatedModel.iPhone16, .iPad11] {
            for helps in [true, false] {
                let setting = FlowSetting(model: model, systemHelps: helps)
                let screen = LifecycleScreen(target)
                var root: UIViewController = screen
                if inTabs {
                    let tabs = UITabBarController()
                    tabs.viewControllers = [screen]
                    root = tabs
                }
                let device = setting.device(showing: root)
                let portrait = PlaceState(asSeen: screen)
                device.rotate(to: .landscapeLeft)
                device.settle()
                let landscape = PlaceState(asSeen: screen)
                device.rotate(to: .portrait)
                device.settle()
                #expect(PlaceState(asSeen: screen) == portrait)
                device.focusAndSettle(on: screen.low)
                expectAvoided(screen, below: screen.view.safeAreaInsets.top, on: device, "\(setting)")
                device.rotate(to: .landscapeLeft)
                device.settle()
                expectAvoided(screen, below: screen.view.safeAreaInsets.top, on: device, "\(setting), lying")
                device.dismissKeyboard()
                #expect(PlaceState(asSeen: screen) == landscape, "\(setting)")
                device.focusAndSettle(on: screen.low)
                device.rotate(to: .portrait)
                device.settle()
                expectAvoided(screen, below: screen.view.safeAreaInsets.top, on: device, "\(setting), back")
                device.dismissKeyboard()
                #expect(PlaceState(asSeen: screen) == portrait, "\(setting), back")
            }
        }
    }

    @Test("S34 a form keeps its field visible through rotation", arguments: [false, true], FlowSetting.everywhere)
    func s34Form(_ inTabs: Bool, _ setting: FlowSetting) {
        let form = FlowForm(FlowForm.fields(25))
        let tabs = UITabBarController()
        tabs.viewControllers = [form]
        let device = setting.device(showing: inTabs ? tabs : form)
        let before = PlaceState(form.scrollView)
        device.focusAndSettle(on: form.inputs[16])
        expectVisible(form.inputs[16], of: form, on: device)
        device.rotate(to: setting.orientation.isLandscape ? .portrait : .landscapeLeft)
        device.settle()
        expectVisible(form.inputs[16], of: form, on: device, "turned")
        // The bar of a wide phone stands at its side, higher than the keyboard, and in front of the end of the field.
        let end = inTabs ? min(device.keyboard.frame.minY, tabs.tabBar.frame.minY) : device.keyboard.frame.minY
        #expect(form.coveredInset == device.screen.bounds.maxY - end)
        device.rotate(to: setting.orientation)
        device.settle()
        expectVisible(form.inputs[16], of: form, on: device, "turned back")
        device.dismissKeyboard()
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.scrollView.isOffsetLegal)
    }
}
