import Foundation
import UIKit

/// What must be true after each event of a trace, worked out from the events and the design alone.
@MainActor
struct TraceOracle {
    /// The points of the window's height that are covered.
    private(set) var covered: CGFloat = 0
    private(set) var isLocal = true
    /// The field that has the focus.
    private(set) var focus: String?
    /// A finger has moved the content, and nothing has asked for the focus since.
    private(set) var isScrolledByUser = false
    private(set) var isInBackground = false
    private var remembered: Trace.Notice?

    /// Follows an event; `window` and `screen` are frames in screen coordinates as they are now.
    mutating func follow(_ kind: Trace.Kind, window: CGRect, screen: CGRect) {
        switch kind {
        case .keyboard(let notice):
            follow(notice, window: window, screen: screen)
        case .focus(let field, let begins):
            focus = begins ? field : focus == field ? nil : focus
            isScrolledByUser = false
        case .rotate:
            // A window that has another size is covered by the same keyboard until that says otherwise.
            if let remembered { follow(remembered, window: window, screen: screen) }
        case .app(let phase):
            isInBackground = phase == "didEnterBackground" || (isInBackground && phase != "didBecomeActive")
        case .touch:
            isScrolledByUser = true
        case .container:
            break
        }
    }

    private mutating func follow(_ notice: Trace.Notice, window: CGRect, screen: CGRect) {
        switch notice.event {
        case .willHide:
            (covered, remembered) = (0, nil)
            isLocal = notice.isLocal ?? true
        case .willShow:
            guard let end = notice.end, [end.minX, end.minY, end.width, end.height].allSatisfy(\.isFinite),
                end.size.width >= 0, end.size.height >= 0
            else { return }
            remembered = notice
            isScrolledByUser = false
            isLocal = notice.isLocal ?? true
            let reachesBottom = end.maxY.rounded() >= min(window.maxY, screen.maxY).rounded()
            let isEmpty = end.width == 0 || end.height == 0
            covered = isEmpty || !reachesBottom ? 0 : min(max(0, window.maxY - end.minY), window.height)
        case .didShow, .didHide, .willChangeFrame, .didChangeFrame:
            break
        }
    }
}
