internal import UIKit

/// Lays out what the app has pending, without animation, before a plan measures it.
@MainActor enum PendingLayout {
    /// Those that wait for the running flush; nil if none is running.
    private static var postponed: [AppearanceProbe]?

    /// Lays out `views` now. Other hosts that are laid out with them make their plans afterwards, to animate them.
    static func flush(_ views: [UIView]) {
        guard postponed == nil else { return }
        postponed = []
        UIView.performWithoutAnimation { for view in views { view.layoutIfNeeded() } }
        for probe in postponed ?? [] { probe.setNeedsLayout() }
        postponed = nil
    }

    /// Whether the plans of `probe` have to wait for a running flush. They are requested again when it is over.
    static func postpones(_ probe: AppearanceProbe) -> Bool {
        postponed?.append(probe)
        return postponed != nil
    }
}
