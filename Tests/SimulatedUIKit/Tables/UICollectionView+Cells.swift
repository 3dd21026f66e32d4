import Foundation

extension UICollectionView {
    // MARK: The queue

    /// Comes in the item's frame. UIKit raises where nothing is registered; here the cell is a plain one.
    func simulatedDequeue(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        let waiting = cells.take(identifier)
        let type = cells.registered[identifier] as? UICollectionViewCell.Type ?? UICollectionViewCell.self
        let cell = waiting ?? type.init(simulatedReuseIdentifier: identifier)
        let engine = SimulatedEngine.current
        if let attributes = collectionViewLayout.layoutAttributesForItem(at: path) {
            engine.performing(as: .uikit) {
                engine.animator.withoutAnimation { cell.simulatedSetFrame(attributes.frame) }
            }
        }
        if let waiting { engine.performing(as: .app) { waiting.prepareForReuse() } }
        return cell
    }

    // MARK: Layout

    /// By the model's bounds, also while the presentation is still elsewhere: cells that are out of sight at the end of
    /// an animation vanish at its start.
    func simulatedLayOut() {
        let engine = SimulatedEngine.current
        engine.performing(as: .uikit) {
            if needsReload {
                needsReload = false
                for (path, _) in cells.inOrder { retire(path) }
            }
            simulatedPrepareLayout()
            contentSize = collectionViewLayout.collectionViewContentSize
            // The content's size may bring the safe area into the inset, and that may be what the layout goes by.
            simulatedPrepareLayout()
            let bounds = modelBounds
            let given = engine.performing(as: .app) { collectionViewLayout.layoutAttributesForElements(in: bounds) }
            // A layout may give more than it is asked for.
            let visible = (given ?? []).filter { $0.frame.intersects(bounds) && !$0.isHidden }
            retireAllBut(Set(visible.map(\.indexPath)))
            visible.forEach(show)
        }
    }

    /// By the places that the cells have.
    var simulatedVisibleItems: [IndexPath] {
        cells.inOrder.filter { $0.value.simulatedFrame.intersects(modelBounds) }.map(\.key)
    }

    /// An assumption, as for tables: UIKit keeps the cell of the first responder, at its place, as long as it has the
    /// focus. It goes with the first layout pass after that.
    private func retireAllBut(_ visible: Set<IndexPath>) {
        for (path, cell) in cells.inOrder(where: { !visible.contains($0) }) {
            if cell.simulatedContainsFirstResponder, path.item < numberOfItems(inSection: path.section),
                let attributes = collectionViewLayout.layoutAttributesForItem(at: path)
            {
                cell.simulatedSetFrame(attributes.frame)
            } else {
                retire(path)
            }
        }
    }

    private func retire(_ path: IndexPath) {
        guard let cell = cells.live[path] else { return }
        let engine = SimulatedEngine.current
        cells.retire(path, identifier: cell.reuseIdentifier)
        if cell.parentView === self { cell.removeFromSuperview() }
        engine.performing(as: .app) { delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        if let cell = cells.live[path] { return apply(attributes, to: cell) }
        guard let dataSource else { return }
        let engine = SimulatedEngine.current
        // New cells do not fly to their place in an animation that happens to be open.
        engine.animator.withoutAnimation {
            let cell = engine.performing(as: .app) { dataSource.collectionView(self, cellForItemAt: path) }
            cells.put(cell, at: path)
            cell.isSelected = path == selectedItem
            apply(attributes, to: cell)
            // Before it is in the hierarchy, or the collection would be laid out with it.
            if cell.parentView == nil { cell.simulatedLayoutIfNeeded() }
            engine.performing(as: .app) { delegate?.collectionView(self, willDisplay: cell, forItemAt: path) }
            simulatedInsert(cell, at: 0)
        }
    }

    private func apply(_ attributes: UICollectionViewLayoutAttributes, to cell: UICollectionViewCell) {
        cell.simulatedSetFrame(attributes.frame)
        if cell.alpha != attributes.alpha { cell.alpha = attributes.alpha }
        SimulatedEngine.current.performing(as: .app) { cell.apply(attributes) }
    }
}
