import Foundation
import UIKit

@testable import KeyboardHelper

/// What an avoidance might write, and what UIKit might derive from it.
@MainActor
struct LifecycleState: Equatable {
    /// What counts for a screen in no window as well: nobody but UIKit's transitions writes the center's x.
    struct Own: Equatable {
        let contentInset: UIEdgeInsets?
        let indicatorInset: UIEdgeInsets?
        let isPagingEnabled: Bool?
        let panel: [CGRect]
        let panelTransform: CGAffineTransform
        let view: CGRect
        let viewCenter: CGFloat
        let viewTransform: CGAffineTransform
        let additionalSafeAreaInsets: UIEdgeInsets
    }

    let own: Own
    private let frames: [CGRect]
    private let offset: CGPoint?
    private let safeAreaInsets: [UIEdgeInsets]

    init(_ screen: LifecycleScreen) {
        let (view, panel) = (screen.viewIfLoaded ?? UIView(), screen.panel)
        let scrollView = panel as? UIScrollView
        own = Own(
            contentInset: scrollView?.contentInset,
            indicatorInset: scrollView?.verticalScrollIndicatorInsets,
            isPagingEnabled: scrollView?.isPagingEnabled,
            panel: [panel.frame, CGRect(origin: panel.center, size: panel.bounds.size)],
            panelTransform: panel.transform,
            view: view.bounds,
            viewCenter: view.center.y,
            viewTransform: view.transform,
            additionalSafeAreaInsets: screen.additionalSafeAreaInsets)
        frames = [view, panel, screen.high, screen.low].map { $0.convert($0.bounds, to: nil) }
        offset = scrollView?.contentOffset
        safeAreaInsets = [view, panel, screen.low].map(\.safeAreaInsets)
    }
}

/// Weak references to what must go with a screen.
@MainActor
struct LifecycleTraces {
    private weak var controller: LifecycleScreen?
    private weak var view: UIView?
    private weak var panel: UIView?
    private weak var probe: AppearanceProbe?
    private weak var avoidance: KeyboardAvoidance?
    private weak var stay: AvoidanceSession?

    init(of screen: LifecycleScreen) {
        controller = screen
        view = screen.view
        panel = screen.panel
        probe = AppearanceProbe.existing(in: screen.view)
        avoidance = screen.avoidance
        stay = screen.avoidance?.stay
    }

    private var found: [Bool] {
        [controller != nil, view != nil, panel != nil, probe != nil, avoidance != nil, stay != nil]
    }

    var areAllThere: Bool { found.allSatisfy { $0 } }
    var areAllGone: Bool { !found.contains(true) }
}
