/// A sum of variables, each times a factor, and a constant. A value.
struct SimulatedLinearExpression: Equatable, Sendable {
    struct Term: Equatable, Sendable {
        let variable: Int
        let factor: Double
    }

    /// By variable, so that the same sum is added up in the same order wherever it comes from.
    private(set) var terms: [Term] = []
    var constant: Double

    init(_ constant: Double = 0) {
        self.constant = constant
    }

    init(variable: Int) {
        terms = [Term(variable: variable, factor: 1)]
        constant = 0
    }

    func adding(_ other: SimulatedLinearExpression, times factor: Double = 1) -> SimulatedLinearExpression {
        var sum = SimulatedLinearExpression(constant + factor * other.constant)
        guard !other.terms.isEmpty else {
            sum.terms = terms
            return sum
        }
        sum.terms.reserveCapacity(terms.count + other.terms.count)
        var (i, j) = (0, 0)
        while i < terms.count || j < other.terms.count {
            if j == other.terms.count || (i < terms.count && terms[i].variable < other.terms[j].variable) {
                sum.terms.append(terms[i])
                i += 1
                continue
            }
            let theirs = other.terms[j]
            var total = factor * theirs.factor
            if i < terms.count, terms[i].variable == theirs.variable {
                total += terms[i].factor
                i += 1
            }
            j += 1
            // What cancels out must go, or it is divided by later.
            if abs(total) > 1e-10 { sum.terms.append(Term(variable: theirs.variable, factor: total)) }
        }
        return sum
    }

    func scaled(by factor: Double) -> SimulatedLinearExpression {
        SimulatedLinearExpression().adding(self, times: factor)
    }

    func factor(of variable: Int) -> Double {
        terms.first { $0.variable == variable }?.factor ?? 0
    }

    /// Puts an expression into the place of a variable.
    func replacing(_ term: Term, with other: SimulatedLinearExpression) -> SimulatedLinearExpression {
        adding(SimulatedLinearExpression(variable: term.variable), times: -term.factor)
            .adding(other, times: term.factor)
    }

    /// A variable without a value is 0.
    func value(_ values: [Int: Double]) -> Double {
        terms.reduce(constant) { $0 + $1.factor * (values[$1.variable] ?? 0) }
    }

    static func + (a: SimulatedLinearExpression, b: SimulatedLinearExpression) -> SimulatedLinearExpression {
        a.adding(b)
    }

    static func - (a: SimulatedLinearExpression, b: SimulatedLinearExpression) -> SimulatedLinearExpression {
        a.adding(b, times: -1)
    }
}

/// An expression that is to be 0, or not below 0.
struct SimulatedLinearConstraint: Equatable, Sendable {
    enum Relation: Sendable {
        case equal, atLeast
    }

    static let required = 1000.0

    var expression: SimulatedLinearExpression
    let relation: Relation
    let priority: Double
    /// What it comes from, for telling which one was broken; 0 for what comes from no constraint of the app.
    var source = 0

    var isRequired: Bool { priority >= SimulatedLinearConstraint.required }

    /// Splits what has no variable in common; the order inside a part is kept.
    static func components(of constraints: [SimulatedLinearConstraint]) -> [[SimulatedLinearConstraint]] {
        var parents: [Int: Int] = [:]
        func root(of variable: Int) -> Int {
            var here = variable
            while let parent = parents[here], parent != here {
                let next = parents[parent] ?? parent
                parents[here] = next
                here = next
            }
            return here
        }
        for constraint in constraints {
            guard let first = constraint.expression.terms.first?.variable else { continue }
            let target = root(of: first)
            parents[target] = target
            for term in constraint.expression.terms.dropFirst() { parents[root(of: term.variable)] = target }
        }
        var indices: [Int: Int] = [:]
        var parts: [[SimulatedLinearConstraint]] = []
        for constraint in constraints {
            guard let first = constraint.expression.terms.first?.variable else { continue }
            let key = root(of: first)
            if let index = indices[key] {
                parts[index].append(constraint)
            } else {
                indices[key] = parts.count
                parts.append([constraint])
            }
        }
        return parts
    }
}
