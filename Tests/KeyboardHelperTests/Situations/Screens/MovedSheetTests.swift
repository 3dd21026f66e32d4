import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A sheet that UIKit takes up by itself, at each of the times at which it may.
///
/// iPad 11, lying: 1194 x 834, keyboard from 416 on. A form sheet stands from 107 to 727, and goes up by 83 to the status
/// bar; its field ends 20 above its bottom.
@MainActor
@Suite struct MovedSheetTests {
    private func present(
        _ sheet: UIViewController, as style: UIModalPresentationStyle, _ setting: FlowSetting,
        _ movement: SimulatedSheetMovement
    ) -> SimulatedDevice {
        let presenter = UIViewController()
        let device = setting.device(showing: presenter)
        device.sheetMovement = movement
        sheet.modalPresentationStyle = style
        device.turn { presenter.present(sheet, animated: true) }
        device.settle()
        return device
    }

    @Test(
        "S35 a form sheet that UIKit moves up leaves the field visible", arguments: PopoverTests.movements,
        CaretTests.landscapePad)
    func s35Form(_ movement: SimulatedSheetMovement, _ setting: FlowSetting) {
        for scrolls in [true, false] {
            let sheet = BarSheet(scrolls: scrolls)
            let device = present(sheet, as: .formSheet, setting, movement)
            let rest = (view: device.presentationFrame(of: sheet.view), panel: sheet.panel.frame)
            #expect(rest.view == CGRect(x: 327, y: 107, width: 540, height: 620))
            for round in 0..<2 {
                device.focusAndSettle(on: sheet.field)
                #expect(device.presentationFrame(of: sheet.view).minY == 24, "\(movement), \(round)")
                // The bar belongs to the app, and nothing lifts it.
                #expect(device.presentationFrame(of: sheet.bar).minY == 24)
                // 624 + 10 - 416, also for what was scrolled by 301 while the sheet stood lower.
                let lift: CGFloat = 218
                #expect(device.presentationFrame(of: sheet.field).maxY == 624 - lift, "\(movement), \(round)")
                #expect(sheet.avoidance?.lift == lift)
                if let panel = sheet.panel as? UIScrollView {
                    #expect(panel.contentInset.bottom == 228 && panel.isOffsetLegal)
                }
                device.dismissKeyboard()
                #expect(device.presentationFrame(of: sheet.view) == rest.view)
                #expect(sheet.panel.frame == rest.panel && sheet.avoidance?.lift == 0)
                #expect(device.presentationFrame(of: sheet.field).maxY == 707, "\(movement), \(round)")
                #expect((sheet.panel as? UIScrollView)?.contentInset ?? .zero == .zero)
            }
        }
    }

    /// Upright: a page sheet stands from 147 to 1047, the keyboard comes from 861 on, and the sheet goes up to 24.
    @Test(
        "S35 a page sheet that UIKit moves up leaves the field visible", arguments: PopoverTests.movements,
        FlowSetting.pad)
    func s35Page(_ movement: SimulatedSheetMovement, _ setting: FlowSetting) {
        for scrolls in [true, false] {
            let sheet = BarSheet(scrolls: scrolls)
            let device = present(sheet, as: .pageSheet, setting, movement)
            #expect(device.presentationFrame(of: sheet.field).maxY == 1027)
            device.focusAndSettle(on: sheet.field)
            #expect(device.presentationFrame(of: sheet.view) == CGRect(x: 65, y: 24, width: 704, height: 900))
            // 904 + 10 - 861, also for what was scrolled while it stood lower.
            let lift: CGFloat = 53
            #expect(device.presentationFrame(of: sheet.field).maxY == 904 - lift, "\(movement)")
            #expect(sheet.avoidance?.lift == lift)
            device.keyboard.changeHeight(to: 283)
            device.settle()
            #expect(device.presentationFrame(of: sheet.field).maxY <= 901)
            device.dismissKeyboard()
            #expect(device.presentationFrame(of: sheet.view).minY == 147)
            #expect(device.presentationFrame(of: sheet.field).maxY == 1027)
            #expect((sheet.panel as? UIScrollView)?.contentInset ?? .zero == .zero)
        }
    }

    /// Upright, a form sheet from 287 to 907 is taken up to the keyboard's edge: nothing of it is covered then.
    @Test(
        "S35 a sheet that UIKit takes out of the keyboard's way", arguments: PopoverTests.movements,
        FlowSetting.pad)
    func s35Free(_ movement: SimulatedSheetMovement, _ setting: FlowSetting) {
        let sheet = BarSheet(scrolls: false)
        let device = present(sheet, as: .formSheet, setting, movement)
        let panel = sheet.panel.frame
        device.focusAndSettle(on: sheet.field)
        #expect(device.presentationFrame(of: sheet.view).maxY == 861)
        #expect(sheet.avoidance?.lift == 0 && sheet.panel.frame == panel)
        #expect(device.presentationFrame(of: sheet.field).maxY == 841)
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: sheet.view).minY == 287 && sheet.panel.frame == panel)
    }
}
