import Foundation

extension UITableView {
    // MARK: Reloading

    func simulatedSetNeedsReload() {
        needsReload = true
        metrics = nil
        fittedHeights = [:]
        simulatedSetNeedsLayout()
    }

    func simulatedReloadIfNeeded() {
        if needsReload { simulatedReload() }
    }

    /// All cells leave the hierarchy, and with them the focus that one of them may have. New ones come with the next
    /// layout pass; numbers and the content's size are there at once.
    func simulatedReload() {
        needsReload = false
        for (path, _) in cells.inOrder { simulatedRetire(path) }
        simulatedRetireSections()
        preparedHeaders = [:]
        preparedFooters = [:]
        fittedHeights = [:]
        selectedRows = []
        simulatedInvalidateMetrics()
        SimulatedEngine.current.performing(as: .uikit) { simulatedFollowMetrics() }
    }

    // MARK: Changes

    func simulatedChange(_ change: (inout SimulatedRowChanges) -> Void) {
        var collected = changes ?? SimulatedRowChanges()
        change(&collected)
        changes = collected
        if updateDepth == 0 { applyChanges() }
    }

    func simulatedEndUpdates() {
        updateDepth = max(0, updateDepth - 1)
        if updateDepth == 0 { applyChanges() }
    }

    func simulatedBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        updateDepth += 1
        updates?()
        simulatedEndUpdates()
        if let completion { SimulatedEngine.current.schedule(after: 0) { completion(true) } }
    }

    /// Cells of rows that stay keep their place in the hierarchy, and so the focus. Without any change, heights are asked
    /// for and cells are measured again: that is how a growing text view makes its row grow.
    private func applyChanges() {
        let applied = changes ?? SimulatedRowChanges()
        changes = nil
        guard !applied.reloadsAll, !needsReload else { return simulatedReload() }
        let (old, heights) = (cells.inOrder, fittedHeights)
        for (path, _) in old where applied.place(of: path) == nil { simulatedRetire(path) }
        cells.live = [:]
        for (path, cell) in old { applied.place(of: path).map { cells.live[$0] = cell } }
        fittedHeights = [:]
        for (path, height) in heights { applied.place(of: path).map { fittedHeights[$0] = height } }
        for path in cells.live.keys { fittedHeights[path] = nil }
        selectedRows = Set(selectedRows.compactMap(applied.place))
        // Until they are measured, cells that stay count with the height they have.
        let shown = cells.live.mapValues(\.simulatedFrame.height)
        fittedHeights.merge(shown) { $1 }
        simulatedInvalidateMetrics()
        _ = simulatedMetrics
        for path in shown.keys { fittedHeights[path] = nil }
        SimulatedEngine.current.performing(as: .uikit) { simulatedFollowMetrics() }
    }
}
