internal import UIKit

/// Collects what decides whether anything may move.
extension AvoidanceSession {
    func hostState(anchor: UIView?) -> Eligibility.HostState {
        var state = Eligibility.HostState(covered: coverage.height, isDragged: coverage.isDragged)
        state.isGone = host == nil || window == nil
        state.isPresentedOver = coverage.isPresentedOver
        // Without a keyboard, the rest would cost a walk through the tree in every layout.
        guard state.isCovered, target.kind != .closures else { return state }
        state.isTargetValid = anchor.map { $0 === window || $0.window === window } ?? false
        if let host, let window { swiftUI.look(into: host, keyboardTop: window.bounds.maxY - coverage.height) }
        state.systemAvoids = anchor.map { swiftUI.systemAvoids(along: $0.path) } ?? false
        state.defersToOuterHost = HostsOnScreen.defersToOuterHost(avoidance)
        return state
    }

    func focusState(
        of input: UIView?, along path: [UIView], isOutside: Bool, in window: UIWindow
    ) -> Eligibility.FocusState {
        var state = Eligibility.FocusState(hasEnded: hasEnded, seeksFocus: target.seeksFocus)
        guard !hasEnded, target.seeksFocus else { return state }
        state.isLocal = monitor.lastTransition(on: window.screen)?.isLocal ?? true
        guard let input else { return state }
        state.hasInput = true
        state.systemAvoids = swiftUI.systemAvoids(along: path)
        state.isIgnored = avoidance.settings.ignores(input)
        state.isOutside = isOutside
        state.awaitsCaret = UIView.areAnimationsEnabled && awaitsCaret(of: input, in: window)
        return state
    }

    /// Whether UIKit is still to place the caret of a text view. A tap places it somewhere on screen: as long as it is elsewhere,
    /// it is where it was before.
    private func awaitsCaret(of input: UIView, in window: UIWindow) -> Bool {
        guard let tracker, tracker.mayPlaceCaret(within: 0.06) else { return false }
        return tracker.mayPlaceCaret(within: 0.015) || !FocusRect.isOnScreen(input, in: window)
    }
}
