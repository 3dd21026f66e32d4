import Foundation
import KeyboardHelper
import UIKit

/// What a history begins with: a device, and the screens that it shows. Plain values, which print as Swift.
struct World: Described, Equatable {
    enum Model: String, CaseIterable {
        case iPhone16, iPhoneSE, iPhone16ProMax, iPad11, iPad13
        /// Only some histories have these.
        case iPhoneDuo, iPhoneDuoUnfolded

        /// What any history may have.
        static let usual = Array(allCases.prefix { $0 != .iPhoneDuo })
    }

    /// How a screen is shown.
    enum Stay: Equatable {
        case root
        case navigation(largeTitle: Bool)
        case pushed, tabs, tabsOfNavigation, split
        /// Between these parts of the height of the controller around it.
        case child(from: CGFloat, to: CGFloat)
        /// The same in a controller that scrolls and avoids itself.
        case childOfHost(from: CGFloat, to: CGFloat)
        case pageSheet, mediumSheet, formSheet, popover, fullScreen, overFullScreen
        case custom, currentContext, overCurrentContext
        /// The page of a page controller, and below a search field in a navigation bar.
        case page, searching
    }

    var model = Model.iPhone16
    /// The kindest position of every switch, if there is none.
    var system: SimulatedSystem?
    var isLandscape = false
    /// UIKit scrolls to a new first responder, and clamps offsets as insets shrink.
    var systemHelps = true
    var prefersCrossFade = false
    /// Points that the window of an iPad leaves free on each side.
    var windowMargin: CGFloat = 0
    var sheets = SimulatedSheetMovement.afterNotices
    /// Of a phone that unfolds: what is posted of a keyboard then, and whether the app's SDK puts bars at the side.
    var foldNotices = SimulatedBehavior.FoldNotices.hideAndShow
    var hasSideBars = false
    var sideBars = SimulatedBehavior.SideBars.bothSides
    /// The switch of the device that has another position than the system's from the beginning on.
    var position: Switch?
    var stay = Stay.root
    /// The controller around a `childOfHost` has a bar of its own.
    var hasOuterBar = false
    /// The app calls the window too, whatever its controllers call.
    var windowServes = false
    var screen = ScreenPlan()
    /// What is pushed, presented, or in the other tab.
    var neighbor = ScreenPlan()
}

/// One controller: what is in its view, and what the library is told to move.
struct ScreenPlan: Described, Equatable {
    enum Target: String, CaseIterable {
        case automatic, scrollView, container, root, bottomConstraint, closures, dropIn
        /// Two calls: a constraint for the bar, and a scroll view above it.
        case barAndScrollView
        /// One call for the window, which serves both screens.
        case window
        /// No call of its own.
        case none
        /// Only some histories have these.
        case safeArea, changes

        /// The eight kinds of calls.
        static let calls: [Target] = [
            .automatic, .scrollView, .container, .bottomConstraint, .safeArea, .closures, .changes, .window,
        ]

        /// What any history may call for a controller.
        static let usual = allCases.filter { ![.window, .none, .safeArea, .changes].contains($0) }
    }

    /// How a list of completions is placed. A constraint into the content of a screen that lays itself out by frames makes that
    /// screen lay out for good.
    enum Completions: String, CaseIterable { case frames, framesToKeyboard }

    var target = Target.automatic
    var options = KeyboardAvoidance.Options()
    var parts: [Part] = [Part()]
    /// A bar at the bottom, with a field in it. Bottom constraints pin it.
    var hasBar = false
    /// The constant of the bar, which stands that far above the safe area's end, if it is less than 0.
    var constant: CGFloat = -8.1
    /// Another bar above that, with a constraint of its own, which the app has moved too if it has the bar moved.
    var hasUpperBar = false
    /// A button that a layout guide keeps above the keyboard, in front of everything.
    var hasButton = false
    /// The height of a bar of the app's own over the top, in front of everything.
    var topBar: CGFloat = 0
    /// The controller's additional safe area at the bottom.
    var safeArea: CGFloat = 0
    /// What is in it is laid out from the right to the left.
    var isRightToLeft = false
    /// Frames are set in each layout, and not only when the size has changed.
    var laysOutAlways = false
    /// Insets are assigned in each layout.
    var assignsInsets = false
    /// The controller vends an accessory view of its own.
    var vendsAccessory = false
    /// The app uses a layout guide of its own in this screen.
    var usesLayoutGuide = false
    /// A list of completions hangs below the field in which somebody types. It comes with the first key, or with the focus.
    var completions: Completions?
    var completesAtOnce = false
    /// Takes the place of the first scroll view or list.
    var otherList: [Part] = []
    /// Calls `becomeFirstResponder` as it appears.
    var takesFocusAsItAppears = false
}

/// A view with what is in it, below the part before it.
struct Part: Described, Equatable {
    enum Kind: String, CaseIterable {
        case field, textView, keyInput, label, box, scrollView, table, collection
        /// The boxes of a one-time code, with an input that shows nothing.
        case code
    }

    /// The ways in which an input shows nothing.
    enum Unseen: String, CaseIterable { case point, empty, transparent, hidden }

    enum RowHeights: String, CaseIterable {
        case even, mixed
        /// Told only as rows are shown.
        case selfSizing
    }

    var kind = Kind.field
    /// Above it, in points.
    var gap: CGFloat = 8
    var height: CGFloat = 44
    /// Reaches down to the end of what it is in.
    var fills = false
    /// Of a table or collection.
    var rows = 0
    /// Of a text view.
    var lines = 0
    /// The fields in its rows are SwiftUI's.
    var hasHostedRows = false
    /// The app's own bottom inset.
    var inset: CGFloat = 0
    /// Placed by constraints.
    var isPinned = false
    var clips = false
    var isScrollEnabled = true
    var pages = false
    /// The app's own transform: points down.
    var shift: CGFloat = 0
    /// The app's own scale along the height: -1 for an inverted chat.
    var scale: CGFloat = 1
    /// The app's own rotation, in radians.
    var angle: CGFloat = 0
    /// Of a table whose sections have five rows each, headers that float.
    var header: CGFloat = 0
    /// The footers of such a table, which float as well.
    var footer: CGFloat = 0
    /// Such a table is grouped: its headers and footers stay with their rows.
    var isGrouped = false
    /// There is a field in each of these headers and footers.
    var hasSectionFields = false
    /// Of views with a field each, above all rows of a table and below them.
    var tableHeader: CGFloat = 0
    var tableFooter: CGFloat = 0
    /// An input with an accessory view of its own.
    var hasAccessory = false
    var dismissesInteractively = false
    var rowHeights = RowHeights.even
    /// A list that is pulled to be refreshed.
    var refreshes = false
    /// Of an input, for the order by tags.
    var tag = 0
    /// Beside the part after it, or before it.
    var isHalf = false
    /// Takes room only while the app shows it, which it does not at first.
    var isMessage = false
    /// How the input of a code shows nothing.
    var unseen = Unseen.point
    /// The width of a scroll view's content, as a multiple of its own.
    var width: CGFloat = 1
    /// The scroll view is a strip of cards: all of its content's height fits.
    var isStrip = false
    /// Where it begins in a wide scroll view, as a part of the content's width.
    var indent: CGFloat = 0
    /// A box that places the scroll view in it, and assigns that its inset, in each of its own layouts.
    var isComponent = false
    var parts: [Part] = []

    /// A section that is closed: it clips, and has no height.
    var isClosed: Bool { clips && height == 0 }
    var isList: Bool { kind == .table || kind == .collection }
    var isInput: Bool { [.field, .textView, .keyInput].contains(kind) }
    /// Its headers and footers float over its rows.
    var hasFloatingSections: Bool { header + footer > 0 && !isGrouped }
}
