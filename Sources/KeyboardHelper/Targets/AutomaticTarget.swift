internal import UIKit

extension AvoidanceTarget.Kind {
    /// The scroll views around the input, and then a view.
    static let automatic = Self(name: "handleKeyboard()", lifts: true, isAutomatic: true)
    /// The same for the page of a window, or of a controller with bars, that has the input.
    static let pages = Self(name: "handleKeyboard()", isAutomatic: true, servesPages: true)
}

extension AvoidanceTarget {
    /// The scroll views around the input that has the focus, and then the host. A host that scrolls is one of these
    /// scroll views itself. In a window, and in a controller with bars, it is the page with the input.
    static func automatic(_ host: UIView) -> Self {
        if host is UIWindow || host.ownController?.hasBars == true { return Self(kind: .pages, object: host) }
        return (host as? UIScrollView).map(scrollView) ?? lifting(host)
    }

    /// The scroll views around the input, and then `view`, also if that could scroll.
    static func lifting(_ view: UIView) -> Self { Self(kind: .automatic, object: view) }
}
