import Foundation

/// A small random generator (SplitMix64): the same seed gives the same cases on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A multiple of `step`, `range`'s ends included; the lower end if the range is a single point or less.
    mutating func points(_ range: (CGFloat, CGFloat), step: CGFloat = 1) -> CGFloat {
        let steps = Int(((range.1 - range.0) / step).rounded(.down))
        return range.0 + step * CGFloat(Int.random(in: 0...max(0, steps), using: &self))
    }

    mutating func pick<T>(_ values: T...) -> T {
        values[Int.random(in: 0..<values.count, using: &self)]
    }
}
