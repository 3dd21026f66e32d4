extension UIView {
    public var constraints: [NSLayoutConstraint] { autoLayout.constraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        let views = constraint.simulatedViews
        guard !views.isEmpty, views.allSatisfy({ $0.isDescendantUncounted(of: self) }) else {
            constraint.simulatedHasRaised = true
            return
        }
        constraint.holder?.removeConstraint(constraint)
        autoLayout.constraints.append(constraint)
        constraint.simulatedMove(to: self)
        simulatedConstraintsDidChange()
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        autoLayout.constraints.removeAll { $0 === constraint }
        constraint.simulatedMove(to: nil)
        simulatedConstraintsDidChange()
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    public var hasAmbiguousLayout: Bool { simulatedLayoutRoot.autoLayout.engine?.isAmbiguous(self) ?? false }

    // MARK: Guides

    /// The keyboard's guide is among them once somebody has asked for it.
    public var layoutGuides: [UILayoutGuide] { guides + (keyboardGuide.map { [$0] } ?? []) }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        guides.append(layoutGuide)
        simulatedStructureDidChange()
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard guides.contains(where: { $0 === layoutGuide }) else { return }
        for view in sequence(first: self, next: \.parentView) {
            for constraint in view.autoLayout.constraints
            where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
                view.removeConstraint(constraint)
            }
        }
        guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        simulatedStructureDidChange()
    }

    // MARK: Updating

    public func setNeedsUpdateConstraints() {
        autoLayout.needsUpdateConstraints = true
        simulatedAskForConstraints()
    }

    public func needsUpdateConstraints() -> Bool { autoLayout.needsUpdateConstraints }

    public func updateConstraintsIfNeeded() {
        simulatedUpdateConstraints()
    }

    /// Subviews first, as UIKit does it.
    func simulatedUpdateConstraints() {
        for view in childViews { view.simulatedUpdateConstraints() }
        guard autoLayout.needsUpdateConstraints else { return }
        autoLayout.needsUpdateConstraints = false
        if let owner { owner.updateViewConstraints() } else { updateConstraints() }
    }

    // MARK: The simulation

    /// The constraints that were broken in this view's window, or tree, because other required ones contradicted them.
    public var simulatedBrokenConstraints: [NSLayoutConstraint] { simulatedLayoutRoot.autoLayout.engine?.broken ?? [] }
}
