import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// Cards that are lifted as a whole if they fit. On an iPhone 16, whose keyboard begins at 516 and whose safe area at 59.
@MainActor @Suite struct CardTests {
    /// Where the card, with fields below each other, begins and ends in its container, and where it ends above the keyboard.
    @Test(
        "S105 a card that is a controller's view goes up as a whole if it fits, else for its field alone",
        arguments: [
            ("it fits, and its field is visible", 1, 16, 383, 639, 0, 506),
            ("it does not fit, and its field is visible", 5, 76, 60, 780, 0, 780),
            ("it does not fit, and its field is covered", 5, 76, 60, 780, 4, 626),
        ] as [(String, Int, CGFloat, CGFloat, CGFloat, Int, CGFloat)], Play.Place.phones)
    func s105(
        _ row: (name: String, fields: Int, gap: CGFloat, top: CGFloat, end: CGFloat, field: Int, lifted: CGFloat),
        _ place: Play.Place
    ) {
        let plan = ScreenPlan.form(row.fields, gap: row.gap, target: .root, scrolls: false)
        let play = Play(plan, in: .child(from: row.top / 852, to: row.end / 852), on: place)(.focus(row.field))
        #expect(abs(play.frame(of: play.screen.view).maxY - row.lifted) < 0.4)
        play.end()
    }

    /// Where the card begins and how high it is, the field in it, 20 points below its top or in the middle, and where it goes.
    @Test(
        "all of a container is visible if it fits",
        arguments: [
            ("its button stays visible", .container, 480, 300, 0, 206),
            ("above the keyboard it does not move", .container, 100, 300, 0, 100),
            ("a root view goes only as far as the focus needs", .root, 400, 300, 0, 400),
            ("one that does not fit stays for a visible field", .container, 220, 560, 0, 220),
            ("and goes up for a covered one", .container, 220, 560, 1, 62),
        ] as [(String, ScreenPlan.Target, CGFloat, CGFloat, Int, CGFloat)], Play.Place.phones)
    func whole(
        _ row: (name: String, target: ScreenPlan.Target, y: CGFloat, height: CGFloat, field: Int, top: CGFloat),
        _ place: Play.Place
    ) {
        var plan = ScreenPlan.form(0, target: row.target, scrolls: false)
        let parts = [Part(gap: 20), Part(gap: row.height - 224), Part(kind: .label, gap: 52)]
        plan.parts = [Part(kind: .box, gap: row.y, height: row.height, parts: parts)]
        let play = Play(plan, on: place)(.focus(row.field))
        #expect(abs(play.frame(of: play.screen.nodes[0].view).minY - row.top) < 0.001)
        play.end()
    }

    /// iPhone 16: the child begins at 639, its field ends at 711 and goes to 506, above the child's own top edge.
    @Test(
        "S41 a child that starts low rises above its own top edge",
        arguments: [.automatic, .root, .container] as [ScreenPlan.Target], Play.Place.everywhere)
    func s41(_ target: ScreenPlan.Target, _ place: Play.Place) {
        let plan = ScreenPlan.form(1, gap: 28, target: target, scrolls: false)
        let play = Play(plan, in: .child(from: 0.75, to: 1), on: place)
        for turns in [false, true] {
            if turns { play(.rotate) }
            let rest = play.input(0).maxY
            play(.focus(0))
            let top = play.device.keyboard.frame.minY
            // Of a container all is visible, where it fits.
            let card = play.frame(of: play.screen.nodes[0].view)
            let isWhole = target == .container && card.height < top - 69
            #expect(abs((isWhole ? card.maxY : play.end) - (top - 10)) < 0.4)
            #expect(isWhole || abs((play.screen.live.first?.lift ?? 0) - (rest + 10 - top)) < 0.4)
            play.end()
        }
    }

    /// The parent clips what leaves the panel, so the field goes up by 28 to the panel's top edge at 639, and no farther. A
    /// navigation bar over the parent covers what rises under it.
    @Test(
        "S41 a panel that clips keeps its input inside, and what rises stops at the bars around it",
        arguments: FlowSetting.phone, [(true, 639), (false, 103)] as [(Bool, CGFloat)])
    func s41Ends(_ setting: FlowSetting, _ row: (clips: Bool, top: CGFloat)) {
        let (card, field) = (UIView(), UITextField.tall(28))
        let child = MadeScreen { child in
            card.frame = CGRect(x: 0, y: 0, width: 393, height: 213)
            card.addSubview(field)
            child.view.addSubview(card)
            child.handleKeyboard(containerView: card)
            child.view.clipsToBounds = row.clips
        }
        if !row.clips { field.frame.size.height = 600 }
        let parent = MadeScreen { $0.embed(child, in: $0.view, CGRect(x: 0, y: 639, width: 393, height: 213)) }
        let device = setting.device(showing: row.clips ? parent : UINavigationController(rootViewController: parent))
        device.focusAndSettle(on: field)
        expectEqual(device.minY(of: field), row.top)
        device.dismissKeyboard()
        expectEqual(device.minY(of: field), 667)
    }

    /// The scroll view is from 100 to 700, its fields from 400 and 640 on, and one is below it, from 720 on.
    @Test("a scroll view moves before the root is lifted", arguments: Play.Place.phones)
    func scrollViewFirst(_ place: Play.Place) {
        var plan = ScreenPlan.form(0, target: .automatic)
        (plan.parts[0].gap, plan.parts[0].fills, plan.parts[0].height) = (100, false, 600)
        plan.parts[0].parts = [Part(gap: 300), Part(gap: 196), Part(kind: .label, gap: 0, height: 12)]
        plan.parts.append(Part(gap: 20))
        let play = Play(plan, on: place)(.focus(1))
        // It ends at 684: 178 points short. The scroll view ends at 700, 184 points under the keyboard.
        #expect(play.adjustedInset == 184 && play.offset == 178 && play.lift == 0)
        play(.focus(2))
        // It ends at 764: 258 points short; the inset belongs to the scroll view's place, and the focus is elsewhere.
        #expect(play.lift == 258 && play.inset == 0)
        play(.focus(0)).end()
    }

    /// A list of 400 points in a form that fills the screen.
    @Test("nested scroll views both make room", arguments: Play.Place.phones)
    func nested(_ place: Play.Place) {
        var plan = ScreenPlan.form(1, gap: 700, target: .automatic)
        (plan.parts[0].gap, plan.parts[0].fills, plan.parts[0].height) = (300, false, 400)
        let end = Part(kind: .label, gap: 400)
        plan.parts = [Part(kind: .scrollView, gap: 0, fills: true, parts: plan.parts + [end])]
        let play = Play(plan, on: place)
        for _ in 0..<2 {
            play(.focus(0))
            #expect(play.lift == 0 && play.adjustedInset == 336)
            play.end()
        }
    }
}
