import Testing
import UIKit

/// Whether constraints leave open where a view is, or how large.
@MainActor
@Suite
struct AmbiguousLayoutTests {
    private let device = SimulatedDevice(.iPhone16)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    private func isAmbiguous(_ view: UIView, _ constraints: (UIView) -> [NSLayoutConstraint]) -> Bool {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        device.turn {
            device.window.addSubview(root)
            NSLayoutConstraint.activate(constraints(view))
        }
        return view.hasAmbiguousLayout
    }

    @Test("a view with constraints for its place and its size is not ambiguous")
    func determined() {
        let isAmbiguous = isAmbiguous(UIView()) {
            [
                $0.leftAnchor.constraint(equalTo: root.leftAnchor), $0.topAnchor.constraint(equalTo: root.topAnchor),
                $0.widthAnchor.constraint(equalToConstant: 40), $0.heightAnchor.constraint(equalToConstant: 40),
            ]
        }
        #expect(!isAmbiguous)
    }

    @Test("one without a constraint for its place is")
    func withoutPlace() {
        let isAmbiguous = isAmbiguous(UIView()) {
            [$0.widthAnchor.constraint(equalToConstant: 40), $0.heightAnchor.constraint(equalToConstant: 40)]
        }
        #expect(isAmbiguous)
    }

    @Test("one whose place is only limited is, until a constraint of low priority decides")
    func limited() {
        func constraints(_ priority: Float) -> (UIView) -> [NSLayoutConstraint] {
            { [root] view in
                let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
                top.priority = UILayoutPriority(priority)
                return [
                    view.leftAnchor.constraint(equalTo: root.leftAnchor),
                    view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
                    view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 40),
                ] + (priority > 0 ? [top] : [])
            }
        }
        #expect(isAmbiguous(UIView(), constraints(0)))
        #expect(!isAmbiguous(UIView(), constraints(1)))
    }

    @Test("a label needs no constraint for its size")
    func ownSize() {
        let label = UILabel()
        label.text = "Name"
        let isAmbiguous = isAmbiguous(label) {
            [$0.leftAnchor.constraint(equalTo: root.leftAnchor), $0.topAnchor.constraint(equalTo: root.topAnchor)]
        }
        #expect(!isAmbiguous)
    }

    @Test("a view that is placed by its frame is not ambiguous")
    func frame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        device.turn {
            device.window.addSubview(root)
            root.addSubview(view)
        }
        #expect(!view.hasAmbiguousLayout)
    }
}
