import Foundation

/// The keyboard's own window, which is none of the app's: what stands on the keyboard lives here.
final class SimulatedKeyboardWindow: UIWindow {
    /// As wide as the keyboard and at its top.
    let host = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(host)
    }

    required init?(coder: NSCoder) { nil }

    /// The keys are no views here.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === host ? nil : hit
    }
}

extension SimulatedKeyboard {
    /// What stands on the keyboard, from its coming until it has gone.
    public var accessoryView: UIView? { accessoryWindow?.host.childViews.first }

    /// What a first responder wants to stand on its keyboard: its own, or that of the next in the responder chain which
    /// has one (UIResponder.h: "Goes up the responder chain"). An input that stands there itself changes nothing.
    func accessoryView(for responder: UIResponder) -> UIView? {
        if let accessoryView, (responder as? UIView)?.isDescendantUncounted(of: accessoryView) == true {
            return accessoryView
        }
        // UIKit's steps along the chain are no costs of the app.
        let costs = device.engine.costs
        defer { device.engine.costs = costs }
        barOwner = nil
        for responder in sequence(first: responder, next: \.next) {
            guard let view = responder.inputAccessoryView else { continue }
            barOwner = responder
            return view
        }
        return nil
    }

    /// The controller that has put the bar onto the keyboard that `responder` is in; nil for a bar of an input.
    func owner(ofBarAround responder: UIResponder) -> UIResponder? {
        guard let accessoryView, let view = responder as? UIView else { return nil }
        return view.isDescendantUncounted(of: accessoryView) ? barOwner as? UIViewController : nil
    }

    /// `event` interrupts a keyboard that is up: the system takes the accessory view away from the next input.
    ///
    /// Source: <https://github.com/hackiftekhar/IQKeyboardToolbarManager/pull/21>
    func losingAccessory(in event: () -> Void) {
        let isUp = isShown
        event()
        if isUp, device.behavior.losesAccessoryViews { losesAccessory = true }
    }

    /// The height that is left when the first responder resigns: that of a bar whose controller is the next one; else 0.
    var heightLeft: CGFloat {
        guard let window = device.focusWindow, let responder = window.simulatedFirstResponder else { return 0 }
        let next = responder is UIView ? window.simulatedHeir(of: responder) : responder
        guard let next, next.inputAccessoryView === accessoryView else { return 0 }
        return height(for: next, with: accessoryView) ?? 0
    }

    /// The keys of a standing keyboard go, and the bar of a controller stays at the bottom of the screen.
    func tellThatKeysGo(leaving height: CGFloat) {
        let position = device.behavior.barLeftAlone
        guard isShown, motion.to.height > height, position != .show else { return }
        notify(.willHide, motion.to, hideFrame(frameBelowScreen), duration, 7, true)
        if position != .hideAndShow { notify(.willChangeFrame, motion.to, .zero, duration, 7, true) }
    }

    /// Nothing but a bar is wanted for `responder`, a controller.
    func isBarAlone(for responder: UIResponder) -> Bool {
        responder is UIViewController && responder.inputView == nil && !(responder is any UIKeyInput)
    }

    /// Whether the bar of `responder` comes to the bottom of the screen, or stays there, without a notice of that.
    func isDockingUntold(for responder: UIResponder) -> Bool {
        guard isBarAlone(for: responder) else { return false }
        return isShown ? device.behavior.barLeftAlone == .zeros : device.behavior.barsDockUntold
    }

    /// The app is back, and the bar of a controller stands alone. A frame without a height is told then.
    func tellBarAloneAtReturn() {
        guard isDockedUntold, isShown, !isScripted else { return }
        let bottom = CGRect(x: 0, y: device.screen.bounds.maxY, width: device.screen.bounds.width, height: 0)
        device.turn { notify(.willChangeFrame, bottom, bottom, 0, 7, true) }
    }

    /// The bar of a controller comes without the keys, and nothing is posted.
    func dockUntold(height: CGFloat) {
        cycle += 1
        (isOfOtherApp, isDockedUntold) = (false, true)
        move(to: docked(height: height), shown: true, duration: duration, curve: .keyboard)
    }

    /// It goes in the same way.
    func undockUntold() {
        cycle += 1
        isDockedUntold = false
        move(to: frameBelowScreen, shown: false, duration: duration, curve: .keyboard)
        let current = cycle
        device.engine.schedule(after: SimulatedCurve.keyboard.seconds(for: duration)) { [weak self] in
            if let self, cycle == current { putOnKeyboard(nil) }
        }
    }

    /// As high as its constraints make it; or as its content, if its height is flexible; else as its frame.
    func accessoryHeight(_ view: UIView?) -> CGFloat {
        guard let view else { return 0 }
        if !view.translatesAutoresizingMaskIntoConstraints {
            let size = CGSize(width: device.screen.bounds.width, height: 0)
            return view.systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let content = view.intrinsicContentSize.height
        return view.autoresizingMask.contains(.flexibleHeight) && content >= 0 ? content : view.modelBounds.height
    }

    /// What stands on the keyboard has another content: with a flexible height the keyboard is as much higher or lower.
    func accessoryDidResize() {
        guard let accessoryView, accessoryHeight(accessoryView) != accessoryView.modelBounds.height else { return }
        inputViewsDidReload()
    }

    /// Puts `view`, and nothing else, onto the keyboard: where that is now, or on its way with what stood there before.
    func putOnKeyboard(_ view: UIView?) {
        let height = accessoryHeight(view)
        device.engine.performing(as: .uikit) {
            if let old = accessoryView, old !== view { old.removeFromSuperview() }
            guard let view else {
                accessoryWindow = nil
                return
            }
            let window = accessoryWindow ?? makeAccessoryWindow()
            window.simulatedSetFrame(device.screen.bounds)
            if let owner = device.focusWindow, owner !== window { window.windowScene = owner.windowScene }
            accessoryWindow = window
            if view.parentView !== window.host {
                window.host.addSubview(view)
                if !view.translatesAutoresizingMaskIntoConstraints { pin(view, to: window.host) }
            }
            var place = frame
            if window.host.animationCount > 0 {
                place.origin.y = window.host.modelCenter.y - window.host.modelBounds.height / 2
            }
            UIView.performWithoutAnimation { placeAccessory(at: place, height: height) }
        }
    }

    private func makeAccessoryWindow() -> SimulatedKeyboardWindow {
        let window = SimulatedKeyboardWindow(frame: device.screen.bounds)
        window.simulatedDevice = device
        window.windowScene = device.scene
        return window
    }

    private func pin(_ view: UIView, to host: UIView) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
        ])
    }

    /// At the top of a keyboard that is at `frame`, and as wide.
    private func placeAccessory(at frame: CGRect, height: CGFloat? = nil) {
        guard let host = accessoryWindow?.host, let view = accessoryView else { return }
        let size = CGSize(width: frame.width, height: height ?? host.modelBounds.height)
        host.frame = CGRect(origin: frame.origin, size: size)
        if view.translatesAutoresizingMaskIntoConstraints { view.frame = CGRect(origin: .zero, size: size) }
    }

    /// It moves with the keyboard, from where that is at this instant.
    func moveAccessory(from begin: CGRect, to end: CGRect, duration: TimeInterval, options: UIView.AnimationOptions) {
        guard let host = accessoryWindow?.host else { return }
        device.engine.performing(as: .uikit) {
            device.engine.animator.removeAnimations(of: host, now: device.now)
            UIView.performWithoutAnimation { placeAccessory(at: begin) }
            UIView.animate(withDuration: duration, delay: 0, options: options) {
                self.placeAccessory(at: end)
            }
        }
    }
}
