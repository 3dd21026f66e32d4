/// The constraints of a tree of views as the solver knows them, and their solution. Pure.
///
/// They stand in rows: one row for each thing that they come from. When a row gets other numbers, only what has a variable in
/// common with it is solved again.
struct SimulatedLayoutSystem {
    private(set) var values: [Int: Double] = [:]
    /// The sources of the constraints that were broken in the last call of `solve()`.
    private(set) var broken: [Int] = []

    private var rows: [[SimulatedLinearConstraint]] = []
    /// For each constraint of each row, where it is solved; nil for one without variables.
    private var places: [[Place?]] = []
    private var parts: [Part] = []
    /// The parts whose constraints have got other numbers; nil when the parts themselves are to be found anew.
    private var changedParts: Set<Int>?

    private struct Place {
        let part: Int
        let index: Int
    }

    /// What has no variable in common with anything else.
    private struct Part {
        var constraints: [SimulatedLinearConstraint]
        var solution: SimulatedConstraintSolver?
        let variables: Set<Int>

        var key: Int { constraints.first?.expression.terms.first?.variable ?? 0 }

        init(_ constraints: [SimulatedLinearConstraint]) {
            self.constraints = constraints
            variables = Set(constraints.lazy.flatMap { $0.expression.terms.lazy.map(\.variable) })
        }
    }

    // MARK: Rows

    /// All rows are others now.
    mutating func replaceAll(by rows: [[SimulatedLinearConstraint]]) {
        self.rows = rows
        // What is equal in the end is not solved again, whatever it was before.
        changedParts = nil
    }

    mutating func replace(_ row: Int, by new: [SimulatedLinearConstraint]) {
        let old = rows[row]
        guard old != new else { return }
        rows[row] = new
        guard changedParts != nil else { return }
        guard old.count == new.count, zip(old, new).allSatisfy({ $0.hasVariables(of: $1) }) else {
            changedParts = nil
            return
        }
        for (index, constraint) in new.enumerated() where constraint != old[index] {
            guard let place = places[row][index] else { continue }
            parts[place.part].constraints[place.index] = constraint
            parts[place.part].solution = nil
            changedParts?.insert(place.part)
        }
    }

    // MARK: Solving

    /// Returns the variables that may have another value; nil for all of them.
    mutating func solve() -> Set<Int>? {
        broken = []
        let changed = changedParts
        changedParts = []
        guard let changed else {
            findParts()
            return nil
        }
        var variables: Set<Int> = []
        for number in changed.sorted() {
            solve(number)
            variables.formUnion(parts[number].variables)
        }
        return variables
    }

    /// Whether another value would satisfy the constraints as well: a wish below every priority changes it.
    func isAmbiguous(_ variable: Int) -> Bool {
        guard let part = parts.first(where: { $0.variables.contains(variable) }) else { return true }
        let wanted = (values[variable] ?? 0) + 1
        let expression = SimulatedLinearExpression(variable: variable) - SimulatedLinearExpression(wanted)
        let wish = SimulatedLinearConstraint(expression: expression, relation: .equal, priority: 0.5)
        let solution = SimulatedConstraintSolver(part.constraints + [wish])
        return abs((solution.values[variable] ?? 0) - wanted) < 0.99
    }

    private mutating func solve(_ number: Int) {
        let solution = SimulatedConstraintSolver(parts[number].constraints)
        parts[number].solution = solution
        broken += solution.broken
        values.merge(solution.values) { $1 }
    }

    private mutating func findParts() {
        var known: [Int: Part] = [:]
        for part in parts where part.solution != nil { known[part.key] = part }
        (parts, values) = ([], [:])
        let all = rows.flatMap(\.self)
        var numbers: [Int: Int] = [:]
        for constraints in SimulatedLinearConstraint.components(of: all) {
            let part = Part(constraints)
            for variable in part.variables { numbers[variable] = parts.count }
            if let old = known[part.key], old.constraints == constraints, let solution = old.solution {
                parts.append(old)
                values.merge(solution.values) { $1 }
            } else {
                parts.append(part)
                solve(parts.count - 1)
            }
        }
        var counts = Array(repeating: 0, count: parts.count)
        places = rows.map { row in
            row.map { constraint in
                guard let variable = constraint.expression.terms.first?.variable, let part = numbers[variable] else {
                    return nil
                }
                counts[part] += 1
                return Place(part: part, index: counts[part] - 1)
            }
        }
    }
}

extension SimulatedLinearConstraint {
    fileprivate func hasVariables(of other: SimulatedLinearConstraint) -> Bool {
        let (mine, theirs) = (expression.terms, other.expression.terms)
        return mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.variable == $1.variable }
    }
}
