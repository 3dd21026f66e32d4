import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// The focus is visible wherever it comes from, and what is visible already stays where it is. On an iPhone 16, where the
/// keyboard begins at 516.
@MainActor
@Suite struct FocusVisibilityTests {
    @Test("a focus that walks or jumps is visible, and comes down by the least", arguments: FlowSetting.everywhere)
    func walks(_ setting: FlowSetting) {
        for stay in [World.Stay.root, .navigation(largeTitle: false), .tabs] {
            let play = Play(.form(), in: stay, on: setting)
            if stay == .root { play.visit(Array(0..<20) + (0..<20).reversed()) }
            play.visit([0, 19, 3, 15, 1, 18, 9, 10])
            let covered = play.device.screen.bounds.maxY - play.device.keyboard.frame.minY
            #expect(abs(play.adjustedInset - covered) < 0.001, "\(stay)")
            play.visit([19, 0])
            expectEqual(play.input(0).minY, play.screen.view.safeAreaInsets.top, "\(stay)")
            play.end()
        }
    }

    @Test("S12 a visible field moves nothing as the keyboard comes", arguments: FlowSetting.everywhere)
    func visible(_ setting: FlowSetting) {
        let play = Play(.form(), on: setting)
        let (offset, scrollView) = (play.offset, play.screen.targetScrollView)
        let writes = play.device.writes(in: play.screen.view) { play(.tap(0)) }.notByUIKit
        expectEqual(play.offset, offset)
        expectEqual(Set(writes.map(\.property)), ["contentInset", "verticalScrollIndicatorInsets"])
        #expect(writes.allSatisfy { $0.view === scrollView })
    }

    private nonisolated static let movers: [ScreenPlan.Target] = [.scrollView, .automatic, .container, .root, .window]

    /// One field is from 100 to 144, the other from 490 to 534. Back from the other one to the first, nothing is to move.
    @Test(
        "S13 S12 a focus that moves without a notification is followed, and back to a visible field nothing is written",
        arguments: movers, Play.Place.phones)
    func withoutNotification(_ target: ScreenPlan.Target, _ place: Play.Place) {
        let scrolls = ![.container, .root].contains(target)
        var plan = ScreenPlan.form(0, target: target, scrolls: scrolls)
        let fields = [Part(gap: scrolls ? 41 : 100), Part(gap: 346), Part(kind: .label, gap: scrolls ? 600 : 0)]
        if target == .root { plan.parts = fields } else { plan.parts[0].parts = fields }
        let play = Play(plan, on: place)(.tap(0))
        expectEqual(play.end, 144)
        let notices = NotificationRecorder(
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification)
        play.device.tap(at: CGPoint(x: 20, y: 5), in: play.screen.inputs[1])
        play.app { _ in }
        #expect(play.end == 506 && notices.all.isEmpty)
        let writes = play.device.writes(in: play.screen.view) { play(.tap(0)) }
        #expect(writes.notByUIKit.isEmpty && play.end == 116)
        play.end()
    }

    /// Ten sections of three rows; a row that is 1000 high begins at 528 + 44, its field at 1528.
    @Test(
        "S15 a field at the end of a cell taller than the screen is scrolled by the least",
        Promise.focusIsVisible,
        arguments: FlowSetting.phone, [0, 1])
    func tallCell(_ setting: FlowSetting, _ pause: Double) throws {
        let screen = SituationTable(sections: 10, rows: 3)
        screen.heights[IndexPath(row: 1, section: 4)] = 1000
        let device = setting.device(showing: screen)
        device.turn { screen.table.contentOffset.y = 872 }
        let field = try screen.field(1, section: 4)
        expectEqual(device.minY(of: field), 656)
        // 700 + 10 - 516
        device.focus(on: field, endsAt: 506)
        device.advance(by: pause)
        // The app scrolls on. The field of the row above ends 1000 points higher, at 572.
        device.turn { screen.table.contentOffset.y = 400 }
        device.focus(on: try screen.field(0, section: 4), endsAt: 172)
        expectEqual(screen.table.contentOffset.y, 400)
        device.dismissKeyboard()
        #expect(screen.table.contentInset == .zero && screen.table.isOffsetLegal)
    }
}
