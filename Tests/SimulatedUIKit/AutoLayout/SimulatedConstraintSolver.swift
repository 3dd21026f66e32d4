/// Finds the values that satisfy all required constraints and, from the highest priority down, as much as can be of the
/// others. Pure.
///
/// Required equations are solved one after the other, each for one variable; layouts hardly leave more than a few
/// variables after that, and those are found by `SimulatedSimplex`. Of required constraints that contradict each other
/// the later ones are broken and named; what nothing determines is 0, as in UIKit.
struct SimulatedConstraintSolver {
    private(set) var values: [Int: Double] = [:]
    /// The sources of the constraints that were broken.
    private(set) var broken: [Int] = []

    private var definitions: [Int: SimulatedLinearExpression] = [:]
    private var order: [Int] = []

    /// Sums of thirds may differ by their last bits.
    private static let tolerance = 1e-5

    init(_ constraints: [SimulatedLinearConstraint]) {
        func isEquation(_ constraint: SimulatedLinearConstraint) -> Bool {
            constraint.isRequired && constraint.relation == .equal
        }
        for constraint in constraints where isEquation(constraint) { define(by: constraint) }
        let others = constraints.filter { !isEquation($0) }.compactMap { reduced($0) }
        for part in SimulatedLinearConstraint.components(of: others) { solve(part) }
        // The last definition depends on free variables only.
        for variable in order.reversed() { values[variable] = definitions[variable]?.value(values) }
    }

    // MARK: Equations

    private mutating func define(by constraint: SimulatedLinearConstraint) {
        let expression = reduced(constraint.expression)
        guard let term = pivot(of: expression) else {
            if abs(expression.constant) > SimulatedConstraintSolver.tolerance { broken.append(constraint.source) }
            return
        }
        let rest = expression.adding(SimulatedLinearExpression(variable: term.variable), times: -term.factor)
        definitions[term.variable] = rest.scaled(by: -1 / term.factor)
        order.append(term.variable)
    }

    /// Positions go first: what is left over then is mostly sizes, which few constraints have in common.
    private func pivot(of expression: SimulatedLinearExpression) -> SimulatedLinearExpression.Term? {
        func rank(_ term: SimulatedLinearExpression.Term) -> (Int, Double, Int) {
            (SimulatedLayoutVariable.isPosition(term.variable) ? 1 : 0, abs(term.factor), term.variable)
        }
        return expression.terms.max { rank($0) < rank($1) }
    }

    private func reduced(_ expression: SimulatedLinearExpression) -> SimulatedLinearExpression {
        var result = expression
        while let term = result.terms.first(where: { definitions[$0.variable] != nil }),
            let definition = definitions[term.variable]
        {
            result = result.replacing(term, with: definition)
        }
        return result
    }

    // MARK: The rest

    /// Nil where nothing is left to decide.
    private mutating func reduced(_ constraint: SimulatedLinearConstraint) -> SimulatedLinearConstraint? {
        var constraint = constraint
        constraint.expression = reduced(constraint.expression)
        guard constraint.expression.terms.isEmpty else { return constraint }
        if constraint.isRequired, constraint.expression.constant < -SimulatedConstraintSolver.tolerance {
            broken.append(constraint.source)
        }
        return nil
    }

    private mutating func solve(_ constraints: [SimulatedLinearConstraint]) {
        var simplex = SimulatedSimplex(constraints)
        if !simplex.solve() { simplex = solveWithout(constraints) }
        values.merge(simplex.values) { $1 }
    }

    /// Leaves out every required constraint that cannot be kept beside those before it.
    private mutating func solveWithout(_ constraints: [SimulatedLinearConstraint]) -> SimulatedSimplex {
        var kept: [SimulatedLinearConstraint] = []
        for constraint in constraints where constraint.isRequired {
            var simplex = SimulatedSimplex(kept + [constraint])
            if simplex.solve() {
                kept.append(constraint)
            } else {
                broken.append(constraint.source)
            }
        }
        var simplex = SimulatedSimplex(kept + constraints.filter { !$0.isRequired })
        _ = simplex.solve()
        return simplex
    }
}

/// The variables of one view or guide: four numbers in a row.
enum SimulatedLayoutVariable {
    static func minX(_ item: Int) -> Int { item * 4 }
    static func minY(_ item: Int) -> Int { item * 4 + 1 }
    static func width(_ item: Int) -> Int { item * 4 + 2 }
    static func height(_ item: Int) -> Int { item * 4 + 3 }
    static func item(_ variable: Int) -> Int { variable / 4 }
    static func isPosition(_ variable: Int) -> Bool { variable % 4 < 2 }
}
