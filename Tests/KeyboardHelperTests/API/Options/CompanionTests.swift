import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// On an iPhone 16 in portrait there is room from 59 to 516. Field n of a form is from 75 + 60 n on, 44 high; of what a step names,
/// the first is the scroll view or the container.
@MainActor @Suite struct CompanionTests {
    private static func form(
        _ heights: [CGFloat] = [CGFloat](repeating: 44, count: 20), target: ScreenPlan.Target = .scrollView
    ) -> ScreenPlan {
        var plan = ScreenPlan.form(heights.count, target: target, options: .init(restoresContentOffset: true))
        for (index, height) in heights.enumerated() { plan.parts[0].parts[index].height = height }
        return plan
    }

    // MARK: In a scroll view

    @Test("a button below the field is seen with it, named later too", arguments: Play.Place.phones, [true, false])
    func below(_ place: Play.Place, isUnderKeyboard: Bool) {
        let play = Play(Self.form(), on: place)
        // From 435 to 479: free. The companion ends at 539, 33 points short of its spacing.
        if isUnderKeyboard {
            play(.focus(6))
            #expect(play.offset == -59)
            play(.companion(8, of: 6))
        } else {
            play(.companion(8, of: 6), .focus(6))
        }
        #expect(play.offset == -26 && play.input(7).maxY == 506)
        // It is the companion of this field alone; and taken away nothing moves for it.
        play(.focus(5)).app { $0.live.first?.removeCompanions(for: $0.inputs[6]) }
        play(.focus(6))
        #expect(play.offset == -26)
        play.end()
        play(.focus(6))
        #expect(play.offset == -59)
    }

    /// A companion above, one too far away, and the offset that it begins with, and ends at.
    @Test(
        "a label above comes down, and the input wins where both do not fit",
        arguments: [
            ("from 435 to 1079 both would be", 6, 16, -59, -59), ("from 75 to 719 both would be", 10, 0, -59, 154),
            ("the label is above the top", 5, 4, 260, 197),
        ] as [(String, Int, Int, CGFloat, CGFloat)], Play.Place.phones)
    func above(_ row: (name: String, input: Int, companion: Int, from: CGFloat, to: CGFloat), _ place: Play.Place) {
        let play = Play(Self.form(), on: place).app { $0.targetScrollView?.contentOffset.y = row.from }
        play(.companion(row.companion + 1, of: row.input), .focus(row.input))
        #expect(play.offset == row.to)
        play(.dismiss)
        #expect(play.offset == row.from)
    }

    @Test("both are seen everywhere if both fit", arguments: FlowSetting.everywhere)
    func everywhere(_ setting: FlowSetting) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        let rest = PlaceState(form.scrollView)
        let pairs = (1..<19).map { ($0, $0 + 1) } + (1..<19).reversed().map { ($0, $0 - 1) }
        for (index, companion) in pairs {
            device.turn { form.avoidance?.addCompanion(form.inputs[companion], for: form.inputs[index]) }
            device.focusAndSettle(on: form.inputs[index])
            expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
            expectVisible(form.inputs[companion], of: form, on: device, "companion of \(index)")
        }
        device.dismissKeyboard()
        #expect(PlaceState(form.scrollView) == rest)
    }

    /// The field is from 255 on; both are 60 points taller than the companion, and there is room for 457.
    @Test(
        "spacing gives way first", arguments: Play.Place.phones,
        [(380, 10), (390, 7), (396, 1), (397, 0)] as [(CGFloat, CGFloat)])
    func spacing(_ place: Play.Place, _ room: (height: CGFloat, left: CGFloat)) {
        let play = Play(Self.form([44, 44, 44, 44, room.height, 44, 44, 44, 44]), on: place)(
            .companion(5, of: 3), .focus(3))
        #expect(abs(play.input(4).maxY - (516 - room.left)) < 0.4 && play.input(3).minY >= 59)
        play.end()
    }

    /// The content ends 8 points below the last field.
    @Test("at the end of the content room is made for its spacing", arguments: Play.Place.phones)
    func endOfContent(_ place: Play.Place) {
        let play = Play(Self.form(), on: place)(.companion(20, of: 18))
        for _ in 0..<2 {
            play(.focus(18))
            #expect(play.input(19).maxY == 506)
            play.end()
            #expect(play.offset == -59 && play.inset == 0)
        }
    }

    @Test("several companions of one input, also of a view around it", arguments: FlowSetting.phone)
    func several(_ setting: FlowSetting) {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let (form, device) = FlowForm.shown(FlowForm.fields(10) + [bar] + FlowForm.fields(9), on: setting)
        device.scrollsFirstResponderIntoView = false
        device.turn {
            form.avoidance?.addCompanion(form.inputs[11], for: bar).addCompanion(form.inputs[12], for: bar)
        }
        device.focusAndSettle(on: bar.searchTextField)
        #expect(device.presentationFrame(of: form.inputs[12]).maxY == 506)
        device.dismissKeyboard()
        device.turn { form.avoidance?.removeCompanions(for: bar) }
        device.focusAndSettle(on: form.inputs[14])
        device.focusAndSettle(on: bar.searchTextField)
        #expect(device.covered(bar) == 0)
        device.dismissKeyboard()
    }

    @Test("the row below is scrolled into sight by the table itself", arguments: FlowSetting.phone)
    func table(_ setting: FlowSetting) throws {
        let screen = SituationTable()
        let device = setting.device(showing: screen)
        // Row 9 from 455 to 499, row 10 from 499 to 543.
        let (field, next) = (try screen.field(9), try screen.field(10))
        device.turn { screen.avoidance?.addCompanion(next, for: field) }
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: next).maxY == 506 && screen.table.contentOffset.y == -22)
        let writes = device.writes(in: screen.table) {
            for _ in 0..<3 { device.turnAndSettle { screen.avoidance?.update() } }
        }
        #expect(writes.notByUIKit.isEmpty)
        device.dismissKeyboard()
        #expect(screen.table.contentInset == .zero && screen.table.isOffsetLegal)
    }

    // MARK: Elsewhere

    @Test(
        "a button in the container is lifted with the field", arguments: Play.Place.phones,
        [.container, .root] as [ScreenPlan.Target])
    func container(_ place: Play.Place, _ target: ScreenPlan.Target) {
        // The field ends at 420, the other at 540.
        let plan = ScreenPlan.form(9, target: target, scrolls: false)
        let (companion, input) = (target == .root ? 8 : 9, 6)
        let play = Play(plan, on: place)(.companion(companion, of: input), .focus(input))
        #expect(play.handle?.lift == 34 && play.input(8).maxY == 506)
        play.app { $0.live.first?.removeCompanions(for: $0.inputs[input]) }
        // The least movement: what is seen stays where it is.
        #expect(play.handle?.lift == 34)
        play.end()
        play(.focus(input))
        #expect(play.handle?.lift == 0)
    }

    /// The bar is at 472.
    @Test("a message in the list stays visible while its reaction is typed in the bar", arguments: Play.Place.phones)
    func bar(_ place: Play.Place) {
        var plan = ScreenPlan.form(0, target: .barAndScrollView)
        plan.parts[0].parts = (0..<20).map { _ in Part(kind: .label, gap: 16) }
        (plan.hasBar, plan.constant) = (true, 0)
        let play = Play(plan, on: place)(.companion(12, of: 0), .focus(0))
        #expect(play.frame(of: play.screen.all[12].view).maxY == 462)
        play.app { $0.live.forEach { $0.removeCompanions(for: play.screen.barField) } }.end()
        play.app { $0.targetScrollView?.contentOffset.y = 0 }(.focus(0))
        #expect(play.offset == 0)
    }

    // MARK: Unseen

    /// Why a companion cannot be seen.
    enum Absence: CaseIterable, Sendable {
        case hidden, hiddenAround, transparent, empty, removed, otherWindow, outside, itself, released, notANumber
    }

    /// If it could be seen, it would end at 543, 37 points short of its spacing.
    @Test("a companion that cannot be seen counts for nothing", arguments: Absence.allCases, Play.Place.phones)
    func unseen(_ absence: Absence, _ place: Play.Place) {
        let play = Play(Self.form(), on: place)
        var companion: UIView? = UIView(frame: CGRect(x: 0, y: 440, width: 300, height: 44))
        weak let held = companion
        play.device.turn {
            let (scrollView, around) = (
                play.screen.targetScrollView, UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            )
            var parent: UIView? = scrollView
            switch absence {
            case .hidden: companion?.isHidden = true
            case .hiddenAround:
                around.isHidden = true
                scrollView?.addSubview(around)
                parent = around
            case .transparent: companion?.alpha = 0
            case .empty: companion?.bounds.size = .zero
            case .removed, .released: parent = nil
            case .otherWindow: parent = UIWindow(frame: play.device.window.frame)
            case .outside: parent = play.screen.view
            case .itself: companion = play.fields[6]
            case .notANumber: companion?.bounds.size.height = .nan
            }
            if let companion {
                if absence != .itself { parent?.addSubview(companion) }
                play.handle?.addCompanion(companion, for: play.fields[6])
            }
        }
        if absence == .released {
            companion = nil
            #expect(held == nil)
        }
        play.device.focusAndSettle(on: play.fields[6])
        #expect(play.offset == -59)
        play.device.dismissKeyboard()
        #expect(play.offset == -59 && play.inset == 0)
    }
}
