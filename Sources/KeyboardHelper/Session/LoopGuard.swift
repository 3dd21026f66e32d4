internal import Foundation

/// Ends an exchange in which each movement makes the app lay out, and each layout asks for another movement.
///
/// Only movements that no event has asked for are counted, one after the other.
struct LoopGuard: Sendable, Equatable {
    private var count = 0
    private var last: TimeInterval = 0

    private static let most = 4
    /// Layouts that come later than this, in seconds, have another reason than the last movement.
    private static let pause: TimeInterval = 1
    /// The same for what is repeated in each layout: at 120 frames a second there are 8 milliseconds between two.
    private static let pauseOfRepeated: TimeInterval = 0.006

    /// Whether a plan may be made now. An event and a pause begin anew.
    mutating func allows(asExchange isExchange: Bool, isRepeated: Bool = false, at time: TimeInterval) -> Bool {
        let pause = isRepeated ? Self.pauseOfRepeated : Self.pause
        if !isExchange || time - last > pause { count = 0 }
        return count < Self.most
    }

    /// A plan that a layout has asked for has moved something.
    mutating func count(at time: TimeInterval) {
        count += 1
        last = time
    }
}
