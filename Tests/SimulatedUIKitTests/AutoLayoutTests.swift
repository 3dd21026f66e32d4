import Foundation
import Testing
import UIKit

@MainActor
@Suite struct AutoLayoutTests {
    private let screen = AutoLayoutScreen()
    private var device: SimulatedDevice { screen.device }
    private var root: UIView { screen.view }

    // MARK: Edges and sizes

    @Test func pinnedEdgesFollowTheSuperview() {
        let view = screen.add(UIView()) { pinned($0, root, 10) }
        #expect(view.frame == CGRect(x: 10, y: 10, width: 373, height: 832))
        device.rotate(to: .landscapeLeft)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 832, height: 373))
    }

    @Test func equalWidthsShareTheRoom() {
        let left = screen.add(UIView()) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        let right = screen.add(UIView()) {
            [
                $0.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 13),
                $0.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                $0.widthAnchor.constraint(equalTo: left.widthAnchor),
                $0.topAnchor.constraint(equalTo: left.topAnchor),
                $0.heightAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 0.5),
                left.heightAnchor.constraint(equalTo: $0.heightAnchor),
            ]
        }
        #expect(left.frame == CGRect(x: 0, y: 0, width: 190, height: 95))
        #expect(right.frame == CGRect(x: 203, y: 0, width: 190, height: 95))
    }

    @Test func centersAndOldInitializersWorkTheSame() {
        let view = screen.add(UIView()) { view in
            [
                NSLayoutConstraint(
                    item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
                    multiplier: 1, constant: 0),
                NSLayoutConstraint(
                    item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY,
                    multiplier: 0.5, constant: 0),
                NSLayoutConstraint(
                    item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 93),
                NSLayoutConstraint(
                    item: view, attribute: .height, relatedBy: .equal, toItem: root, attribute: .height,
                    multiplier: 0.25, constant: 0),
            ]
        }
        #expect(view.center.x == 196.5 && view.bounds.width == 93)
        // 106.5 and 319.5 are no pixels.
        #expect(abs(view.center.y - 213) < 0.2 && abs(view.bounds.height - 213) < 0.001)
    }

    @Test func resultsAreRoundedToPixelsEdgeByEdge() {
        let views = (0..<3).map { _ in UIView() }
        device.turn {
            for (index, view) in views.enumerated() {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                let before = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: before),
                    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 7),
                    view.topAnchor.constraint(equalTo: root.topAnchor),
                    view.heightAnchor.constraint(equalToConstant: 10),
                ])
            }
        }
        #expect(views.allSatisfy { abs(($0.frame.minX * 3).rounded() / 3 - $0.frame.minX) < 1e-9 })
        #expect(abs(views[0].frame.maxX - views[1].frame.minX) < 1e-9)
        #expect(abs(views[1].frame.maxX - views[2].frame.minX) < 1e-9)
    }

    @Test func constraintsMayLeadAcrossTheHierarchy() {
        let box = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
        device.turn { root.addSubview(box) }
        let inner = screen.add(UIView(), to: box) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
                $0.topAnchor.constraint(equalTo: root.topAnchor, constant: 130),
                $0.widthAnchor.constraint(equalToConstant: 20),
                $0.heightAnchor.constraint(equalToConstant: 20),
            ]
        }
        #expect(inner.frame == CGRect(x: 10, y: 30, width: 20, height: 20))
        device.turn { box.frame.origin = CGPoint(x: 20, y: 20) }
        #expect(inner.frame == CGRect(x: 40, y: 110, width: 20, height: 20))
    }

    // MARK: Priorities

    @Test func anInequalityBoundsWhatAnotherWants() {
        var wish = NSLayoutConstraint()
        let view = screen.add(UIView()) {
            wish = $0.widthAnchor.constraint(equalToConstant: 500).at(700)
            return [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                $0.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
                $0.heightAnchor.constraint(equalToConstant: 10),
                wish,
            ]
        }
        #expect(view.frame.width == 353)
        device.turn { wish.constant = 100 }
        #expect(view.frame.width == 100)
    }

    @Test(arguments: [(Float(600), CGFloat(80)), (800, 120)])
    func theHigherPriorityWins(_ priority: Float, width: CGFloat) {
        let view = screen.add(UIView()) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
                $0.heightAnchor.constraint(equalToConstant: 10),
                $0.widthAnchor.constraint(equalToConstant: 120).at(priority),
                $0.widthAnchor.constraint(lessThanOrEqualToConstant: 80).at(700),
            ]
        }
        #expect(view.frame.width == width)
    }

    @Test func ofTwoRequiredConstraintsThatContradictEachOtherOneIsBroken() throws {
        let view = screen.add(UIView()) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
                $0.heightAnchor.constraint(equalToConstant: 10),
                $0.widthAnchor.constraint(equalToConstant: 100),
                $0.widthAnchor.constraint(equalToConstant: 200),
                $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
            ]
        }
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(root.simulatedBrokenConstraints.map(\.constant).sorted() == [30, 200])
    }

    @Test func inequalitiesThatContradictEachOtherLoseOne() {
        let view = screen.add(UIView()) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
                $0.heightAnchor.constraint(equalToConstant: 10),
                $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
                $0.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
            ]
        }
        #expect(root.simulatedBrokenConstraints.map(\.constant) == [50])
        #expect(view.frame.width == 100)
    }

    @Test func itemsWithoutACommonViewAreRefused() {
        let stranger = UIView()
        let constraint = stranger.widthAnchor.constraint(equalTo: root.widthAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(constraint.simulatedHasRaised)
    }
}
