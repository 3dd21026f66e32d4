internal import UIKit

extension AvoidanceTarget.Kind {
    static let container = Self(name: "handleKeyboard(containerView:)", lifts: true, showsWhole: true)
}

extension AvoidanceTarget {
    static func container(_ view: UIView) -> Self { Self(kind: .container, object: view) }
}
