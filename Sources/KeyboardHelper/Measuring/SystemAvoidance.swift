internal import UIKit

/// The one place that recognizes where UIKit keeps inputs above the keyboard by itself.
///
/// The library moves nothing there, because the content would move twice. Most of these views have no public type, so
/// their class names are compared.
@MainActor enum SystemAvoidance {
    /// Whether any view of `path` moves or shrinks for the keyboard by itself.
    static func applies(along path: [UIView]) -> Bool { path.contains(where: avoidsKeyboard) }

    /// Whether the system handles every input inside `view`: alerts, web views, popovers and SwiftUI's hosting views.
    static func ownsInputs(of view: UIView) -> Bool { owner(of: view) != nil || view.next is UIAlertController }

    /// Whether SwiftUI draws `view`. It supports no subviews but its own.
    static func isHosting(_ view: UIView) -> Bool { owner(of: view) == .swiftUI }

    /// SwiftUI in a cell has not done so since iOS 14.2.
    ///
    /// Source: <https://github.com/apptekstudios/ASCollectionView/issues/169>
    private static func avoidsKeyboard(_ view: UIView) -> Bool {
        if isHosting(view) { return !view.outwards.contains { $0.isAny(of: cells) } }
        // Source: <https://github.com/hackiftekhar/IQKeyboardManager/issues/850>
        if view is UITableView, view.next is UITableViewController { return true }
        return ownsInputs(of: view)
    }

    private static let cells: [UIView.Type] = [UITableViewCell.self, UICollectionViewCell.self]

    private enum Owner { case swiftUI, other }

    /// The owners of the classes seen so far. The cache is static because a class keeps its owner for as long as the
    /// app runs, and because the names are asked for in each plan, for each view around an input.
    private static var owners: [ObjectIdentifier: Owner?] = [:]

    private static func owner(of view: UIView) -> Owner? {
        let id = ObjectIdentifier(type(of: view))
        if let known = owners[id] { return known }
        let owner = names(of: view).firstFound(owner(named:))
        owners[id] = .some(owner)
        return owner
    }

    private static func owner(named name: String) -> Owner? {
        if name.hasPrefix("_UIHostingView") { return .swiftUI }
        return ["WKWebView", "WKContentView", "_UIPopoverView"].contains(name) ? .other : nil
    }

    /// The names of the view's class and of those that it inherits from. Key-value observing puts a class of another
    /// name in front, which `classForCoder` hides.
    private static func names(of view: UIView) -> [String] {
        let mirrors = sequence(first: Mirror(reflecting: view)) { $0.superclassMirror }
        return [String(describing: view.classForCoder)] + mirrors.map { String(describing: $0.subjectType) }
    }
}
