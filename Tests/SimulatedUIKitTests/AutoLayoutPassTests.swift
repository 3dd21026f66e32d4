import Foundation
import Testing
import UIKit

@MainActor
@Suite struct AutoLayoutPassTests {
    private let screen = AutoLayoutScreen()
    private var device: SimulatedDevice { screen.device }
    private var root: UIView { screen.view }

    @Test func aConstantIsAnimatedThroughLayoutIfNeeded() {
        var top = NSLayoutConstraint()
        let view = screen.add(UIView()) {
            top = $0.topAnchor.constraint(equalTo: root.topAnchor, constant: 100)
            return [
                top, $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.widthAnchor.constraint(equalToConstant: 50), $0.heightAnchor.constraint(equalToConstant: 50),
            ]
        }
        var writes: [SimulatedWrite] = []
        device.turn {
            top.constant = 300
            #expect(view.frame.minY == 100)
            writes = device.writes(in: view) {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
            }
            #expect(view.frame.minY == 300)
        }
        #expect(writes.map(\.property) == ["center"])
        #expect(writes.allSatisfy { $0.by == .uikit })
        device.advance(by: 0.5)
        #expect(abs(device.presentationFrame(of: view).minY - 200) < 0.001)
        device.settle()
        #expect(device.presentationFrame(of: view).minY == 300)
    }

    @Test func withoutALayoutPassInTheBlockNothingIsAnimated() {
        var top = NSLayoutConstraint()
        let view = screen.add(SizedView.make()) {
            top = $0.topAnchor.constraint(equalTo: root.topAnchor, constant: 100)
            return [top, $0.leadingAnchor.constraint(equalTo: root.leadingAnchor)]
        }
        device.turn { UIView.animate(withDuration: 1) { top.constant = 300 } }
        #expect(device.presentationFrame(of: view).minY == 300)
    }

    @Test func anyLayoutPassResetsTheCenterButNeverTheTransform() {
        let view = screen.add(UIView()) { pinned($0, root, 20) }
        let frame = view.frame
        let lift = CGAffineTransform(translationX: 0, y: -80)
        device.turn {
            view.transform = lift
            view.center.y -= 40
        }
        #expect(view.center.y == 386)
        device.turn { root.setNeedsLayout() }
        #expect(view.center.y == 426)
        #expect(view.transform == lift)
        #expect(view.bounds.size == frame.size)
        #expect(view.frame == frame.offsetBy(dx: 0, dy: -80))
    }

    @Test func aViewInATransformedOneIsLaidOutAsIfThereWereNoTransform() {
        let box = screen.add(UIView()) { pinned($0, root, 50) }
        let inner = screen.add(UIView(), to: box) { pinned($0, box, 5) }
        let frame = inner.frame
        device.turn {
            box.transform = CGAffineTransform(translationX: 3, y: -200).scaledBy(x: 0.5, y: 0.5)
            root.setNeedsLayout()
            box.setNeedsLayout()
        }
        #expect(inner.frame == frame)
    }

    @Test func nothingIsLaidOutWhileNothingChanges() {
        let box = screen.add(UIView()) { pinned($0, root, 50) }
        let inner = screen.add(SizedView.make(), to: box) { [$0.centerXAnchor.constraint(equalTo: box.centerXAnchor)] }
        let before = device.costs
        device.turn { root.center.y -= 100 }
        #expect((device.costs - before).layouts <= 1)
        let other = device.costs
        device.turn { inner.size.height = 30 }
        // The view's superview, for its place, and the view, for its size.
        #expect((device.costs - other).layouts == 2)
    }

    @Test func aLayoutCountsAsForcedIfTheAppDoesNotWaitForTheTurnToEnd() {
        let view = screen.add(UIView()) { pinned($0, root, 50) }
        func forced(_ turn: () -> Void) -> Int {
            let before = device.costs
            device.turn(turn)
            return (device.costs - before).forcedLayouts
        }
        #expect(forced { view.setNeedsLayout() } == 0)
        #expect(forced { view.layoutIfNeeded() } == 0)
        let inTheTurn = forced {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        #expect(inTheTurn == 1)
    }

    @Test func aViewThatLeavesItsSuperviewLosesTheConstraintsHeldThere() {
        let box = screen.add(UIView()) { pinned($0, root, 50) }
        let inner = screen.add(UIView(), to: box) { pinned($0, box) }
        let width = inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)
        width.isActive = true
        device.turn { inner.removeFromSuperview() }
        #expect(box.constraints.isEmpty)
        #expect(width.isActive)
        #expect(root.constraints.count == 4)
        device.turn { box.removeFromSuperview() }
        #expect(root.constraints.isEmpty)
    }

    @Test func aTreeWithoutAWindowIsLaidOutToo() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        NSLayoutConstraint.activate(pinned(inner, box, 10))
        box.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
        box.frame.size.width = 60
        box.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 40, height: 80))
    }

    @Test func constraintsAreMadeInUpdateConstraints() {
        final class Lazy: UIView {
            let inner = UIView()
            var count = 0
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                count += 1
                if inner.superview == nil {
                    inner.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(inner)
                    inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
                    inner.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
                    inner.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
                }
                super.updateConstraints()
            }
        }
        let view = Lazy(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        device.turn { root.addSubview(view) }
        #expect(view.inner.frame == CGRect(x: 70, y: 0, width: 30, height: 40))
        #expect(view.count == 1)
        device.turn { view.setNeedsUpdateConstraints() }
        #expect(view.count == 2)
    }

    @Test func fromRightToLeftLeadingIsRight() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        box.semanticContentAttribute = .forceRightToLeft
        device.turn { root.addSubview(box) }
        let inner = screen.add(SizedView.make(), to: box) {
            [$0.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8)]
        }
        #expect(inner.frame == CGRect(x: 132, y: 0, width: 60, height: 20))
    }
}
