import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// `reveal(_:)`, and the next input that is kept visible.
///
/// iPhone 16: fields of 44 points, one each 60 points from 16 on below the bars; keyboard from 516 on. Of what a step reveals, the
/// first is what scrolls.
@MainActor @Suite struct RevealTests {
    // MARK: Without a keyboard

    @Test("S46 without a keyboard, nested scroll views reveal", arguments: [true, false], FlowSetting.phone)
    func nested(_ isParentAsked: Bool, _ setting: FlowSetting) throws {
        let (outer, inner) = (UIScrollView(), UIScrollView())
        let label = UILabel(frame: CGRect(x: 0, y: 900, width: 100, height: 30))
        let child = MadeScreen { screen in
            inner.frame = screen.view.bounds
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            inner.contentSize = CGSize(width: 300, height: 1000)
            inner.addSubview(label)
            screen.view.addSubview(inner)
            screen.handleKeyboard(scrollView: inner)
        }
        let parent = MadeScreen { screen in
            outer.frame = screen.view.bounds
            outer.contentSize = CGSize(width: 300, height: 2000)
            screen.view.addSubview(outer)
            screen.embed(child, in: outer, CGRect(x: 0, y: 1200, width: 300, height: 200))
            screen.handleKeyboard(scrollView: outer)
        }
        let device = setting.device(showing: parent)
        let avoidance = try #require((isParentAsked ? parent : child).keyboardAvoidances.first)
        device.turnAndSettle { avoidance.reveal(label) }
        let frame = device.presentationFrame(of: label)
        #expect(frame.minY >= 59 && frame.maxY <= 808, "\(frame)")
        device.turnAndSettle { avoidance.reveal(label) }
        expectEqual(device.presentationFrame(of: label), frame)
    }

    /// What is visible of the content ends at 818, 34 points above the bottom of the screen.
    @Test(
        "S46 a revealed view has its own spacing, and one that is no number counts as none",
        arguments: [(40, 778), (0, 818), (.infinity, 818), (.nan, 818), (-20, 818)] as [(CGFloat, CGFloat)],
        [true, false])
    func spacing(_ spacing: (set: CGFloat, end: CGFloat), isOwn: Bool) {
        for place in Play.Place.phones {
            let play = Play(.form(40), on: place)(
                isOwn ? .inputSpacing(30, spacing.set) : .spacing(spacing.set), .revealView(31))
            #expect(play.input(30).maxY == spacing.end && play.screen.view.isFinite)
        }
    }

    // MARK: With a keyboard

    @Test("S46 a row under the keyboard is revealed by the least, and stays", arguments: FlowSetting.everywhere)
    func belowTheKeyboard(_ setting: FlowSetting) {
        let play = Play(.form(), on: setting)(.focus(1), .revealView(16))
        #expect(abs(play.input(15).maxY - (setting.keyboardTop - 10)) < 0.51)
        // A layout does not bring the focus back, and what is visible stays where it is.
        let offset = play.offset
        play.layOut()(.revealView(15))
        expectEqual(play.offset, offset)
        play(.revealView(1))
        expectVisible(play.fields[0], of: play.screen, on: play.device)
        play.visit([16]).end()
    }

    /// Field 9 ends at 600: 94 too low.
    @Test("S46 a container is lifted for what is revealed, also when laid out anew", arguments: Play.Place.phones)
    func container(_ place: Play.Place) {
        var plan = ScreenPlan.form(10, target: .container)
        plan.laysOutAlways = true
        let play = Play(plan, on: place)(.focus(0), .revealView(10))
        #expect(play.handle?.lift == 94 && play.input(9).maxY == 506)
        play.app { $0.view.setNeedsLayout() }
        expectEqual(play.input(9).maxY, 506)
        play.end()
        // Without a keyboard there is nothing to be lifted for, and a view of no window is none.
        play(.revealView(10)).app { $0.live.first?.reveal(UIView()) }
        expectEqual(play.handle?.lift, 0)
    }

    // MARK: The next input

    @Test("S45 the next input is visible too, if both fit", arguments: FlowSetting.everywhere)
    func nextInput(_ setting: FlowSetting) {
        let play = Play(.form(options: .with { $0.keepsNextInputVisible = true }), on: setting)
        for index in 0..<20 {
            play.visit([index])
            expectVisible(play.fields[min(19, index + 1)], of: play.screen, on: play.device)
        }
        play.end()
    }

    @Test("S45 an own companion wins over the next input", arguments: Play.Place.phones)
    func companion(_ place: Play.Place) {
        let play = Play(.form(options: .with { $0.keepsNextInputVisible = true }), on: place)(
            .companion(5, of: 5), .focus(5))
        let offset = play.offset
        play.app { $0.live.first?.removeCompanions(for: $0.inputs[5]) }
        #expect(play.offset >= offset && play.input(6).minY >= 59 && play.input(6).maxY <= 506)
    }
}
