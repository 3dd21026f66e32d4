import Foundation

/// Where a controller is between coming and going.
enum SimulatedAppearance {
    case disappeared, appearing, appeared, disappearing
}

/// The calls that tell a controller and its children that they come and go. Parents are told before children.
extension UIViewController {
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return simulatedVisibleChildren.filter { $0.viewIfLoaded?.parentView != nil }
    }

    func simulatedWillAppear(animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        appearance = .appearing
        loadViewIfNeeded()
        viewWillAppear(animated)
        for child in forwardedChildren { child.simulatedWillAppear(animated: animated) }
    }

    func simulatedIsAppearing(animated: Bool) {
        guard appearance == .appearing else { return }
        viewIsAppearing(animated)
        for child in forwardedChildren { child.simulatedIsAppearing(animated: animated) }
    }

    func simulatedDidAppear(animated: Bool) {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear(animated)
        for child in forwardedChildren { child.simulatedDidAppear(animated: animated) }
    }

    func simulatedWillDisappear(animated: Bool) {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        for child in forwardedChildren { child.simulatedWillDisappear(animated: animated) }
    }

    func simulatedDidDisappear(animated: Bool) {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(animated)
        for child in forwardedChildren { child.simulatedDidDisappear(animated: animated) }
    }

    /// Comes on screen at once: will, into the window, geometry and safe area, is, layout, did.
    func simulatedAppear(animated: Bool, into window: () -> Void) {
        simulatedWillAppear(animated: animated)
        window()
        let engine = SimulatedEngine.current
        engine.performing(as: .uikit) { viewIfLoaded?.hostWindow?.simulatedUpdateSafeAreas() }
        simulatedIsAppearing(animated: animated)
        viewIfLoaded?.hostWindow?.simulatedDevice?.layOut()
        simulatedDidAppear(animated: animated)
    }

    func simulatedDisappear(animated: Bool, outOf window: () -> Void) {
        simulatedWillDisappear(animated: animated)
        window()
        simulatedDidDisappear(animated: animated)
    }
}
