import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A sheet that UIKit takes up, or the test does, at each of the times at which it may. Its field ends 20 above its bottom.
@MainActor @Suite struct MovedSheetTests {
    private func present(
        _ sheet: UIViewController, as style: UIModalPresentationStyle, _ setting: FlowSetting,
        _ movement: SimulatedSheetMovement
    ) -> SimulatedDevice {
        let presenter = UIViewController()
        let device = setting.device(showing: presenter)
        device.sheetMovement = movement
        device.present(sheet, over: presenter, as: style)
        return device
    }

    nonisolated static let movements = [SimulatedSheetMovement.beforeNotices, .afterNotices, .atTheEnd]

    /// A sheet on an iPad 11, where UIKit takes it, and how much is left to do then.
    typealias Row = (style: UIModalPresentationStyle, isLying: Bool, rest: CGRect, top: CGFloat, lift: CGFloat)

    nonisolated static let rows: [Row] = [
        // 1194 x 834, keyboard from 416 on: 624 + 10 - 416, also for what was scrolled by 301 while the sheet stood lower.
        (.formSheet, true, CGRect(x: 327, y: 107, width: 540, height: 620), 24, 218),
        // Keyboard from 861 on: 904 + 10 - 861.
        (.pageSheet, false, CGRect(x: 65, y: 147, width: 704, height: 900), 24, 53),
        // Up to the keyboard's edge: nothing of it is covered then.
        (.formSheet, false, CGRect(x: 147, y: 287, width: 540, height: 620), 241, 0),
    ]

    @Test("S35 a sheet that UIKit moves up leaves the field visible", arguments: rows, movements)
    func s35(_ row: Row, _ movement: SimulatedSheetMovement) {
        let settings = row.isLying ? FlowSetting.pad.map(\.lying) : FlowSetting.pad
        for (setting, scrolls) in settings.flatMap({ setting in [true, false].map { (setting, $0) } }) {
            let sheet = BarSheet(scrolls: scrolls)
            let device = present(sheet, as: row.style, setting, movement)
            let (panel, scrollView) = (sheet.panel.frame, sheet.panel as? UIScrollView)
            #expect(device.presentationFrame(of: sheet.view) == row.rest)
            for _ in 0..<2 {
                let end = row.top + row.rest.height - 20 - row.lift
                device.focus(on: sheet.field, endsAt: end)
                #expect(device.minY(of: sheet.view) == row.top && sheet.avoidance?.lift == row.lift)
                // The bar belongs to the app, and nothing lifts it.
                #expect(device.minY(of: sheet.bar) == row.top)
                let keyboard = device.keyboard.frame
                if let scrollView {
                    #expect(scrollView.contentInset.bottom == row.top + row.rest.height - keyboard.minY)
                    #expect(scrollView.isOffsetLegal)
                }
                device.turnAndSettle { device.keyboard.changeHeight(to: keyboard.height - 50) }
                #expect(device.maxY(of: sheet.field) <= device.keyboard.frame.minY - 10)
                device.dismissKeyboard()
                #expect(device.presentationFrame(of: sheet.view) == row.rest && sheet.panel.frame == panel)
                #expect(device.maxY(of: sheet.field) == row.rest.maxY - 20 && sheet.avoidance?.lift == 0)
                #expect(scrollView?.contentInset ?? .zero == .zero)
            }
        }
    }

    // MARK: By script

    /// A form sheet from 287 to 907; the keyboard begins at 861. Where UIKit takes it, and where the field is to end then, at
    /// 887 before: for 241 nothing is left to do, and for 277 26 points are. All of a panel, which ends 20 points below the
    /// field, is visible.
    nonisolated static let places: [(minY: CGFloat, scrolled: CGFloat, lifted: CGFloat)] = [
        (241, 841, 841), (277, 851, 831), (24, 624, 624),
    ]

    @Test(
        "S35 a sheet that moves with the keyboard or later is not avoided twice", arguments: [true, false],
        FlowSetting.pad)
    func s35Script(_ scrolls: Bool, _ setting: FlowSetting) {
        for (place, isLate) in Self.places.flatMap({ place in [true, false].map { (place, $0) } }) {
            let sheet = BarSheet(scrolls: scrolls)
            let device = present(sheet, as: .formSheet, setting, .byScript)
            func move(to y: CGFloat) { device.place(sheet.view, at: CGRect(x: 147, y: y, width: 540, height: 620)) }
            move(to: 287)
            #expect(device.maxY(of: sheet.field) == 887)
            device.turn {
                sheet.field.becomeFirstResponder()
                if !isLate { move(to: place.minY) }
            }
            if isLate {
                device.advance(by: 0.1)
                move(to: place.minY)
            }
            device.settle()
            #expect(device.maxY(of: sheet.field) == (scrolls ? place.scrolled : place.lifted), "sheet at \(place.minY)")
            #expect(device.minY(of: sheet.bar) == place.minY)
            device.keyboard.dismiss()
            move(to: 287)
            device.settle()
            let end = device.maxY(of: sheet.field)
            #expect(scrolls ? end <= 887 : end == 887)
            #expect((sheet.panel as? UIScrollView)?.contentInset ?? .zero == .zero)
        }
    }

    @Test(
        "S35 a focus that comes with its sheet is visible", arguments: [true, false],
        FlowSetting.pad + FlowSetting.phone)
    func s35Appearing(_ animated: Bool, _ setting: FlowSetting) {
        for style in [UIModalPresentationStyle.formSheet, .pageSheet] {
            let (presenter, form) = (UIViewController(), FlowForm())
            let device = setting.device(showing: presenter)
            form.firstInput = form.inputs[13]
            device.present(form, over: presenter, as: style, animated: animated)
            let (end, top) = (device.maxY(of: form.view), device.keyboard.frame.minY)
            #expect(form.inputs[13].isFirstResponder)
            #expect(abs(form.coveredInset - max(form.scrollView.safeAreaInsets.bottom, end - top)) < 0.001)
            // Field 13 ends at 844 of the content, and the sheet is lower than that.
            #expect(device.maxY(of: form.inputs[13]) <= min(end, top - 10) + 0.001)
            device.turnAndSettle { presenter.dismiss(animated: animated) }
            #expect(form.scrollView.contentInset == .zero)
        }
    }

    // MARK: Popovers

    /// iPad 11: 834 x 1194, safe area 24 above and 20 below, keyboard from 861 on. What a popover points to is 40 high.
    private func popover(
        _ place: LifecyclePlay.Place, height: CGFloat, at top: CGFloat, _ movement: SimulatedSheetMovement
    ) -> (popover: LifecyclePlay, presenter: LifecyclePlay) {
        let presenter = LifecyclePlay(place)
        let screen = LifecycleScreen(place.target)
        presenter.device.sheetMovement = movement
        screen.modalPresentationStyle = .popover
        screen.preferredContentSize = CGSize(width: 400, height: height)
        screen.popoverPresentationController?.sourceView = presenter.screen.view
        screen.popoverPresentationController?.sourceRect = CGRect(x: 300, y: top, width: 200, height: 40)
        presenter.device.present(screen, over: presenter.screen)
        return (LifecyclePlay(screen, on: presenter.device), presenter)
    }

    nonisolated static let popovers = LifecyclePlay.pads.filter { $0.target != .closures }

    @Test("S09 a popover is moved by UIKit alone, and the screen below avoids again", arguments: popovers, movements)
    func s09(_ place: LifecyclePlay.Place, _ movement: SimulatedSheetMovement) {
        let (popover, presenter) = popover(place, height: 500, at: 500, movement)
        let (device, screen) = (popover.device, popover.screen)
        let decisions = DecisionRecorder(screen.avoidance)
        func expectPlace(_ y: CGFloat) {
            #expect(device.presentationFrame(of: screen.view) == CGRect(x: 200, y: y, width: 400, height: 500))
            // 120 above the popover's end.
            #expect(device.presentationFrame(of: screen.low) == CGRect(x: 220, y: y + 336, width: 360, height: 44))
        }
        expectPlace(553)
        let behind = PlaceState(asSeen: presenter.screen)
        device.expectNoWrites {
            // 72 points of the field would be covered.
            device.focusAndSettle(on: screen.low)
            expectPlace(351)
            #expect(screen.avoidance?.lift == 0)
            device.focusAndSettle(on: screen.high)
            #expect(device.minY(of: screen.high) == 491)
            device.turnAndSettle { device.keyboard.changeHeight(to: 283) }
            expectPlace(401)
            device.turnAndSettle { screen.avoidance?.update() }
            popover.rests()
        }
        #expect(decisions.reasons.contains(.systemAvoids) && !decisions.reasons.contains(.moved))
        #expect(PlaceState(asSeen: presenter.screen) == behind)
        device.focusAndSettle(on: screen.low)
        presenter.rests { device.turn { presenter.screen.dismiss(animated: true) } }
        presenter.avoids()
        presenter.rests()
    }

    @Test("S09 a popover is made smaller by UIKit alone", arguments: popovers, movements)
    func s09Smaller(_ place: LifecyclePlay.Place, _ movement: SimulatedSheetMovement) {
        let popover = popover(place, height: 900, at: 100, movement).popover
        let (device, screen) = (popover.device, popover.screen)
        let decisions = DecisionRecorder(screen.avoidance)
        #expect(device.presentationFrame(of: screen.view) == CGRect(x: 200, y: 153, width: 400, height: 900))
        for _ in 0..<2 {
            // It is laid out anew, by the screen alone: 120 above the end.
            device.focus(on: screen.low, endsAt: 731)
            #expect(device.presentationFrame(of: screen.view) == CGRect(x: 200, y: 34, width: 400, height: 817))
            #expect(screen.panel.frame == CGRect(x: 0, y: 120, width: 400, height: 697))
            #expect((screen.panel as? UIScrollView)?.contentInset ?? .zero == .zero)
            #expect(screen.additionalSafeAreaInsets == .zero && screen.avoidance?.lift == 0)
            #expect(decisions.reasons.last == .systemAvoids)
            popover.rests()
        }
    }
}

extension FlowSetting {
    fileprivate var lying: FlowSetting {
        FlowSetting(model: model, orientation: .landscapeLeft, systemHelps: systemHelps, system: system)
    }
}
