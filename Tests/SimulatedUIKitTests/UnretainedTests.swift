import Foundation
import Testing
import UIKit

/// References that UIKit does not retain are nil once their object has gone.
@MainActor
@Suite struct UnretainedTests {
    @Test("a view that outlives its superview has none")
    func superview() {
        let child = UIView()
        weak var gone: UIView?
        do {
            let parent = UIView()
            parent.addSubview(child)
            gone = parent
            #expect(child.superview === parent)
        }
        #expect(gone == nil && child.superview == nil)
    }

    @Test("views that outlive their window are in none")
    func window() {
        let (outer, inner) = (UIView(), UITextField())
        outer.addSubview(inner)
        weak var gone: UIWindow?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            window.addSubview(outer)
            gone = window
            #expect(inner.window === window)
        }
        #expect(gone == nil && outer.superview == nil && outer.window == nil && inner.window == nil)
        #expect(!inner.isFirstResponder && inner.superview === outer)
    }

    @Test("a view that outlives its controller is followed by its superview")
    func controller() {
        let (superview, view) = (UIView(), UIView())
        superview.addSubview(view)
        do {
            let controller = UIViewController()
            controller.view = view
            #expect(view.next === controller)
        }
        #expect(view.next === superview)
        // The view of another one by now.
        let second = UIViewController()
        do {
            let first = UIViewController()
            first.view = view
            second.view = view
        }
        #expect(view.next === second)
    }

    @Test("children that outlive their parent have none")
    func children() {
        let child = UIViewController()
        do { UIViewController().addChild(child) }
        #expect(child.parent == nil)
    }

    @Test("constraints, anchors and guides let go of what they refer to")
    func layout() {
        let guide: UILayoutGuide
        let anchor: NSLayoutYAxisAnchor
        let constraint: NSLayoutConstraint
        let layer: CALayer
        do {
            let (parent, child) = (UIView(), UIView())
            parent.addSubview(child)
            (guide, anchor, layer) = (parent.safeAreaLayoutGuide, child.topAnchor, parent.layer)
            constraint = child.topAnchor.constraint(equalTo: guide.topAnchor)
            constraint.isActive = true
            #expect(constraint.firstItem === child && constraint.isActive)
            #expect(guide.owningView === parent)
        }
        #expect(constraint.firstItem == nil && constraint.secondItem === guide && !constraint.isActive)
        #expect(anchor.item == nil && guide.owningView == nil && guide.layoutFrame == .zero)
        layer.removeAllAnimations()
    }

    @Test("a window that outlives its device is on no screen")
    func device() {
        let (window, field) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852)), UITextField())
        do {
            let device = SimulatedDevice(.iPhone16)
            window.addSubview(field)
            window.makeKeyAndVisible()
            _ = device
        }
        #expect(window.screen.bounds == .zero)
        _ = field.becomeFirstResponder()
        #expect(field.convert(CGPoint.zero, to: nil) == .zero)
    }
}
