public import Foundation

extension UIView {
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        autoLayout.hugging[axis]
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard autoLayout.hugging[axis] != priority else { return }
        autoLayout.hugging[axis] = priority
        simulatedLayoutInputDidChange()
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        autoLayout.resistance[axis]
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard autoLayout.resistance[axis] != priority else { return }
        autoLayout.resistance[axis] = priority
        simulatedLayoutInputDidChange()
    }

    // MARK: Fitting

    public class var layoutFittingCompressedSize: CGSize { .zero }
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// The size that the constraints in the view give it, with a wish for `target` among them.
    func simulatedSize(
        fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        let problem = SimulatedLayoutProblem(root: self, isFitting: true)
        let saved = problem.views.compactMap(\.view).map {
            ($0, $0.autoLayout.contentSize, $0.autoLayout.contentWidth)
        }
        defer {
            for (view, size, width) in saved {
                view.autoLayout.contentSize = size
                view.autoLayout.contentWidth = width
            }
        }
        var values: [Int: Double] = [:]
        for _ in 0..<4 {
            let constraints =
                problem.rows.flatMap(problem.constraints) + problem.wishes(for: target, horizontal, vertical)
            values = [:]
            for part in SimulatedLinearConstraint.components(of: constraints) {
                values.merge(SimulatedConstraintSolver(part).values) { $1 }
            }
            if problem.measureTexts(values).isEmpty { break }
        }
        let size = CGRect(item: autoLayout.number, values).size
        let scale = max(1, hostWindow?.screen.scale ?? 1)
        func roundedUp(_ value: CGFloat) -> CGFloat { max(0, ((value * scale - 0.001).rounded(.up)) / scale) }
        return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    // MARK: The simulation

    /// The width at which a text of several lines is broken: the one that it is about to get, else its own.
    var simulatedContentWidth: CGFloat { autoLayout.contentWidth ?? modelBounds.width }

    var simulatedHeightDependsOnWidth: Bool {
        switch self {
        case let label as UILabel: label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0
        case let text as UITextView: !text.isScrollEnabled
        default: false
        }
    }

    var simulatedBaselines: SimulatedBaselines? {
        switch self {
        case let label as UILabel:
            let font: UIFont = label.font
            return SimulatedBaselines(lines: max(font.lineHeight, simulatedReadContentSize().height), font: font)
        case let field as UITextField:
            let font: UIFont = field.font ?? .systemFont(ofSize: 17)
            return SimulatedBaselines(lines: font.lineHeight, font: font)
        case let button as UIButton:
            let font: UIFont = button.titleLabel?.font ?? .systemFont(ofSize: 15)
            return SimulatedBaselines(lines: font.lineHeight, font: font)
        case let text as UITextView:
            return SimulatedBaselines(insets: text.textContainerInset, font: text.font ?? .systemFont(ofSize: 12))
        default: return nil
        }
    }

    /// Asked for once, until it is invalidated.
    func simulatedReadContentSize() -> CGSize {
        if let size = autoLayout.contentSize { return size }
        let size = intrinsicContentSize
        autoLayout.contentSize = size
        return size
    }

    func simulatedContentSizeDidChange() {
        autoLayout.contentSize = nil
        simulatedLayoutInputDidChange()
        if let stack = parentView as? UIStackView { stack.simulatedContentSizeDidChange(of: self) }
        if let window = hostWindow as? SimulatedKeyboardWindow, parentView === window.host {
            window.simulatedDevice?.keyboard.accessoryDidResize()
        }
    }
}
