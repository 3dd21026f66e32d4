import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Views that come while the keyboard rests: no call and no guide keeps them on it.
@MainActor @Suite struct LaterViewsTests {
    /// A form whose field 6 ends at 506, 10 above the keyboard.
    private static func form(_ target: ScreenPlan.Target) -> ScreenPlan {
        let scrolls = ![.container, .root].contains(target)
        return .form(scrolls ? 20 : 8, gap: (scrolls ? 139 : 198) / 7, target: target, scrolls: scrolls)
    }

    @Test(
        "S96 a spinner's box in the middle moves nothing", arguments: Play.Place.phones,
        [.scrollView, .automatic, .window, .container, .root, .dropIn] as [ScreenPlan.Target])
    func box(_ place: Play.Place, _ target: ScreenPlan.Target) {
        for side in [150, 160, 200] as [CGFloat] {
            let play = Play(Self.form(target), on: place)(.tap(6))
            let (end, inset) = (play.end, play.inset)
            for host in [play.screen.view, play.device.window] {
                let over = UIView(frame: play.device.window.bounds)
                let box = UIView(frame: CGRect(x: 116, y: 506 - side, width: side, height: side))
                box.backgroundColor = .black
                over.addSubview(box)
                play.app { _ in host?.addSubview(over) }
                #expect(play.end == end && (play.inset == inset || inset.isNaN), "\(side)")
                play(.type(1))
                #expect(play.end == end)
                play.app { _ in over.removeFromSuperview() }
                #expect(play.end == end)
            }
            play.end()
        }
    }

    /// A conversation under a bar of 44 that stands on the keyboard, at 472. Four names of 50 stand on that.
    @Test("S97 mentions above a chat's bar push no message up", arguments: Play.Place.phones, [true, false])
    func mentions(_ place: Play.Place, _ keepsEnd: Bool) {
        var plan = ScreenPlan.form(0, target: .barAndScrollView)
        plan.parts[0].parts = (0..<20).map { _ in Part(kind: .label, gap: 16) }
        (plan.hasBar, plan.constant, plan.parts[0].inset) = (true, 0, 52)
        plan.options.keepsEndVisible = keepsEnd
        let play = Play(plan, on: place)(.focus(0))
        let (offset, inset, top) = (play.offset, play.inset, play.frame(of: play.screen.bar).minY)
        let names = UIView()
        names.backgroundColor = .white
        for rows in [4, 3, 2, 1] as [CGFloat] {
            play.app { screen in
                names.frame = CGRect(x: 0, y: top - 50 * rows, width: 393, height: 50 * rows)
                screen.view.addSubview(names)
            }
            play(.type(1))
            #expect(play.offset == offset && play.inset == inset)
        }
        play.app { _ in names.removeFromSuperview() }.end()
    }
}
