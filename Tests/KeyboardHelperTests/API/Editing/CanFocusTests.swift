import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// Whether arrows of the app's own lead anywhere.
@MainActor
@Suite struct CanFocusTests {
    @Test("the first input has no previous one and the last one no next", arguments: FlowSetting.phone)
    func ends(_ setting: FlowSetting) throws {
        let form = FlowForm(FlowForm.fields(3))
        let device = setting.device(showing: form)
        let avoidance = try #require(form.avoidance)
        #expect(avoidance.canFocusNext && avoidance.canFocusPrevious)
        for (index, hasPrevious, hasNext) in [(0, false, true), (1, true, true), (2, true, false)] {
            device.focusAndSettle(on: form.inputs[index])
            #expect(avoidance.canFocusPrevious == hasPrevious && avoidance.canFocusNext == hasNext)
            // As the focus itself would move.
            device.turn { #expect(avoidance.focusNext() == hasNext) }
            device.focusAndSettle(on: form.inputs[index])
        }
        device.turn { avoidance.skip(form.inputs[1]) }
        device.turn { avoidance.skip(form.inputs[0]) }
        #expect(!avoidance.canFocusPrevious)
        device.turn { avoidance.stopSkipping(form.inputs[0]) }
        #expect(avoidance.canFocusPrevious)
    }

    @Test("off screen, and without an input, nothing can be focused")
    func none() throws {
        let form = FlowForm(FlowForm.fields(3))
        form.loadViewIfNeeded()
        let avoidance = try #require(form.avoidance)
        #expect(!avoidance.canFocusNext && !avoidance.canFocusPrevious)
        let empty = FlowForm([])
        _ = FlowSetting(systemHelps: true).device(showing: empty)
        #expect(empty.avoidance?.canFocusNext == false)
    }
}
