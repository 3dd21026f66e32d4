import Foundation

extension UITextField {
    private var lineFont: UIFont { font ?? .systemFont(ofSize: 17) }
    private var lineHeight: CGFloat { lineFont.lineHeight }
    private var horizontalInset: CGFloat { borderStyle == .none ? 0 : borderStyle == .line ? 2 : 7 }

    // MARK: Size

    /// 34 for a rounded field of the default font, 30 at 14 points, as in Interface Builder.
    var simulatedIntrinsicSize: CGSize {
        let shown = buffer.length > 0 ? buffer.string : placeholder ?? ""
        let natural = SimulatedTextLayout(shown, font: lineFont, width: .infinity, wraps: false).size
        let sides = simulatedSideWidths
        return CGSize(
            width: (natural.width + 2 * horizontalInset + sides.left + sides.right).rounded(.up),
            height: lineHeight.rounded(.up) + (borderStyle == .roundedRect ? 13 : 0)
        )
    }

    // MARK: Rectangles

    func simulatedTextRect(in bounds: CGRect) -> CGRect {
        let sides = simulatedSideWidths
        let left = horizontalInset + sides.left
        let width = max(0, bounds.width - left - horizontalInset - sides.right)
        return CGRect(x: bounds.minX + left, y: bounds.minY, width: width, height: bounds.height)
    }

    func simulatedLeftViewRect(in bounds: CGRect) -> CGRect {
        guard let size = leftView?.modelBounds.size else { return .zero }
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }

    func simulatedRightViewRect(in bounds: CGRect) -> CGRect {
        guard let size = rightView?.modelBounds.size else { return .zero }
        return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
    }

    // MARK: Side views

    private var simulatedSideWidths: (left: CGFloat, right: CGFloat) {
        let left = isShown(leftViewMode) ? leftView?.modelBounds.width ?? 0 : 0
        let right = isShown(rightViewMode) ? rightView?.modelBounds.width ?? 0 : 0
        return (left, right)
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    func simulatedExchange(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        if old?.parentView === self { old?.removeFromSuperview() }
        setNeedsLayout()
    }

    func simulatedLayOutSideViews() {
        SimulatedEngine.current.performing(as: .uikit) {
            place(leftView, at: leftViewRect(forBounds: modelBounds), if: isShown(leftViewMode))
            place(rightView, at: rightViewRect(forBounds: modelBounds), if: isShown(rightViewMode))
        }
    }

    private func place(_ view: UIView?, at frame: CGRect, if isShown: Bool) {
        guard let view else { return }
        if !isShown {
            if view.parentView === self { view.removeFromSuperview() }
            return
        }
        if view.parentView !== self { addSubview(view) }
        if view.simulatedFrame != frame { view.frame = frame }
    }

    // MARK: The line

    var simulatedLayout: SimulatedTextLayout {
        let width = editingRect(forBounds: modelBounds).width
        let alignment = simulatedResolved(textAlignment)
        return SimulatedTextLayout(buffer.string, font: lineFont, width: width, alignment: alignment, wraps: false)
    }

    var simulatedTextOrigin: CGPoint {
        let rect = editingRect(forBounds: modelBounds)
        return CGPoint(x: rect.minX, y: rect.midY - lineHeight / 2)
    }
}

// MARK: - Values

extension UITextField {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }
}
