internal import Foundation

extension CGRect {
    /// Whether all four numbers are finite; `.null` and `.infinite` are not.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite && self != .infinite
    }
}

extension CGFloat {
    /// A distance that the app has given: a negative or non-finite one counts as 0.
    var asDistance: CGFloat { isFinite && self > 0 ? self : 0 }
}
