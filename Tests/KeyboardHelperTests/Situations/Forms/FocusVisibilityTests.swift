import Foundation
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
        let play = Play(.form(), on: setting).visit(Array(0..<20) + (0..<20).reversed())
        play.visit([0, 19, 3, 15, 1, 18, 9, 10, 19, 0])
        #expect(play.input(0).minY == play.screen.view.safeAreaInsets.top)
        play.end()
    }

    /// At the very end of the content. A touch lets what is beyond its range spring back.
    @Test("the last field is visible with its spacing, and stays", arguments: FlowSetting.everywhere)
    func last(_ setting: FlowSetting) {
        let form = FlowForm()
        form.endMargin = 0
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[19])
        expectVisible(form.inputs[19], of: form, on: device)
        let offset = form.offset
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 100))
        for y in [101, 100] { device.drag(to: CGPoint(x: 100, y: y)) }
        device.endDrag()
        device.settle()
        #expect(form.offset == offset && form.scrollView.isOffsetLegal)
    }

    @Test("a field taller than the free area shows its top", arguments: Play.Place.phones)
    func tall(_ place: Play.Place) {
        var plan = ScreenPlan.form(7)
        plan.parts[0].parts[3].height = 600
        #expect(abs(Play(plan, on: place)(.focus(3)).input(3).minY - 59) < 1)
    }

    @Test("an input that posts nothing is visible", arguments: FlowSetting.everywhere)
    func silent(_ setting: FlowSetting) {
        var plan = ScreenPlan.form(27)
        for index in [0, 26] { plan.parts[0].parts[index] = Part(kind: .keyInput, gap: 16, height: 60) }
        let play = Play(plan, on: setting).visit([26, 1, 26, 1, 0])
        // From one such input to another nothing tells at all.
        play.device.focus(on: play.screen.inputs[26])
        play.app { $0.live.first?.update() }
        expectVisible(play.screen.inputs[26], of: play.screen, on: play.device)
    }

    // MARK: What is visible stays

    @Test("S12 a visible field moves nothing as the keyboard comes", arguments: FlowSetting.everywhere)
    func visible(_ setting: FlowSetting) {
        let play = Play(.form(), on: setting)
        let (offset, scrollView) = (play.offset, play.screen.targetScrollView)
        let writes = play.device.writes(in: play.screen.view) { play(.tap(0)) }.notByUIKit
        #expect(play.offset == offset)
        #expect(Set(writes.map(\.property)) == ["contentInset", "verticalScrollIndicatorInsets"])
        #expect(writes.allSatisfy { $0.view === scrollView })
    }

    private nonisolated static let movers: [ScreenPlan.Target] = [.scrollView, .automatic, .container, .root, .window]

    @Test("S12 a focus that moves to a visible field writes nothing", arguments: movers, Play.Place.phones)
    func movesToVisible(_ target: ScreenPlan.Target, _ place: Play.Place) {
        let scrolls = ![.container, .root].contains(target)
        let form = ScreenPlan.form(scrolls ? 14 : 12, gap: 20, target: target, scrolls: scrolls)
        let play = Play(form, on: place)(.focus(11))
        #expect(play.end == 506)
        let writes = play.device.writes(in: play.screen.view) { play(.tap(6)) }
        #expect(writes.notByUIKit.isEmpty)
        #expect(play.input(6).minY == 142 && play.screen.inputs[6].isFirstResponder)
        play.end()
    }

    /// One field is from 100 to 144, the other from 490 to 534.
    @Test("S13 a focus that moves without a keyboard notification is followed", arguments: movers, Play.Place.phones)
    func withoutNotification(_ target: ScreenPlan.Target, _ place: Play.Place) {
        let scrolls = ![.container, .root].contains(target)
        var plan = ScreenPlan.form(0, target: target, scrolls: scrolls)
        let fields = [Part(gap: scrolls ? 41 : 100), Part(gap: 346), Part(kind: .label, gap: scrolls ? 600 : 0)]
        if target == .root { plan.parts = fields } else { plan.parts[0].parts = fields }
        let play = Play(plan, on: place)(.tap(0))
        #expect(play.end == 144)
        let shows = NotificationRecorder(UIResponder.keyboardWillShowNotification)
        let changes = NotificationRecorder(UIResponder.keyboardWillChangeFrameNotification)
        play.device.tap(at: CGPoint(x: 20, y: 5), in: play.screen.inputs[1])
        play.app { _ in }
        #expect(play.end == 506 && shows.all.isEmpty && changes.all.isEmpty)
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
        #expect(device.presentationFrame(of: field) == CGRect(x: 0, y: 656, width: 393, height: 44))
        device.focusAndSettle(on: field)
        // 700 + 10 - 516
        #expect(screen.table.contentOffset.y == 1066 && device.maxY(of: field) == 506)
        device.advance(by: pause)
        // The app scrolls on. The field of the row above ends 1000 points higher, at 572.
        device.turn { screen.table.contentOffset.y = 400 }
        let above = try screen.field(0, section: 4)
        device.focusAndSettle(on: above)
        #expect(device.maxY(of: above) == 172 && screen.table.contentOffset.y == 400)
        device.dismissKeyboard()
        #expect(screen.table.contentInset == .zero && screen.table.isOffsetLegal)
    }
}
