import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite struct AutofocusTests {
    /// A bar that is put on after the focus costs a second announcement.
    @Test(arguments: FlowSetting.phone)
    func aFocusThatComesWithTheControllerIsAnnouncedOnceWithTheToolbar(_ setting: FlowSetting) throws {
        let notices = NotificationRecorder.showsAndHides()
        let form = FlowForm()
        form.options.showsToolbar = true
        form.firstInput = form.inputs[0]
        let device = setting.device(showing: form)
        #expect(notices.shows == 1)
        #expect(device.keyboard.accessoryView === form.avoidance?.toolbar)
        #expect(abs(device.keyboard.frame.height - (336 + 44)) < 0.01)
    }
}
