internal import UIKit

/// Lays out what the app has pending, without animation, before a plan measures it.
@MainActor enum PendingLayout {
    private static var isFlushing = false
    private static var postponed: [AppearanceProbe] = []

    /// Lays out `views` now. Other hosts that are laid out with them make their plans afterwards, to animate them.
    static func flush(_ views: [UIView]) {
        guard !isFlushing else { return }
        isFlushing = true
        UIView.performWithoutAnimation { for view in views { view.layoutIfNeeded() } }
        isFlushing = false
        for probe in postponed { probe.setNeedsLayout() }
        postponed = []
    }

    /// Whether the plans of `probe` have to wait for a running flush. They are requested again when it is over.
    static func postpones(_ probe: AppearanceProbe) -> Bool {
        if isFlushing { postponed.append(probe) }
        return isFlushing
    }
}
