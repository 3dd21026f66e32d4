import Foundation

/// Tests that take long run a sample of what they can be run with. With `WHOLE_MATRIX` in the environment they run it all.
public enum WholeMatrix {
    public static let isOn = ProcessInfo.processInfo.environment["WHOLE_MATRIX"] != nil

    /// Each element of both, paired with one of the other: the two are gone through side by side, the shorter one again and
    /// again. In the whole matrix each with each.
    public static func pairs<A, B>(_ first: [A], _ second: [B]) -> [(A, B)] {
        guard !isOn, let a = first.indices.last, let b = second.indices.last else {
            return first.flatMap { a in second.map { (a, $0) } }
        }
        return (0...max(a, b)).map { (first[$0 % first.count], second[$0 % second.count]) }
    }
}
