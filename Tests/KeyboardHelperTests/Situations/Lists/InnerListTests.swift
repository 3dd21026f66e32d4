import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Lists, strips, grids and components in a form, beside it, or in the place of each other. On an iPhone 16, where the keyboard
/// begins at 516.
@MainActor
@Suite struct InnerListTests {
    enum Strip: CaseIterable, Sendable {
        case oneCard, twoCards, shortList
        /// Four fields of 44 points, in the row of another one.
        case shortTable

        /// From 580 on screen, with a field from 700 to 744.
        var part: Part {
            var part = Part(
                kind: .scrollView, gap: 521, height: 220, isStrip: self != .shortList, parts: [Part(gap: 120)])
            switch self {
            case .oneCard: break
            case .twoCards: part.width = 1.32
            case .shortList: part.parts = [Part(gap: 120), Part(kind: .label, gap: 4, height: 24)]
            case .shortTable: (part.height, part.parts) = (176, [Part](repeating: Part(gap: 0), count: 4))
            }
            return part
        }
    }

    @Test(
        "S68 the form brings up a field in a strip of cards, and the strip stays as it is",
        arguments: Play.Place.phones, ScreenPlan.Target.ofForms)
    func strips(_ place: Play.Place, _ target: ScreenPlan.Target) {
        for strip in Strip.allCases {
            var plan = ScreenPlan.form(0, target: target)
            plan.parts[0].parts = [strip.part, Part(kind: .label, gap: 600)]
            let play = Play(plan, on: place)
            let view = play.screen.all[1].scrollView
            for index in play.screen.inputs.indices {
                play(.focus(index))
                #expect(strip == .shortTable ? play.end <= 506.5 : abs(play.end - 506) <= 0.5, "\(strip)")
                #expect(view?.contentInset == .zero && view?.contentOffset == .zero, "\(strip)")
            }
            play.end()
        }
    }

    /// A list component sets the frame and the inset of its private collection whenever it is laid out, as Listable does.
    @Test(
        "S67 an inset that a component assigns in its layout takes nothing away", arguments: Play.Place.phones, [0, 20])
    func component(_ place: Play.Place, _ inset: CGFloat) throws {
        var plan = ScreenPlan.form(0)
        let list = Part(kind: .collection, gap: 0, fills: true, rows: 40, inset: inset)
        plan.parts = [Part(kind: .box, gap: 0, fills: true, isComponent: true, parts: [list])]
        let play = Play(plan, on: place)(.offset(0, 1))
        let field = try #require(play.screen.inputs.max { play.frame(of: $0).maxY < play.frame(of: $1).maxY })
        play.device.tap(field)
        play()
        // UIKit's own scroll leaves the inset free as well.
        let end = play.end
        #expect((485.5...506.5).contains(end))
        let motion = play.device.motion(of: field) {
            play.device.turn { play.screen.nodes[0].view.setNeedsLayout() }
        }
        #expect(motion.samples.allSatisfy { abs($0.end - end) <= 0.5 }, "\(motion)")
        play.end()
        expectEqual(play.inset, inset)
    }

    @Test("S70 a field below lists that are exchanged is visible", arguments: Play.Place.phones, [true, false])
    func exchanged(_ place: Play.Place, _ keepsList: Bool) {
        var plan = ScreenPlan.form(0)
        let list = Part(kind: .scrollView, gap: 0, height: 659, parts: [Part(kind: .label, gap: 1_100)])
        (plan.parts, plan.otherList) = ([list, Part(gap: 41)], [list])
        let play = Play(plan, on: place)(.exchange(keeps: keepsList), .focus(0))
        #expect(abs(play.end - 506) <= 0.5)
        play.end()
        expectEqual(play.input(0).minY, 700)
    }

    @Test(
        "S70 a call whose target is gone ends, by itself or by the app",
        arguments: FlowSetting.phone, [true, false])
    func gone(_ setting: FlowSetting, _ stops: Bool) {
        let screen = MadeScreen()
        let device = setting.device(showing: screen)
        var reasons: [KeyboardDecision.Reason] = []
        for _ in 0..<(stops ? 1 : 20) {
            device.turnAndSettle {
                let toast = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 50))
                screen.view.addSubview(toast)
                screen.handleKeyboard(containerView: toast).onDecision = { [weak screen] decision in
                    reasons.append(decision.reason)
                    if stops, decision.reason == .invalidTarget { screen?.stopHandlingKeyboard() }
                }
                toast.removeFromSuperview()
            }
        }
        device.turnAndSettle { screen.view.setNeedsLayout() }
        #expect(reasons.contains(.invalidTarget) || !stops)
        #expect(screen.keyboardAvoidances.count <= (stops ? 0 : 1))
    }

    /// A field at `x` of a grid of 904 x 1,400, `y` on screen, which has an inset of the app's at both sides.
    @Test("S73 a field to the right comes into sight", arguments: Play.Place.phones, ScreenPlan.Target.ofForms)
    func grid(_ place: Play.Place, _ target: ScreenPlan.Target) {
        for (x, y, left) in [(600, 700, 20), (100, 700, 20), (600, 700, 0), (600, 100, 0)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            var plan = ScreenPlan.form(0, target: target)
            plan.parts[0].width = 2.3
            plan.parts[0].parts = [Part(gap: y - 59, indent: (x - 8) / 904), Part(kind: .label, gap: 1_300 - y)]
            let play = Play(plan, on: place)
            play.app { screen in
                screen.targetScrollView?.contentInset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: left)
                screen.targetScrollView?.contentOffset.x = -left
            }(.focus(0))
            let frame = play.input(0)
            #expect(frame.minX >= left - 0.5 && frame.maxX <= 393 - left + 0.5, "\(x), \(left): \(frame)")
            // By the least: what is visible stays where it is.
            if x == 100 { expectEqual(play.screen.targetScrollView?.contentOffset.x, -left) }
            #expect(abs(frame.maxY - (y == 100 ? 144 : 506)) <= 0.5, "\(x), \(left)")
            if y == 100 {
                // A column that was scrolled away stays so.
                play.device.turn { play.screen.targetScrollView?.contentOffset.x = 0 }
                play.device.turnAndSettle { play.screen.view.setNeedsLayout() }
                expectEqual(play.screen.targetScrollView?.contentOffset.x, 0)
            }
            play.end()
        }
    }

    /// SwiftUI avoids nothing in the cells of a list. Before iOS 14.2 it has moved them too.
    @Test(
        "S79 SwiftUI's field in a cell is above the keyboard", arguments: Play.Place.phones,
        ScreenPlan.Target.ofForms)
    func hostedCells(_ place: Play.Place, _ target: ScreenPlan.Target) {
        for swiftUIAvoids in [false, true] {
            var plan = ScreenPlan.table(20, target: target)
            plan.parts[0].hasHostedRows = true
            let play = Play(plan, on: place)
            play.device.behavior.swiftUIAvoidsInCells = swiftUIAvoids
            // Row 12 is from 683 to 735.
            play(.focus(play.row(6)))
            #expect((444...516.5).contains(play.end))
            play.end()
        }
    }
}
