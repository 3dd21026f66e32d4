import Foundation
import UIKit

/// Times of one operation at one size: what each helper takes by itself, without what UIKit takes.
struct Timing: Codable {
    let operation: String
    let grows: String
    let size: Int
    let helper: Helper
    /// Microseconds for a cycle.
    let median: Double
    /// A quarter of the runs took less, another quarter more.
    let lower: Double
    let upper: Double
    let counts: Counts

    struct Counts: Codable {
        let visited, conversions, layouts, forced, writes: Int

        init(_ costs: SimulatedCosts) {
            (visited, conversions) = (costs.viewsVisited, costs.conversions)
            (layouts, forced, writes) = (costs.layouts, costs.forcedLayouts, costs.propertyWrites)
        }
    }
}

@MainActor
enum Stopwatch {
    /// Times all helpers of `operation` in turns, so that whatever else the machine does meets all of them. Each has a screen of
    /// its own, and nobody else is there to hear of the keyboard.
    static func time(_ operation: Workload, at size: Int, runs: Int) -> [Timing] {
        let helpers = operation.helpers
        let counts = helpers.map { operation.make(size, $0).counts() }
        let cycles = helpers.map { Self.cycles(of: operation.make(size, $0)) }.min() ?? 1
        var times = [[Double]](repeating: [], count: helpers.count)
        for _ in 0..<runs {
            for (index, helper) in helpers.enumerated() {
                let bench = operation.make(size, helper)
                _ = time(bench, 3)
                times[index].append(time(bench, cycles))
            }
        }
        // The same run without help is taken off.
        return helpers.indices.dropFirst().map { index in
            let own = zip(times[index], times[0]).map { $0 - $1 }.sorted()
            return Timing(
                operation: operation.name, grows: operation.grows, size: size, helper: helpers[index],
                median: own[own.count / 2], lower: own[own.count / 4], upper: own[own.count * 3 / 4],
                counts: Timing.Counts(counts[index] - counts[0]))
        }
    }

    /// As many as take some milliseconds.
    private static func cycles(of bench: Bench) -> Int {
        _ = time(bench, 1)
        return max(4, min(200, Int(20_000 / time(bench, 1))))
    }

    /// Microseconds for a cycle.
    private static func time(_ bench: Bench, _ cycles: Int) -> Double {
        var all = Duration.zero
        for _ in 0..<cycles {
            all += ContinuousClock().measure(bench.cycle)
            bench.back()
        }
        let (seconds, attoseconds) = all.components
        return (Double(seconds) * 1e6 + Double(attoseconds) / 1e12) / Double(cycles)
    }
}
