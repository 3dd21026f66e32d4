import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// Constraints that pin no bottom edge to one around it. On an iPhone 16, where the keyboard begins at 516.
@MainActor @Suite struct RefusedConstraintTests {
    enum Slip: CaseIterable, Sendable {
        case inactive, top, height, centre, siblingBottom, outerTop, keyboardGuide, itself, released
    }

    private let bar = UIView()
    private let screen = AutomaticCard(fieldsAt: [200], avoids: false)
    private let decisions = DecisionRecorder()

    private func make(_ slip: Slip) -> NSLayoutConstraint {
        let (sibling, view) = (UIView(frame: CGRect(x: 0, y: 780, width: 393, height: 50)), screen.view ?? UIView())
        view.addSubview(sibling)
        return switch slip {
        case .inactive, .released: bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8)
        case .top: bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 700)
        case .height: bar.heightAnchor.constraint(equalToConstant: 50)
        case .centre: bar.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 300)
        case .siblingBottom: bar.bottomAnchor.constraint(equalTo: sibling.bottomAnchor, constant: -8)
        case .outerTop: bar.bottomAnchor.constraint(equalTo: view.topAnchor, constant: 700)
        case .keyboardGuide: bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8)
        case .itself: bar.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: 0)
        }
    }

    @Test("it is refused with a reason and left alone", arguments: Slip.allCases, FlowSetting.phone)
    func slips(_ slip: Slip, _ setting: FlowSetting) {
        let device = setting.device(showing: screen)
        var constraint: NSLayoutConstraint?
        device.turn {
            bar.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(bar)
            let made = make(slip)
            made.isActive = slip != .inactive && slip != .released
            constraint = made
            decisions.record(screen.handleKeyboard(bottomConstraint: made))
        }
        let constant = constraint?.constant
        if slip == .released { constraint = nil }
        let writes = device.writes(in: screen.view) {
            device.focusAndSettle(on: screen.contents[0])
            device.changeHeightAndSettle(to: 292)
            device.dismissKeyboard()
        }
        expectEqual(decisions.all.first { $0.coveredHeight > 0 }?.reason, .invalidTarget)
        // One that no longer exists ends the avoidance.
        expectEqual(decisions.last?.reason, slip == .released ? .invalidTarget : .nothingCovered)
        #expect(!decisions.reasons.contains { $0 == .moved || $0 == .alreadyVisible })
        #expect(writes.notByUIKit.isEmpty)
        #expect(slip == .released || constraint?.constant == constant)
    }

    @Test(
        "a constant that is no number stays, until it is one", arguments: [.nan, .infinity] as [CGFloat],
        FlowSetting.phone)
    func noNumber(_ constant: CGFloat, _ setting: FlowSetting) {
        let screen = PinnedBarScreen(.view)
        let device = setting.device(showing: screen)
        for (constant, shown) in [(constant, constant), (-8, -344)] {
            device.turn { screen.pin.constant = constant }
            device.focusAndSettle(on: screen.field)
            #expect(isIdentical(screen.pin.constant, shown))
            device.dismissKeyboard()
            #expect(isIdentical(screen.pin.constant, constant))
        }
    }
}
