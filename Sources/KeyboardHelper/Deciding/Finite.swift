internal import Foundation

extension CGRect {
    /// Whether all four numbers are finite; `.null` and `.infinite` are not.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite && self != .infinite
    }
}

extension BinaryFloatingPoint {
    /// A distance or a duration that somebody has given: a negative or non-finite one counts as 0.
    var asAmount: Self { isFinite && self > 0 ? self : 0 }
}
