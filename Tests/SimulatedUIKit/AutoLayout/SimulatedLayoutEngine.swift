import Foundation

/// Auto Layout of one tree of views: of a window, or of what hangs in none.
///
/// It finds new frames when something has changed that they depend on, and tells the superviews, which apply them in
/// their layout pass. It keeps what it has gathered until views, constraints or guides come or go, and translates anew what
/// depends on something that has changed.
@MainActor
final class SimulatedLayoutEngine {
    private let rootTie: SimulatedTie<UIResponder>
    private(set) var isDirty = true
    private var isUpdating = false
    /// Some view may want to update its constraints.
    private var asksForConstraints = true
    /// Nil if it has to be gathered anew.
    private var problem: SimulatedLayoutProblem?
    private var system = SimulatedLayoutSystem()
    /// The numbers of the views on which something depends that has changed, and of changed constraints.
    private var changedViews: Set<Int> = []
    private var changedConstraints: Set<Int> = []
    private(set) var hasKeyboardGuides = false
    /// Constraints that could not be kept beside other required ones, in the order in which that was found out.
    private(set) var broken: [NSLayoutConstraint] = []

    init(root: UIView) {
        rootTie = root.simulatedTie
        root.hasDirtyDescendant = true
    }

    // MARK: What has changed

    func setDirty() {
        isDirty = true
        rootTie.view?.hasDirtyDescendant = true
    }

    /// Views, constraints or guides have come, gone or changed places. By itself that is no reason for another layout.
    func structureDidChange() {
        problem = nil
        asksForConstraints = true
    }

    /// Some view wants to update its constraints. Only what comes of that changes anything.
    func constraintsAreAskedFor() {
        asksForConstraints = true
        setDirty()
    }

    func constraintDidChange(_ number: Int) {
        changedConstraints.insert(number)
        setDirty()
    }

    /// By itself that is no reason for another layout either.
    func inputDidChange(of view: UIView) {
        changedViews.insert(view.autoLayout.number)
    }

    // MARK: Updating

    /// Returns the views that got another frame, superviews first.
    @discardableResult
    func updateIfNeeded() -> [UIView] {
        guard isDirty, !isUpdating, let root = rootTie.view else { return [] }
        isUpdating = true
        defer { isUpdating = false }
        if asksForConstraints {
            asksForConstraints = false
            root.simulatedUpdateConstraints()
        }
        isDirty = false
        let isNew = self.problem == nil
        let problem = self.problem ?? SimulatedLayoutProblem(root: root)
        self.problem = problem
        if isNew {
            changedViews = []
            changedConstraints = []
            system.replaceAll(by: problem.rows.map(problem.constraints))
        }
        let variables = solve(problem, isNew)
        hasKeyboardGuides = problem.hasKeyboardGuides
        return tell(problem, variables)
    }

    /// Texts of several lines are measured when their width is known, and solved again. Returns the variables that may have
    /// another value; nil for all.
    private func solve(_ problem: SimulatedLayoutProblem, _ isNew: Bool) -> Set<Int>? {
        var variables: Set<Int>? = []
        for attempt in 0..<4 {
            if attempt > 0 || !isNew { translateWhatChanged(problem) }
            let solved = system.solve()
            remember(system.broken, of: problem)
            variables = solved.flatMap { variables?.union($0) }
            let texts = problem.measureTexts(system.values)
            changedViews.formUnion(texts)
            if texts.isEmpty { break }
        }
        return variables
    }

    private func translateWhatChanged(_ problem: SimulatedLayoutProblem) {
        var rows = problem.volatileRows
        for view in changedViews { rows.formUnion(problem.rowsOfView[view] ?? []) }
        for constraint in changedConstraints { problem.rowOfConstraint[constraint].map { _ = rows.insert($0) } }
        changedViews = []
        changedConstraints = []
        for row in rows.sorted() { system.replace(row, by: problem.constraints(of: problem.rows[row])) }
    }

    private func remember(_ sources: [Int], of problem: SimulatedLayoutProblem) {
        for source in sources where !broken.contains(where: { $0.serialNumber == source }) {
            guard let row = problem.rowOfConstraint[source], case .constraint(let constraint) = problem.rows[row] else {
                continue
            }
            broken.append(constraint)
        }
    }

    /// Whether the constraints leave open where `view` is or how large. One that keeps its frame is where it is.
    func isAmbiguous(_ view: UIView) -> Bool {
        updateIfNeeded()
        let (first, parent) = (SimulatedLayoutVariable.minX(view.autoLayout.number), view.parentView)
        guard parent != nil, !view.translatesAutoresizingMaskIntoConstraints else { return false }
        return (first..<first + 4).contains(where: system.isAmbiguous)
    }

    // MARK: Telling the views

    private func tell(_ problem: SimulatedLayoutProblem, _ variables: Set<Int>?) -> [UIView] {
        guard let variables else {
            let views = problem.views.compactMap(\.view)
            for view in views { tell(view, what: problem) }
            for guide in problem.plainGuides { tell(guide) }
            return views.filter(tellFrame(of: problem))
        }
        let items = Set(variables.map(SimulatedLayoutVariable.item))
        for guide in problem.plainGuides where items.contains(guide.simulatedNumber) { tell(guide) }
        let places = Set(items.compactMap { problem.viewOfItem[$0] }).sorted()
        return places.compactMap { problem.views[$0].view }.filter(tellFrame(of: problem))
    }

    private func tell(_ guide: UILayoutGuide) {
        guide.simulatedSolvedFrame = CGRect(item: guide.simulatedNumber, system.values)
    }

    /// What changes with the structure alone.
    private func tell(_ view: UIView, what problem: SimulatedLayoutProblem) {
        let number = view.autoLayout.number
        view.autoLayout.isInvolved = problem.involved.contains(number)
        view.autoLayout.isInvolvedByInsets = problem.involvedByInsets.contains(number)
        view.autoLayout.isInvolvedByOffset = problem.involvedByOffset.contains(number)
        if !problem.scrollViews.contains(number) { view.autoLayout.contentSizeOfScrollView = nil }
        guard !problem.isPositioned(view) else { return }
        view.autoLayout.frame = nil
        view.autoLayout.contentWidth = nil
    }

    /// True for a view that got another frame.
    private func tellFrame(of problem: SimulatedLayoutProblem) -> (UIView) -> Bool {
        { [values = system.values] view in
            if problem.scrollViews.contains(view.autoLayout.number), let scrollView = view as? UIScrollView {
                let size = CGRect(item: scrollView.contentLayoutGuide.simulatedNumber, values).size
                if view.autoLayout.contentSizeOfScrollView != size { view.simulatedSetNeedsLayout() }
                view.autoLayout.contentSizeOfScrollView = size
            }
            guard problem.isPositioned(view) else { return false }
            let frame = CGRect(item: view.autoLayout.number, values)
            if let old = view.autoLayout.frame, old.isAsGood(as: frame) { return false }
            view.autoLayout.frame = frame
            view.parentView?.simulatedSetNeedsLayout()
            return true
        }
    }
}

extension CGRect {
    fileprivate func isAsGood(as other: CGRect) -> Bool {
        func isAsGood(_ a: CGFloat, _ b: CGFloat) -> Bool { !(abs(a - b) > 1e-6) }
        return isAsGood(origin.x, other.origin.x) && isAsGood(origin.y, other.origin.y)
            && isAsGood(size.width, other.size.width) && isAsGood(size.height, other.size.height)
    }
}
