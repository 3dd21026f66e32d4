internal import UIKit

/// Lays out what the app has pending, without animation, before a plan measures it.
@MainActor enum PendingLayout {
    /// Those that wait for the running flush; nil if none is running.
    private static var postponed: [UIView]?

    /// Lays out `views` now. Other hosts that are laid out with them make their plans afterwards, to animate them.
    static func flush(_ views: [UIView]) {
        guard postponed == nil else { return }
        postponed = []
        UIView.performWithoutAnimation { for view in views { view.layoutIfNeeded() } }
        for view in postponed ?? [] { view.setNeedsLayout() }
        postponed = nil
    }

    /// Whether what `view` does in its layout has to wait for a running flush. It is laid out again when that is over.
    static func postpones(_ view: UIView) -> Bool {
        postponed?.append(view)
        return postponed != nil
    }
}
