import Foundation

extension SimulatedLayoutProblem {
    func constraints(of row: Row) -> [SimulatedLinearConstraint] {
        switch row {
        case .constraint(let constraint): translate(constraint).map { [$0] } ?? []
        case .ownSize(let tie): tie.view.map(ownSize) ?? []
        case .guide(let number): notNegative(number)
        }
    }

    private func translate(_ constraint: NSLayoutConstraint) -> SimulatedLinearConstraint? {
        guard let holder = constraint.holder,
            let first = expression(of: constraint.first, constraint.firstAttribute, in: holder),
            constraint.constant.isFinite, constraint.multiplier.isFinite
        else { return nil }
        // Larger numbers, such as the greatest there is, mean no more than "without limit" and cost all others their bits.
        let constant = Double(min(max(constraint.constant, -1e6), 1e6))
        var expression = first - SimulatedLinearExpression(constant)
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = self.expression(of: constraint.second, constraint.secondAttribute, in: holder) else {
                return nil
            }
            expression = expression.adding(second, times: -Double(constraint.multiplier))
        }
        return SimulatedLinearConstraint(
            expression: constraint.relation == .lessThanOrEqual ? expression.scaled(by: -1) : expression,
            relation: constraint.relation == .equal ? .equal : .atLeast,
            priority: Double(constraint.priority.rawValue),
            source: constraint.serialNumber
        )
    }

    /// Content hugging and compression resistance.
    private func ownSize(of view: UIView) -> [SimulatedLinearConstraint] {
        let (number, size) = (view.autoLayout.number, view.simulatedReadContentSize())
        let (resistances, huggings) = (view.autoLayout.resistance, view.autoLayout.hugging)
        var constraints = notNegative(number)
        for (wanted, variable, axis) in [
            (size.width, SimulatedLayoutVariable.width(number), NSLayoutConstraint.Axis.horizontal),
            (size.height, SimulatedLayoutVariable.height(number), .vertical),
        ] where wanted >= 0 && wanted.isFinite {
            let room = SimulatedLinearExpression(variable: variable) - SimulatedLinearExpression(Double(wanted))
            let (resistance, hugging) = (Double(resistances[axis].rawValue), Double(huggings[axis].rawValue))
            constraints += [
                SimulatedLinearConstraint(expression: room, relation: .atLeast, priority: resistance),
                SimulatedLinearConstraint(expression: room.scaled(by: -1), relation: .atLeast, priority: hugging),
            ]
        }
        return constraints
    }

    /// Nothing has a negative size, above all that may be broken.
    private func notNegative(_ item: Int) -> [SimulatedLinearConstraint] {
        [SimulatedLayoutVariable.width(item), SimulatedLayoutVariable.height(item)].map {
            SimulatedLinearConstraint(
                expression: SimulatedLinearExpression(variable: $0), relation: .atLeast, priority: 999.9999)
        }
    }

    func wishes(
        for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> [SimulatedLinearConstraint] {
        let (width, height) = (SimulatedLayoutVariable.width(root), SimulatedLayoutVariable.height(root))
        return [(width, target.width, horizontal), (height, target.height, vertical)].map {
            SimulatedLinearConstraint(
                expression: SimulatedLinearExpression(variable: $0) - SimulatedLinearExpression(Double($1)),
                relation: .equal, priority: Double($2.rawValue))
        }
    }

    // MARK: Texts

    /// Tells texts of several lines their width. Returns the numbers of those that are to be measured again.
    func measureTexts(_ values: [Int: Double]) -> Set<Int> {
        var changed: Set<Int> = []
        for view in texts.compactMap(\.view) where view.simulatedHeightDependsOnWidth && isPositioned(view) {
            let width = max(0, CGFloat(values[SimulatedLayoutVariable.width(view.autoLayout.number)] ?? 0))
            guard abs(width - (view.autoLayout.contentWidth ?? -1)) > 0.001 else { continue }
            view.autoLayout.contentWidth = width
            view.autoLayout.contentSize = nil
            changed.insert(view.autoLayout.number)
        }
        return changed
    }
}
