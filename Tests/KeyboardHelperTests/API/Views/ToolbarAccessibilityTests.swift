import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// The toolbar for people who hear it, need large text, or read from the right.
@MainActor @Suite(.serialized) struct ToolbarAccessibilityTests {
    private static let longest = "What you would like to be called by everybody who writes to you"

    /// A form with a toolbar on an iPhone SE, 375 points wide; its second field has the focus.
    private func focusedForm(
        _ placeholder: String = "Name", isRightToLeft: Bool = false
    ) throws -> (FlowForm, SimulatedDevice, KeyboardToolbar) {
        let form = FlowForm(FlowForm.fields(3))
        (form.inputs[1] as? UITextField)?.placeholder = placeholder
        form.options = .toolbar
        let device = SimulatedDevice(.iPhoneSE)
        if isRightToLeft { device.layoutDirection = .rightToLeft }
        device.show(form)
        device.focusAndSettle(on: form.inputs[1])
        return (form, device, try #require(form.avoidance).toolbar)
    }

    @Test("VoiceOver reads every item and the title")
    func voiceOver() throws {
        let (_, _, toolbar) = try focusedForm()
        expectEqual([toolbar.previousItem, toolbar.nextItem].map(\.accessibilityLabel), ["Previous", "Next"])
        #expect(toolbar.titleLabel.isAccessibilityElement && toolbar.titleLabel.accessibilityLabel == "Name")
        expectEqual(toolbar.titleLabel.accessibilityTraits, .staticText)
    }

    @Test("a long title is cut and leaves the items their places", arguments: UIContentSizeCategory.simulatedAll)
    func longTitle(category: UIContentSizeCategory) throws {
        let (form, device, toolbar) = try focusedForm(Self.longest)
        device.contentSizeCategory = category
        device.settle()
        expectEqual(toolbar.titleLabel.bounds.width, 375.0 / 2)
        #expect(toolbar.titleLabel.bounds.height <= toolbar.bounds.height)
        expectEqual(toolbar.titleLabel.lineBreakMode, .byTruncatingTail)
        #expect(device.tap(toolbar.previousItem) && form.inputs[0].isFirstResponder)
        #expect(device.tap(toolbar.nextItem) && form.inputs[1].isFirstResponder)
        expectVisible(form.inputs[1], of: form, on: device)
        #expect(device.tap(toolbar.doneItem) && focused(form.inputs) == nil)
    }

    /// Footnotes are 13 points high, 19 at the largest size that bars take part in.
    @Test("the title grows as far as text in bars does, and a wider bar has room for more of it")
    func growth() throws {
        let (_, device, toolbar) = try focusedForm(Self.longest)
        for (category, size) in [
            (.large, 13), (.extraExtraExtraLarge, 19), (.accessibilityExtraExtraExtraLarge, 19), (.large, 13),
        ] as [(UIContentSizeCategory, CGFloat)] {
            device.contentSizeCategory = category
            device.settle()
            expectEqual(toolbar.titleLabel.font.pointSize, size)
        }
        device.rotateAndSettle(to: .landscapeLeft)
        expectEqual(toolbar.titleLabel.bounds.width, min(toolbar.titleLabel.sizeThatFits(.zero).width, 667.0 / 2))
    }

    @Test("from right to left the bar begins at the right")
    func rightToLeft() throws {
        let (form, device, toolbar) = try focusedForm(isRightToLeft: true)
        #expect(device.tap(at: CGPoint(x: 375 - 16 - 10, y: 22), in: toolbar))
        #expect(form.inputs[0].isFirstResponder, "previous is the first item")
        #expect(device.tap(at: CGPoint(x: 16 + 10, y: 22), in: toolbar))
        #expect(focused(form.inputs) == nil, "Done is the last")
    }
}
