import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Hosts inside hosts: what the inner one cannot do goes on to the one around it.
///
/// iPhone 16: keyboard from 516 on.
@MainActor @Suite struct NestedHostTests {
    /// A parent scrolls by 60 points more than its height. Its lowest 204 points are a child that clips, with a field 117 below its
    /// top, in a box, or in a scroll view that cannot scroll far.
    private func nest(_ target: ScreenPlan.Target, end: CGFloat = 0, on place: Play.Place) -> Play {
        var plan = ScreenPlan.form(1, gap: 117, target: target)
        plan.parts[0].parts.append(Part(kind: .label, gap: 0, height: end))
        let play = Play(plan, in: .childOfHost(from: 0.76, to: 1), on: place)
        return play.app { $0.view.clipsToBounds = true }
    }

    /// The field goes there in one movement, and not by more than both together have to do.
    @Test(
        "S42 what a child cannot show its parent shows", arguments: [.container, .scrollView] as [ScreenPlan.Target],
        Play.Place.everywhere)
    func s42(_ target: ScreenPlan.Target, _ place: Play.Place) {
        let play = nest(target, on: place)
        let (device, field) = (play.device, play.screen.inputs[0])
        for _ in 0..<2 {
            let tops = device.tops(of: field) { device.focus(on: field) }
            #expect(tops.goOneWay && abs(play.end - (device.keyboard.frame.minY - 10)) < 0.4, "\(tops)")
            play.end()
        }
    }

    /// With the child's own spacing, not with the parent's.
    @Test("S42 the innermost host's options count", arguments: Play.Place.phones)
    func s42Options(_ place: Play.Place) {
        let play = nest(.container, on: place)
        let parent = (play.screen.parent as? any KeyboardAvoiding)?.keyboardAvoidances.first
        parent?.options.spacing = 30
        play(.focus(0))
        // Of the 361.5 points to go, the child takes 117, and the parent no more than the rest.
        #expect(abs(play.end - 506) < 0.4 && abs((parent?.lift ?? 0) - 244.5) < 0.4)
        play.app { $0.live.first?.setSpacing(50, for: $0.inputs[0]) }
        #expect(abs(play.end - 466) < 0.4)
    }

    @Test("S42 a call that a child makes takes over from the one around it", arguments: Play.Place.phones)
    func s42TakesOver(_ place: Play.Place) {
        let play = Play(.form(target: .none), on: place, windowServes: true)(.focus(12))
        expectEqual(play.inset, 302)
        play.device.turn { play.screen.targetScrollView.map { _ = play.screen.handleKeyboard(scrollView: $0) } }
        expectEqual(play.inset, 302)
        play(.type(1))
        expectEqual(play.inset, 302)
        play.end()
    }

    @Test("S42 a layout of the parent brings nothing back that was scrolled in the child", arguments: Play.Place.phones)
    func s42Scrolled(_ place: Play.Place) {
        let play = nest(.scrollView, end: 400, on: place)(.focus(0))(.drag(0, by: 280))
        let place = play.input(0)
        play.app { $0.parent?.view.setNeedsLayout() }
        #expect(play.input(0) == place && play.offset > 100)
    }
}
