internal import UIKit

/// A call that cannot do what it says in the controller that has made it: which one, and what to do.
@MainActor enum CallerSlip {
    /// Nil if `reason` is no slip, or not certainly one: the bar of a constraint may still be added.
    static func sentence(for reason: KeyboardDecision.Reason, of call: Call, in host: UIView) -> String? {
        switch (reason, call.target.object) {
        case (.invalidTarget, nil) where call.target.wasLoose:
            return "\(call.caller) has called \(call.target.kind.name) with what nobody retained. "
                + "Activate the constraint, or add the view, before the call."
        case (.invalidTarget, let view as UIView) where view.superview == nil:
            return "\(call.caller) has passed a \(type(of: view)) that is in no view. Add it to its view."
        case (.invalidTarget, let constraint as NSLayoutConstraint):
            return sentence(for: constraint, of: call, in: host)
        case (.systemAvoids, _?) where host.next is UITableViewController && isForFocusAlone(call):
            return "\(call.caller) is a table view controller, which scrolls to its inputs by itself. "
                + "Remove the call, or use a view controller with a table."
        default: return nil
        }
    }

    /// The slip of a call for a view that is on screen beside the host. One that is in no window may still be added to
    /// it.
    static func foreignView(of call: Call, in host: UIView?) -> String? {
        guard let host, let view = call.target.object as? UIView, view.window != nil,
            view.window === host.window, !view.isDescendant(of: host), !host.isDescendant(of: view)
        else { return nil }
        return "\(call.caller) has passed a \(type(of: view)) that is not in its view. Pass a view that is."
    }

    /// A drop-in has no call, and the toolbar and the return key work in a table view controller too.
    private static func isForFocusAlone(_ call: Call) -> Bool {
        !call.isDropIn && !call.supportsEditing
    }

    private static func sentence(for constraint: NSLayoutConstraint, of call: Call, in host: UIView) -> String? {
        let views = constraint.items.compactMap(NSLayoutConstraint.view)
        guard views.count == 2, views.allSatisfy({ $0.window === host.window }) else { return nil }
        guard constraint.isActive else {
            return
                "\(call.caller) has passed a constraint that is not active. Activate it before the keyboard comes."
        }
        if constraint.isOnKeyboard {
            return "\(call.caller) has passed a constraint to the keyboard's layout guide, which moves the bar "
                + "already. Remove the call."
        }
        guard BottomEdge(constraint) == nil else { return nil }
        return "\(call.caller) has passed a constraint that pins no bottom edge to one that stays. "
            + "Pass the one that holds the bar at the bottom."
    }

    /// The slip of a call for a host that SwiftUI draws, and that supports no view of the library.
    static func swiftUI(of call: Call, in host: UIView) -> String? {
        guard SystemAvoidance.isHosting(host) else { return nil }
        return "\(call.caller) shows SwiftUI, in which the library can move nothing. Remove the call."
    }
}
