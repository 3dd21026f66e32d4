import Foundation

/// Auto Layout of one tree of views: of a window, or of what hangs in none.
///
/// It finds new frames when something has changed that they depend on, and tells the superviews, which apply them in
/// their layout pass.
@MainActor
final class SimulatedLayoutEngine {
    private weak var root: UIView?
    private(set) var isDirty = true
    private var isUpdating = false
    private(set) var hasKeyboardGuides = false
    /// Constraints that could not be kept beside other required ones, in the order in which that was found out.
    private(set) var broken: [NSLayoutConstraint] = []

    /// What has no variable in common is solved apart, and only when it has changed.
    private struct Part {
        let constraints: [SimulatedLinearConstraint]
        let solution: SimulatedConstraintSolver
    }
    private var parts: [Int: Part] = [:]

    init(root: UIView) {
        self.root = root
        root.hasDirtyDescendant = true
    }

    func setDirty() {
        isDirty = true
        root?.hasDirtyDescendant = true
    }

    /// Returns the views that got another frame, superviews first.
    @discardableResult
    func updateIfNeeded() -> [UIView] {
        guard isDirty, !isUpdating, let root else { return [] }
        isUpdating = true
        defer { isUpdating = false }
        root.simulatedUpdateConstraints()
        isDirty = false
        let problem = SimulatedLayoutProblem(root: root)
        var values: [Int: Double] = [:]
        for _ in 0..<4 {
            values = solve(problem)
            if !problem.measureTexts(values) { break }
        }
        hasKeyboardGuides = problem.hasKeyboardGuides
        return tell(problem, values)
    }

    private func solve(_ problem: SimulatedLayoutProblem) -> [Int: Double] {
        var values: [Int: Double] = [:]
        var parts: [Int: Part] = [:]
        for constraints in SimulatedLinearConstraint.components(of: problem.constraints()) {
            guard let key = constraints.first?.expression.terms.first?.variable else { continue }
            let part: Part
            if let old = self.parts[key], old.constraints == constraints {
                part = old
            } else {
                part = Part(constraints: constraints, solution: SimulatedConstraintSolver(constraints))
                remember(part.solution.broken, of: problem)
            }
            parts[key] = part
            values.merge(part.solution.values) { $1 }
        }
        self.parts = parts
        return values
    }

    private func remember(_ sources: [Int], of problem: SimulatedLayoutProblem) {
        for source in sources where !broken.contains(where: { $0.serialNumber == source }) {
            guard let entry = problem.entries.first(where: { $0.constraint.serialNumber == source }) else { continue }
            broken.append(entry.constraint)
        }
    }

    // MARK: Telling the views

    private func tell(_ problem: SimulatedLayoutProblem, _ values: [Int: Double]) -> [UIView] {
        func differs(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) > 1e-6 }
        var changed: [UIView] = []
        for guide in problem.guides.values where guide.simulatedIsPlain {
            guide.simulatedSolvedFrame = SimulatedLayoutBox(item: guide.simulatedNumber).value(values)
        }
        for view in problem.views {
            let id = ObjectIdentifier(view)
            view.autoLayout.isInvolved = problem.involved.contains(id)
            view.autoLayout.isInvolvedByInsets = problem.involvedByInsets.contains(id)
            view.autoLayout.isInvolvedByOffset = problem.involvedByOffset.contains(id)
            if problem.scrollViews.contains(id), let scrollView = view as? UIScrollView {
                let number = scrollView.contentLayoutGuide.simulatedNumber
                let size = SimulatedLayoutBox(item: number).value(values).size
                if view.autoLayout.contentSizeOfScrollView != size { view.simulatedSetNeedsLayout() }
                view.autoLayout.contentSizeOfScrollView = size
            } else {
                view.autoLayout.contentSizeOfScrollView = nil
            }
            guard problem.isPositioned(view) else {
                view.autoLayout.frame = nil
                view.autoLayout.contentWidth = nil
                continue
            }
            let frame = SimulatedLayoutBox(item: view.autoLayout.number).value(values)
            if let old = view.autoLayout.frame, !differs(old.origin.x, frame.origin.x),
                !differs(old.origin.y, frame.origin.y), !differs(old.size.width, frame.size.width),
                !differs(old.size.height, frame.size.height)
            {
                continue
            }
            view.autoLayout.frame = frame
            changed.append(view)
            view.parentView?.simulatedSetNeedsLayout()
        }
        return changed
    }
}
