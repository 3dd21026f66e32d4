import Foundation

extension UITableView {
    /// Asks for what the table has to know before it can show a cell.
    var simulatedMetrics: SimulatedTableMetrics {
        if let metrics, metrics.width == modelBounds.width { return metrics }
        // What fitted one width says nothing about another.
        if metrics != nil { fittedHeights = [:] }
        let built = SimulatedEngine.current.performing(as: .app) { buildMetrics() }
        metrics = built
        return built
    }

    func simulatedInvalidateMetrics() {
        metrics = nil
        simulatedSetNeedsLayout()
    }

    private func buildMetrics() -> SimulatedTableMetrics {
        var built = SimulatedTableMetrics(
            width: modelBounds.width,
            margin: style == .insetGrouped ? (modelBounds.width < 400 ? 16 : 20) : 0,
            header: tableHeaderView?.simulatedFrame.height ?? 0,
            footer: tableFooterView?.simulatedFrame.height ?? 0
        )
        guard let dataSource else { return built }
        for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
            var part = SimulatedTableMetrics.Section()
            part.header = headerHeight(section, of: dataSource)
            part.footer = footerHeight(section, of: dataSource)
            part.padding = part.header > 0 ? topPadding : 0
            for row in 0..<max(0, dataSource.tableView(self, numberOfRowsInSection: section)) {
                let path = IndexPath(row: row, section: section)
                let height = rowHeight(at: path)
                if height.isSelfSizing { part.selfSizing.insert(row) }
                part.edges.append(part.edges[row] + height.value)
            }
            built.append(part)
        }
        return built
    }

    /// iOS 15 puts 22 points above each header of a plain table.
    private var topPadding: CGFloat {
        guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
        return style == .plain ? 22 : 0
    }

    /// A cell decides its height where the row's height is automatic and there is an estimate to begin with.
    private func rowHeight(at path: IndexPath) -> (value: CGFloat, isSelfSizing: Bool) {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard height < 0 else { return (height.isFinite ? height : 0, false) }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        guard estimate != 0 else { return (44, false) }
        return (fittedHeights[path] ?? (estimate > 0 ? estimate : 44), true)
    }

    private func headerHeight(_ section: Int, of dataSource: any UITableViewDataSource) -> CGFloat {
        let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        guard height < 0 else { return height.isFinite ? height : 0 }
        if let view = headers.live[section] { return fittingHeight(of: view) }
        preparedHeaders[section] =
            preparedHeaders[section] ?? delegate?.tableView(self, viewForHeaderInSection: section)
        if let view = preparedHeaders[section] { return fittingHeight(of: view) }
        let hasTitle = dataSource.tableView(self, titleForHeaderInSection: section) != nil
        guard style != .plain else { return hasTitle ? 28 : 0 }
        return section == 0 ? (hasTitle ? 55 : 35) : (hasTitle ? 38 : 18)
    }

    private func footerHeight(_ section: Int, of dataSource: any UITableViewDataSource) -> CGFloat {
        let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        guard height < 0 else { return height.isFinite ? height : 0 }
        if let view = footers.live[section] { return fittingHeight(of: view) }
        preparedFooters[section] =
            preparedFooters[section] ?? delegate?.tableView(self, viewForFooterInSection: section)
        if let view = preparedFooters[section] { return fittingHeight(of: view) }
        let hasTitle = dataSource.tableView(self, titleForFooterInSection: section) != nil
        return hasTitle ? 28 : style == .plain ? 0 : 18
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        let height = view.sizeThatFits(CGSize(width: modelBounds.width, height: 0)).height
        return height > 0 && height.isFinite ? height : 28
    }
}
