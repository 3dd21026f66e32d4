internal import UIKit

extension AvoidanceTarget.Kind {
    static let closures = Self(name: "closures", seeksFocus: false)
}

extension AvoidanceTarget {
    /// The app's closures move what they like.
    static var closures: Self { Self(kind: .closures, object: nil) }
}
