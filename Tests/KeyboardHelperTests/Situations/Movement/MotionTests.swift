import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@MainActor @Suite struct MotionTests {
    /// Where the focus is, if anywhere, and where it goes. The 17th input is a text view; up and down there is a keyboard.
    nonisolated static let ways: [(name: String, from: Int?, to: Int)] = [
        ("the first focus", nil, 18), ("that of a text view", nil, 17), ("up", 1, 16), ("down", 19, 0),
    ]

    @Test("an input moves once", arguments: ways, FlowSetting.everywhere)
    func once(_ way: (name: String, from: Int?, to: Int), _ setting: FlowSetting) {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let form = FlowForm(FlowForm.fields(17) + [textView] + FlowForm.fields(2))
        let (device, input) = (setting.device(showing: form), form.inputs[way.to])
        if let from = way.from { device.focusAndSettle(on: form.inputs[from]) }
        let announcements = NotificationRecorder(UIResponder.keyboardWillShowNotification)
        let tops = device.tops(of: input) { device.focus(on: input) }
        expectOneMovement(tops, downwards: way.to == 0)
        if way.from != nil {
            #expect(announcements.all.isEmpty)
            // Sixty a second.
            let frames = tops.prefix { $0 != tops.last }.count
            #expect(Double(frames) / 60 <= setting.movement + 0.05)
        }
        if input === textView { return expectCaretVisible(textView, of: form, on: device) }
        expectVisible(input, of: form, on: device)
    }

    /// All in one direction, without a stop on the way and in more than one step.
    private func expectOneMovement(
        _ tops: [CGFloat], downwards: Bool, at location: SourceLocation = #_sourceLocation
    ) {
        let steps = zip(tops.dropFirst(), tops).map { downwards ? $0 - $1 : $1 - $0 }
        let moving = steps.drop { $0 == 0 }.reversed().drop { $0 == 0 }
        let way = abs((tops.last ?? 0) - (tops.first ?? 0))
        #expect(moving.count > 5, "seen moving", sourceLocation: location)
        #expect(moving.allSatisfy { $0 > 0 && $0 < 0.5 * way }, "\(tops)", sourceLocation: location)
    }

    // MARK: In the middle of a movement

    enum Change: CaseIterable, Sendable { case height, hide, focus }

    @Test("what changes midway takes over without a jump", arguments: Change.allCases, [0.05, 0.1, 0.2])
    func midway(_ change: Change, _ seconds: TimeInterval) {
        for setting in FlowSetting.phone {
            let form = FlowForm()
            form.options.restoresContentOffset = true
            let (device, input) = (setting.device(showing: form), form.inputs[change == .focus ? 16 : 12])
            device.focus(on: form.inputs[change == .focus ? 10 : 12])
            device.advance(by: seconds)
            let tops = device.tops(of: input) {
                switch change {
                case .height: device.keyboard.changeHeight(to: 400)
                case .hide: device.keyboard.dismiss()
                case .focus: device.focus(on: input)
                }
            }
            #expect(abs(tops[1] - tops[0]) < 0.001)
            #expect(change == .hide || zip(tops.dropFirst(), tops).allSatisfy { $0 <= $1 + 0.001 })
            switch change {
            case .height: expectEqual(tops.last, 398)
            case .hide: expectEqual(tops.last, 799)
            case .focus:
                expectOneMovement(tops, downwards: false)
                expectVisible(input, of: form, on: device)
            }
        }
    }
}
