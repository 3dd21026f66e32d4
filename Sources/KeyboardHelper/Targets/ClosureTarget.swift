internal import UIKit

extension AvoidanceTarget.Kind {
    static let closures = Self(name: "handleKeyboard(onShow:onHide:)", seeksFocus: false)
    static let changes = Self(name: "handleKeyboard(onChange:)", seeksFocus: false)

    /// Whether the app's closures do what is to be done.
    var callsClosures: Bool { self == .closures || self == .changes }
}

extension AvoidanceTarget {
    /// The app's closures move what they like. They are called for as long as `owner` lives.
    static func closures(of owner: AnyObject) -> Self { Self(kind: .closures, object: owner) }

    /// The same with one closure for all.
    static func changes(of owner: AnyObject) -> Self { Self(kind: .changes, object: owner) }
}
