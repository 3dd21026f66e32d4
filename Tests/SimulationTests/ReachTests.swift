import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

@Suite struct ReachTests {
    @Test(
        "a rectangle can be shown exactly if one of all choices of offsets and lifts shows it",
        arguments: 0..<UInt64(WholeMatrix.isOn ? 10 : 4))
    func bruteForce(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var possible = 0
        for _ in 0..<500 {
            let puzzle = Puzzle(&random)
            let isSolvable = puzzle.isSolvable
            #expect(puzzle.reach.isPossible == isSolvable, "\(puzzle)")
            possible += isSolvable ? 1 : 0
        }
        // Both answers occur.
        #expect((25...475).contains(possible))
    }

    @Test("what is visible as it is, is visible for the solver too", arguments: 0..<UInt64(4))
    func visible(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let puzzle = Puzzle(&random)
            let isVisible = puzzle.reach.isVisible(tolerance: 0)
            #expect(isVisible == puzzle.isShown)
            // To leave everything where it is, is one of the choices.
            if isVisible, puzzle.isFree { #expect(puzzle.isSolvable) }
        }
    }

    @Test("a tolerance counts at both edges")
    func tolerance() {
        let reach = Reach(top: 9.5, bottom: 20.5, levels: [.clips(10...30)], visible: 0...20, free: 0...20)
        #expect(!reach.isVisible(tolerance: 0.4))
        #expect(reach.isVisible(tolerance: 0.5))
    }
}

/// A rectangle with what is around it, in whole half points, so that every choice can be tried.
private struct Puzzle: CustomStringConvertible {
    enum Level {
        case scrolls(down: Int, up: Int, shown: ClosedRange<Int>)
        case clips(ClosedRange<Int>)
        case lifts(present: Int)
    }

    let rect: ClosedRange<Int>
    let levels: [Level]
    let visible: ClosedRange<Int>
    let free: ClosedRange<Int>

    /// Further than anything has to go.
    private static let highest = 60

    init(_ random: inout SeededGenerator) {
        func range(_ random: inout SeededGenerator) -> ClosedRange<Int> {
            let low = random.number(below: 20)
            return low...(low + random.number(below: 24))
        }
        let top = random.number(below: 30) - 5
        rect = top...(top + random.number(below: 8))
        levels = (0..<random.number(below: 4)).map { _ in
            switch random.number(below: 4) {
            case 0: .clips(range(&random))
            case 1: .lifts(present: random.number(below: 8))
            default: .scrolls(down: -random.number(below: 12), up: random.number(below: 12), shown: range(&random))
            }
        }
        visible = range(&random)
        free = random.number(below: visible.count) + visible.lowerBound...visible.upperBound
    }

    var reach: Reach {
        Reach(
            top: Self.points(rect.lowerBound), bottom: Self.points(rect.upperBound),
            levels: levels.map { level in
                switch level {
                case .scrolls(let down, let up, let shown):
                    .scrolls(low: Self.points(down), high: Self.points(up), visible: Self.points(shown))
                case .clips(let shown): .clips(Self.points(shown))
                case .lifts(let present): .lifts(present: Self.points(present))
                }
            }, visible: Self.points(visible), free: Self.points(free))
    }

    private static func points(_ halves: Int) -> CGFloat { CGFloat(halves) / 2 }
    private static func points(_ halves: ClosedRange<Int>) -> ClosedRange<CGFloat> {
        points(halves.lowerBound)...points(halves.upperBound)
    }

    // MARK: Trying everything

    var isSolvable: Bool { isSolvable(levels[...], displacement: 0) }

    private func isSolvable(_ levels: ArraySlice<Level>, displacement: Int) -> Bool {
        guard let level = levels.first else { return isInside(free, displacement) }
        let rest = levels.dropFirst()
        switch level {
        case .clips(let shown):
            return isInside(shown, displacement) && isSolvable(rest, displacement: displacement)
        case .scrolls(let down, let up, let shown):
            return (down...up).contains { change in
                isInside(shown, displacement + change) && isSolvable(rest, displacement: displacement + change)
            }
        case .lifts(let present):
            return (-present...Self.highest).contains { isSolvable(rest, displacement: displacement + $0) }
        }
    }

    var isShown: Bool {
        isInside(visible, 0)
            && levels.allSatisfy { level in
                switch level {
                case .clips(let shown), .scrolls(_, _, let shown): isInside(shown, 0)
                case .lifts: true
                }
            }
    }

    var isFree: Bool { isInside(free, 0) }

    private func isInside(_ range: ClosedRange<Int>, _ displacement: Int) -> Bool {
        rect.lowerBound - displacement >= range.lowerBound && rect.upperBound - displacement <= range.upperBound
    }

    var description: String { "\(rect), \(levels), visible \(visible), free \(free), in halves of points" }
}
