internal import UIKit

/// A call that cannot do what it says in the controller that has made it: which one, and what to do.
@MainActor enum CallerSlip {
    /// Nil if `reason` is no slip.
    static func sentence(for reason: KeyboardDecision.Reason, of avoidance: any AvoidanceHandle) -> String? {
        guard let host = avoidance.host, let object = avoidance.target.object else { return nil }
        switch reason {
        case .invalidTarget, .focusOutsideHost:
            if let constraint = object as? NSLayoutConstraint { return sentence(for: constraint, in: host) }
            guard let view = object as? UIView, !view.isDescendant(of: host), !host.isDescendant(of: view) else {
                return nil
            }
            return "\(name(of: host)) has passed a \(type(of: view)) that is not in its view. Pass a view that is."
        case .systemAvoids where host.next is UITableViewController:
            return "\(name(of: host)) is a table view controller, which scrolls to its inputs by itself. "
                + "Remove the call, or use a view controller with a table."
        default: return nil
        }
    }

    private static func sentence(for constraint: NSLayoutConstraint, in host: UIView) -> String {
        constraint.isActive
            ? "\(name(of: host)) has passed a constraint that pins no bottom edge to that of a view around it. "
                + "Pass the one that holds the bar at the bottom."
            : "\(name(of: host)) has passed a constraint that is not active. Activate it before the keyboard comes."
    }

    /// The slip of a call for `host`, which SwiftUI draws and supports no view of the library.
    static func swiftUI(_ host: UIView) -> String {
        "\(name(of: host)) shows SwiftUI, which keeps its inputs visible by itself. Remove the call."
    }

    private static func name(of host: UIView) -> String {
        String(describing: host.ownController.map { type(of: $0) } ?? type(of: host))
    }
}
