import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// On iPadOS 26, a keyboard with an accessory view may tell its frame in the coordinates of the window, and not in the
/// screen's.
///
/// On an iPad 11, 834 x 1194, whose keyboard begins at 861, and with the toolbar at 817.
@MainActor @Suite struct AccessoryOnTabletTests {
    /// A window on the screen, with the points of it below 817, and below the bar of a hardware keyboard with the toolbar on
    /// it, 1194 - 55 - 44; and a field that begins between 817 and 905.
    typealias Place = (name: String, window: CGRect, covered: CGFloat, coveredByBar: CGFloat, field: Int)

    private nonisolated static let places: [Place] = [
        ("beside both edges", CGRect(x: 200, y: 100, width: 600, height: 900), 183, 0, 12),
        ("at the bottom", CGRect(x: 0, y: 594, width: 834, height: 600), 377, 99, 4),
        ("at the top", CGRect(x: 0, y: 0, width: 834, height: 1000), 183, 0, 14),
        ("at a side", CGRect(x: 422, y: 0, width: 412, height: 1194), 377, 99, 14),
        ("in the middle", CGRect(x: 0, y: 300, width: 834, height: 700), 183, 0, 9),
    ]

    private func stage(_ place: Place, isWindows: Bool) -> (SimulatedDevice, FlowForm, UIView) {
        let (device, form) = (SimulatedDevice(.iPad11), FlowForm(FlowForm.fields(40)))
        device.behavior.accessoryFrameIsWindows = isWindows
        device.makeWindow(frame: place.window)
        form.options = .toolbar
        device.show(form)
        device.settle()
        return (device, form, form.inputs[place.field])
    }

    @Test(
        "an input is visible above the toolbar, whichever coordinates the frame is in", arguments: places,
        [true, false])
    func frame(_ place: Place, isWindows: Bool) {
        let (device, form, input) = stage(place, isWindows: isWindows)
        // The second time it is visible where the higher keyboard has left it.
        for end in [807, 767] as [CGFloat] {
            device.focusAndSettle(on: input)
            #expect(device.keyboard.frame.minY == 817 && device.maxY(of: input) == end)
            expectEqual(form.coveredInset, place.covered)
            expectEqual(KeyboardTransition.current(in: form.view)?.frame(in: form.view).minY, 817 - place.window.minY)
            device.keyboard.changeHeight(to: 417)
            device.settle()
            expectEqual(form.coveredInset, place.covered + 40)
            device.dismissKeyboard()
            expectEqual(form.scrollView.contentInset, .zero)
        }
    }

    @Test("so is one above the toolbar of a hardware keyboard", arguments: places, [true, false])
    func hardware(_ place: Place, isWindows: Bool) {
        let (device, form, input) = stage(place, isWindows: isWindows)
        device.behavior.hardwareFrame = .ofTheBar
        device.keyboard.attachHardwareKeyboard()
        device.focusAndSettle(on: input)
        let safeArea = form.view.safeAreaInsets.bottom
        expectEqual(max(form.coveredInset, safeArea), max(place.coveredByBar, safeArea))
        device.dismissKeyboard()
        expectEqual(form.scrollView.contentInset, .zero)
    }
}
