import Foundation

/// Places of a view, sampled sixty times a second.
extension [CGFloat] {
    /// The way from each sample to the next. Sums of thirds of a point are not exact.
    private var steps: [CGFloat] { zip(self, dropFirst()).map { abs($1 - $0) < 0.001 ? 0 : $1 - $0 } }

    /// Never forth and back, and not all at once at the beginning; half a thousandth of a point is lost in sums.
    var goOneWay: Bool {
        let steps = zip(self, dropFirst()).map { $1 - $0 }
        return steps.allSatisfy { $0 <= 0.001 } || steps.allSatisfy { $0 >= -0.001 }
    }

    /// How often something begins to move: after a rest of three samples, or in the other direction.
    var movements: Int {
        var (count, rest, direction): (Int, Int, FloatingPointSign?) = (0, 3, nil)
        for step in steps {
            if step == 0 {
                rest += 1
                continue
            }
            if rest >= 3 || step.sign != direction { count += 1 }
            (rest, direction) = (0, step.sign)
        }
        return count
    }

    /// How often it changes its direction.
    var turns: Int {
        let signs = steps.filter { $0 != 0 }.map(\.sign)
        return zip(signs, signs.dropFirst()).count { $0 != $1 }
    }

    /// The longest way from one sample to the next.
    var largestStep: CGFloat { steps.map(abs).max() ?? 0 }
}
