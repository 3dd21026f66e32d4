internal import Foundation

extension CGRect {
    /// Whether all four numbers are finite; `.null` and `.infinite` are not.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite && self != .infinite
    }
}
