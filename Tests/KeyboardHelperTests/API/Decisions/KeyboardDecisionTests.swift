import Foundation
import Testing

@testable import KeyboardHelper

@Suite struct KeyboardDecisionTests {
    static let reasons: [KeyboardDecision.Reason] = [
        .moved, .alreadyVisible, .nothingCovered, .noFocus, .focusOutsideHost, .otherApp, .systemAvoids, .ignored,
        .unreadable, .noRoom, .invalidTarget, .userIsScrolling, .otherAvoidance, .followsEnd, .frozen,
    ]

    private func decision(
        _ reason: KeyboardDecision.Reason, phase: KeyboardTransition.Phase? = .willShow,
        focus: CGRect? = CGRect(x: 20, y: 500, width: 353, height: 44), lift: CGFloat = 38
    ) -> KeyboardDecision {
        KeyboardDecision(
            caller: "FormViewController", call: "handleKeyboard()", phase: phase, reason: reason, coveredHeight: 336,
            focusFrame: focus, requiredLift: 38.25, lift: lift)
    }

    @Test("every reason is described in one line that names it", arguments: reasons)
    func oneLine(_ reason: KeyboardDecision.Reason) {
        let phases: [KeyboardTransition.Phase] = [
            .willShow, .didShow, .willHide, .didHide, .willChangeFrame, .didChangeFrame,
        ]
        for phase in phases + [nil] {
            let description = decision(reason, phase: phase).description
            #expect(description.hasPrefix("FormViewController, handleKeyboard(): \(reason)"))
            #expect(!description.contains { $0.isNewline } && description.count < 200)
            if let phase { #expect(description.contains("\(phase)")) }
        }
    }

    @Test("the line tells the numbers that were decided on")
    func numbers() {
        let description = decision(.moved).description
        for number in ["336", "500", "544", "38.3", "38.0"] { #expect(description.contains(number)) }
        #expect(decision(.noFocus, focus: nil).description.contains("no focus"))
    }

    @Test(
        "no number is a negative zero or breaks the line",
        arguments: [0, -0.0, -0.01, .nan, .infinity, -.infinity] as [CGFloat])
    func strangeNumbers(lift: CGFloat) {
        let description = decision(.noRoom, focus: .null, lift: lift).description
        #expect(!description.contains { $0.isNewline } && !description.contains("-0"))
    }

    @Test("decisions are compared by all that they tell")
    func equality() {
        expectEqual(decision(.moved), decision(.moved))
        #expect(decision(.moved) != decision(.noRoom))
        #expect(decision(.moved) != decision(.moved, phase: nil))
        #expect(decision(.moved) != decision(.moved, lift: 39))
        #expect(decision(.moved) != decision(.moved, focus: nil))
    }
}
