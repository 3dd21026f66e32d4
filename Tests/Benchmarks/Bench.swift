import UIKit

/// What is asked to keep the input visible.
enum Helper: String, CaseIterable, Codable {
    /// Nothing: what UIKit, here the simulated one, costs by itself.
    case none
    /// KeyboardHelper.
    case ours
    /// The least that an app could write by hand for this very screen.
    case minimum
    /// A manager of the whole app, as such are described: it walks outwards through all scroll views, and converts
    /// coordinates at each, at each event.
    case ancestors
    /// A scroll view that avoids the keyboard, as such are described: it searches for the focus, and measures all its
    /// subviews, at each event.
    case subviews
}

/// A screen, and something that can be done on it again and again.
@MainActor
struct Bench {
    let device: SimulatedDevice
    /// What is timed.
    let cycle: () -> Void
    /// Leads back to where the cycle began, if that does not by itself. It is not timed.
    var back: () -> Void = {}

    /// What one cycle counts, once everything is warm.
    func counts() -> SimulatedCosts {
        cycle()
        back()
        let before = device.costs
        cycle()
        return device.costs - before
    }

    /// How many properties get another value in the very first cycle.
    func writes() -> Int {
        let before = device.costs
        cycle()
        return (device.costs - before).propertyWrites
    }
}

/// One thing that is done, on screens of several sizes.
@MainActor
struct Workload {
    /// How the count may grow with the size.
    enum Law: String, Codable {
        case constant, linear
        /// One notice a host, and each looks outwards.
        case hostsTimesDepth
    }

    let name: String
    /// What there is more of.
    let grows: String
    let sizes: [Int]
    var law = Law.constant
    var helpers: [Helper] = [.none, .ours]
    let make: (_ size: Int, _ helper: Helper) -> Bench
}

extension Workload {
    static var all: [Workload] { growing + targets + typical + shows }

    /// What KeyboardHelper adds to what UIKit counts.
    func ownCounts(at size: Int) -> SimulatedCosts { make(size, .ours).counts() - make(size, .none).counts() }
}
