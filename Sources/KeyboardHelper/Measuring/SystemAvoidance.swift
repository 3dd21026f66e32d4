internal import UIKit

/// The one place that knows where UIKit keeps inputs above the keyboard by itself.
///
/// There the library stands back: two that move the same content move it twice. Most of these views have no public type,
/// so they are recognised by the names of their classes.
@MainActor
enum SystemAvoidance {
    /// Whether something around `view`, or the view itself, moves or shrinks for the keyboard on its own account.
    static func isAround(_ view: UIView) -> Bool {
        view.outwards.contains { view in
            // Source: <https://github.com/hackiftekhar/IQKeyboardManager/issues/850>
            begins(at: view) || view.next is UIAlertController
                || (view is UITableView && view.next is UITableViewController)
        }
    }

    /// Whether `view` keeps what is in it to itself: web views, popovers and SwiftUI's hosting views.
    static func begins(at view: UIView) -> Bool {
        let name = name(of: view)
        return name == "WKWebView" || name == "WKContentView" || name == "_UIPopoverView" || name.hasPrefix(hosting)
    }

    /// Whether `view` is drawn by SwiftUI, which supports no subviews that it has not made.
    static func isHosting(_ view: UIView) -> Bool { name(of: view).hasPrefix(hosting) }

    private static let hosting = "_UIHostingView"

    private static func name(of view: UIView) -> String { String(describing: type(of: view)) }
}
