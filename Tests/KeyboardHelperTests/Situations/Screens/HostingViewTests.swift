import Foundation
import KeyboardHelper
import Testing
import UIKit

/// SwiftUI makes room for a UIKit controller that it shows, so the library moves nothing there.
@MainActor
@Suite struct HostingViewTests {
    @Test(
        "a call has no effect there, also if the content ignores the keyboard", arguments: [true, false],
        FlowSetting.phone)
    func nothingIsServed(_ ignoresKeyboard: Bool, _ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: SimulatedSwiftUI.HostingController(form, ignoresKeyboard: ignoresKeyboard))
        let writes = device.writes(in: device.window) { device.focusAndSettle(on: form.inputs[8]) }
        #expect(writes.notByUIKit.isEmpty)
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func contentThatSwiftUIMovesIsNotMovedTwice(_ setting: FlowSetting) {
        let form = FlowForm()
        let screen = SimulatedSwiftUI.HostingController(form, ignoresKeyboard: false)
        let device = setting.device(showing: screen)
        let writes = device.writes(in: device.window) {
            for field in [2, 8, 7, 10] {
                device.focusAndSettle(on: form.inputs[field])
                #expect(device.covered(form.inputs[field]) == 0)
            }
            device.keyboard.changeHeight(to: 400)
            device.settle()
            #expect(device.covered(form.inputs[10]) == 0)
            device.dismissKeyboard()
        }
        #expect(writes.notByUIKit.isEmpty)
        #expect(screen.hosting.bounds.minY == 0)
    }

    @Test func aWebViewInsideIsLeftToWebKit() {
        let web = SimulatedWebKit.WKWebView(frame: CGRect(x: 0, y: 300, width: 393, height: 500))
        let screen = ContainerScreen([web])
        let hosting = SimulatedSwiftUI.HostingController(screen, ignoresKeyboard: true)
        let device = FlowSetting(systemHelps: false).device(showing: hosting)
        let writes = device.writes(in: device.window) { device.focusAndSettle(on: web.content) }
        #expect(writes.notByUIKit.isEmpty && screen.lift == 0)
    }
}
