import Foundation
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
    // MARK: A row to add below the list

    /// A list down to 70 points above the safe area, and there a field of 44: on an iPhone 16 it ends at 805.
    private func below(_ list: UIScrollView, _ field: UIView, _ rows: [UIView]) -> MadeScreen {
        MadeScreen { screen in
            rows.forEach(list.addSubview)
            list.contentSize = CGSize(width: 300, height: 1240)
            [list, field].forEach(screen.view.addSubview)
            screen.handleKeyboard(scrollView: list)
        } layout: { screen in
            let size = screen.view.bounds.size
            let end = size.height - screen.view.safeAreaInsets.bottom - 70
            list.frame = CGRect(x: 0, y: 0, width: size.width, height: end)
            field.frame = CGRect(x: 20, y: end + 13, width: 300, height: 44)
        }
    }

    @Test("a field below the list is lifted, and rows are scrolled", arguments: [true, false], FlowSetting.everywhere)
    func belowTheList(_ inNavigation: Bool, _ setting: FlowSetting) {
        let (list, field) = (UIScrollView(), UITextField())
        let rows: [UITextField] = (0..<20).map { .at(20 + 60 * CGFloat($0)) }
        let screen = below(list, field, rows)
        let device = setting.device(
            showing: inNavigation ? UINavigationController(rootViewController: screen) : screen)
        let rest = PlaceState(screen)
        for input in [field, rows[12], field, rows[1], rows[19], field] {
            device.focusAndSettle(on: input)
            if input === field {
                #expect(abs(device.maxY(of: field) - (setting.keyboardTop - 10)) <= 0.5)
                #expect(list.contentInset.bottom == 0)
            } else {
                expectVisible(input, of: screen, on: device)
                #expect(screen.view.frame.minY == 0)
            }
        }
        device.dismissKeyboard()
        #expect(PlaceState(screen) == rest && list.isOffsetLegal)
    }

    /// The page is lifted for the field below, so the row is above the screen until the page comes down.
    @Test("a field below the list and a row at its top move once, with the keyboard", arguments: FlowSetting.phone)
    func oneMovement(_ setting: FlowSetting) {
        let (field, row) = (UITextField(), UITextField.at(80))
        let screen = below(UIScrollView(), field, [row])
        let device = setting.device(showing: screen)
        for view in [field, row, field, nil] {
            let tops = device.tops(of: view ?? field) {
                if let view { device.focus(on: view) } else { device.keyboard.dismiss() }
            }
            #expect(tops.goOneWay && tops.movements == 1, "\(tops)")
            if view === row { expectVisible(row, of: screen, on: device) }
        }
    }

    /// A panel from 700 on, with a field from 720 to 760.
    @Test("another call that serves the field does so alone", arguments: Play.Place.phones)
    func otherCall(_ place: Play.Place) throws {
        var plan = ScreenPlan.form()
        (plan.parts[0].fills, plan.parts[0].height) = (false, 700)
        plan.parts.append(Part(kind: .box, gap: 0, fills: true, parts: [Part(gap: 20, height: 40)]))
        let play = Play(plan, on: place)
        let panel = try #require(play.screen.nodes.last?.view)
        play.app { $0.handleKeyboard(containerView: panel) }(.focus(20))
        #expect(play.device.covered(play.screen.inputs[20]) == 0 && play.lift == 0)
        #expect(play.frame(of: panel).maxY == 506)
        play.end()
    }

    /// Between the two calls of the window the screen's own call lifts the view, with a spacing of its own. The field is from 738 to
    /// 782.
    @Test("a window that is called anew under the keyboard lifts the field once", arguments: Play.Place.phones)
    func windowCalledAnew(_ place: Play.Place) {
        var plan = ScreenPlan.form()
        (plan.parts[0].fills, plan.parts[0].height) = (false, 725)
        plan.parts.append(Part(gap: 13))
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

    // MARK: A header that collapses

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

    @Test("the controller's view comes back as rows are scrolled, in one movement", arguments: FlowSetting.phone)
    func backToRows(_ setting: FlowSetting) {
        let header = Collapsing(isOverList: true, isNamed: true)
        let (screen, field) = (header.screen, UITextField.at(700))
        let device = setting.device(showing: screen)
        device.turn {
            header.field.isHidden = true
            screen.view.addSubview(field)
        }
        for row in [header.rows[8], header.rows[4]] {
            // It ends at 740, and goes to 506.
            device.focusAndSettle(on: field)
            #expect(screen.view.frame.minY == -234)
            let tops = device.tops(of: row) { device.focus(on: row) }
            #expect(tops.movements <= 1 && tops.goOneWay, "\(tops)")
            #expect(device.maxY(of: row) <= 506 && screen.view.frame.minY == 0)
        }
    }
}
