import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Pages one below the other, each as tall as the screen; and pages beside each other.
///
/// On an iPhone 16: pages of 852 points in portrait, of 393 points in landscape. Under the keyboard they scroll freely.
@MainActor
@Suite struct PagingTests {
    nonisolated static let kinds: [Part.Kind] = [.scrollView, .table, .collection]

    nonisolated static let settings = FlowSetting.phone + FlowSetting.phoneOnItsSide

    /// Fields on some pages of a list.
    private func pages(_ kind: Part.Kind, on setting: FlowSetting) throws -> (Play, UIScrollView) {
        var plan = ScreenPlan.table(80)
        if kind == .scrollView { plan.parts[0].parts = ScreenPlan.form(70).parts[0].parts }
        (plan.parts[0].kind, plan.parts[0].pages) = (kind, true)
        let play = Play(plan, on: setting)
        play.app {
            $0.targetScrollView?.contentInsetAdjustmentBehavior = .never
            $0.targetScrollView?.contentOffset.y = 0
        }
        return (play, try #require(play.screen.targetScrollView))
    }

    @Test("a pager rests on the page of the field when the keyboard leaves", arguments: kinds, settings)
    func page(_ kind: Part.Kind, _ setting: FlowSetting) throws {
        let (play, pager) = try pages(kind, on: setting)
        for page in [0, 1, 3] {
            let top = CGFloat(page) * pager.bounds.height
            play.app { _ in pager.contentOffset.y = top }
            // The lowest ones end less than half a page under the keyboard.
            let part = CGRect(x: 0, y: top, width: pager.bounds.width, height: (pager.bounds.height * 0.8).rounded())
            let shown = play.screen.inputs.filter { part.contains(pager.convert($0.bounds, from: $0)) }
            #expect(shown.count > 1)
            for field in shown {
                play.app { _ in field.becomeFirstResponder() }
                let tops = play.device.tops(of: field) { play.end() }
                #expect(pager.contentOffset.y == top && pager.isPagingEnabled, "\(page)")
                #expect(tops.goOneWay, "\(page): \(tops)")
            }
        }
    }

    @Test("of the field that had the focus last", arguments: kinds, settings)
    func focusMoves(_ kind: Part.Kind, _ setting: FlowSetting) throws {
        let (play, pager) = try pages(kind, on: setting)
        play(.focus(play.row(1)))
        for _ in 0..<16 { play(.focusNext) }
        let field = try #require(play.screen.view.firstResponder)
        let page = (pager.convert(field.bounds, from: field).midY / pager.bounds.height).rounded(.down)
        play.end()
        #expect(page > 0 && pager.contentOffset.y == page * pager.bounds.height)
    }

    @Test("or of where somebody has scrolled to", arguments: kinds, FlowSetting.phone)
    func scrolled(_ kind: Part.Kind, _ setting: FlowSetting) throws {
        let (play, pager) = try pages(kind, on: setting)
        play(.focus(play.row(4)))
        for _ in 0..<3 { play(.putFinger(0), .moveFinger(by: 200), .wait(0.3), .liftFinger) }
        // More of the second page is visible than of the first, and nothing of the field.
        #expect(pager.contentOffset.y > 500 && pager.contentOffset.y < 1000)
        play.end()
        expectEqual(pager.contentOffset.y, 852)
    }

    /// Each of two pages scrolls by itself: twenty fields of 40 points, one every 60 points.
    @Test("a pager that is named gives its pages what a call without a target does", arguments: FlowSetting.everywhere)
    func beside(_ setting: FlowSetting) {
        let (pager, pages) = (UIScrollView(), [UIScrollView(), UIScrollView()])
        let fields = (0..<40).map { UITextField.at(CGFloat(10 + $0 % 20 * 60)) }
        let screen = MadeScreen { screen in
            pager.isPagingEnabled = true
            screen.view.addSubview(pager)
            pages.forEach(pager.addSubview)
            for (index, field) in fields.enumerated() { pages[index / 20].addSubview(field) }
            screen.handleKeyboard(scrollView: pager)
        } layout: { screen in
            pager.frame = screen.view.bounds
            for (number, page) in pages.enumerated() {
                page.frame = pager.bounds.offsetBy(dx: CGFloat(number) * pager.bounds.width - pager.bounds.minX, dy: 0)
                page.contentSize = CGSize(width: pager.bounds.width, height: 1200)
            }
            pager.contentSize = CGSize(width: pager.bounds.width * 2, height: pager.bounds.height)
        }
        let device = setting.device(showing: screen.inNavigation)
        for (index, field) in fields.enumerated() {
            if index == 20 { device.turn { pager.contentOffset.x = pager.bounds.width } }
            device.focus(on: field, visibleIn: screen)
            #expect(pages[index / 20].adjustedContentInset.bottom >= pager.bounds.height - setting.keyboardTop - 0.001)
            #expect(pager.contentInset == .zero && screen.view.frame.minY == 0)
        }
        device.dismissKeyboard()
        #expect(pages.allSatisfy { $0.contentInset == .zero })
    }
}
