import Foundation
import KeyboardHelper
import UIKit

/// One thing that a person, the app or the system does. Numbers choose among what is there: the third of two inputs is the
/// first one. What cannot be done at that moment is left out.
enum Step: Equatable {
    // MARK: Editing
    case tap(Int), focus(Int), resign, dismiss, focusNext, focusPrevious
    case type(Int), deleteBackward, pressReturn, paste(lines: Int), compose, commit
    /// A part of the text, from 0 to 1.
    case moveCaret(CGFloat), select(from: CGFloat, to: CGFloat)

    // MARK: The keyboard
    case keyboardHeight(CGFloat), reseat(CGFloat), float, dock
    case attachHardware, detachHardware, minimizeBar, expandBar, dragBar
    case otherApp(CGFloat), leaveOtherApp

    // MARK: Fingers
    case drag(Int, by: CGFloat), flick(Int, by: CGFloat)
    case putFinger(Int), moveFinger(by: CGFloat), liftFinger
    case scrollToTop(Int)
    /// A finger drags the keyboard down by a part of its height and stays there, or goes on to another one.
    case holdKeyboard(Int, CGFloat), moveKeyboard(CGFloat)
    /// A finger drags the keyboard down by a part of its height, and lets go at another one.
    case dragKeyboard(Int, CGFloat, end: CGFloat)

    // MARK: Screens
    case rotate, resize(Int), push, pop, beginPop, cancelPop, finishPop, switchTab
    case present(Presented), dismissPresented
    /// The focus goes to an input of what is presented that is no screen; and a search begins, or ends.
    case focusPresented(Int), search
    /// Another window comes in front, or a scene of its own does, and somebody types there; and it goes.
    case openWindow(inScene: Bool), closeWindow
    case background, foreground, lock, unlock
    /// A phone that unfolds is unfolded, or folded.
    case fold

    // MARK: The app
    case inset(Int, CGFloat), indicatorInset(Int, CGFloat), offset(Int, CGFloat), transform(Int, CGFloat), constant(
        CGFloat)
    /// The app gives a number to what the library adjusts: any one, or the present one and a little more. Then it may lay out.
    case assign(Value, Int, CGFloat, laysOut: Bool), change(Value, Int, by: CGFloat, laysOut: Bool)
    case safeArea(CGFloat)
    case contentHeight(Int, CGFloat), reload(Int), insertRows(Int, Int)
    /// Rows that come or go at a place from 0 to 1 of a list, without a reload; and a list that begins or ends to refresh.
    case changeRows(Int, at: CGFloat, Int), refresh(Int)
    case move(Int, by: CGFloat), remove(Int), hide(Int), reveal, replaceRoot, release
    /// A message comes or goes; a component lays out; another list takes the place of the first.
    case message(Int, isAnimated: Bool), layOut(Int), exchange(keeps: Bool)
    /// A box of this height comes in the middle, in front of everything and just above the keyboard, or a list on the bar
    /// that stands there, and goes with the next step.
    case cover(CGFloat, isList: Bool)
    /// The controller around a child moves it down.
    case shiftChild(by: CGFloat)
    case stop, start, update
    /// Begins or ends the call of the window.
    case serveWindow(Bool)
    case spacing(CGFloat), inputSpacing(Int, CGFloat?), companion(Int, of: Int), ignore(Int), skip(Int), enable
    case revealView(Int)
    case option(Option)
    /// Done by the app at the next call of one of its handlers.
    case inHandler(Handler, Reaction)

    // MARK: Time
    case wait(Double), settle

    // MARK: What goes wrong
    case fault(Fault), flip(Switch)

    enum Presented: String, CaseIterable {
        case alert, fullScreen, sheet, mediumSheet, popover, neighbor
        /// The neighbor in these styles.
        case custom, currentContext, overCurrentContext
        /// In a sheet, a table controller; over the full screen, a page with a web view.
        case tableController, web
        /// In a sheet, a field of SwiftUI; over the full screen, a collection controller that makes a call.
        case hosted, grid

        /// What any history may present.
        static let usual = Array(allCases.prefix { $0 != .custom })
        /// What only some of them present.
        static let others = Array(allCases.drop { $0 != .custom })
    }
    enum Value: String, CaseIterable { case inset, indicatorInset, constant }
    enum Option: String, CaseIterable {
        case followsCaret, restoresContentOffset, dismissesOnTap, movesFocusOnReturn, showsToolbar, fieldOrder,
            appearance, keepsNextInputVisible, keepsEndVisible
    }
    enum Handler: String, CaseIterable { case onShow, onHide, onDrag, onDecision }
    enum Reaction: String, CaseIterable { case update, stop, restart, focusNext, resign, changeOptions, layOut }
}

/// What is wrong with the next notices.
enum Fault: String, CaseIterable {
    case losesNext, losesNextDid, losesNextWillHide, losesNextCycle, doublesNext, reordersNext, nestsNext
    case noFrame, noDuration, noCurve, noLocal, emptyUserInfo
    case frameNotANumber, infiniteFrame, nullFrame, zeroFrame, negativeFrame, wrongBegin, hugeDuration, negativeDuration
    case strangeCurve, falseHide
    case animationsDisabled, completionsLate, completionsNever, completionsTwice, completionsOnTime
}
