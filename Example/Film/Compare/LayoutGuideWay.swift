import UIKit

/// Pins to the keyboard layout guide what was pinned to the bottom of a controller's view. UIKit does the rest.
@MainActor
enum LayoutGuideWay {
    /// False if nothing is pinned to the bottom of the view or of the controllers inside that are on screen.
    static func install(in controller: UIViewController) -> Bool {
        guard let view = controller.viewIfLoaded, view.window != nil else { return false }
        let constraints = view.constraints.filter { pins(bottomOf: view, $0) }
        for constraint in constraints {
            guard let item = constraint.firstItem as? UIView else { continue }
            constraint.isActive = false
            item.bottomAnchor.constraint(
                equalTo: view.keyboardLayoutGuide.topAnchor, constant: constraint.constant
            ).isActive = true
        }
        // A panel that is pinned here goes with it; a tab's controllers are laid out by UIKit.
        if !constraints.isEmpty { return true }
        return controller.children.map { install(in: $0) }.contains(true)
    }

    private static func pins(bottomOf view: UIView, _ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.isActive, constraint.relation == .equal, constraint.firstAttribute == .bottom,
            constraint.secondAttribute == .bottom, let item = constraint.firstItem as? UIView, item.superview === view
        else { return false }
        return constraint.secondItem === view || constraint.secondItem === view.safeAreaLayoutGuide
    }
}
