public import Foundation

// MARK: - Rotation and windows

extension SimulatedDevice {
    /// Turns the device. A standing keyboard posts a hide cycle in the old coordinates and a show cycle in the new ones,
    /// though nobody sees it hide; the first responder stays.
    public func rotate(to orientation: UIInterfaceOrientation) {
        guard orientation != self.orientation else { return }
        let wasShown = keyboard.isShown
        if wasShown { turn { keyboard.hideForRotation() } }
        turn {
            if behavior.invertedSafeAreasStay { windows.forEach { $0.simulatedKeepInvertedSafeAreas() } }
            let old = screen.bounds.size
            setOrientation(orientation)
            screen.simulatedResize(to: model.screen(orientation))
            let resize = { @MainActor in
                self.engine.performing(as: .uikit) {
                    for window in self.windows where window.simulatedFrame.size == old {
                        window.simulatedResize(to: self.screen.bounds)
                    }
                }
            }
            guard behavior.animatesRotation else { return resize() }
            // The windows are laid out in the same animation, so that what is in them turns with them.
            UIView.animate(withDuration: 0.3) {
                resize()
                self.layOut()
            }
        }
        if wasShown { turn { keyboard.showAfterRotation() } }
    }

    /// Gives the key window another frame in screen coordinates: Split View, Stage Manager.
    public func resizeWindow(to frame: CGRect) {
        turn {
            keyboard.guidesMiss(theMoveOf: window)
            engine.performing(as: .uikit) { window.simulatedResize(to: frame) }
        }
    }

    /// UIKit puts a view, such as a sheet's, at a place on the screen.
    public func place(_ view: UIView, at frame: CGRect) {
        turn {
            guard let parent = view.parentView else { return }
            let origin = parent.fromScreen(frame.origin)
            engine.performing(as: .uikit) { view.frame = CGRect(origin: origin, size: frame.size) }
        }
    }

    // MARK: Interactive pop

    private var navigationController: UINavigationController? {
        func find(in controller: UIViewController?) -> UINavigationController? {
            guard let controller else { return nil }
            return controller as? UINavigationController
                ?? controller.simulatedVisibleChildren.lazy.compactMap { find(in: $0) }.first
        }
        let root = window.rootViewController
        return find(in: root?.ownPresented) ?? find(in: root)
    }

    /// A finger swipes back from the left edge of the navigation controller on screen, half of the way.
    public func beginInteractivePop() {
        turn { engine.performing(as: .system) { navigationController?.simulatedBeginInteractivePop() } }
    }

    public func cancelInteractivePop() {
        turn { engine.performing(as: .system) { navigationController?.simulatedEndInteractivePop(finished: false) } }
        settle()
    }

    public func finishInteractivePop() {
        turn { engine.performing(as: .system) { navigationController?.simulatedEndInteractivePop(finished: true) } }
        settle()
    }
}

extension UIWindow {
    /// A window lays its root view out by hand; everything below follows by its autoresizing mask.
    func simulatedResize(to frame: CGRect) {
        simulatedSetFrame(frame)
        for view in childViews {
            guard let owner = view.owner else { continue }
            view.frame = owner.presentingViewController == nil ? modelBounds : simulatedPlace(of: owner)
        }
        simulatedPlacePresentations()
        simulatedDevice?.safeAreasMayHaveChanged = true
    }
}
