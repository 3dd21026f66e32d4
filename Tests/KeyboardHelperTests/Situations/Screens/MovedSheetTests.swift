import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// A sheet or a popover that UIKit takes up at each of the times at which it may.
@MainActor @Suite struct MovedSheetTests {
    nonisolated static let movements = [SimulatedSheetMovement.beforeNotices, .afterNotices, .atTheEnd]

    /// A sheet on an iPad 11, where UIKit takes it, and where its field ends then, 20 points above its bottom at rest.
    typealias Row = (stay: World.Stay, isLying: Bool, height: CGFloat, top: CGFloat, end: CGFloat)

    nonisolated static let rows: [Row] = [
        // 1194 x 834, keyboard from 416 on, also for what was scrolled by 301 while the sheet stood lower.
        (.formSheet, true, 620, 24, 406),
        // Keyboard from 861 on.
        (.pageSheet, false, 900, 24, 851),
        // Up to the keyboard's edge: nothing of it is covered then.
        (.formSheet, false, 620, 241, 841),
    ]

    /// The bar at its top belongs to the app, and nothing lifts it.
    @Test("S35 a sheet that UIKit moves up leaves the field visible", arguments: rows, movements)
    func s35(_ row: Row, _ movement: SimulatedSheetMovement) {
        for target in [.scrollView, .container] as [ScreenPlan.Target] {
            var plan = ScreenPlan.form(1, gap: row.height - 114, target: target)
            (plan.topBar, plan.parts[0].gap) = (50, 50)
            plan.parts[0].parts.append(Part(kind: .label, gap: 0, height: 12))
            for setting in FlowSetting.pad {
                let play = Play(plan, in: row.stay, on: setting)
                play.device.sheetMovement = movement
                if row.isLying { play(.rotate) }
                let rest = play.input(0)
                for _ in 0..<2 {
                    play(.focus(0))
                    #expect(abs(play.end - row.end) < 0.001 && play.frame(of: play.screen.topBar).minY == row.top)
                    play(.keyboardHeight(280)).end()
                    expectEqual(play.input(0), rest)
                }
            }
        }
    }

    @Test(
        "S35 a focus that comes with its sheet is visible", arguments: [World.Stay.formSheet, .pageSheet],
        Play.Place.everywhere)
    func s35Appearing(_ stay: World.Stay, _ place: Play.Place) {
        var plan = ScreenPlan.form(1, gap: 800)
        plan.parts[0].parts.append(Part(kind: .label))
        plan.takesFocusAsItAppears = true
        let play = Play(plan, in: stay, on: place)
        #expect(play.screen.inputs[0].isFirstResponder && play.end <= play.device.keyboard.frame.minY - 9.999)
        play.end()
    }

    // MARK: Popovers

    nonisolated static let popovers = LifecyclePlay.pads.filter { $0.target != .closures }

    /// iPad 11: 834 x 1194, keyboard from 861 on. A popover of 500 stands from 553, and goes up; one of 900 stands from 153, and
    /// becomes 817 high.
    @Test(
        "S09 a popover is moved, or made smaller, by UIKit alone, and the screen below avoids again",
        arguments: popovers, movements)
    func s09(_ place: LifecyclePlay.Place, _ movement: SimulatedSheetMovement) {
        for (height, top) in [(500, 500), (900, 100)] as [(CGFloat, CGFloat)] {
            let (presenter, screen) = (LifecyclePlay(place), LifecycleScreen(place.target))
            let device = presenter.device
            device.sheetMovement = movement
            screen.modalPresentationStyle = .popover
            screen.preferredContentSize = CGSize(width: 400, height: height)
            screen.popoverPresentationController?.sourceView = presenter.screen.view
            screen.popoverPresentationController?.sourceRect = CGRect(x: 300, y: top, width: 200, height: 40)
            device.present(screen, over: presenter.screen)
            let (popover, decisions) = (LifecyclePlay(screen, on: device), DecisionRecorder(screen.avoidance))
            let behind = PlaceState(asSeen: presenter.screen)
            for _ in 0..<2 {
                // 120 above the end of the popover.
                device.focus(on: screen.low, endsAt: 731)
                device.turnAndSettle { screen.avoidance?.update() }
                expectEqual((screen.panel as? UIScrollView)?.contentInset ?? .zero, .zero)
                #expect(screen.additionalSafeAreaInsets == .zero && device.maxY(of: screen.low) == 731)
                popover.rests()
            }
            #expect(decisions.reasons.contains(.systemAvoids) && !decisions.reasons.contains(.moved))
            expectEqual(PlaceState(asSeen: presenter.screen), behind)
            device.focusAndSettle(on: screen.low)
            presenter.rests { device.turn { presenter.screen.dismiss(animated: true) } }
            presenter.avoids()
            presenter.rests()
        }
    }
}
