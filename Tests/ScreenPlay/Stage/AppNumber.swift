import UIKit

/// A number of the app to which the library may have added something, as far as anybody can tell.
///
/// An app that writes a number while the library adjusts it has either added to what it found or assigned a new one. The one
/// that it is nearer to counts, and in the middle nobody can tell.
struct AppNumber: Equatable {
    /// Each is what the app may mean; the last is the smallest.
    private(set) var readings: [CGFloat]

    init(_ value: CGFloat) { readings = [value] }

    /// As much as apps add to a number that they know as 0.
    private static let little: CGFloat = 44

    /// What certainly belongs to the app.
    var least: CGFloat { readings.min() ?? 0 }
    /// The number itself, where there is no doubt.
    var value: CGFloat { readings.first ?? 0 }

    func isEqual(to number: CGFloat) -> Bool { readings.contains { abs($0 - number) <= 1e-9 } }

    /// The app writes `number` in the place of `present`.
    mutating func assign(_ number: CGFloat, inPlaceOf present: CGFloat) {
        let meant = readings.flatMap { base -> [CGFloat] in
            let (own, added) = (present - base, base + number - present)
            let (toPresent, toBase) = (abs(number - present), abs(number - base))
            // Nobody adds so much that a value of the other sign is left, except for a little.
            let changesSign = added * own < 0 && base * own >= 0 && toPresent > Self.little
            if own == 0 || changesSign || toPresent > toBase + 0.01 { return [number] }
            return toPresent < toBase - 0.01 ? [added] : [number, added]
        }
        readings = meant.reduce(into: []) { all, one in if !all.contains(one) { all.append(one) } }
    }

    /// What is there while the library adds nothing is what was meant.
    mutating func settle(on present: CGFloat) {
        if isEqual(to: present) { readings = [present] }
    }
}
