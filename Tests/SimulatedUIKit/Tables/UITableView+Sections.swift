import Foundation

extension UITableView {
    // MARK: Rectangles

    func simulatedRect(ofSection index: Int) -> CGRect {
        let metrics = simulatedMetrics
        guard metrics.sections.indices.contains(index) else { return .zero }
        let section = metrics.sections[index]
        return CGRect(x: 0, y: section.top, width: metrics.width, height: section.bottom - section.top)
    }

    /// Where it belongs; a plain table shows it elsewhere while its section is partly in sight.
    func simulatedHeaderRect(_ index: Int) -> CGRect? {
        let metrics = simulatedMetrics
        guard metrics.sections.indices.contains(index), metrics.sections[index].header > 0 else { return nil }
        let section = metrics.sections[index]
        return CGRect(x: 0, y: section.rowsTop - section.header, width: metrics.width, height: section.header)
    }

    /// The same, or for the first section from the padding above it on (a switch).
    func simulatedToldHeaderRect(_ index: Int) -> CGRect {
        guard let rect = simulatedHeaderRect(index) else { return .zero }
        guard index == 0, simulatedBehavior.firstHeaderCountsPadding else { return rect }
        return rect.offsetBy(dx: 0, dy: -simulatedMetrics.sections[index].padding)
    }

    func simulatedFooterRect(_ index: Int) -> CGRect? {
        let metrics = simulatedMetrics
        guard metrics.sections.indices.contains(index), metrics.sections[index].footer > 0 else { return nil }
        let section = metrics.sections[index]
        return CGRect(x: 0, y: section.rowsBottom, width: metrics.width, height: section.footer)
    }

    /// In a plain table it floats at the upper edge of what the insets leave, until its section has gone.
    private func shownHeaderRect(_ index: Int) -> CGRect? {
        guard var rect = simulatedHeaderRect(index) else { return nil }
        if style == .plain {
            let edge = modelBounds.minY + simulatedAdjustedInset.top
            rect.origin.y = max(rect.minY, min(edge, simulatedMetrics.sections[index].rowsBottom - rect.height))
        }
        return rect
    }

    private func shownFooterRect(_ index: Int) -> CGRect? {
        guard var rect = simulatedFooterRect(index) else { return nil }
        if style == .plain {
            let edge = modelBounds.maxY - simulatedAdjustedInset.bottom - rect.height
            rect.origin.y = min(rect.minY, max(edge, simulatedMetrics.sections[index].rowsTop))
        }
        return rect
    }

    // MARK: Views

    func simulatedLayOutSections() {
        for index in simulatedMetrics.sections.indices {
            layOutHeader(index)
            layOutFooter(index)
        }
        for index in headers.live.keys where !simulatedMetrics.sections.indices.contains(index) { retireHeader(index) }
        for index in footers.live.keys where !simulatedMetrics.sections.indices.contains(index) { retireFooter(index) }
    }

    private func layOutHeader(_ index: Int) {
        guard let rect = shownHeaderRect(index), rect.intersects(modelBounds) else { return retireHeader(index) }
        let view = headers.live[index] ?? makeHeader(index)
        guard let view else { return }
        headers.live[index] = view
        show(view, in: rect)
    }

    private func layOutFooter(_ index: Int) {
        guard let rect = shownFooterRect(index), rect.intersects(modelBounds) else { return retireFooter(index) }
        let view = footers.live[index] ?? makeFooter(index)
        guard let view else { return }
        footers.live[index] = view
        show(view, in: rect)
    }

    /// Above all cells, since it may float over them.
    private func show(_ view: UIView, in rect: CGRect) {
        if view.parentView === self {
            view.frame = rect
        } else {
            UIView.performWithoutAnimation { view.frame = rect }
            addSubview(view)
        }
    }

    private func makeHeader(_ index: Int) -> UIView? {
        if let view = preparedHeaders.removeValue(forKey: index) { return view }
        return SimulatedEngine.current.performing(as: .app) {
            delegate?.tableView(self, viewForHeaderInSection: index)
                ?? dataSource?.tableView(self, titleForHeaderInSection: index).map(titleView)
        }
    }

    private func makeFooter(_ index: Int) -> UIView? {
        if let view = preparedFooters.removeValue(forKey: index) { return view }
        return SimulatedEngine.current.performing(as: .app) {
            delegate?.tableView(self, viewForFooterInSection: index)
                ?? dataSource?.tableView(self, titleForFooterInSection: index).map(titleView)
        }
    }

    private func titleView(_ title: String) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        return view
    }

    // MARK: The queue

    func simulatedDequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerFooterPool.take(identifier) {
            SimulatedEngine.current.performing(as: .app) { view.prepareForReuse() }
            return view
        }
        let type = headerFooterPool.registered[identifier] as? UITableViewHeaderFooterView.Type
        return type?.init(simulatedReuseIdentifier: identifier)
    }

    private func retireHeader(_ index: Int) {
        guard let view = headers.live[index], !view.simulatedContainsFirstResponder else { return }
        headers.live[index] = nil
        retire(view)
    }

    private func retireFooter(_ index: Int) {
        guard let view = footers.live[index], !view.simulatedContainsFirstResponder else { return }
        footers.live[index] = nil
        retire(view)
    }

    func simulatedRetireSections() {
        let views = Array(headers.live.values) + Array(footers.live.values)
        headers.live = [:]
        footers.live = [:]
        views.forEach(retire)
    }

    private func retire(_ view: UIView) {
        SimulatedEngine.current.performing(as: .uikit) { view.removeFromSuperview() }
        guard let view = view as? UITableViewHeaderFooterView else { return }
        headerFooterPool.live[0] = view
        headerFooterPool.retire(0, identifier: view.reuseIdentifier)
    }
}
