import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import UIKit

/// What the layout engine keeps from one layout to the next. On a screen with everything that constraints can depend on.
@MainActor
@Suite struct KeptLayoutTests {
    private let device = SimulatedDevice(.iPhone16)
    private let controller = UIViewController()
    private let box = UIView(frame: CGRect(x: 10, y: 60, width: 300, height: 200))
    private let stack = UIStackView()
    private let scrollView = UIScrollView()
    private let labels = (0..<3).map { _ in UILabel() }
    private let parts = (0..<4).map { _ in UIView() }
    private let bar = UIView()
    private let guide = UILayoutGuide()
    private let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    private var constraints: [NSLayoutConstraint] = []

    init() {
        let view: UIView = controller.view
        for part in [box, stack, scrollView, bar, field] { view.addSubview(part) }
        for part in parts[..<2] { box.addSubview(part) }
        for part in parts[2...] { scrollView.addSubview(part) }
        for label in labels {
            label.numberOfLines = 0
            label.text = "Some words in a label"
            stack.addArrangedSubview(label)
        }
        box.addLayoutGuide(guide)
        for part in parts + [stack, scrollView, bar] { part.translatesAutoresizingMaskIntoConstraints = false }
        stack.axis = .vertical
        constraints = [
            parts[0].leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 5),
            parts[0].topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
            parts[0].widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: 3),
            parts[0].heightAnchor.constraint(equalToConstant: 30),
            guide.topAnchor.constraint(equalTo: parts[0].bottomAnchor, constant: 4),
            guide.heightAnchor.constraint(equalToConstant: 12),
            parts[1].topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 2),
            parts[1].centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: 1),
            parts[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
            parts[1].heightAnchor.constraint(lessThanOrEqualToConstant: 50),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.widthAnchor.constraint(equalToConstant: 150),
            scrollView.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 10),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -6),
            parts[2].topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 9),
            parts[2].heightAnchor.constraint(equalToConstant: 700),
            parts[2].leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            parts[2].trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            parts[2].widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -8),
            parts[3].topAnchor.constraint(equalTo: parts[2].bottomAnchor, constant: 7),
            parts[3].bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            parts[3].heightAnchor.constraint(equalToConstant: 44),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        device.show(controller)
    }

    private var frames: [CGRect] {
        (parts + labels + [box, stack, scrollView, bar]).map(\.frame)
            + [guide.layoutFrame, CGRect(origin: .zero, size: scrollView.contentSize)]
    }

    @Test("is what gathering and solving everything anew gives", arguments: 0..<UInt64(12))
    func kept(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var places: Set<[CGFloat]> = []
        for number in 0..<40 {
            let change = Int.random(in: 0..<15, using: &random)
            perform(change, using: &random)
            device.settle()
            let kept = frames
            places.insert(kept.flatMap { [$0.minX, $0.minY, $0.width, $0.height] })
            device.turn { controller.view.simulatedConstraintsDidChange() }
            #expect(frames == kept, "change \(number): \(change)")
        }
        #expect(places.count > 15)
    }

    private func perform(_ change: Int, using random: inout SeededGenerator) {
        let number = CGFloat(Int.random(in: 0..<60, using: &random))
        let constraint = constraints.randomElement(using: &random)
        let label = labels.randomElement(using: &random)
        device.turn {
            switch change {
            case 0, 1: constraint?.constant = number - 8
            case 2: constraint?.priority = UILayoutPriority(Float(500 + number))
            case 3: constraint?.isActive.toggle()
            case 4: label?.isHidden.toggle()
            case 5: label?.text = String(repeating: "word ", count: Int(number))
            case 6: box.frame.size = CGSize(width: 200 + number, height: 100 + number)
            case 7: box.center.x += number - 30
            case 8: scrollView.contentOffset.y = number
            case 9: controller.additionalSafeAreaInsets.top = number
            case 10: controller.view.layoutMargins.left = number
            case 11:
                controller.view.semanticContentAttribute = number < 30 ? .forceRightToLeft : .forceLeftToRight
                // Nothing else tells of the direction.
                controller.view.setNeedsUpdateConstraints()
            case 12: box.sendSubviewToBack(parts[number < 30 ? 0 : 1])
            case 13: stack.spacing = number
            default: _ = field.isFirstResponder ? field.resignFirstResponder() : field.becomeFirstResponder()
            }
        }
    }

    @Test("a changed constant solves again only what it has to do with")
    func solvesLittle() {
        var system = SimulatedLayoutSystem()
        func row(_ variable: Int, _ constant: Double) -> [SimulatedLinearConstraint] {
            let expression = SimulatedLinearExpression(variable: variable) - SimulatedLinearExpression(constant)
            return [SimulatedLinearConstraint(expression: expression, relation: .equal, priority: 1000)]
        }
        system.replaceAll(by: [row(4, 10), row(8, 20)])
        #expect(system.solve() == nil)
        #expect(system.values == [4: 10, 8: 20])
        system.replace(1, by: row(8, 25))
        #expect(system.solve() == [8])
        #expect(system.values == [4: 10, 8: 25])
        system.replace(0, by: row(4, 10))
        #expect(system.solve() == [])
        // Another variable: what belongs together is found anew.
        system.replace(0, by: row(8, 25))
        #expect(system.solve() == nil)
        #expect(system.values == [8: 25])
    }
}
