public import Foundation

/// Random numbers that a test can repeat (SplitMix64): the same seed gives the same numbers on every machine.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns a whole number from 0 up to, but not including, `bound`.
    public mutating func number(below bound: Int) -> Int {
        Int.random(in: 0..<bound, using: &self)
    }

    /// Returns the range's lower end plus a multiple of `step`, up to the upper end. An empty range gives its lower end.
    public mutating func points(_ range: (CGFloat, CGFloat), step: CGFloat = 1) -> CGFloat {
        let steps = Int(((range.1 - range.0) / step).rounded(.down))
        return range.0 + step * CGFloat(Int.random(in: 0...max(0, steps), using: &self))
    }

    /// Returns one of the values.
    public mutating func pick<T>(_ values: T...) -> T {
        values[number(below: values.count)]
    }
}
