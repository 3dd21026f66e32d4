import Foundation
import KeyboardHelper
import Testing
import UIKit

/// iPad 11: a form sheet of 540 x 620 stands from 287 to 907, its field ends at 887. The keyboard begins at 861.
@MainActor
@Suite struct SheetTests {
    private func lower(_ device: SimulatedDevice, _ sheet: BarSheet) -> CGFloat {
        device.presentationFrame(of: sheet.field).maxY
    }

    /// A form sheet that moves only when the test says so.
    private func present(scrolls: Bool, _ setting: FlowSetting) -> (device: SimulatedDevice, sheet: BarSheet) {
        let presenter = UIViewController()
        let device = setting.device(showing: presenter)
        device.sheetMovement = .byScript
        let sheet = BarSheet(scrolls: scrolls)
        sheet.modalPresentationStyle = .formSheet
        device.turn { presenter.present(sheet, animated: false) }
        device.settle()
        device.place(sheet.view, at: CGRect(x: 147, y: 287, width: 540, height: 620))
        return (device, sheet)
    }

    // MARK: S35

    /// Where UIKit takes the sheet, and where the field is to end then.
    nonisolated static let places: [(minY: CGFloat, fieldEnd: CGFloat)] = [
        // Nothing is left to do: 841 without any movement by the library.
        (241, 841),
        // 26 points are left.
        (277, 851),
        (24, 624),
    ]

    @Test(
        "S35 a sheet that UIKit moves afterwards is not avoided twice", arguments: [true, false],
        FlowSetting.pad)
    func s35(_ scrolls: Bool, _ setting: FlowSetting) {
        for (minY, fieldEnd) in Self.places {
            let (device, sheet) = present(scrolls: scrolls, setting)
            let rest = lower(device, sheet)
            #expect(rest == 887)
            device.turn { sheet.field.becomeFirstResponder() }
            device.advance(by: 0.1)
            device.place(sheet.view, at: CGRect(x: 147, y: minY, width: 540, height: 620))
            device.settle()
            #expect(lower(device, sheet) <= 851)
            // All of a panel, which ends 20 points below the field, is visible.
            let end = minY == 277 && !scrolls ? 831 : fieldEnd
            #expect(lower(device, sheet) == end, "sheet at \(minY)")
            #expect(device.presentationFrame(of: sheet.bar).minY == minY)
            device.keyboard.dismiss()
            device.place(sheet.view, at: CGRect(x: 147, y: 287, width: 540, height: 620))
            device.settle()
            #expect(lower(device, sheet) <= rest)
            if !scrolls { #expect(lower(device, sheet) == rest) }
            #expect((sheet.panel as? UIScrollView)?.contentInset ?? .zero == .zero)
        }
    }

    @Test(
        "S35 a sheet that moves in the same turn as the keyboard is avoided where it ends", arguments: [true, false],
        FlowSetting.pad)
    func s35SameTurn(_ scrolls: Bool, _ setting: FlowSetting) {
        for (minY, fieldEnd) in Self.places {
            let (device, sheet) = present(scrolls: scrolls, setting)
            device.turn {
                sheet.field.becomeFirstResponder()
                device.place(sheet.view, at: CGRect(x: 147, y: minY, width: 540, height: 620))
            }
            device.settle()
            #expect(lower(device, sheet) == (scrolls || minY != 277 ? fieldEnd : 831), "sheet at \(minY)")
        }
    }

    @Test(
        "S35 a field that has the focus as its sheet comes is visible", arguments: [true, false],
        FlowSetting.pad + FlowSetting.phone)
    func s35Appearing(_ animated: Bool, _ setting: FlowSetting) {
        for style in [UIModalPresentationStyle.formSheet, .pageSheet] {
            let presenter = UIViewController()
            let device = setting.device(showing: presenter)
            let form = FlowForm()
            form.modalPresentationStyle = style
            form.firstInput = form.inputs[13]
            device.turn { presenter.present(form, animated: animated) }
            device.settle()
            let sheet = device.presentationFrame(of: form.view)
            #expect(form.inputs[13].isFirstResponder)
            let overlap = max(0, sheet.maxY - device.keyboard.frame.minY)
            #expect(abs(form.coveredInset - max(form.scrollView.safeAreaInsets.bottom, overlap)) < 0.001)
            let end = device.presentationFrame(of: form.inputs[13]).maxY
            // Field 13 ends at 844 of the content, and the sheet is lower than that.
            #expect(end <= min(sheet.maxY, device.keyboard.frame.minY - 10) + 0.001)
            device.turn { presenter.dismiss(animated: animated) }
            device.settle()
            #expect(form.scrollView.contentInset == .zero)
        }
    }
}
