import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Text views that fit between bars and keyboard, and are to be seen as a whole.
@MainActor @Suite struct WholeBoxTests {
    /// The input `index` of a form is a text view.
    private func play(
        _ index: Int = 12, height: CGFloat = 90, lines: Int = 2, options: KeyboardAvoidance.Options = .init(),
        in stay: World.Stay = .root, on setting: FlowSetting
    ) throws -> (Play, UITextView) {
        var plan = ScreenPlan.form(options: options)
        plan.parts[0].parts[index] = Part(kind: .textView, gap: 16, height: height, lines: lines)
        let play = Play(plan, in: stay, on: setting)(.focus(index))
        return (play, try #require(play.screen.inputs[index] as? UITextView))
    }

    @Test("S45 a box that fits comes before the next input", arguments: [true, false], [true, false])
    func s45(_ keepsNext: Bool, _ systemHelps: Bool) throws {
        let (play, _) = try play(
            6, height: 300, options: .with { $0.keepsNextInputVisible = keepsNext }, in: .navigation(largeTitle: false),
            on: FlowSetting(model: .iPhoneSE, systemHelps: systemHelps))
        #expect(play.input(6).minY >= 64 && play.input(6).maxY <= 397)
    }

    @Test("S43 a text view that fits is shown as a whole, and nothing scrolls in it", arguments: FlowSetting.everywhere)
    func s43(_ setting: FlowSetting) throws {
        let (play, box) = try play(on: setting)
        for _ in 0..<2 {
            play.visit([12])
            #expect(box.contentInset == .zero && box.contentOffset.y == 0)
            play(.keyboardHeight(play.keyboardHeight + 20)).visit([12]).end()
        }
    }

    @Test("S43 so is one with more text than fits, if the caret is not followed", arguments: FlowSetting.everywhere)
    func s43MoreText(_ setting: FlowSetting) throws {
        let (play, _) = try play(height: 120, lines: 40, options: .with { $0.followsCaret = false }, on: setting)
        play.visit([12])(.pressReturn).visit([12])
    }

    /// Only the first line of the box is left above the keyboard by whoever scrolls, and stays where it is while typing.
    @Test("S43 while typing the caret's line is enough", arguments: [true, false], FlowSetting.phone)
    func s43Typing(_ followsCaret: Bool, _ setting: FlowSetting) throws {
        let (play, _) = try play(options: .with { $0.followsCaret = followsCaret }, on: setting)
        play(.moveCaret(0))
        let offset = play.offset
        play.device.turn { play.screen.targetScrollView?.contentOffset.y = offset - 50 }
        play(.type(1))
        expectEqual(play.offset, followsCaret ? offset - 50 : offset)
    }

    /// 600 points, of which some 400 are free: the line of the caret at its end.
    @Test(
        "S43 of a text view that does not fit the caret's line is shown", arguments: [true, false], FlowSetting.phone)
    func s43Tall(_ followsCaret: Bool, _ setting: FlowSetting) throws {
        let (play, box) = try play(
            height: 600, lines: 41, options: .with { $0.followsCaret = followsCaret }, on: setting)
        play(.moveCaret(1), .type(1))
        expectCaretVisible(box, of: play.screen, on: play.device)
    }
}
