import Foundation

/// A rectangle whose numbers are still to be found. A value.
struct SimulatedLayoutBox {
    var x: SimulatedLinearExpression
    var y: SimulatedLinearExpression
    var width: SimulatedLinearExpression
    var height: SimulatedLinearExpression

    init(_ rect: CGRect) {
        x = SimulatedLinearExpression(Double(rect.origin.x))
        y = SimulatedLinearExpression(Double(rect.origin.y))
        width = SimulatedLinearExpression(Double(rect.size.width))
        height = SimulatedLinearExpression(Double(rect.size.height))
    }

    /// All four are variables.
    init(item: Int) {
        x = SimulatedLinearExpression(variable: SimulatedLayoutVariable.minX(item))
        y = SimulatedLinearExpression(variable: SimulatedLayoutVariable.minY(item))
        width = SimulatedLinearExpression(variable: SimulatedLayoutVariable.width(item))
        height = SimulatedLinearExpression(variable: SimulatedLayoutVariable.height(item))
    }

    func at(_ origin: CGPoint) -> SimulatedLayoutBox {
        var box = self
        box.x = SimulatedLinearExpression(Double(origin.x))
        box.y = SimulatedLinearExpression(Double(origin.y))
        return box
    }

    /// In the coordinates around a box whose own coordinates begin at `origin`.
    func outside(_ box: SimulatedLayoutBox, origin: CGPoint) -> SimulatedLayoutBox {
        var result = self
        result.x = x + box.x - SimulatedLinearExpression(Double(origin.x))
        result.y = y + box.y - SimulatedLinearExpression(Double(origin.y))
        return result
    }

    func inset(by insets: UIEdgeInsets) -> SimulatedLayoutBox {
        var box = self
        box.x.constant += Double(insets.left)
        box.y.constant += Double(insets.top)
        box.width.constant -= Double(insets.left + insets.right)
        box.height.constant -= Double(insets.top + insets.bottom)
        return box
    }

    /// The lowest part of the box, of this height.
    func bottom(_ height: CGFloat) -> SimulatedLayoutBox {
        var box = self
        box.y = y + self.height - SimulatedLinearExpression(Double(height))
        box.height = SimulatedLinearExpression(Double(height))
        return box
    }

    func value(_ values: [Int: Double]) -> CGRect {
        CGRect(x: x.value(values), y: y.value(values), width: width.value(values), height: height.value(values))
    }

    /// From right to left the axis is turned round for the two attributes that have a direction, so that what is added
    /// to a leading edge goes inwards there too.
    func expression(
        of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool, baselines: SimulatedBaselines?
    ) -> SimulatedLinearExpression? {
        let (right, middle, bottom) = (x + width, y.adding(height, times: 0.5), y + height)
        switch attribute {
        case .left: return x
        case .right: return right
        case .leading: return isRightToLeft ? right.scaled(by: -1) : x
        case .trailing: return isRightToLeft ? x.scaled(by: -1) : right
        case .top: return y
        case .bottom: return bottom
        case .width: return width
        case .height: return height
        case .centerX: return x.adding(width, times: 0.5)
        case .centerY: return middle
        case .firstBaseline: return baselines.map { $0.isCentered ? middle + $0.first : y + $0.first } ?? y
        case .lastBaseline:
            return baselines.map { $0.isCentered ? middle + $0.last : bottom + $0.last } ?? bottom
        default: return nil
        }
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
