internal import UIKit

extension AvoidanceTarget.Kind {
    /// The scroll views around the input, and then a view.
    static let automatic = Self(name: "automatic", lifts: true, isAutomatic: true)
    /// The same for each screen in a window, or in a controller with bars, whose avoidance is made when it is needed.
    static let screens = Self(name: "screens", isAutomatic: true, servesScreens: true)
}

extension AvoidanceTarget {
    /// The scroll views around the input that has the focus, and then the host. A host that scrolls is one of these scroll
    /// views itself. In a window, and in a controller with bars, each screen is a target of its own.
    static func automatic(_ host: UIView) -> Self {
        if host is UIWindow || host.ownController?.hasBars == true { return Self(kind: .screens, object: host) }
        return (host as? UIScrollView).map(scrollView) ?? lifting(host)
    }

    /// The scroll views around the input, and then `view`, also if that could scroll.
    static func lifting(_ view: UIView) -> Self { Self(kind: .automatic, object: view) }
}
