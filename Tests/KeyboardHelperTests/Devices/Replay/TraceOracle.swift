import Foundation
import UIKit

/// What is true after the events of a trace so far, worked out from the events and the design alone.
struct TraceOracle {
    /// The points of the window's height that are covered.
    private(set) var covered: CGFloat = 0
    private(set) var isLocal = true
    /// The input that has the focus, and since when.
    private(set) var focus: (name: String, time: TimeInterval)?
    private(set) var isInBackground = false
    /// The app has been in the background, and nothing yet says whether the keyboard is still there.
    private(set) var isDoubtful = false
    /// A finger has moved the content, and nothing has asked for the focus since.
    private(set) var isScrolledByUser = false
    /// An equal `willShow` came after that. It is no event, but it may show the focus again.
    private(set) var mayReveal = false

    // MARK: The last turn

    /// The window has another size.
    private(set) var rotates = false
    private(set) var isTouch = false
    /// UIKit has placed a sheet, or the keyboard's movement is over, which is a reason to look where the sheet is.
    private(set) var mayMoveSheet = false
    /// UIKit has placed a sheet, and nothing yet tells that it has.
    private(set) var movesSheetSilently = false

    private var isActive = true
    private var isSheet = false
    private var shown: CGRect?
    private var hideTime: TimeInterval?
    /// The hides whose `didHide` is still to come.
    private var hidesUnderWay = 0

    /// Follows the events of one turn; `window` and `screen` are frames in screen coordinates, as they are now.
    mutating func follow(_ events: [Trace.Event], window: CGRect, screen: CGRect) {
        (rotates, isTouch, mayMoveSheet) = (false, false, false)
        for event in events { follow(event, window: window, screen: screen) }
        movesSheetSilently = events.allSatisfy { $0.kind == .container }
    }

    private mutating func follow(_ event: Trace.Event, window: CGRect, screen: CGRect) {
        switch event.kind {
        case .keyboard:
            let end = CGRect(event.end)
            hear(event, end, height: end?.coveredHeight(of: window, screen: screen))
        case .focus:
            if event.phase == "begin" {
                focus = event.field.map { ($0, event.t) }
            } else if focus?.name == event.field {
                focus = nil
            }
            (isScrolledByUser, mayReveal) = (false, false)
        case .rotate:
            // A window that has another size is covered by the same keyboard until that says otherwise.
            rotates = true
            covered = shown?.coveredHeight(of: window, screen: screen) ?? covered
        case .app: follow(phase: event.phase)
        case .touch: (isTouch, isScrolledByUser, mayReveal) = (true, true, false)
        case .container: (isSheet, mayMoveSheet) = (true, true)
        case .guide, .selection: break
        }
    }

    /// The background keeps what is known. Becoming active settles it: where nobody edits, no keyboard is left.
    private mutating func follow(phase: String?) {
        isActive = phase == "didBecomeActive"
        if phase == "didEnterBackground" { (isInBackground, isDoubtful) = (true, true) }
        if phase == "willEnterForeground" { isInBackground = false }
        guard isActive else { return }
        if isDoubtful, focus == nil { (covered, shown) = (0, nil) }
        isDoubtful = false
    }

    private mutating func hear(_ event: Trace.Event, _ end: CGRect?, height: CGFloat?) {
        switch event.notice {
        case .willHide:
            (hideTime, hidesUnderWay) = (event.t, hidesUnderWay + 1)
            count(event, nil, height: 0)
        case .willShow:
            // The lock screen posts empty frames.
            guard let height, isActive || end?.isEmpty == false else { return }
            mayReveal = isScrolledByUser && abs(height - covered) < 0.5
            isScrolledByUser = mayReveal
            hideTime = nil
            count(event, end, height: height)
        case .willChangeFrame:
            // It takes back a hide of less than half a second ago.
            guard let hidden = hideTime, event.t - hidden <= 0.5, focus != nil, let height, height > 0 else { return }
            hideTime = nil
            count(event, end, height: height)
        case .didHide:
            // A hide that was never announced.
            if hidesUnderWay == 0, focus == nil { (covered, shown) = (0, nil) }
            hidesUnderWay = max(0, hidesUnderWay - 1)
        default: mayMoveSheet = mayMoveSheet || isSheet
        }
    }

    private mutating func count(_ event: Trace.Event, _ end: CGRect?, height: CGFloat) {
        (covered, shown, isDoubtful, isLocal) = (height, end, false, event.isLocal ?? true)
    }
}

extension CGRect {
    /// The points of the window that the end frame of a docked keyboard covers; nil if the frame is unreadable.
    fileprivate func coveredHeight(of window: CGRect, screen: CGRect) -> CGFloat? {
        guard [minX, minY, width, height].allSatisfy(\.isFinite), size.width >= 0, size.height >= 0 else { return nil }
        let reachesBottom = maxY.rounded() >= min(window.maxY, screen.maxY).rounded()
        return isEmpty || !reachesBottom ? 0 : min(max(0, window.maxY - minY), window.height)
    }
}
