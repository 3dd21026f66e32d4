import Foundation
import UIKit

/// A switch of the device that is set to one of its positions in the middle of a history.
enum Switch: String, CaseIterable {
    case fieldBeginsBefore, fieldBeginsAfter, textViewBeginsBefore, textViewBeginsAfter
    case didAtTheEnd, didAtOnce, didAfter40Milliseconds, postsSupersededDid, omitsSupersededDid
    case hideBelowTheScreen, hideNull, hideZeros, hideWithoutHeight, hideAccessoryHeight
    case frameCountsAccessory, frameOmitsAccessory, cancelledDragPosts, cancelledDragIsSilent
    case curveStretched, curveSpring, didFramesAreLow, didFramesAreRight, rotationAnimates, rotationJumps
    case hardwareFrameOfKeyboard, hardwareFrameOfBar, minimizedBarNarrow, minimizedBarZeros, phonesHaveBar,
        phonesHaveNoBar
    case backgroundStays, backgroundPostsHide, backgroundLeavesSilently, backgroundReturnsSilently
    case lockShowsZeros, lockShows, lockHides, lockIsSilent, unlockAnnounces, unlockIsSilent
    case guideLater, guideBefore, guideAfter
    case guideRight, guideStaleAfterLeaving, guideAtTheBottom, guideTooHigh, guideLowBeforeHide,
        guideStaleAfterDismissal
    case guideMisses, guideCountsAccessory, guideOmitsAccessory, sharesGuideOptions, ownGuideOptions
    case caretSameTurn, caretNextTurn, caretAfter10Milliseconds, caretAfter50Milliseconds, caretScrollAnimates
    case caretScrollJumps, selectAllScrolls, selectAllStays
    case clampsUnderFinger, freeUnderFinger, decelerates, stopsAtOnce, offsetEndsScrolls, scrollsOverwrite
    case scrollEndsDeceleration, decelerationGoesOn, shortContentDismisses, shortContentKeeps, accessoryHalts,
        accessoryGoes
    case roundsRangeEnds, exactRangeEnds, clampsAtBothEnds, clampsAtEnd, scrollsLast, scrollsFirst
    case scrollsDisabled, leavesDisabled
    case storesSafeArea, derivesSafeArea, popoversKeepFocus, popoversTakeFocus
    case focusIsNotReturned, focusReturnsAtOnce, focusReturnsWithWillShow, focusReturnsWithDidShow
    case sheetsExpand, sheetsStay, instantHide, slowHide
    case accessoryFrameIsWindows, accessoryFrameIsScreens, losesAccessoryViews, keepsAccessoryViews
    case endEditingTakesBar, endEditingReturns, endEditingResigns, inputsPassFocusOn, inputsEndFocus
    case poppedFieldResignsFirst, poppedFieldResignsLater, keyboardGoesWithSwipe, keyboardLeavesAtSwipe
    case guideLosesAccessory, guideMissesWindow, numberPadsPopOver, numberPadsDock, barsMinimize, barsMinimizeAlways,
        barsStay
    case pagesSnap, pagesRest, invertedAreasStay, invertedAreasFollow
    case gridsMakeRoomFirst, gridsMakeRoomLast, gridsMakeNoRoom, swiftUIAvoidsInCells, swiftUILeavesCells
    case hostedInputsLeaveSilently, hostedInputsLeaveTold

    /// Those of the keyboard itself are set elsewhere.
    func set(_ behavior: inout SimulatedBehavior) {
        switch self {
        case .fieldBeginsBefore: behavior.fieldBeginsEditing = .beforeWillShow
        case .fieldBeginsAfter: behavior.fieldBeginsEditing = .afterWillShow
        case .textViewBeginsBefore: behavior.textViewBeginsEditing = .beforeWillShow
        case .textViewBeginsAfter: behavior.textViewBeginsEditing = .afterWillShow
        case .didAtTheEnd: behavior.didNotices = .atTheEnd
        case .didAtOnce: behavior.didNotices = .atOnce
        case .didAfter40Milliseconds: behavior.didNotices = .after(0.04)
        case .postsSupersededDid: behavior.postsSupersededDidNotices = true
        case .omitsSupersededDid: behavior.postsSupersededDidNotices = false
        case .hideBelowTheScreen: behavior.hideFrame = .belowTheScreen
        case .hideNull: behavior.hideFrame = .null
        case .hideZeros: behavior.hideFrame = .zeros
        case .hideWithoutHeight: behavior.hideFrame = .withoutHeight
        case .hideAccessoryHeight: behavior.hideFrame = .accessoryHeight
        case .frameCountsAccessory: behavior.frameCountsAccessory = true
        case .frameOmitsAccessory: behavior.frameCountsAccessory = false
        case .cancelledDragPosts: behavior.cancelledDragPostsWillShow = true
        case .cancelledDragIsSilent: behavior.cancelledDragPostsWillShow = false
        case .curveStretched: behavior.keyboardCurve = .stretched
        case .curveSpring: behavior.keyboardCurve = .spring
        case .didFramesAreLow: behavior.didFramesAreLow = true
        case .didFramesAreRight: behavior.didFramesAreLow = false
        case .rotationAnimates: behavior.animatesRotation = true
        case .rotationJumps: behavior.animatesRotation = false
        case .hardwareFrameOfKeyboard: behavior.hardwareFrame = .ofTheKeyboard
        case .hardwareFrameOfBar: behavior.hardwareFrame = .ofTheBar
        case .minimizedBarNarrow: behavior.minimizedBarFrame = .narrow
        case .minimizedBarZeros: behavior.minimizedBarFrame = .zeros
        case .phonesHaveBar: behavior.phonesHaveShortcutsBar = true
        case .phonesHaveNoBar: behavior.phonesHaveShortcutsBar = false
        default: setMore(&behavior)
        }
    }

    private func setMore(_ behavior: inout SimulatedBehavior) {
        switch self {
        case .backgroundStays: behavior.backgroundKeyboard = .stays
        case .backgroundPostsHide: behavior.backgroundKeyboard = .postsHide
        case .backgroundLeavesSilently: behavior.backgroundKeyboard = .leavesSilently
        case .backgroundReturnsSilently: behavior.backgroundKeyboard = .returnsSilently
        case .lockShowsZeros: behavior.lockNotices = .showsOfZeros
        case .lockShows: behavior.lockNotices = .show
        case .lockHides: behavior.lockNotices = .hide
        case .lockIsSilent: behavior.lockNotices = .nothing
        case .unlockAnnounces: behavior.unlockAnnouncesKeyboard = true
        case .unlockIsSilent: behavior.unlockAnnouncesKeyboard = false
        case .guideLater: behavior.guideOwners = .laidOutLater
        case .guideBefore: behavior.guideOwners = .beforeNotices
        case .guideAfter: behavior.guideOwners = .afterNotices
        case .guideRight: behavior.guideFrame = .right
        case .guideStaleAfterLeaving: behavior.guideFrame = .staleAfterLeaving
        case .guideAtTheBottom: behavior.guideFrame = .atTheBottom
        case .guideTooHigh: behavior.guideFrame = .tooHighAfterOpening
        case .guideLowBeforeHide: behavior.guideFrame = .lowBeforeHide
        case .guideStaleAfterDismissal: behavior.guideFrame = .staleAfterDismissal
        case .guideMisses: behavior.guideFrame = .missesWhatMovesMeanwhile
        case .guideCountsAccessory: behavior.guideCountsAccessoryAtRest = true
        case .guideOmitsAccessory: behavior.guideCountsAccessoryAtRest = false
        case .sharesGuideOptions: behavior.sharesGuideOptions = true
        case .ownGuideOptions: behavior.sharesGuideOptions = false
        case .caretSameTurn: behavior.caretPlacement = .sameTurn
        case .caretNextTurn: behavior.caretPlacement = .nextTurn
        case .caretAfter10Milliseconds: behavior.caretPlacement = .after(0.01)
        case .caretAfter50Milliseconds: behavior.caretPlacement = .after(0.05)
        case .caretScrollAnimates: behavior.animatesCaretScroll = true
        case .caretScrollJumps: behavior.animatesCaretScroll = false
        case .selectAllScrolls: behavior.selectAllScrolls = true
        case .selectAllStays: behavior.selectAllScrolls = false
        default: setScrolling(&behavior)
        }
    }

    private func setSurroundings(_ behavior: inout SimulatedBehavior) {
        switch self {
        case .guideLosesAccessory: behavior.guideFrame = .lowWithoutAccessory
        case .guideMissesWindow: behavior.guideFrame = .missesMovesOfTheWindow
        case .numberPadsPopOver: behavior.numberPadsArePopovers = true
        case .numberPadsDock: behavior.numberPadsArePopovers = false
        case .barsMinimize: behavior.barsMinimize = .underFinger
        case .barsMinimizeAlways: behavior.barsMinimize = .inEveryScroll
        case .barsStay: behavior.barsMinimize = .never
        case .pagesSnap: behavior.layoutsSnapToPages = true
        case .pagesRest: behavior.layoutsSnapToPages = false
        case .invertedAreasStay: behavior.invertedSafeAreasStay = true
        case .invertedAreasFollow: behavior.invertedSafeAreasStay = false
        case .gridsMakeRoomFirst: behavior.collectionControllersMakeRoom = .beforeNotices
        case .gridsMakeRoomLast: behavior.collectionControllersMakeRoom = .afterNotices
        case .gridsMakeNoRoom: behavior.collectionControllersMakeRoom = .never
        case .swiftUIAvoidsInCells: behavior.swiftUIAvoidsInCells = true
        case .swiftUILeavesCells: behavior.swiftUIAvoidsInCells = false
        case .hostedInputsLeaveSilently: behavior.hostedInputsLeaveSilently = true
        case .hostedInputsLeaveTold: behavior.hostedInputsLeaveSilently = false
        default: break
        }
    }

    private func setScrolling(_ behavior: inout SimulatedBehavior) {
        switch self {
        case .clampsUnderFinger: behavior.clampsUnderFinger = true
        case .freeUnderFinger: behavior.clampsUnderFinger = false
        case .decelerates: behavior.decelerates = true
        case .stopsAtOnce: behavior.decelerates = false
        case .offsetEndsScrolls: behavior.offsetWritesEndScrolls = true
        case .scrollsOverwrite: behavior.offsetWritesEndScrolls = false
        case .scrollEndsDeceleration: behavior.animatedScrollsEndDeceleration = true
        case .decelerationGoesOn: behavior.animatedScrollsEndDeceleration = false
        case .shortContentDismisses: behavior.shortContentDismissesKeyboard = true
        case .shortContentKeeps: behavior.shortContentDismissesKeyboard = false
        case .accessoryHalts: behavior.draggedAccessoryHalts = true
        case .accessoryGoes: behavior.draggedAccessoryHalts = false
        case .roundsRangeEnds: behavior.roundsRangeEnds = true
        case .exactRangeEnds: behavior.roundsRangeEnds = false
        case .clampsAtBothEnds: behavior.clampsAtBothEnds = true
        case .clampsAtEnd: behavior.clampsAtBothEnds = false
        case .scrollsLast: behavior.scrollsFirstResponderLast = true
        case .scrollsFirst: behavior.scrollsFirstResponderLast = false
        case .scrollsDisabled: behavior.scrollsDisabledScrollViews = true
        case .leavesDisabled: behavior.scrollsDisabledScrollViews = false
        case .storesSafeArea: behavior.storesSafeArea = true
        case .derivesSafeArea: behavior.storesSafeArea = false
        case .popoversKeepFocus: behavior.popoversKeepFocus = true
        case .popoversTakeFocus: behavior.popoversKeepFocus = false
        case .focusIsNotReturned: behavior.returnedFocus = .none
        case .focusReturnsAtOnce: behavior.returnedFocus = .unanimated
        case .focusReturnsWithWillShow: behavior.returnedFocus = .oneNotice(.willShow)
        case .focusReturnsWithDidShow: behavior.returnedFocus = .oneNotice(.didShow)
        case .sheetsExpand: behavior.sheetsExpandForKeyboard = true
        case .sheetsStay: behavior.sheetsExpandForKeyboard = false
        default: setLeaving(&behavior)
        }
    }

    private func setLeaving(_ behavior: inout SimulatedBehavior) {
        switch self {
        case .accessoryFrameIsWindows: behavior.accessoryFrameIsWindows = true
        case .accessoryFrameIsScreens: behavior.accessoryFrameIsWindows = false
        case .losesAccessoryViews: behavior.losesAccessoryViews = true
        case .keepsAccessoryViews: behavior.losesAccessoryViews = false
        case .endEditingTakesBar: behavior.endEditing = .takesBarAway
        case .endEditingReturns: behavior.endEditing = .returnsAtReload
        case .endEditingResigns: behavior.endEditing = .asInputResigns
        case .inputsPassFocusOn: behavior.inputsPassFocusOn = true
        case .inputsEndFocus: behavior.inputsPassFocusOn = false
        case .poppedFieldResignsFirst: behavior.poppedFocus = .beforeWillDisappear
        case .poppedFieldResignsLater: behavior.poppedFocus = .afterWillDisappear
        case .keyboardGoesWithSwipe: behavior.keyboardGoesWithSwipe = true
        case .keyboardLeavesAtSwipe: behavior.keyboardGoesWithSwipe = false
        default: setSurroundings(&behavior)
        }
    }
}
