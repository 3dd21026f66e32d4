import UIKit

@testable import KeyboardHelper

/// Weak references to what must go with a screen.
@MainActor
struct LifecycleTraces {
    private weak var controller: LifecycleScreen?
    private weak var view: UIView?
    private weak var panel: UIView?
    private weak var probe: AppearanceProbe?
    private weak var avoidance: KeyboardAvoidance?
    private weak var stay: Participant?

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
