import Foundation
import UIKit

/// A root view on an iPhone 16: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on.
@MainActor
final class AutoLayoutScreen {
    let controller = UIViewController()
    let device: SimulatedDevice
    var view: UIView { controller.view }

    init(_ model: SimulatedModel = .iPhone16) {
        device = SimulatedDevice(model)
        device.show(controller)
        device.settle()
    }

    func add<V: UIView>(_ new: V, to parent: UIView? = nil, _ constraints: (V) -> [NSLayoutConstraint]) -> V {
        device.turn {
            new.translatesAutoresizingMaskIntoConstraints = false
            (parent ?? view).addSubview(new)
            NSLayoutConstraint.activate(constraints(new))
        }
        return new
    }
}

/// A view with an intrinsic content size.
@MainActor
final class SizedView: UIView {
    var size = CGSize(width: 60, height: 20) {
        didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { size }

    static func make(_ width: CGFloat = 60, _ height: CGFloat = 20) -> SizedView {
        let view = SizedView()
        view.size = CGSize(width: width, height: height)
        return view
    }
}

extension NSLayoutConstraint {
    func at(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}

@MainActor
func pinned(_ view: UIView, _ other: UIView, _ inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
        view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
        view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
        view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ]
}
