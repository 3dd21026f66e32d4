import Foundation
import UIKit

/// What is true after the events of a trace so far, worked out from the events and the design alone.
struct TraceOracle {
    enum Scene { case active, inactive, background }

    /// What a turn brings about, apart from what is covered.
    struct Turn {
        /// The duration of a notification that says what is covered.
        var duration: TimeInterval?
        var focusBegins = false
        /// The window has another size.
        var rotates = false
        /// UIKit has placed a sheet, or the keyboard's movement is over, which is a reason to look where the sheet is.
        var mayMoveSheet = false
        /// UIKit has placed a sheet, and nothing yet tells that it has.
        var movesSheetSilently = false
        var isTouch = false
        var changesScene = false
    }

    /// The points of the window's height that are covered.
    private(set) var covered: CGFloat = 0
    private(set) var isLocal = true
    /// The field that has the focus.
    private(set) var focus: String?
    /// When that began.
    private(set) var focusTime: TimeInterval = 0
    private(set) var scene = Scene.active
    /// A finger has moved the content, and nothing has asked for the focus since.
    private(set) var isScrolledByUser = false
    /// An equal `willShow` came after that. It is no event, but it may show the focus again.
    private(set) var mayReveal = false
    private(set) var turn = Turn()
    /// The last duration above 0 of a notification that says what is covered.
    private var lastDuration: TimeInterval?
    private var remembered: Trace.Notice?
    private var hideTime: TimeInterval?
    /// The hides whose `didHide` is still to come.
    private var hidesUnderWay = 0
    /// The app has been in the background, and nothing yet says whether the keyboard is still there.
    private(set) var isDoubtful = false
    private var isSheet = false

    /// How long a movement of this turn takes. Under a standing keyboard it moves as the keyboard last did. Nil if the
    /// design does not say.
    var duration: TimeInterval? {
        turn.changesScene || turn.rotates || turn.mayMoveSheet && turn.duration == nil && !turn.focusBegins
            ? nil : turn.duration ?? lastDuration ?? 0
    }

    /// Follows the events of one turn; `window` and `screen` are frames in screen coordinates, as they are now.
    mutating func follow(_ events: [Trace.Event], window: CGRect, screen: CGRect) {
        turn = Turn()
        for event in events { follow(event, window: window, screen: screen) }
        turn.movesSheetSilently = events.allSatisfy { if case .container = $0.kind { true } else { false } }
    }

    private mutating func follow(_ event: Trace.Event, window: CGRect, screen: CGRect) {
        switch event.kind {
        case .keyboard(let notice):
            follow(notice, at: event.time, window: window, screen: screen)
        case .focus(let field, let begins):
            focus = begins ? field : focus == field ? nil : focus
            (isScrolledByUser, mayReveal) = (false, false)
            if begins { (turn.focusBegins, focusTime) = (true, event.time) }
        case .rotate:
            // A window that has another size is covered by the same keyboard until that says otherwise.
            turn.rotates = true
            covered = remembered.flatMap { $0.coveredHeight(of: window, screen: screen) } ?? covered
        case .app(let phase):
            follow(phase: phase)
        case .touch:
            turn.isTouch = true
            (isScrolledByUser, mayReveal) = (true, false)
        case .container:
            (isSheet, turn.mayMoveSheet) = (true, true)
        }
    }

    /// The background keeps what is known. Becoming active settles it: where nobody edits, no keyboard is left.
    private mutating func follow(phase: String) {
        turn.changesScene = true
        switch phase {
        case "didEnterBackground": (scene, isDoubtful) = (.background, true)
        case "didBecomeActive":
            if isDoubtful, focus == nil { (covered, remembered) = (0, nil) }
            (scene, isDoubtful) = (.active, false)
        default: scene = .inactive
        }
    }

    private mutating func follow(_ notice: Trace.Notice, at time: TimeInterval, window: CGRect, screen: CGRect) {
        switch notice.event {
        case .willHide:
            (covered, remembered, hideTime) = (0, nil, time)
            hidesUnderWay += 1
            count(notice)
        case .willShow:
            guard let height = notice.coveredHeight(of: window, screen: screen) else { return }
            // The lock screen posts empty frames.
            if notice.isEmpty, scene != .active { return }
            if isScrolledByUser, abs(height - covered) < 0.5 {
                mayReveal = true
            } else {
                (isScrolledByUser, mayReveal) = (false, false)
            }
            (covered, remembered, hideTime) = (height, notice, nil)
            count(notice)
        case .willChangeFrame:
            // It takes back a hide of less than half a second ago.
            guard let hidden = hideTime, time - hidden <= 0.5, focus != nil,
                let height = notice.coveredHeight(of: window, screen: screen), height > 0
            else { return }
            (covered, remembered, hideTime) = (height, notice, nil)
            count(notice)
        case .didHide:
            // A hide that was never announced.
            if hidesUnderWay == 0, focus == nil { (covered, remembered) = (0, nil) }
            hidesUnderWay = max(0, hidesUnderWay - 1)
        case .didShow, .didChangeFrame:
            turn.mayMoveSheet = turn.mayMoveSheet || isSheet
        }
    }

    private mutating func count(_ notice: Trace.Notice) {
        let duration = notice.duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 0
        turn.duration = duration
        if duration > 0 { lastDuration = duration }
        isDoubtful = false
        isLocal = notice.isLocal ?? true
    }
}

extension Trace.Notice {
    fileprivate var isEmpty: Bool { end.map { $0.size.width == 0 || $0.size.height == 0 } ?? true }

    /// The points of the window that the end frame of a docked keyboard covers; nil if the frame is unreadable.
    fileprivate func coveredHeight(of window: CGRect, screen: CGRect) -> CGFloat? {
        guard let end, [end.minX, end.minY, end.width, end.height].allSatisfy(\.isFinite),
            end.size.width >= 0, end.size.height >= 0
        else { return nil }
        let reachesBottom = end.maxY.rounded() >= min(window.maxY, screen.maxY).rounded()
        return isEmpty || !reachesBottom ? 0 : min(max(0, window.maxY - end.minY), window.height)
    }
}
