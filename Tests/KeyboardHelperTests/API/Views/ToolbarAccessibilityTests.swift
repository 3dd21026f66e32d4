import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// The toolbar for people who hear it, need large text, or read from the right.
@MainActor
@Suite(.serialized) struct ToolbarAccessibilityTests {
    nonisolated static let longest = "What you would like to be called by everybody who writes to you"

    /// A form with a toolbar on an iPhone SE, 375 points wide; its second field has the focus.
    private func focusedForm(_ placeholder: String, isRightToLeft: Bool = false) -> (FlowForm, SimulatedDevice) {
        let form = FlowForm(FlowForm.fields(3))
        (form.inputs[1] as? UITextField)?.placeholder = placeholder
        form.options = .toolbar
        let device = SimulatedDevice(.iPhoneSE)
        if isRightToLeft { device.layoutDirection = .rightToLeft }
        device.show(form)
        device.focusAndSettle(on: form.inputs[1])
        return (form, device)
    }

    @Test func voiceOverReadsEveryItemAndTheTitle() throws {
        let toolbar = try #require(focusedForm("Name").0.avoidance?.toolbar)
        #expect([toolbar.previousItem, toolbar.nextItem].map(\.accessibilityLabel) == ["Previous", "Next"])
        #expect(toolbar.titleLabel.isAccessibilityElement && toolbar.titleLabel.accessibilityLabel == "Name")
        #expect(toolbar.titleLabel.accessibilityTraits == .staticText)
    }

    @Test(arguments: UIContentSizeCategory.simulatedAll)
    func aLongTitleIsCutAndLeavesTheItemsTheirPlaces(category: UIContentSizeCategory) throws {
        let (form, device) = focusedForm(Self.longest)
        device.contentSizeCategory = category
        device.settle()
        let toolbar = try #require(form.avoidance?.toolbar)
        #expect(toolbar.titleLabel.bounds.width == 375.0 / 2)
        #expect(toolbar.titleLabel.bounds.height <= toolbar.bounds.height)
        #expect(toolbar.titleLabel.lineBreakMode == .byTruncatingTail)
        #expect(device.tap(toolbar.previousItem) && form.inputs[0].isFirstResponder)
        #expect(device.tap(toolbar.nextItem) && form.inputs[1].isFirstResponder)
        expectVisible(form.inputs[1], of: form, on: device)
        #expect(device.tap(toolbar.doneItem) && focused(form.inputs) == nil)
    }

    /// Footnotes are 13 points high, 19 at the largest size that bars take part in.
    @Test func theTitleGrowsAsFarAsTextInBarsDoes() throws {
        let (form, device) = focusedForm("Name")
        let title = try #require(form.avoidance?.toolbar.titleLabel)
        let sizes = [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge, .large]
            .map { category in
                device.contentSizeCategory = category
                device.settle()
                return title.font.pointSize
            }
        #expect(sizes == [13, 19, 19, 13])
    }

    @Test func aWiderBarHasRoomForMoreOfTheTitle() throws {
        let (form, device) = focusedForm(Self.longest)
        device.rotate(to: .landscapeLeft)
        device.settle()
        let toolbar = try #require(form.avoidance?.toolbar)
        let natural = toolbar.titleLabel.sizeThatFits(.zero).width
        #expect(toolbar.titleLabel.bounds.width == min(natural, 667.0 / 2))
    }

    @Test func fromRightToLeftTheBarBeginsAtTheRight() throws {
        let (form, device) = focusedForm("Name", isRightToLeft: true)
        let toolbar = try #require(form.avoidance?.toolbar)
        #expect(device.tap(at: CGPoint(x: 375 - 16 - 10, y: 22), in: toolbar))
        #expect(form.inputs[0].isFirstResponder, "previous is the first item")
        #expect(device.tap(at: CGPoint(x: 16 + 10, y: 22), in: toolbar))
        #expect(focused(form.inputs) == nil, "Done is the last")
    }
}
