internal import UIKit

/// The one place that knows where UIKit keeps inputs above the keyboard by itself.
///
/// There the library stands back: two that move the same content move it twice. Most of these views have no public type,
/// so they are recognised by the names of their classes.
@MainActor
enum SystemAvoidance {
    /// Whether something around `view`, or the view itself, moves or shrinks for the keyboard on its own account.
    static func isAround(_ view: UIView) -> Bool {
        view.outwards.contains { begins(at: $0) || avoids($0.next, by: $0) }
    }

    /// Whether `view` keeps what is in it to itself: web views, popovers and SwiftUI's hosting views.
    static func begins(at view: UIView) -> Bool {
        ["WKWebView", "WKContentView", "_UIPopoverView"].contains(name(of: view)) || isHosting(view)
    }

    /// Whether `view` is drawn by SwiftUI, which supports no subviews that it has not made.
    static func isHosting(_ view: UIView) -> Bool { name(of: view).hasPrefix("_UIHostingView") }

    private static func name(of view: UIView) -> String { String(describing: type(of: view)) }

    /// Source: <https://github.com/hackiftekhar/IQKeyboardManager/issues/850>
    private static func avoids(_ responder: UIResponder?, by view: UIView) -> Bool {
        responder is UIAlertController || (responder is UITableViewController && view is UITableView)
    }
}
