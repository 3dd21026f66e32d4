import Foundation
import UIKit

extension Player {
    /// Pushes, presents, rotates, leaves and comes back.
    func changeScreen(_ step: Step) {
        if isAway {
            switch step {
            case .foreground where !isLocked, .unlock where isLocked: comeBack()
            default: break
            }
            return
        }
        if pops {
            switch step {
            case .cancelPop, .finishPop:
                step == .cancelPop ? device.cancelInteractivePop() : device.finishInteractivePop()
                pops = false
                disturb(asksToShow: step == .cancelPop ? nil : false)
            default: break
            }
            return
        }
        switch step {
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
            keyboardEvents += 2
            disturb(asksToShow: witness.top == nil ? nil : true)
        case .resize(let size): resize(size)
        case .fold: fold()
        case .background, .lock:
            liftFinger()
            step == .lock ? device.lock() : device.enterBackground()
            (isAway, isLocked) = (true, step == .lock)
            keyboardEvents += 2
            disturb()
        case .replaceRoot, .release: replace(releases: step == .release)
        case .present, .dismissPresented: changePresented(step)
        default: navigate(step)
        }
    }

    private func comeBack() {
        isLocked ? device.unlock() : device.enterForeground()
        (isAway, isLocked) = (false, false)
        // A keyboard that has come back without a notice may go without one. What was in doubt before is looked at now, which
        // takes a moment; while animations are disabled, the next event serves.
        let staysDoubtful = witness.isDoubtful && !mayWait
        let hasFocus = stage.screens.contains { $0.viewIfLoaded?.firstResponder != nil }
        witness.isDoubtful = witness.top == nil || !hasFocus || staysDoubtful
        // Becoming active is an event.
        isUnseen = false
        keyboardEvents += 2
        disturb()
    }

    private func fold() {
        guard let fold = device.model.fold, canKnowOfFold else { return }
        liftFinger()
        fold == .outer ? device.unfold() : device.fold()
        // A hide may be lost, and a keyboard that has gone untold is known at the next event.
        if device.behavior.foldNotices != .hide { witness.follow(device) }
        if device.behavior.foldNotices == .hideUntold, fold == .inner { witness.isDoubtful = true }
        keyboardEvents += 2
        disturb(asksToShow: witness.top == nil ? nil : true)
    }

    /// Whether a keyboard on screen is announced for the other one. Without a show, the layout guide has to say twice where it is, and
    /// whatever happens in between may be in its way; the situations of folds play that.
    private var canKnowOfFold: Bool {
        // One that has just been announced is not on screen yet.
        let isShown = witness.top != nil || device.keyboard.frame.minY < device.screen.bounds.maxY
        return !isShown || ![.nothing, .changeOfFrame].contains(device.behavior.foldNotices)
    }

    /// Takes turns: the whole screen, a window in its middle, half of its width.
    private func resize(_ size: Int) {
        guard stage.world.model.isPad, stage.otherWindow == nil else { return }
        let screen = device.screen.bounds
        let half = CGRect(x: 0, y: 0, width: max(375, screen.width / 2), height: screen.height)
        let frame = [screen, screen.insetBy(dx: 80, dy: 90), half][size % 3]
        guard frame != stage.window.frame else { return }
        device.resizeWindow(to: frame)
        // Where UIKit puts a sheet then, only the sheet knows.
        let isInSheet = stage.screens.contains(where: \.isInSheet)
        disturb(asksToShow: isInSheet ? false : nil)
        if isInSheet { isUnseen = true }
    }

    private func replace(releases: Bool) {
        liftFinger()
        presented = []
        if releases { stage.clear() }
        stage.setUp()
        listen()
        (ignored, decisions, hasComeUnheard) = ([], 0, false)
        keyboardEvents += 2
        disturb()
    }

    private var navigation: UINavigationController? {
        stage.screen?.navigationController ?? stage.window.rootViewController as? UINavigationController
    }

    private func navigate(_ step: Step) {
        guard presented.isEmpty, finger == nil, stage.otherWindow == nil || step == .push else { return }
        switch step {
        case .push:
            guard let navigation, navigation.viewControllers.count < 3 else { return }
            let next = stage.makeNeighbor()
            guard next.parent == nil, next.presentingViewController == nil else { return }
            listen()
            device.turn { navigation.pushViewController(next, animated: true) }
            if isInOtherScene { hasComeUnheard = true }
        case .pop:
            guard let navigation, navigation.viewControllers.count > 1 else { return }
            device.turn { _ = navigation.popViewController(animated: true) }
        case .beginPop:
            guard let navigation, navigation.viewControllers.count > 1, !device.isBusy else { return }
            device.beginInteractivePop()
            pops = true
        case .switchTab:
            guard let tabs = stage.tabs else { return }
            let (before, notices) = (focus, witness.count)
            device.turn { tabs.selectedIndex = 1 - tabs.selectedIndex }
            isFocusUntold = before is KeyInput && focus is KeyInput && focus !== before && witness.count == notices
        default: return
        }
        keyboardEvents += 2
        disturb()
    }
}
