import Testing
import UIKit

/// What belongs to no view belongs to the device that the task has driven last.
@MainActor
@Suite struct DeviceOfTaskTests {
    @Test func anotherTasksDeviceChangesNothing() async {
        let device = SimulatedDevice(.iPad11)
        device.contentSizeCategory = .accessibilityLarge
        let (font, view) = (UIFont.preferredFont(forTextStyle: .body), UIView())
        device.window.addSubview(view)
        await Task {
            let other = SimulatedDevice(.iPhoneSE)
            #expect(UIScreen.main === other.screen)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        }.value
        #expect(UIScreen.main === device.screen)
        #expect(UIFont.preferredFont(forTextStyle: .body) == font)
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        #expect(device.isBusy)
    }
}
