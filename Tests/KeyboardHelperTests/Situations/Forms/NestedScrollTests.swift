import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Scroll views in scroll views, and hosts in hosts. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct NestedScrollTests {
    @Test("a form that is a little too wide is no pager", arguments: [1, 1.02, 1.27], Play.Place.phones)
    func tooWide(_ width: CGFloat, _ place: Play.Place) {
        var plan = ScreenPlan.form(0)
        (plan.parts[0].width, plan.parts[0].parts) = (width, [Part(gap: 700)])
        expectEqual(Play(plan, on: place)(.focus(0)).end, 506)
    }

    /// Four fields, from 315 on 240 points for eight others in a scroll view of their own, and fourteen more.
    @Test("each field is visible, by a tap and as the focus walks", arguments: FlowSetting.everywhere)
    func fields(_ setting: FlowSetting) throws {
        var plan = ScreenPlan.form(18)
        let inner = Part(kind: .scrollView, gap: 16, height: 240, parts: ScreenPlan.form(8).parts[0].parts)
        plan.parts[0].parts.insert(inner, at: 4)
        let play = Play(plan, in: .navigation(largeTitle: false), on: setting)
        play.visit(Array(0..<26) + (0..<26).reversed()).end()
        let scrollViews = play.screen.all.compactMap(\.scrollView)
        for index in 0..<26 {
            play.device.scroll(to: play.screen.inputs[index])
            play.app { _ in }(.tap(index)).visit([index])
            expectEqual(scrollViews[1].contentInset, .zero)
            play.end()
            #expect(scrollViews.allSatisfy { $0.isOffsetLegal })
        }
    }

    /// UIKit scrolls a new first responder into view by itself, by what it measured before anybody moved, and too far once the
    /// inner host has moved: a form with ten fields, and at 1,100 the view of a child that lifts itself, with a field 90 down.
    @Test("S42 a focus goes no farther than to its place, and moves on", arguments: FlowSetting.phone, [1300, 1260])
    func hosts(_ setting: FlowSetting, _ height: CGFloat) throws {
        let (scrollView, low) = (UIScrollView(), UITextField.at(90))
        let fields = (0..<10).map { UITextField.at(20 + CGFloat($0) * 60) }
        let child = MadeScreen(load: {
            $0.view.addSubview(low)
            $0.handleKeyboard()
        })
        let screen = MadeScreen(load: {
            scrollView.frame = $0.view.bounds
            $0.view.addSubview(scrollView)
            fields.forEach(scrollView.addSubview)
            $0.embed(child, in: scrollView, CGRect(x: 0, y: 1100, width: 300, height: 150))
            scrollView.contentSize = CGSize(width: 300, height: height)
            $0.handleKeyboard(scrollView: scrollView)
        })
        let device = setting.device(showing: screen.inNavigation)
        device.focusAndSettle(on: fields[0])
        // The focus moves on at once, or the keyboard leaves at once.
        for next in [fields[7], nil] {
            device.focus(on: low)
            device.advance(by: 0.1)
            if let next { device.focus(on: next, visibleIn: screen) }
            device.dismissKeyboard()
            #expect(scrollView.isOffsetLegal)
        }
        // It goes one way.
        device.turn { scrollView.contentOffset.y = min(482, scrollView.legalOffsets.upperBound) }
        let tops = device.tops(of: low) { device.focus(on: low) }
        #expect(try #require(tops.min()) >= 465 && tops.last == 466, "\(tops)")
    }
}
