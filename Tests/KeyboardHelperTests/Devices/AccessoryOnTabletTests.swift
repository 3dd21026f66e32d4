import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// On iPadOS 26, a keyboard with an accessory view may tell its frame in the coordinates of the window, and not in the
/// screen's.
///
/// On an iPad 11, 834 x 1194, whose keyboard begins at 861, and with the toolbar at 817.
@MainActor
@Suite struct AccessoryOnTabletTests {
    struct Place: Sendable {
        /// The window, on the screen.
        let window: CGRect
        /// The points of it below 817, and below the bar of a hardware keyboard with the toolbar on it: 1194 - 55 - 44.
        let (covered, coveredByBar): (CGFloat, CGFloat)
        /// A field that begins between 817 and 905.
        let field: Int
    }

    /// A window beside both edges, one at the bottom of the screen, one at its top, one at its side, and one below it.
    nonisolated static let places = [
        Place(window: CGRect(x: 200, y: 100, width: 600, height: 900), covered: 183, coveredByBar: 0, field: 12),
        Place(window: CGRect(x: 0, y: 594, width: 834, height: 600), covered: 377, coveredByBar: 99, field: 4),
        Place(window: CGRect(x: 0, y: 0, width: 834, height: 1000), covered: 183, coveredByBar: 0, field: 14),
        Place(window: CGRect(x: 422, y: 0, width: 412, height: 1194), covered: 377, coveredByBar: 99, field: 14),
        Place(window: CGRect(x: 0, y: 300, width: 834, height: 700), covered: 183, coveredByBar: 0, field: 9),
    ]

    private func device(in place: Place, isWindows: Bool) -> (SimulatedDevice, FlowForm) {
        let (device, form) = (SimulatedDevice(.iPad11), FlowForm(FlowForm.fields(40)))
        device.behavior.accessoryFrameIsWindows = isWindows
        device.makeWindow(frame: place.window)
        form.options = .toolbar
        device.show(form)
        device.settle()
        return (device, form)
    }

    @Test(
        "an input is visible above the toolbar, whichever coordinates the frame is in", arguments: places,
        [true, false])
    func frame(_ place: Place, isWindows: Bool) {
        let (device, form) = device(in: place, isWindows: isWindows)
        let input = form.inputs[place.field]
        for round in 1...2 {
            device.focusAndSettle(on: input)
            #expect(device.keyboard.frame.minY == 817)
            // The second time it is visible where the higher keyboard has left it.
            #expect(device.presentationFrame(of: input).maxY == (round == 1 ? 807 : 767))
            #expect(form.coveredInset == place.covered)
            #expect(KeyboardTransition.current(in: form.view)?.frame(in: form.view).minY == 817 - place.window.minY)
            device.keyboard.changeHeight(to: 417)
            device.settle()
            #expect(form.coveredInset == place.covered + 40)
            device.dismissKeyboard()
            #expect(form.scrollView.contentInset == .zero)
        }
    }

    @Test("so is one above the toolbar of a hardware keyboard", arguments: places, [true, false])
    func hardware(_ place: Place, isWindows: Bool) {
        let (device, form) = device(in: place, isWindows: isWindows)
        device.behavior.hardwareFrame = .ofTheBar
        device.keyboard.attachHardwareKeyboard()
        device.focusAndSettle(on: form.inputs[place.field])
        #expect(
            max(form.coveredInset, form.view.safeAreaInsets.bottom)
                == max(place.coveredByBar, form.view.safeAreaInsets.bottom))
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }
}
