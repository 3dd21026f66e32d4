import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// An input of the controller that the named scroll view does not move: below the scroll view, or in a header above it.
///
/// On an iPhone 16 the keyboard begins at 516, so a field must end at 506.
@MainActor
@Suite struct BesideScrollViewTests {
    /// A list of 20 fields down to `end`, and something else below it.
    private func list(to end: CGFloat, _ below: Part) -> ScreenPlan {
        var plan = ScreenPlan.form()
        (plan.parts[0].fills, plan.parts[0].height) = (false, end)
        plan.parts.append(below)
        return plan
    }

    /// Field 20 is from 761 to 805. The page is lifted for it, so that row 1 is above the screen until the page comes down.
    @Test(
        "a field below the list is lifted and rows are scrolled, in one movement each", arguments: [true, false],
        Play.Place.phones)
    func belowTheList(_ inNavigation: Bool, _ place: Play.Place) {
        let stay = inNavigation ? World.Stay.navigation(largeTitle: false) : .root
        let play = Play(list(to: 748, Part(gap: 13)), in: stay, on: place)
        for index in [20, 1, 20, 12, 19, 20] {
            let input = play.screen.inputs[index]
            let tops = play.device.tops(of: input) { play.device.focus(on: input) }
            #expect(index > 1 && index < 20 || tops.goOneWay && tops.movements == 1, "\(index): \(tops)")
            play.app { _ in }
            #expect(index == 20 ? play.end == 506 && play.inset == 0 : play.lift == 0, "\(index)")
        }
        play.end()
    }

    /// A panel from 700 on, with a field from 720 to 760.
    @Test("another call that serves the field does so alone", arguments: Play.Place.phones)
    func otherCall(_ place: Play.Place) throws {
        let panel = Part(kind: .box, gap: 0, fills: true, parts: [Part(gap: 20, height: 40)])
        let play = Play(list(to: 700, panel), on: place)
        let view = try #require(play.screen.nodes.last?.view)
        play.app { $0.handleKeyboard(containerView: view) }(.focus(20))
        #expect(play.device.covered(play.screen.inputs[20]) == 0 && play.lift == 0)
        expectEqual(play.frame(of: view).maxY, 506)
        play.end()
    }

    /// Between the two calls of the window the screen's own call lifts the view, with a spacing of its own. The field is from 738 to
    /// 782.
    @Test("a window that is called anew under the keyboard lifts the field once", arguments: Play.Place.phones)
    func windowCalledAnew(_ place: Play.Place) {
        let plan = list(to: 725, Part(gap: 13))
        let play = Play(plan, in: .navigation(largeTitle: false), on: place, windowServes: true)(.focus(20))
        for _ in 0..<2 {
            play.app { screen in
                play.device.window.handleKeyboard()
                screen.live.first?.options.spacing = 0
            }
            #expect(abs(play.end - 506) <= 0.5)
        }
        play.end()
    }

    /// A header of 200 points with a field at its end, from 146 to 190 below the safe area. It collapses to 60 points while the
    /// list scrolls, and the list follows: by its frame, or by the inset that it has for the header over it.
    @MainActor
    private final class Collapsing: NSObject, UIScrollViewDelegate {
        let (list, header, field) = (UIScrollView(), UIView.white(), UITextField())
        let rows: [UITextField] = (0..<20).map { .at(20 + 60 * CGFloat($0)) }
        private(set) var screen = MadeScreen()

        init(isOverList: Bool, isNamed: Bool) {
            super.init()
            let (list, header, field, rows) = (list, header, field, rows)
            list.delegate = self
            screen = MadeScreen { screen in
                list.contentInsetAdjustmentBehavior = .never
                list.contentInset.top = isOverList ? 200 : 0
                list.contentSize = CGSize(width: 300, height: 1240)
                rows.forEach(list.addSubview)
                header.addSubview(field)
                header.clipsToBounds = true
                [list, header].forEach(screen.view.addSubview)
                if isNamed { screen.handleKeyboard(scrollView: list) } else { screen.handleKeyboard() }
            } layout: { screen in
                let (size, top) = (screen.view.bounds.size, screen.view.safeAreaInsets.top)
                let height = max(60, min(200, 200 - list.contentOffset.y - list.contentInset.top))
                header.frame = CGRect(x: 0, y: top, width: size.width, height: height)
                field.frame = CGRect(x: 20, y: height - 54, width: 300, height: 44)
                let y = top + (isOverList ? 0 : height)
                list.frame = CGRect(x: 0, y: y, width: size.width, height: size.height - y)
            }
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { screen.view.setNeedsLayout() }
    }

    @Test("a field in a collapsing header and each row are visible", arguments: [true, false], FlowSetting.everywhere)
    func collapsingHeader(_ isNamed: Bool, _ setting: FlowSetting) {
        for isOverList in [true, false] {
            let header = Collapsing(isOverList: isOverList, isNamed: isNamed)
            let device = setting.device(showing: header.screen)
            for input in [header.field, header.rows[3], header.field, header.rows[12], header.rows[1], header.field] {
                device.focusAndSettle(on: input)
                let frame = device.presentationFrame(of: input)
                #expect(frame.maxY <= setting.keyboardTop && frame.minY >= 0, "over the list: \(isOverList)")
            }
            device.dismissKeyboard()
            #expect(header.screen.view.frame.minY == 0 && header.list.contentInset.bottom == 0)
        }
    }
}
