import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// iPad 11: 834 x 1194, keyboard from 861 on.
@MainActor @Suite struct WindowCallTests {
    private func show(_ screen: UIViewController, in frame: CGRect, on device: SimulatedDevice) {
        device.makeWindow(frame: frame)
        device.show(screen)
        device.settle()
    }

    /// The frame on screen, and the points of it that the keyboard covers.
    nonisolated static let windows: [(CGRect, CGFloat)] = [
        // It ends above the keyboard.
        (CGRect(x: 100, y: 100, width: 400, height: 600), 0),
        (CGRect(x: 100, y: 300, width: 400, height: 800), 239),
        (CGRect(x: 434, y: 0, width: 400, height: 1194), 333),
        // An iPhone app on an iPad.
        (CGRect(x: 229, y: 263, width: 375, height: 667), 69),
        // It reaches below the screen's edge.
        (CGRect(x: 10, y: 500, width: 600, height: 800), 439),
    ]

    @Test(
        "S32 a window avoids only the part of the keyboard that covers it", Promise.sharesWindows, arguments: windows,
        LifecyclePlay.pads)
    func s32(_ window: (frame: CGRect, covered: CGFloat), _ place: LifecyclePlay.Place) {
        let (screen, device) = (LifecycleScreen(place.target), place.setting.device())
        show(screen, in: window.frame, on: device)
        let play = LifecyclePlay(screen, on: device)
        device.focusAndSettle(on: screen.low)
        let lift = screen.avoidance?.lift ?? -1
        // The field ends 120 points above the window's bottom.
        let due = place.target == .closures ? window.covered : max(0, window.covered - 110)
        // All of a container is visible, where it fits.
        #expect(abs(lift - due) < 0.001 || place.target == .container && lift > due)
        expectEqual((screen.panel as? UIScrollView)?.adjustedContentInset.bottom ?? window.covered, window.covered)
        #expect(device.maxY(of: screen.low) + 10 <= 861 + 0.001)
        play.rests()
    }

    @Test("S32 a window that is resized or left is avoided anew", arguments: FlowSetting.pad)
    func s32Resized(_ setting: FlowSetting) {
        let (form, device) = (FlowForm(FlowForm.fields(30)), setting.device())
        show(form, in: CGRect(x: 100, y: 100, width: 400, height: 700), on: device)
        device.focusAndSettle(on: form.inputs[9])
        for (frame, inset) in [
            (CGRect(x: 100, y: 300, width: 400, height: 800), 239), (CGRect(x: 0, y: 0, width: 834, height: 1194), 333),
        ] as [(CGRect, CGFloat)] {
            #expect(form.scrollView.contentInset.bottom < inset)
            device.resizeWindow(to: frame)
            device.settle()
            expectEqual(form.coveredInset, inset)
            expectVisible(form.inputs[9], of: form, on: device)
        }
        device.turnAndSettle { device.window.rootViewController = nil }
        expectEqual(form.scrollView.contentInset, .zero)
    }

    @Test(
        "S33 another app's keyboard changes insets and moves nothing",
        arguments: LifecyclePlay.pads.filter { $0.target != .closures }, [false, true])
    func s33(_ place: LifecyclePlay.Place, _ hasFocus: Bool) {
        let play = LifecyclePlay(place)
        let (device, panel) = (play.device, play.screen.panel as? UIScrollView)
        device.keyboard.isScripted = true
        if hasFocus { device.script(focusing: play.screen.low) }
        let end = device.maxY(of: play.screen.low)
        for height in [333, 398] as [CGFloat] {
            device.dock(height, isLocal: false)
            device.settle()
            #expect(panel?.adjustedContentInset.bottom ?? height == height && device.maxY(of: play.screen.low) == end)
            expectEqual(panel?.verticalScrollIndicatorInsets.bottom ?? height - 20, height - 20)
            expectEqual(play.screen.avoidance?.lift, 0)
        }
        play.rests { device.keyboard.post(.willHide, begin: nil, end: .zero, isLocal: false) }
        expectEqual(play.screen.low.isFirstResponder, hasFocus)
    }

    nonisolated static let turned = [SimulatedModel.iPhone16, .iPad11].flatMap { model in
        [true, false].map { FlowSetting(model: model, systemHelps: $0) }
    }

    @Test(
        "S34 after rotation all is given back to the new size", Promise.givesBack,
        arguments: LifecyclePlay.places(turned), [false, true])
    func s34(_ place: LifecyclePlay.Place, _ isInTabs: Bool) {
        let portrait = LifecyclePlay(place) { isInTabs ? $0.inTabs : $0 }
        let device = portrait.device
        device.rotate(to: .landscapeLeft)
        device.settle()
        let landscape = LifecyclePlay(portrait.screen, on: device)
        portrait.rests { device.rotate(to: .portrait) }
        portrait.avoids()
        landscape.avoids { device.rotate(to: .landscapeLeft) }
        landscape.rests()
        landscape.avoids()
        portrait.avoids { device.rotate(to: .portrait) }
        portrait.rests()
    }

    @Test(
        "S34 a form keeps its field visible through rotation", arguments: [.root, .tabs] as [World.Stay],
        Play.Place.everywhere)
    func s34Form(_ stay: World.Stay, _ place: Play.Place) {
        Play(.form(25), in: stay, on: place).visit([16])(.rotate)(.rotate).visit([16]).end()
    }
}
