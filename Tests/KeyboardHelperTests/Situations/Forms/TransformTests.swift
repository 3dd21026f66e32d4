import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Twenty fields in a scroll view that is upside down or turned around, from 64 on.
@MainActor
@Suite struct TransformTests {
    @Test(
        "S21 each field of an inverted form is visible, and all is given back", arguments: [true, false],
        FlowSetting.everywhere)
    func inverted(_ isMirrored: Bool, _ setting: FlowSetting) throws {
        var plan = ScreenPlan.form(options: .with { $0.restoresContentOffset = true })
        plan.parts[0].gap = 64
        if isMirrored { plan.parts[0].scale = -1 } else { plan.parts[0].angle = .pi }
        let play = Play(plan, on: setting)
        play.app { $0.targetScrollView?.contentInsetAdjustmentBehavior = .never }
        let scrollView = try #require(play.screen.targetScrollView)
        let (before, offset) = (PlaceState(play.screen), play.offset)
        for index in 0..<20 {
            play.visit([index])
            let covered = play.frame(of: scrollView).maxY - setting.keyboardTop
            // At the very end of the content there is the spacing too.
            let inset = scrollView.contentInset
            #expect(inset.top >= covered - 0.001 && inset.top <= covered + 10.001, "field \(index)")
            expectEqual(inset.bottom, 0)
            #expect(abs(scrollView.verticalScrollIndicatorInsets.top - covered) <= 0.001)
        }
        play.end()
        #expect(PlaceState(play.screen) == before && play.offset == offset)
    }
}
