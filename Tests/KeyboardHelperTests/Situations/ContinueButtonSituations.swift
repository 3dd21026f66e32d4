import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A button on the keyboard, in front of a form: it hides what is below its top edge.
///
/// On an iPhone 16 the keyboard begins at 516, so the button is from 454 to 504, and a field must end at 444.
@MainActor
@Suite struct ContinueButtonSituations {
    private func device(
        showing screen: ContinueButtonScreen, _ setting: FlowSetting
    ) -> SimulatedDevice {
        let device = setting.device(showing: screen)
        if screen.build == .window { device.window.handleKeyboard() }
        return device
    }

    /// A guide that tells nothing leaves its button at the bottom.
    private func rides(_ build: ContinueButtonScreen.Build, _ setting: FlowSetting) -> Bool {
        setting.guideTells || ![.guide, .window, .safeArea].contains(build)
    }

    @Test(
        "each field ends above the button, and everything returns", arguments: ContinueButtonScreen.Build.allCases,
        FlowSetting.everywhere)
    func aboveTheButton(_ build: ContinueButtonScreen.Build, _ setting: FlowSetting) {
        let screen = ContinueButtonScreen(build)
        let device = device(showing: screen, setting)
        let (place, inset) = (screen.button.frame, screen.scrollView.contentInset)
        let top = setting.keyboardTop - (rides(build, setting) ? 62 : 0)
        for index in [7, 8, 9, 13, 12, 5, 0] {
            device.focusAndSettle(on: screen.fields[index])
            if rides(build, setting) {
                #expect(abs(device.presentationFrame(of: screen.button).minY - top) <= 1, "\(index)")
            }
            expectVisible(screen.fields[index], spacing: 0, of: screen, on: device, "\(index)")
            let room = top - screen.view.safeAreaInsets.top
            let end = device.presentationFrame(of: screen.fields[index]).maxY
            #expect(end + min(10, room - 44) <= top + 0.5, "\(index)")
        }
        // The end of the content can be scrolled up to the button, and no farther.
        #expect(abs(screen.scrollView.adjustedContentInset.bottom - (device.screen.bounds.maxY - top)) <= 1)
        device.dismissKeyboard()
        #expect(screen.button.frame == place)
        #expect(screen.scrollView.contentInset == inset)
    }

    @Test("a field is at its place as soon as the keyboard is", arguments: FlowSetting.phone)
    func oneMovement(_ setting: FlowSetting) {
        let screen = ContinueButtonScreen(.constraint)
        let device = device(showing: screen, setting)
        let tops = device.tops(of: screen.fields[8]) { device.focus(on: screen.fields[8]) }
        #expect(tops.movements <= 2 && tops.goOneWay, "\(tops)")
        #expect(abs((tops.last ?? 0) + 44 + 10 - 454) <= 1)
    }
}
