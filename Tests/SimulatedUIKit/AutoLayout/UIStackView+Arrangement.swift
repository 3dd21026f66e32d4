import Foundation

/// The attributes along one axis.
private struct SimulatedStackEdges {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    static let horizontal = SimulatedStackEdges(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = SimulatedStackEdges(start: .top, end: .bottom, center: .centerY, size: .height)
}

// The identifiers are those that UIKit's log shows.
extension UIStackView {
    private var along: SimulatedStackEdges { axis == .horizontal ? .horizontal : .vertical }
    private var across: SimulatedStackEdges { axis == .horizontal ? .vertical : .horizontal }
    private var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

    func simulatedArrange() {
        NSLayoutConstraint.deactivate(arrangement)
        arrangement = []
        for gap in gaps { removeLayoutGuide(gap) }
        gaps = []
        let visible = arrangedSubviews.filter { !$0.isHidden }
        chain(visible)
        distribute(visible)
        for view in visible { align(view, to: visible[0]) }
        if alignment != .fill, !visible.isEmpty {
            add("UISV-ambiguity-suppression", canvas, across.size, .equal, nil, .notAnAttribute, priority: 25)
        }
        hideOthers()
        NSLayoutConstraint.activate(arrangement)
    }

    private func add(
        _ identifier: String, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute,
        times multiplier: CGFloat = 1, plus constant: CGFloat = 0, priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            SimulatedLayoutItem(first), attribute, relation, SimulatedLayoutItem(second), other, multiplier: multiplier,
            constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.identifier = identifier
        arrangement.append(constraint)
    }

    private func spacing(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        return custom == UIStackView.spacingUseDefault ? spacing : custom
    }

    // MARK: Along the axis

    private func chain(_ views: [UIView]) {
        guard let first = views.first, let last = views.last else { return }
        add("UISV-canvas-connection", first, along.start, .equal, canvas, along.start)
        add("UISV-canvas-connection", last, along.end, .equal, canvas, along.end)
        let isExact = distribution != .equalSpacing && distribution != .equalCentering
        for (view, next) in zip(views, views.dropFirst()) {
            let relation = isExact ? NSLayoutConstraint.Relation.equal : .greaterThanOrEqual
            add("UISV-spacing", next, along.start, relation, view, along.end, plus: spacing(after: view))
        }
    }

    private func distribute(_ views: [UIView]) {
        guard let first = views.first else { return }
        switch distribution {
        case .fill: break
        case .fillEqually:
            for view in views.dropFirst() { add("UISV-fill-equally", view, along.size, .equal, first, along.size) }
        case .fillProportionally:
            let sizes = views.map { view -> CGFloat in
                let size = view.simulatedReadContentSize()
                return axis == .horizontal ? size.width : size.height
            }
            guard sizes[0] > 0 else { return }
            for (view, size) in zip(views, sizes).dropFirst() where size > 0 {
                add(
                    "UISV-fill-proportionally", view, along.size, .equal, first, along.size, times: size / sizes[0],
                    priority: 999)
            }
        case .equalSpacing: spread(views, from: along.end, to: along.start, priority: 1000)
        case .equalCentering: spread(views, from: along.center, to: along.center, priority: 149)
        }
    }

    /// Guides between the views that are all of one size.
    private func spread(
        _ views: [UIView], from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute,
        priority: Float
    ) {
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = UILayoutGuide()
            addLayoutGuide(gap)
            add("UISV-distributing-edge", gap, along.start, .equal, view, start)
            add("UISV-distributing-edge", gap, along.end, .equal, next, end)
            if let first = gaps.first {
                let name = distribution == .equalSpacing ? "UISV-equal-spacing" : "UISV-equal-centering"
                add(name, gap, along.size, .equal, first, along.size, priority: priority)
            }
            gaps.append(gap)
        }
    }

    // MARK: Across it

    private func align(_ view: UIView, to first: UIView) {
        let name = "UISV-alignment"
        switch alignment {
        case .fill:
            add(name, view, across.start, .equal, canvas, across.start)
            return add(name, view, across.end, .equal, canvas, across.end)
        case .leading: add(name, view, across.start, .equal, canvas, across.start)
        case .trailing: add(name, view, across.end, .equal, canvas, across.end)
        case .center: add(name, view, across.center, .equal, canvas, across.center)
        case .firstBaseline where axis == .horizontal:
            if view !== first { add(name, view, .firstBaseline, .equal, first, .firstBaseline) }
            add(name, view, across.start, .equal, canvas, across.start, priority: 20)
        case .lastBaseline where axis == .horizontal:
            if view !== first { add(name, view, .lastBaseline, .equal, first, .lastBaseline) }
            add(name, view, across.end, .equal, canvas, across.end, priority: 20)
        case .firstBaseline, .lastBaseline: add(name, view, across.start, .equal, canvas, across.start)
        }
        add("UISV-canvas-connection", view, across.start, .greaterThanOrEqual, canvas, across.start)
        add("UISV-canvas-connection", view, across.end, .lessThanOrEqual, canvas, across.end)
    }

    /// A hidden view has no room along the axis and asks for none across it.
    private func hideOthers() {
        var previous: UIView?
        for view in arrangedSubviews {
            guard view.isHidden else {
                previous = view
                continue
            }
            add("UISV-hiding", view, along.size, .equal, nil, .notAnAttribute)
            if let previous {
                add("UISV-hiding", view, along.start, .equal, previous, along.end)
            } else {
                add("UISV-hiding", view, along.start, .equal, canvas, along.start)
            }
            add("UISV-hiding", view, across.start, .equal, canvas, across.start)
        }
    }
}
