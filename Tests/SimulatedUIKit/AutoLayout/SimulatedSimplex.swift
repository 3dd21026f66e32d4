/// The simplex method for constraints with priorities.
///
/// Every constraint may be missed by an amount that costs; the costs of the highest priority are brought to their
/// minimum first, and what would raise them again is then held at zero while the next priority has its turn. The last
/// turn draws every variable to 0. Each variable is the difference of two columns, since columns are never negative.
struct SimulatedSimplex {
    private let variables: [Int]
    private let levels: [Double]
    private let columns: Int
    /// One row a constraint and one for the costs, each with its right side at the end.
    private var table: [Double]
    private var basis: [Int] = []
    /// The level at which a column costs; nil for slack that is free.
    private var level: [Int?]
    private var isHeld: [Bool]
    private var isBasic: [Bool]

    private var width: Int { columns + 1 }
    private static let tolerance = 1e-9

    init(_ constraints: [SimulatedLinearConstraint]) {
        variables = Set(constraints.flatMap { $0.expression.terms.map(\.variable) }).sorted()
        levels = Set(constraints.map { min($0.priority, SimulatedLinearConstraint.required) }).sorted(by: >)
        columns = 2 * variables.count + 2 * constraints.count
        table = Array(repeating: 0, count: (constraints.count + 1) * (columns + 1))
        level = Array(repeating: levels.count, count: 2 * variables.count)
        isHeld = Array(repeating: false, count: columns)
        isBasic = Array(repeating: false, count: columns)
        let positions = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
        for (row, constraint) in constraints.enumerated() { fill(row, constraint, positions) }
    }

    /// expression = above - below
    private mutating func fill(_ row: Int, _ constraint: SimulatedLinearConstraint, _ positions: [Int: Int]) {
        let constant = constraint.expression.constant
        let sign: Double = constant <= 0 ? 1 : -1
        let start = row * width
        for term in constraint.expression.terms {
            guard let position = positions[term.variable] else { continue }
            table[start + 2 * position] = sign * term.factor
            table[start + 2 * position + 1] = -sign * term.factor
        }
        let above = 2 * variables.count + 2 * row
        table[start + above] = -sign
        table[start + above + 1] = sign
        table[start + columns] = -sign * constant
        let own = levels.firstIndex(of: min(constraint.priority, SimulatedLinearConstraint.required))
        level += [constraint.relation == .equal ? own : nil, own]
        let first = constant <= 0 ? above + 1 : above
        basis.append(first)
        isBasic[first] = true
    }

    // MARK: The result

    /// False if the required constraints contradict each other; `values` do not count then.
    mutating func solve() -> Bool {
        for turn in 0...levels.count {
            setCosts(of: turn)
            minimize()
            let isRequired = turn < levels.count && levels[turn] >= SimulatedLinearConstraint.required
            if isRequired, table[basis.count * width + columns] < -1e-5 { return false }
            hold()
        }
        return true
    }

    var values: [Int: Double] {
        var values: [Int: Double] = [:]
        for variable in variables { values[variable] = 0 }
        for (row, column) in basis.enumerated() where column < 2 * variables.count {
            values[variables[column / 2]]? += (column % 2 == 0 ? 1 : -1) * table[row * width + columns]
        }
        return values
    }

    // MARK: The method

    private mutating func setCosts(of turn: Int) {
        let costs = basis.count * width
        for column in 0..<width { table[costs + column] = 0 }
        for column in 0..<columns where level[column] == turn { table[costs + column] = 1 }
        for (row, column) in basis.enumerated() where level[column] == turn {
            for index in 0..<width { table[costs + index] -= table[row * width + index] }
        }
    }

    private mutating func minimize() {
        let limit = 100 + 20 * columns
        for step in 0..<limit {
            // The first instead of the steepest: slower, but it cannot go round in circles.
            guard let column = entering(first: step > limit / 2), let row = leaving(column) else { return }
            pivot(row, column)
        }
    }

    private func entering(first: Bool) -> Int? {
        let costs = basis.count * width
        var best: (column: Int, cost: Double)?
        for column in 0..<columns where !isHeld[column] && !isBasic[column] {
            let cost = table[costs + column]
            guard cost < -1e-8, cost < best?.cost ?? 0 else { continue }
            best = (column, cost)
            if first { break }
        }
        return best?.column
    }

    private func leaving(_ column: Int) -> Int? {
        var best: (row: Int, ratio: Double)?
        for row in basis.indices {
            let factor = table[row * width + column]
            guard factor > SimulatedSimplex.tolerance else { continue }
            let ratio = max(0, table[row * width + columns]) / factor
            if let present = best, (present.ratio, basis[present.row]) <= (ratio, basis[row]) { continue }
            best = (row, ratio)
        }
        return best?.row
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let (width, start, rows) = (width, row * width, basis.count + 1)
        table.withUnsafeMutableBufferPointer { table in
            let scale = 1 / table[start + column]
            var used: [Int] = []
            for index in 0..<width where table[start + index] != 0 {
                table[start + index] *= scale
                used.append(index)
            }
            for other in 0..<rows where other != row {
                let factor = table[other * width + column]
                guard factor != 0 else { continue }
                for index in used { table[other * width + index] -= factor * table[start + index] }
                table[other * width + column] = 0
            }
        }
        isBasic[basis[row]] = false
        isBasic[column] = true
        basis[row] = column
    }

    /// What would raise the costs of this turn stays at zero from here on.
    private mutating func hold() {
        let costs = basis.count * width
        for column in 0..<columns where !isBasic[column] && table[costs + column] > 1e-8 { isHeld[column] = true }
    }
}
