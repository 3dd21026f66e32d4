import Foundation

extension UITableView {
    // MARK: The queue

    /// Nil, as in UIKit, if none waits and no class is registered.
    func simulatedDequeue(_ identifier: String) -> UITableViewCell? {
        if let cell = cells.take(identifier) {
            SimulatedEngine.current.performing(as: .app) { cell.prepareForReuse() }
            return cell
        }
        return (cells.registered[identifier] as? UITableViewCell.Type)?.init(simulatedReuseIdentifier: identifier)
    }

    /// Comes in the row's size. UIKit raises where nothing is registered; here the cell is a plain one.
    func simulatedDequeue(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        let cell = simulatedDequeue(identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        if let size = simulatedMetrics.rect(of: path)?.size {
            SimulatedEngine.current.performing(as: .uikit) {
                UIView.performWithoutAnimation { cell.frame = CGRect(origin: cell.frame.origin, size: size) }
            }
        }
        return cell
    }

    // MARK: Layout

    /// By the model's bounds, also while the presentation is still elsewhere: cells that are out of sight at the end of
    /// an animation vanish at its start.
    func simulatedLayOut() {
        simulatedReloadIfNeeded()
        SimulatedEngine.current.performing(as: .uikit) {
            simulatedFollowMetrics()
            retireInvisibleCells()
            var next = simulatedMetrics.firstRow(endingBelow: modelBounds.minY)
            while let path = next, let rect = simulatedMetrics.rect(of: path), rect.minY < modelBounds.maxY {
                show(path)
                next = simulatedMetrics.row(after: path)
            }
            // Cells that took more room than estimated have pushed others out.
            retireInvisibleCells()
            simulatedLayOutSections()
            simulatedFollowMetrics()
        }
    }

    /// The content's size, and the table's own header and footer view.
    func simulatedFollowMetrics() {
        let metrics = simulatedMetrics
        let width = metrics.width
        if let view = tableHeaderView {
            view.frame = CGRect(x: 0, y: 0, width: width, height: view.simulatedFrame.height)
        }
        if let view = tableFooterView {
            view.frame = CGRect(x: 0, y: metrics.sectionsBottom, width: width, height: view.simulatedFrame.height)
        }
        contentSize = CGSize(width: width, height: metrics.contentHeight)
    }

    func simulatedExchange(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        if old?.parentView === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        simulatedInvalidateMetrics()
    }

    var simulatedVisibleRows: [IndexPath] {
        cells.live.keys.filter(isVisible).sorted()
    }

    private func isVisible(_ path: IndexPath) -> Bool {
        guard let rect = simulatedMetrics.rect(of: path) else { return false }
        return rect.maxY > modelBounds.minY && rect.minY < modelBounds.maxY
    }

    /// An assumption: as long as it has the focus, the cell of the first responder stays out of the queue, at its place.
    /// Apple does not document it; a replacement that lacks it was reported as faulty (SoySauceLab/CollectionKit #113).
    /// It goes with the first layout pass after that.
    private func retireInvisibleCells() {
        for (path, cell) in cells.inOrder(where: { !isVisible($0) }) {
            if let rect = simulatedMetrics.rect(of: path), cell.simulatedContainsFirstResponder {
                cell.frame = rect
            } else {
                simulatedRetire(path)
            }
        }
    }

    func simulatedRetire(_ path: IndexPath) {
        guard let cell = cells.live[path] else { return }
        let engine = SimulatedEngine.current
        cells.retire(path, identifier: cell.reuseIdentifier)
        if cell.parentView === self { engine.performing(as: .uikit) { cell.removeFromSuperview() } }
        engine.performing(as: .app) { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    }

    private func show(_ path: IndexPath) {
        if let cell = cells.live[path] {
            fit(cell, at: path)
            if let rect = simulatedMetrics.rect(of: path) { cell.frame = rect }
            return
        }
        guard let dataSource else { return }
        let engine = SimulatedEngine.current
        let cell = engine.performing(as: .app) { dataSource.tableView(self, cellForRowAt: path) }
        cells.put(cell, at: path)
        // New cells do not fly to their place in an animation that happens to be open.
        UIView.performWithoutAnimation {
            cell.separatorStyle = separatorStyle
            cell.separatorColor = separatorColor
            cell.separatorInset = separatorInset
            if cell.isSelected != selectedRows.contains(path) { cell.setSelected(!cell.isSelected, animated: false) }
            if let rect = simulatedMetrics.rect(of: path) { cell.frame = rect }
            fit(cell, at: path)
            if let rect = simulatedMetrics.rect(of: path) { cell.frame = rect }
            if cell.parentView == nil { cell.simulatedLayoutIfNeeded() }
            engine.performing(as: .app) { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
        }
        insertSubview(cell, at: 0)
    }

    private func fit(_ cell: UITableViewCell, at path: IndexPath) {
        let measured = simulatedMetrics
        guard fittedHeights[path] == nil, measured.contains(path),
            measured.sections[path.section].selfSizing.contains(path.row), let width = measured.rect(of: path)?.width
        else { return }
        let height = cell.simulatedFittingHeight(width: width, in: self)
        fittedHeights[path] = height
        metrics?.setHeight(height, at: path)
    }
}
