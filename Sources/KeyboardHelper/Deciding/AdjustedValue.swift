internal import Foundation

/// A number of the app that the library has added something to.
///
/// The app gets it back to the last bit, and keeps what it changes meanwhile. An app that changes the number while it
/// is adjusted has either added to what it found or assigned a new value; whichever is nearer counts. Nobody adds so
/// much that a value of the other sign would be left, but for a few points.
struct AdjustedValue: Sendable, Equatable {
    /// The app's value.
    private(set) var base: CGFloat
    /// The part that the library has added.
    private(set) var delta: CGFloat = 0
    /// The value that the library has written last.
    private(set) var written: CGFloat

    /// As much as apps add to a value that they know as 0, in points: the height of a row, or of the safe area.
    static let mostAdded: CGFloat = 44

    init(_ value: CGFloat) {
        base = value
        written = value
    }

    /// Accounts for what the app has done to the number, given its present value. With `isAssigned` it never adds. By
    /// more than `mostAdded` points it does not change the sign.
    mutating func reconcile(
        with value: CGFloat, isAssigned: Bool = false, mostAdded: CGFloat = AdjustedValue.mostAdded
    ) {
        guard value != written else { return }
        let rest = base + value - written
        let changesSign = rest * delta < 0 && base * delta >= 0 && abs(value - written) > mostAdded
        if abs(value - written) < abs(value - base), !changesSign, !isAssigned {
            base = rest
        } else {
            base = value
            delta = 0
        }
        written = value
    }

    /// Returns what must be written so that `delta` is added; with 0 exactly the app's value.
    mutating func adjust(by delta: CGFloat) -> CGFloat {
        self.delta = delta
        written = base + delta
        return written
    }
}
