import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A one-time code: six boxes show what somebody types into a field that shows nothing. On an iPhone 16, where the keyboard begins
/// at 516.
@MainActor @Suite struct CodeTests {
    @Test(
        "S69 the boxes of a code are visible", arguments: Play.Place.phones,
        [.scrollView, .automatic, .window, .container] as [ScreenPlan.Target])
    func s69(_ place: Play.Place, _ target: ScreenPlan.Target) {
        for unseen in Part.Unseen.allCases {
            var screen = ScreenPlan.form(0, target: target)
            screen.parts[0].parts = [Part(kind: .code, gap: 560, height: 48, unseen: unseen)]
            let play = Play(screen, on: place)(.focus(0))
            let boxes = play.screen.nodes.flatMap(\.all).last.map { play.frame(of: $0.view) } ?? .null
            #expect(abs(boxes.maxY - 506) <= 0.5, "\(unseen)")
            play.end()
        }
    }

    /// A field of a point, with nothing of its size around it but the scroll view, which may be no higher than what is free.
    @Test(
        "S69 a field that shows nothing, and has nothing around it, moves nothing", arguments: FlowSetting.phone,
        [(0, 59, 200), (700, 59, 200), (700, 452, 0)] as [(CGFloat, CGFloat, CGFloat)])
    func s69Alone(_ setting: FlowSetting, _ place: (y: CGFloat, top: CGFloat, offset: CGFloat)) {
        let field = UITextField(frame: CGRect(x: 0, y: place.y, width: 1, height: 1))
        let form = AppForm { form in
            form.scrollView.frame = CGRect(x: 0, y: place.top, width: 393, height: 852 - place.top)
            form.scrollView.addSubview(field)
        }
        let device = form.show(on: setting)
        device.scrollsFirstResponderIntoView = false
        device.turn { form.scrollView.contentOffset.y = place.offset }
        device.focusAndSettle(on: field)
        for _ in 0..<3 {
            expectEqual(form.scrollView.contentOffset.y, place.offset)
            #expect(abs(form.scrollView.contentInset.bottom - 336) <= 0.5)
            device.turnAndSettle { form.avoidance?.update() }
        }
    }

    @Test("S69 a companion stands for a field that shows nothing", arguments: FlowSetting.phone)
    func s69Companion(_ setting: FlowSetting) {
        let (boxes, field) = (UIView.white(CGRect(x: 20, y: 600, width: 353, height: 48)), UITextField(frame: .zero))
        let form = AppForm { form in for view in [boxes, field] { form.scrollView.addSubview(view) } }
        let device = form.show(on: setting)
        form.avoidance?.addCompanion(boxes, for: field)
        device.focusAndSettle(on: field)
        #expect(abs(device.presentationFrame(of: boxes).maxY - 506) <= 0.5)
    }

    /// The child is in a host that scrolls, and does not move with the box in it.
    @Test("S69 no container is lifted for what is around it", arguments: Play.Place.phones)
    func s69OutsideOfContainer(_ place: Play.Place) {
        var plan = ScreenPlan.form(0, target: .container)
        plan.parts = [Part(kind: .box, height: 200, parts: [Part(gap: 20, height: 40)])]
        let play = Play(plan, in: .childOfHost(from: 0.7, to: 1), on: place)
        let (box, before) = (play.screen.nodes[0].view, play.frame(of: play.screen.nodes[0].view))
        play(.focus(0))(.hide(0))(.update)
        #expect(play.frame(of: box).minY > 59)
        play.end()
        expectEqual(play.frame(of: box), before)
    }
}
