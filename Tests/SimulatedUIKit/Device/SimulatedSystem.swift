import Foundation

/// A version of iOS, as far as reports say how it behaves around the keyboard.
public enum SimulatedSystem: String, CaseIterable, Sendable {
    case iOS15, iOS16, iOS17, iOS18, iOS26, iOS27

    /// The system of devices that are made without one: what the environment variable `SIMULATED_SYSTEM` names, if it is set.
    public static let ofEnvironment = ProcessInfo.processInfo.environment["SIMULATED_SYSTEM"].flatMap(Self.init)

    /// What the reports say of this version. Where they name no version, or differ, it is the harshest position that was
    /// reported; what nobody reported is as in `SimulatedBehavior()`.
    public var behavior: SimulatedBehavior {
        var behavior = SimulatedBehavior()
        // iOS 15 begins editing after willShow, later ones before, whatever the input is.
        let begin: SimulatedBehavior.BeginEditing = self == .iOS15 ? .afterWillShow : .beforeWillShow
        (behavior.fieldBeginsEditing, behavior.textViewBeginsEditing) = (begin, begin)
        behavior.cancelledDragPostsWillShow = true
        behavior.keyboardCurve = .spring
        behavior.animatesRotation = true
        behavior.clampsUnderFinger = true
        behavior.decelerates = true
        behavior.roundsRangeEnds = true
        behavior.clampsAtBothEnds = true
        behavior.scrollsFirstResponderLast = true
        behavior.scrollsDisabledScrollViews = false
        behavior.storesSafeArea = true
        behavior.sharesGuideOptions = true
        behavior.popoversKeepFocus = true
        behavior.animatesCaretScroll = true
        behavior.selectAllScrolls = false
        behavior.animatedScrollsEndDeceleration = false
        behavior.shortContentDismissesKeyboard = false
        behavior.phonesHaveShortcutsBar = false
        behavior.hardwareFrame = .ofTheBar
        behavior.hardwareKeyboardPostsHide = true
        behavior.poppedFocus = .beforeWillDisappear
        behavior.keyboardGoesWithSwipe = true
        behavior.hostedInputsLeaveSilently = true
        behavior.returnedFocus = self == .iOS15 ? .oneNotice(.willShow) : .unanimated
        switch self {
        case .iOS15:
            behavior.caretPlacement = .nextTurn
            behavior.guideOwners = .afterNotices
            behavior.draggedAccessoryHalts = true
        case .iOS16:
            behavior.caretPlacement = .nextTurn
            behavior.guideOwners = .afterNotices
        case .iOS17:
            behavior.caretPlacement = .after(0.01)
            behavior.guideOwners = .afterNotices
            behavior.postsSupersededDidNotices = true
            behavior.sheetsExpandForKeyboard = true
        case .iOS18:
            behavior.caretPlacement = .after(0.01)
            behavior.guideOwners = .beforeNotices
            behavior.postsSupersededDidNotices = true
            behavior.sheetsExpandForKeyboard = true
            behavior.guideFrame = .staleAfterLeaving
        case .iOS26:
            behavior.caretPlacement = .after(0.01)
            behavior.guideOwners = .beforeNotices
            behavior.didNotices = .after(0.04)
            behavior.postsSupersededDidNotices = true
            behavior.hideFrame = .accessoryHeight
            behavior.frameCountsAccessory = false
            behavior.guideFrame = .tooHighAfterOpening
            behavior.guidesRestAtTheBottom = true
            behavior.barLeftAlone = .zerosAndShow
            behavior.guideCountsAccessoryInDrag = false
            behavior.sheetsExpandForKeyboard = true
            behavior.backgroundKeyboard = .leavesSilently
            behavior.changedAccessoryStretches = true
            behavior.accessoryFrameIsWindows = true
            behavior.losesAccessoryViews = true
            behavior.firstSelectionIsTold = false
            behavior.guidesNeedActiveApp = true
        case .iOS27:
            behavior.caretPlacement = .after(0.05)
            behavior.guideOwners = .beforeNotices
            behavior.didNotices = .atOnce
            behavior.postsSupersededDidNotices = true
            behavior.hideFrame = .null
            behavior.barsStandAtTheSide = true
            behavior.barsDockUntold = true
            behavior.sheetsLiftForKeyboard = true
            behavior.sheetsShrinkForKeyboard = true
            behavior.didFramesAreLow = true
            behavior.frameCountsAccessory = false
            behavior.guideFrame = .atTheBottom
            behavior.guideCountsAccessoryInDrag = false
            behavior.sheetsExpandForKeyboard = true
            behavior.backgroundKeyboard = .returnsSilently
        }
        return behavior
    }
}
