import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A drop-in whose content has no size: nobody has set `contentSize`, and there is no Auto Layout.
@MainActor @Suite struct UnsizedContentTests {
    private func scene(
        _ setting: FlowSetting = FlowSetting(systemHelps: true), _ call: DropInScreen.Call = .none,
        _ scrollView: KeyboardAvoidingScrollView = KeyboardAvoidingScrollView()
    ) -> (DropInScreen, UIView, SimulatedDevice) {
        let screen = DropInScreen(call, isSized: false, scrollView: scrollView)
        return (screen, screen.fields[0], setting.device(showing: screen))
    }

    @Test("S50 content that nobody has sized scrolls while the keyboard is up", arguments: FlowSetting.everywhere)
    func sized(_ setting: FlowSetting) {
        // Where a controller around it handles the keyboard, too.
        for call in setting.model.name == SimulatedModel.iPhone16.name ? DropInScreen.Call.allCases : [.none] {
            let (screen, field, device) = scene(setting, call)
            let rest = PlaceState(screen.scrollView)
            device.focus(on: field, visibleIn: screen)
            let size = CGSize(width: screen.view.bounds.width, height: field.frame.maxY)
            if call == .none { expectEqual(screen.scrollView.contentSize, size) }
            device.dismissKeyboard()
            #expect(screen.scrollView.contentSize == .zero && PlaceState(screen.scrollView) == rest)
            expectEqual(device.minY(of: field), field.frame.minY)
        }
    }

    @Test("a rotation under the keyboard sizes it anew, and the end of the avoidance gives it back")
    func rotationAndEnd() {
        let (screen, field, device) = scene()
        device.focusAndSettle(on: field)
        device.rotateAndSettle(to: .landscapeLeft)
        expectEqual(screen.scrollView.contentSize, CGSize(width: 852, height: field.frame.maxY))
        device.turn { screen.scrollView.keyboardAvoidance.isEnabled = false }
        expectEqual(screen.scrollView.contentSize, .zero)
    }

    @Test("a size that the app has set is left alone, also one that it sets meanwhile", arguments: [true, false])
    func theAppsSizeStays(_ isSetBefore: Bool) {
        let (screen, field, device) = scene()
        let size = CGSize(width: 393, height: 900)
        if isSetBefore { device.turn { screen.scrollView.contentSize = size } }
        device.focusAndSettle(on: field)
        device.turn { screen.scrollView.contentSize = size }
        device.changeHeightAndSettle(to: 291)
        expectEqual(screen.scrollView.contentSize, size)
        device.dismissKeyboard()
        expectEqual(screen.scrollView.contentSize, size)
    }

    private final class Wide: KeyboardAvoidingScrollView {
        override func contentSizeToFit() { contentSize = CGSize(width: 500, height: 1000) }
    }

    @Test("a subclass may say how large its content is")
    func subclass() {
        let (screen, field, device) = scene(FlowSetting(systemHelps: true), .none, Wide())
        device.focusAndSettle(on: field)
        expectEqual(screen.scrollView.contentSize, CGSize(width: 500, height: 1000))
        device.dismissKeyboard()
        expectEqual(screen.scrollView.contentSize, .zero)
    }
}
