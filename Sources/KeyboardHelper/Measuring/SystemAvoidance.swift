internal import UIKit

/// The one place that recognizes where UIKit keeps inputs above the keyboard by itself.
///
/// The library moves nothing there, because the content would move twice. Most of these views have no public type, so their
/// class names are compared.
@MainActor enum SystemAvoidance {
    /// Whether `view`, or a view around it, moves or shrinks for the keyboard by itself.
    static func applies(to view: UIView) -> Bool {
        view.outwards.contains { view in
            // Source: <https://github.com/hackiftekhar/IQKeyboardManager/issues/850>
            ownsInputs(of: view) || view.next is UIAlertController
                || (view is UITableView && view.next is UITableViewController)
        }
    }

    /// Whether the system handles every input inside `view`: web views, popovers and SwiftUI's hosting views.
    static func ownsInputs(of view: UIView) -> Bool {
        let name = name(of: view)
        return name == "WKWebView" || name == "WKContentView" || name == "_UIPopoverView" || name.hasPrefix(hosting)
    }

    /// Whether SwiftUI draws `view`. It supports no subviews but its own.
    static func isHosting(_ view: UIView) -> Bool { name(of: view).hasPrefix(hosting) }

    private static let hosting = "_UIHostingView"

    private static func name(of view: UIView) -> String { String(describing: type(of: view)) }
}
