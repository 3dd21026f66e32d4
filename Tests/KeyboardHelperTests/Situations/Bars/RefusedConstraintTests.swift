import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// Constraints that pin no bottom edge to one around it.
@MainActor
@Suite struct RefusedConstraintTests {
    enum Slip: CaseIterable, Sendable {
        case inactive, top, height, centre, siblingBottom, outerTop, keyboardGuide, itself, released
    }

    private func make(_ slip: Slip, of bar: UIView, in view: UIView, beside sibling: UIView) -> NSLayoutConstraint {
        switch slip {
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

    @Test(arguments: Slip.allCases, FlowSetting.phone)
    func itIsRefusedWithAReasonAndLeftAlone(_ slip: Slip, _ setting: FlowSetting) {
        let screen = AutomaticCard(fieldsAt: [200], avoids: false)
        let device = setting.device(showing: screen)
        let (bar, sibling) = (UIView(), UIView(frame: CGRect(x: 0, y: 780, width: 393, height: 50)))
        var constraint: NSLayoutConstraint?
        let decisions = DecisionRecorder()
        device.turn {
            bar.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(sibling)
            screen.view.addSubview(bar)
            let made = make(slip, of: bar, in: screen.view, beside: sibling)
            if slip != .inactive, slip != .released { made.isActive = true }
            constraint = made
            decisions.record(screen.handleKeyboard(bottomConstraint: made))
        }
        let constant = constraint?.constant
        if slip == .released { constraint = nil }
        let writes = device.writes(in: screen.view) {
            device.focusAndSettle(on: screen.contents[0])
            device.keyboard.changeHeight(to: 292)
            device.settle()
            device.dismissKeyboard()
        }
        #expect(decisions.all.first { $0.coveredHeight > 0 }?.reason == .invalidTarget)
        // One that no longer exists ends the avoidance.
        #expect(decisions.last?.reason == (slip == .released ? .invalidTarget : .nothingCovered))
        #expect(!decisions.reasons.contains { $0 == .moved || $0 == .alreadyVisible })
        #expect(writes.notByUIKit.isEmpty)
        #expect(slip == .released || constraint?.constant == constant)
    }

    @Test(arguments: FlowSetting.phone)
    func constraintThatGoesUnderTheKeyboardIsGivenBack(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        let other = PlainScreen()
        device.turn {
            screen.addChild(other)
            other.view.frame = CGRect(x: 0, y: 0, width: 393, height: 300)
            screen.view.addSubview(other.view)
        }
        device.focusAndSettle(on: other.field)
        #expect(screen.pin.constant == -310)
        device.turn {
            screen.pin.isActive = false
            screen.avoidance?.update()
        }
        device.settle()
        #expect(screen.pin.constant == -8)
        #expect(screen.decisions.last?.reason == .invalidTarget)
        device.turn {
            screen.pin.isActive = true
            screen.avoidance?.update()
        }
        device.settle()
        #expect(device.presentationFrame(of: screen.bar).maxY == 508)
        device.dismissKeyboard()
        #expect(screen.pin.constant == -8)
    }

    @Test(arguments: FlowSetting.phone)
    func constraintOfABarThatComesLaterIsFollowedFromThenOn(_ setting: FlowSetting) {
        let screen = AutomaticCard(fieldsAt: [200], avoids: false)
        let device = setting.device(showing: screen)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        let pin = bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor, constant: -8)
        let decisions = DecisionRecorder()
        device.turn { decisions.record(screen.handleKeyboard(bottomConstraint: pin)) }
        device.focusAndSettle(on: screen.contents[0])
        #expect(decisions.last?.reason == .invalidTarget)
        #expect(pin.constant == -8)
        device.dismissKeyboard()
        device.turn {
            screen.view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 50), pin,
            ])
        }
        device.focusAndSettle(on: screen.contents[0])
        #expect(device.presentationFrame(of: bar).maxY == 508)
        device.dismissKeyboard()
        #expect(pin.constant == -8)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity], FlowSetting.phone)
    func constantThatIsNoNumberIsNotWrittenTo(_ constant: CGFloat, _ setting: FlowSetting) {
        let screen = AutomaticCard(fieldsAt: [200], avoids: false)
        let device = setting.device(showing: screen)
        let bar = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 50))
        let decisions = DecisionRecorder()
        let pin = bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor, constant: -8)
        device.turn {
            screen.view.addSubview(bar)
            pin.isActive = true
            decisions.record(screen.handleKeyboard(bottomConstraint: pin))
            pin.constant = constant
        }
        device.focusAndSettle(on: screen.contents[0])
        device.dismissKeyboard()
        #expect(isIdentical(pin.constant, constant))
        #expect(!decisions.reasons.contains(.moved))
        // From then on it is a number again.
        device.turn { pin.constant = -8 }
        device.focusAndSettle(on: screen.contents[0])
        #expect(pin.constant == -344)
        device.dismissKeyboard()
        #expect(pin.constant == -8)
    }
}
