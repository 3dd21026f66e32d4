import Foundation

/// A rectangle along one axis, whose numbers are still to be found. A value.
struct SimulatedLayoutSpan {
    let axis: NSLayoutConstraint.Axis
    var start: SimulatedLinearExpression
    var length: SimulatedLinearExpression

    init(_ rect: CGRect, _ axis: NSLayoutConstraint.Axis) {
        let isHorizontal = axis == .horizontal
        self.axis = axis
        start = SimulatedLinearExpression(Double(isHorizontal ? rect.origin.x : rect.origin.y))
        length = SimulatedLinearExpression(Double(isHorizontal ? rect.size.width : rect.size.height))
    }

    /// Both are variables.
    init(item: Int, _ axis: NSLayoutConstraint.Axis) {
        typealias Variable = SimulatedLayoutVariable
        let isHorizontal = axis == .horizontal
        self.axis = axis
        start = SimulatedLinearExpression(variable: isHorizontal ? Variable.minX(item) : Variable.minY(item))
        length = SimulatedLinearExpression(variable: isHorizontal ? Variable.width(item) : Variable.height(item))
    }

    private func coordinate(_ point: CGPoint) -> Double { Double(axis == .horizontal ? point.x : point.y) }

    func at(_ origin: CGPoint) -> SimulatedLayoutSpan {
        var span = self
        span.start = SimulatedLinearExpression(coordinate(origin))
        return span
    }

    /// In the coordinates around a rectangle whose own coordinates begin at `origin`.
    func outside(_ span: SimulatedLayoutSpan, origin: CGPoint) -> SimulatedLayoutSpan {
        var result = self
        result.start = start + span.start - SimulatedLinearExpression(coordinate(origin))
        return result
    }

    func inset(by insets: UIEdgeInsets) -> SimulatedLayoutSpan {
        var span = self
        let isHorizontal = axis == .horizontal
        span.start.constant += Double(isHorizontal ? insets.left : insets.top)
        span.length.constant -= Double(isHorizontal ? insets.left + insets.right : insets.top + insets.bottom)
        return span
    }

    /// The lowest part of the rectangle, of this height.
    func bottom(_ height: CGFloat) -> SimulatedLayoutSpan {
        guard axis == .vertical else { return self }
        var span = self
        span.start = start + length - SimulatedLinearExpression(Double(height))
        span.length = SimulatedLinearExpression(Double(height))
        return span
    }

    private var middle: SimulatedLinearExpression { start.adding(length, times: 0.5) }
    private var end: SimulatedLinearExpression { start + length }

    /// From right to left the axis is turned round for the two attributes that have a direction, so that what is added
    /// to a leading edge goes inwards there too.
    func expression(
        of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool, baselines: SimulatedBaselines?
    ) -> SimulatedLinearExpression? {
        switch attribute {
        case .left, .top: return start
        case .right, .bottom: return end
        case .leading: return isRightToLeft ? end.scaled(by: -1) : start
        case .trailing: return isRightToLeft ? start.scaled(by: -1) : end
        case .width, .height: return length
        case .centerX, .centerY: return middle
        case .firstBaseline: return baselines.map { $0.isCentered ? middle + $0.first : start + $0.first } ?? start
        case .lastBaseline: return baselines.map { $0.isCentered ? middle + $0.last : end + $0.last } ?? end
        default: return nil
        }
    }
}

extension CGRect {
    /// The rectangle of a view or a guide that the solver has found.
    init(item: Int, _ values: [Int: Double]) {
        typealias Variable = SimulatedLayoutVariable
        func value(_ variable: Int) -> CGFloat { CGFloat(values[variable] ?? 0) }
        self.init(
            x: value(Variable.minX(item)), y: value(Variable.minY(item)), width: value(Variable.width(item)),
            height: value(Variable.height(item)))
    }
}

/// Where the baselines of a text are: from the middle of its view, or from the view's top and bottom.
struct SimulatedBaselines {
    let isCentered: Bool
    let first: SimulatedLinearExpression
    let last: SimulatedLinearExpression

    /// Lines of this height in all, in the middle of the view.
    init(lines height: CGFloat, font: UIFont) {
        isCentered = true
        first = SimulatedLinearExpression(Double(font.ascender - height / 2))
        last = SimulatedLinearExpression(Double(height / 2 + font.descender))
    }

    init(insets: UIEdgeInsets, font: UIFont) {
        isCentered = false
        first = SimulatedLinearExpression(Double(insets.top + font.ascender))
        last = SimulatedLinearExpression(Double(font.descender - insets.bottom))
    }
}
