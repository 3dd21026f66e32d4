import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// A bar whose bottom edge is pinned to that of a view that ends at 852; the keyboard begins at 516.
@MainActor @Suite struct BarAdjusterTests {
    private let device = SimulatedDevice(.iPhone16)
    private let host = UIView()
    private let bar = UIView()

    private func pinned(constant: CGFloat) -> NSLayoutConstraint {
        host.frame = device.window.bounds
        device.window.addSubview(host)
        bar.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(bar)
        let pin = bar.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: constant)
        pin.isActive = true
        device.settle()
        return pin
    }

    private func plan(_ adjuster: BarAdjuster) -> AvoidancePlan {
        adjuster.plan(below: 516, in: device.window)
    }

    @Test("the constant gains what is covered of the edge, and gives back exactly that")
    func writes() {
        let pin = pinned(constant: -8.1)
        let adjuster = BarAdjuster(ConstraintValue(constraint: pin), SharedNumber(pin.constant))
        #expect(plan(adjuster).added == -336 && plan(adjuster).reason == .moved)
        adjuster.apply(plan(adjuster))
        #expect(pin.constant == -344.1 && adjuster.lift == 336)
        #expect(plan(adjuster).reason == .alreadyVisible && !adjuster.differs(from: plan(adjuster)))
        adjuster.apply(AvoidancePlan(reason: .nothingCovered))
        #expect(pin.constant == -8.1 && adjuster.lift == 0)
    }

    @Test("a constraint that is not active is refused until it is")
    func inactive() {
        let pin = pinned(constant: 0)
        pin.isActive = false
        let adjuster = BarAdjuster(ConstraintValue(constraint: pin), SharedNumber(pin.constant))
        #expect(!adjuster.isValid)
        pin.isActive = true
        adjuster.updateEdge()
        #expect(adjuster.isValid && adjuster.anchor === host && adjuster.bar === bar)
    }
}
