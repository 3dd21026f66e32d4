/// What devices and systems do differently: one switch for each report.
///
/// A device starts with the behavior of its `SimulatedSystem`, and any switch can be set by itself. Numbers in parentheses
/// are those of the reports in the table of `Tests/UIKitContractTests/ASSUMPTIONS.md`.
public struct SimulatedBehavior: Equatable, Sendable {
    public init() {}

    // MARK: Notices

    /// When editing begins, compared to `keyboardWillShow`.
    public enum BeginEditing: Sendable { case beforeWillShow, afterWillShow }
    public var fieldBeginsEditing = BeginEditing.beforeWillShow
    public var textViewBeginsEditing = BeginEditing.afterWillShow

    /// When the did notices come.
    public enum DidNotices: Equatable, Sendable {
        case atTheEnd
        case atOnce
        /// Seconds after the will notices.
        case after(Double)
    }
    public var didNotices = DidNotices.atTheEnd
    /// A movement that another one has superseded posts its did notices all the same, at its own end.
    public var postsSupersededDidNotices = false

    /// The end frame that a hide tells.
    public enum HideFrame: Equatable, Sendable {
        case belowTheScreen
        case null
        case zeros
        /// As wide as the keyboard, at the bottom of the screen, without a height.
        case withoutHeight
        /// The height of the accessory view remains (iOS 26), if there is one; else as `belowTheScreen`.
        case accessoryHeight
    }
    public var hideFrame = HideFrame.belowTheScreen

    /// The accessory view counts in the keyboard's frame.
    public var frameCountsAccessory = true
    /// On a tablet, a keyboard with an accessory view tells the end frame of `willShow` and `willHide` in the
    /// coordinates of the window with the input.
    public var accessoryFrameIsWindows = false
    /// What is told when editing ends and the bar of a controller stays at the bottom of the screen.
    public enum BarLeftAlone: CaseIterable, Sendable {
        /// A show of the bar.
        case show
        /// A hide comes before that.
        case hideAndShow
        /// The hide, and a change of frame to zeros, come before that (iOS 26).
        case zerosAndShow
        /// The same, and no show: told of a swipe that closes the keyboard (iOS 26).
        case zeros
    }
    public var barLeftAlone = BarLeftAlone.show
    /// The bar of a controller comes to the bottom of the screen, as that becomes first responder, without any notice,
    /// and goes so if no keyboard was open meanwhile (iOS 27).
    public var barsDockUntold = false
    /// When what stands on a keyboard that is up becomes another one, the keyboard is for a moment as much too high as that.
    public var changedAccessoryStretches = false
    /// After the background, a push, a pop or a presentation, the keyboard for the next input comes without that
    /// input's accessory view. It stays away until the input views are reloaded, or the keyboard has gone.
    public var losesAccessoryViews = false
    /// A number pad of an iPad is a popover at its input: there is no keyboard, and nothing is posted of the popover
    /// (iPadOS 26).
    public var numberPadsArePopovers = false
    /// A drag of the keyboard that is taken back posts `willShow`.
    public var cancelledDragPostsWillShow = false
    /// The keyboard's curve: a spring stretched to the duration, or one that takes about half a second whatever it says.
    public enum KeyboardCurve: Sendable { case stretched, spring }
    public var keyboardCurve = KeyboardCurve.stretched
    /// The did notices tell frames that are lower than where the keyboard is.
    public var didFramesAreLow = false
    /// A rotation is animated, with the views in it.
    public var animatesRotation = false

    // MARK: Hardware keyboards

    /// The end frame that is told of the bar of a hardware keyboard.
    public enum HardwareFrame: Sendable {
        /// As high as the keyboard, and for the most part below the screen.
        case ofTheKeyboard
        /// The bar alone.
        case ofTheBar
    }
    public var hardwareFrame = HardwareFrame.ofTheKeyboard
    /// The end frame that is told of a minimized shortcuts bar.
    public enum MinimizedBarFrame: Sendable { case narrow, zeros }
    public var minimizedBarFrame = MinimizedBarFrame.narrow
    /// With a hardware keyboard, editing that begins on a phone is followed by a hide, and the field keeps the focus.
    public var hardwareKeyboardPostsHide = false
    /// A phone has the bar, too; else only what stands on the keyboard is left of it, at the bottom of the screen.
    public var phonesHaveShortcutsBar = true

    // MARK: Background

    /// What happens to the keyboard of an app that goes to the background.
    public enum BackgroundKeyboard: Sendable {
        case stays
        /// A hide is posted on the way.
        case postsHide
        /// It goes in the background together with the focus. Only the end of editing tells that.
        case leavesSilently
        /// It goes with a hide on the way, and is back with the app; nothing tells that.
        case returnsSilently

        var postsHide: Bool { self == .postsHide || self == .returnsSilently }
    }
    public var backgroundKeyboard = BackgroundKeyboard.stays

    /// What locking the screen posts of the keyboard of a focused input. The scene is in the background by then.
    public enum LockNotices: Sendable {
        /// Shows with frames of zeros.
        case showsOfZeros
        /// A show of the keyboard where it stands.
        case show
        /// A hide. The keyboard goes, and is back when the screen is unlocked.
        case hide
        case nothing
    }
    public var lockNotices = LockNotices.showsOfZeros
    /// Unlocking the screen announces the keyboard anew; else it is there and nothing tells that.
    public var unlockAnnouncesKeyboard = true

    // MARK: Scenes

    /// Editing that begins in one scene ends editing in another scene of the app; else both keep their first responder.
    public var focusEndsInOtherScenes = false

    /// What is posted of a keyboard that is up while a phone is unfolded or folded, and whether it stays. One report
    /// has it go, with inputs that are not UIKit's.
    public enum FoldNotices: CaseIterable, Sendable {
        case nothing
        /// A hide of the keyboard on the one screen, and a show of that on the other.
        case hideAndShow
        /// The frame on the other screen, as one that changes.
        case changeOfFrame
        /// A phone that is folded loses its keyboard, with a hide or without one, and the input keeps the focus.
        /// Unfolding is as with `hideAndShow`.
        case hide, hideUntold

        /// The keyboard is there on the other screen.
        public static let withKeyboard: [FoldNotices] = [.nothing, .hideAndShow, .changeOfFrame]
        var losesKeyboard: Bool { self == .hide || self == .hideUntold }
    }
    public var foldNotices = FoldNotices.hideAndShow

    // MARK: The end of editing

    /// What `endEditing` on a view does beyond ending the editing of the input in it.
    public enum EndEditing: CaseIterable, Sendable {
        /// Nothing: it is as if the input itself had resigned.
        case asInputResigns
        /// Nobody else has the focus then, and the bar of a controller goes with the keyboard.
        case takesBarAway
        /// The input has the focus back, and the keyboard with it, as the next responder reloads its input views.
        case returnsAtReload
    }
    public var endEditing = EndEditing.asInputResigns
    /// An input in a controller's view that resigns is followed by the next in the responder chain. One that stands on
    /// the keyboard always is.
    public var inputsPassFocusOn = true
    /// When the field of a page that is popped resigns.
    public enum PoppedFocus: CaseIterable, Sendable { case afterWillDisappear, beforeWillDisappear }
    public var poppedFocus = PoppedFocus.afterWillDisappear
    /// While a finger swipes a page back, the keyboard stays where it is on the page and goes along with it, although
    /// `willHide` has been posted.
    public var keyboardGoesWithSwipe = false
    /// An input in a view of SwiftUI that goes with its page takes the keyboard along. Only the end of editing tells
    /// that.
    public var hostedInputsLeaveSilently = false

    // MARK: Layout guides

    /// When views whose `keyboardLayoutGuide` was touched are laid out inside the keyboard's animation.
    public enum GuideOwners: Sendable { case laidOutLater, beforeNotices, afterNotices }
    public var guideOwners = GuideOwners.laidOutLater
    /// Where the guide is, when it is wrong.
    public enum GuideFrame: Sendable {
        case right
        /// A screen that was left with the keyboard up keeps the height, also when the keyboard has gone.
        case staleAfterLeaving
        /// At the bottom of the screen while the keyboard is up (iOS 27).
        case atTheBottom
        /// Higher than the keyboard for a moment after opening (iOS 26).
        case tooHighAfterOpening
        /// Too low for a moment before a hide, with an accessory view (iOS 26).
        case lowBeforeHide
        /// A person who puts the keyboard away leaves the guides at its height.
        case staleAfterDismissal
        /// A view that is out of the window while the keyboard moves has its guide at the bottom when it is back.
        case missesWhatMovesMeanwhile
        /// At the bottom under a keyboard that has lost its accessory view since the last focus (iPadOS 26).
        case lowWithoutAccessory
        /// A window that is resized or moved under the keyboard leaves its guides at their height (iPadOS 26).
        case missesMovesOfTheWindow
    }
    public var guideFrame = GuideFrame.right
    /// Once a keyboard has come and gone, guides rest at the bottom of their views, and not at the safe area (iOS 26).
    public var guidesRestAtTheBottom = false
    /// The accessory view counts at rest, and while a finger drags the keyboard.
    public var guideCountsAccessoryAtRest = true
    public var guideCountsAccessoryInDrag = true
    /// The guides of a window have their options in common: what is set on one is set on all.
    public var sharesGuideOptions = false

    /// A guide that is first asked for while the app is not active yet stays at the bottom.
    public var guidesNeedActiveApp = false

    // MARK: Text

    /// When a tap in a text view places the caret, counted from the turn in which it begins editing.
    public enum CaretPlacement: Equatable, Sendable {
        case sameTurn, nextTurn
        /// Seconds later.
        case after(Double)
    }
    public var caretPlacement = CaretPlacement.sameTurn
    /// The delegate of a text view is told of the caret that a tap has placed as it gave it the focus.
    public var firstSelectionIsTold = true
    /// A text view animates the scroll to its own caret. The scroll view around a text view that does not scroll animates
    /// that scroll in both positions.
    public var animatesCaretScroll = false
    /// Selecting the whole text scrolls to its end.
    public var selectAllScrolls = true

    // MARK: Scroll views

    /// An offset beyond its range is brought back under a finger and while decelerating.
    public var clampsUnderFinger = false
    /// Letting go of a moving finger decelerates over time.
    public var decelerates = false
    /// Setting `contentOffset` ends an animated scroll; else that goes on and overwrites it.
    public var offsetWritesEndScrolls = false
    /// The end of decelerating is told when a finger stops a scroll (since iOS 13), as it touches.
    public var stoppedDecelerationIsTold = true
    /// A layout brings the offset of a scroll view with pages to the nearest page.
    public var layoutsSnapToPages = false
    /// An animated scroll ends a deceleration; else that goes on, and the scroll does not come about.
    public var animatedScrollsEndDeceleration = true
    /// Content that is too short to scroll, and does not bounce, can close the keyboard by a drag all the same.
    public var shortContentDismissesKeyboard = true
    /// An accessory view that a finger has dragged down halts at the bottom of the screen.
    public var draggedAccessoryHalts = false
    /// The ends of the range are rounded to pixels.
    public var roundsRangeEnds = false
    /// An offset is brought back at the start of its range, too.
    public var clampsAtBothEnds = false
    /// The scroll to a new first responder comes last: after begin editing and the will notices.
    public var scrollsFirstResponderLast = false
    /// The scroll to a new first responder skips scroll views that are disabled.
    public var scrollsDisabledScrollViews = true

    /// When a collection controller makes room for the keyboard by itself, compared to the notices of it.
    public enum CollectionRoom: CaseIterable, Sendable { case never, beforeNotices, afterNotices }
    public var collectionControllersMakeRoom = CollectionRoom.never
    /// SwiftUI in the cell of a list keeps its inputs above the keyboard too, as before iOS 14.2.
    public var swiftUIAvoidsInCells = false
    /// The scrolls in which navigation bars minimize, and come back, with the top of the safe area (iOS 27).
    public enum BarMinimization: CaseIterable, Sendable { case never, underFinger, inEveryScroll }
    public var barsMinimize = BarMinimization.never

    // MARK: Safe area and presentations

    /// The app is built with SDK 27.1: the bars that UIKit makes stand at the sides of a phone that unfolds.
    public var barsStandAtTheSide = false
    /// Where they stand.
    public enum SideBars: CaseIterable, Sendable {
        /// In one strip at the trailing side, with the status bar; the inner screen, upright, has none.
        case trailingStrip
        /// The navigation bar at the leading side, what would be at the bottom at the trailing one, on both screens.
        case bothSides
    }
    public var sideBars = SideBars.trailingStrip
    /// A layout leaves subviews alone whose constraints have the same solution as the last time, wherever they are.
    public var layoutsLeaveDisplacedViews = false
    /// `safeAreaInsets` are what the last layout, or a change of frame or superview, has left; else they are computed
    /// when read.
    public var storesSafeArea = false
    /// A view that is upside down keeps its safe area through rotations (since iOS 14); else it has that of its frame.
    public var invertedSafeAreasStay = false
    /// The rectangle of the first section's header in a table begins with the padding above it.
    public var firstHeaderCountsPadding = false
    /// What differs between devices, and not only between systems.
    public var sizes = Sizes()
    /// A popover, and a sheet whose detent leaves the background undimmed, leave the focus where it is.
    public var popoversKeepFocus = false
    /// The focus that a presentation has taken away, when that has gone.
    public enum ReturnedFocus: Hashable, Sendable {
        case none
        /// It is back, and the keyboard is shown without an animation.
        case unanimated
        /// It is back, and the keyboard with it, which one notice alone tells. It is not reported which.
        case oneNotice(SimulatedKeyboard.Event)
    }
    public var returnedFocus = ReturnedFocus.none
    /// A sheet with detents expands for the keyboard, on phones too.
    public var sheetsExpandForKeyboard = false
    /// On a phone, a sheet that has the focus goes up by what the keyboard covers of it, if the whole of it fits above that.
    public var sheetsLiftForKeyboard = false
    /// On a phone, a sheet that has the focus, and goes up by nothing, ends at the keyboard.
    public var sheetsShrinkForKeyboard = false
}

extension UIView {
    /// The behavior of the device that shows this view. Outside of a window, every switch is in its kindest position.
    var simulatedBehavior: SimulatedBehavior { hostWindow?.simulatedDevice?.behavior ?? SimulatedBehavior() }
}
