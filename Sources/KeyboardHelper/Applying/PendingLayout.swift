internal import UIKit

/// Layouts that the library asks for, before a plan measures and after it has moved something.
@MainActor enum PendingLayout {
    /// The views that wait for the running layout to end; nil if none is running. The variable is static because a
    /// layout reaches the hosts of other avoidances too, and UIKit tells no view who has asked for it.
    private static var postponed: [UIView]?

    /// Whether a plan follows the layout that is under way, in the same pass: that asks for none then.
    private(set) static var precedesPlan = false

    /// Lays out what the app has pending in `views` now, without animation, before something is measured.
    static func flush(_ views: [UIView?]) {
        beforePlan { UIView.performWithoutAnimation { for view in views { view?.layoutIfNeeded() } } }
    }

    private static func beforePlan(_ layOut: () -> Void) {
        let before = precedesPlan
        precedesPlan = true
        postponingOthers(layOut)
        precedesPlan = before
    }

    /// Lays out what the app has pending in `view` now, inside the animation that goes on.
    static func layOut(_ view: UIView) { postponingOthers { view.layoutIfNeeded() } }

    /// Lays out `view` for its new place, inside the animation that moves it there. If its size follows from its
    /// content, the superview lays it out once more.
    static func layOutAtNewPlace(_ view: UIView) {
        beforePlan {
            view.setNeedsLayout()
            (view.superview ?? view).layoutIfNeeded()
        }
    }

    /// Whether a layout is under way in which plans are made, and the app's handlers are called.
    static var isRunning: Bool { postponed != nil }

    /// Hosts that are laid out in the meantime make their plans afterwards, to animate them.
    static func postponingOthers(_ layOut: () -> Void) {
        guard postponed == nil else { return layOut() }
        postponed = []
        layOut()
        for view in postponed ?? [] { view.setNeedsLayout() }
        postponed = nil
    }

    /// Lays out `view` again when the running layout is over, if there is one. Returns whether there is.
    static func postponeIfLayingOut(_ view: UIView) -> Bool {
        postponed?.append(view)
        return postponed != nil
    }
}
