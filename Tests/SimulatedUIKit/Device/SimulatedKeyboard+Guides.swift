import Foundation

// MARK: - What the keyboard does with the layout guides

extension SimulatedKeyboard {
    private var guides: [UIKeyboardLayoutGuide] {
        device.windows.flatMap(\.simulatedGuideOwners).compactMap(\.keyboardGuide)
    }

    /// The corner of what the guides take for the docked keyboard, in screen coordinates; nil for none.
    var guideOrigin: CGPoint? {
        let behavior = device.engine.behavior
        guard var origin = dockedFrame?.origin, behavior.guideFrame != .atTheBottom else { return nil }
        // developer.apple.com/videos/play/wwdc2023/10281: minimized, the bar counts in Stage Manager alone.
        if isPill, !device.isInStageManager { return nil }
        if hasLostAccessory, behavior.guideFrame == .lowWithoutAccessory { return nil }
        let counts = isFollowingFinger ? behavior.guideCountsAccessoryInDrag : behavior.guideCountsAccessoryAtRest
        if !counts { origin.y += accessoryWindow?.host.modelBounds.height ?? 0 }
        origin.y -= guideExcess
        return origin
    }

    /// How far above the keyboard a finger begins to take it along.
    var dismissPadding: CGFloat {
        let owners = device.focusWindow?.simulatedGuideOwners ?? []
        return owners.compactMap { $0.keyboardGuide?.keyboardDismissPadding }.max().map { max(0, $0) } ?? 0
    }

    /// How everything moves that is pinned to the keyboard or stands on it.
    func optionsOfFollowers(_ curve: SimulatedCurve) -> UIView.AnimationOptions {
        device.engine.behavior.keyboardCurve == .spring ? curve.options : SimulatedCurve.keyboard.options
    }

    /// To be called inside the keyboard's animation. `layoutIfNeeded` begins at the highest ancestor that needs layout,
    /// so it lays out whatever the app has pending there, animated.
    func layOutGuideOwners(_ time: SimulatedBehavior.GuideOwners) {
        guard device.engine.behavior.guideOwners == time else { return }
        device.engine.performing(as: .app) {
            for owner in device.windows.flatMap(\.simulatedGuideOwners) { owner.simulatedLayoutIfNeeded() }
        }
    }

    /// To be called before a movement: a guide that is left behind misses it, any other one takes part again.
    func guidesWillMove() {
        let position = device.engine.behavior.guideFrame
        guard position != .right else { return }
        for guide in guides {
            let isLeaving = position == .staleAfterLeaving && guide.owningView?.simulatedIsLeaving == true
            if isLeaving || position == .staleAfterDismissal && isBeingDismissed {
                guide.simulatedStay()
            } else {
                guide.simulatedStayed = nil
            }
        }
    }

    /// A window is about to have another frame under the keyboard: its guides may keep their height.
    func guidesMiss(theMoveOf window: UIWindow) {
        guard device.engine.behavior.guideFrame == .missesMovesOfTheWindow, isShown else { return }
        for guide in window.simulatedGuideOwners.compactMap(\.keyboardGuide) where guide.simulatedStayed == nil {
            guide.simulatedStayed = guide.layoutFrame.height
        }
    }

    /// Reported for the moment after opening: 453.66 for a keyboard of 345 (react-native-keyboard-controller #1155).
    func guidesAreTooHigh() {
        guard device.engine.behavior.guideFrame == .tooHighAfterOpening else { return }
        setGuideExcess(453.66 - 345)
        device.engine.schedule(after: 0.05) { [weak self] in self?.setGuideExcess(0) }
    }

    /// To be called before a hide is told (react-native-keyboard-controller #1298, PR 1299): for one layout the guides are
    /// as high as the accessory view alone.
    func guidesLoseTheKeyboard() {
        guard device.engine.behavior.guideFrame == .lowBeforeHide, let frame = dockedFrame, let accessoryView else {
            return
        }
        setGuideExcess(accessoryHeight(accessoryView) - frame.height)
        device.engine.performing(as: .app) { device.windows.forEach { $0.simulatedLayoutIfNeeded() } }
        setGuideExcess(0)
    }

    private func setGuideExcess(_ excess: CGFloat) {
        guideExcess = excess
        for window in device.windows {
            window.simulatedSetNeedsLayout()
            window.simulatedFollowKeyboard()
        }
    }
}

extension SimulatedBehavior.GuideFrame {
    /// Guides keep a height that is no longer the keyboard's.
    var isStale: Bool { self == .staleAfterLeaving || self == .staleAfterDismissal }
}

extension UIView {
    /// This view and those in it whose layout guide somebody has touched; superviews first.
    var simulatedGuideOwners: [UIView] {
        (keyboardGuide == nil ? [] : [self]) + childViews.flatMap(\.simulatedGuideOwners)
    }
}
