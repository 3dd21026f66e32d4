internal import Foundation

/// A number that belongs to the app and to which we have added something.
///
/// It is given back to the last bit, and what the app does to it meanwhile is kept: whoever changes the number while
/// ours is in it either added to what it found or assigned a value of its own, and it is taken for what is nearer.
struct OwnedAmount: Equatable {
    /// The app's value.
    private(set) var base: CGFloat
    /// Our part of the value as it stands.
    private(set) var delta: CGFloat = 0
    private var written: CGFloat

    init(_ value: CGFloat) {
        base = value
        written = value
    }

    /// Takes note of the value as it stands now.
    mutating func observe(_ value: CGFloat) {
        guard value != written else { return }
        if abs(value - written) < abs(value - base) {
            base += value - written
        } else {
            base = value
            delta = 0
        }
        written = value
    }

    /// What must be written so that `delta` of it is ours; with 0 exactly the app's value.
    mutating func add(_ delta: CGFloat) -> CGFloat {
        self.delta = delta
        written = delta == 0 ? base : base + delta
        return written
    }
}
