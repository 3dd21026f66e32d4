import Foundation
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
        #expect(Play(plan, on: place)(.focus(0)).end == 506)
    }

    // MARK: A form with some fields in a scroll view of their own

    /// Four fields, from 315 on 240 points for eight others, and fourteen more.
    private func form(isScrollEnabled: Bool = true) -> ScreenPlan {
        var plan = ScreenPlan.form(18)
        let fields = ScreenPlan.form(8).parts[0].parts
        plan.parts[0].parts.insert(
            Part(kind: .scrollView, gap: 16, height: 240, isScrollEnabled: isScrollEnabled, parts: fields), at: 4)
        return plan
    }

    private func inner(_ play: Play) throws -> UIScrollView {
        try #require(play.screen.all.first { $0.part.height == 240 }?.scrollView)
    }

    @Test("each field is visible, by a tap and as the focus walks", arguments: FlowSetting.everywhere)
    func fields(_ setting: FlowSetting) throws {
        let play = Play(form(), in: .navigation(largeTitle: false), on: setting)
        play.visit(Array(0..<26) + (0..<26).reversed())
        play.end()
        let inner = try inner(play)
        for index in 0..<26 {
            play.device.scroll(to: play.screen.inputs[index])
            play.app { _ in }(.tap(index)).visit([index])
            #expect(inner.contentInset == .zero)
            play.end()
            #expect(inner.isOffsetLegal && play.screen.targetScrollView?.isOffsetLegal == true)
        }
    }

    /// The first field in it is from 331 to 375.
    @Test("a visible field moves neither", arguments: Play.Place.phones)
    func visibleField(_ place: Play.Place) throws {
        let play = Play(form(), on: place)
        let inner = try inner(play)
        let writes = play.device.writes(in: play.screen.view) { play(.tap(4)) }
        #expect(!writes.contains { $0.view === inner || $0.view is UIScrollView && $0.property == "bounds" })
    }

    /// The third field in it ends at 495: with a spacing of 30 it is 9 points too low.
    @Test("an inner scroll view that is disabled is passed over", arguments: Play.Place.phones)
    func disabled(_ place: Play.Place) throws {
        var plan = form(isScrollEnabled: false)
        plan.options.spacing = 30
        let play = Play(plan, on: place)
        let writes = play.device.writes(in: try inner(play)) { play(.focus(6)) }
        #expect(play.end == 486 && play.offset == -50 && !writes.contains { $0.by == .app })
    }

    /// Three pages of 100 points below nine fields, with a field on the second one.
    @Test("a pager keeps its page", arguments: Play.Place.phones)
    func pager(_ place: Play.Place) throws {
        var plan = ScreenPlan.form(9)
        let field = Part(gap: 28, indent: 0.34)
        plan.parts[0].parts.append(
            Part(kind: .scrollView, gap: 16, height: 100, pages: true, width: 3, parts: [field]))
        let play = Play(plan, on: place)
        let pager = try #require(play.screen.all.first { $0.part.pages }?.scrollView)
        let page = CGPoint(x: pager.bounds.width, y: 0)
        play.app { _ in pager.contentOffset = page }.visit([9])
        #expect(pager.contentOffset == page && pager.contentInset == .zero && pager.isPagingEnabled)
    }

    // MARK: A host in a host

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
        let device = setting.device(showing: UINavigationController(rootViewController: screen))
        device.focusAndSettle(on: fields[0])
        // The focus moves on at once, or the keyboard leaves at once.
        for next in [fields[7], nil] {
            device.focus(on: low)
            device.advance(by: 0.1)
            if let next { device.focusAndSettle(on: next) }
            let frame = device.presentationFrame(of: fields[7])
            #expect(next == nil || frame.minY >= 103 && frame.maxY <= 506)
            device.dismissKeyboard()
            #expect(scrollView.isOffsetLegal)
        }
        // It goes one way.
        device.turn { scrollView.contentOffset.y = min(482, scrollView.legalOffsets.upperBound) }
        let tops = device.tops(of: low) { device.focus(on: low) }
        #expect(try #require(tops.min()) >= 465 && tops.last == 466, "\(tops)")
    }
}
