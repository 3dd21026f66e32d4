import Foundation

extension UICollectionView {
    // MARK: Data

    var simulatedItemCounts: [Int] {
        if let itemCounts { return itemCounts }
        guard let dataSource else { return [] }
        let counts = SimulatedEngine.current.performing(as: .app) {
            (0..<max(0, dataSource.numberOfSections(in: self)))
                .map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
        }
        itemCounts = counts
        return counts
    }

    /// The data source is asked at the next layout pass, or by whoever wants a number before. The cells leave then, and
    /// with them the focus that one of them may have.
    func simulatedSetNeedsReload() {
        needsReload = true
        itemCounts = nil
        selectedItem = nil
        simulatedInvalidateLayout()
    }

    // MARK: The layout

    func simulatedInvalidateLayout() {
        SimulatedEngine.current.performing(as: .uikit) { collectionViewLayout.invalidateLayout() }
    }

    func simulatedPrepareLayout() {
        guard collectionViewLayout.needsPreparation else { return }
        collectionViewLayout.needsPreparation = false
        SimulatedEngine.current.performing(as: .app) { collectionViewLayout.prepare() }
    }

    /// UIKit asks before the view has the new bounds; here it has them already.
    func simulatedAskLayoutForInvalidation() {
        guard !collectionViewLayout.needsPreparation else { return }
        let bounds = modelBounds
        let changes = SimulatedEngine.current.performing(as: .app) {
            collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        }
        if changes { simulatedInvalidateLayout() }
    }

    // MARK: Scrolling

    /// What lies under insets is not taken for visible. UIKit raises for an item that does not exist.
    func simulatedScroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard let item = layoutAttributesForItem(at: path)?.frame else { return }
        // A range that is not known yet would clamp the offset.
        SimulatedEngine.current.performing(as: .uikit) { contentSize = collectionViewLayout.collectionViewContentSize }
        guard !position.isEmpty else { return simulatedScrollToVisible(item, animated: animated) }
        let inset = simulatedAdjustedInset
        let visible = modelBounds.inset(by: inset)
        var target = modelBounds.origin
        if position.contains(.top) {
            target.y = item.minY - inset.top
        } else if position.contains(.centeredVertically) {
            target.y = item.midY - visible.height / 2 - inset.top
        } else if position.contains(.bottom) {
            target.y = item.maxY - visible.height - inset.top
        }
        if position.contains(.left) {
            target.x = item.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            target.x = item.midX - visible.width / 2 - inset.left
        } else if position.contains(.right) {
            target.x = item.maxX - visible.width - inset.left
        }
        simulatedScroll(to: clamped(target), animated: animated)
    }

    // MARK: Selection

    /// Asks and tells no delegate, as in UIKit.
    func simulatedSelect(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let selectedItem, selectedItem != path { simulatedDeselect(selectedItem) }
        guard let path, allowsSelection else { return }
        selectedItem = path
        cells.live[path]?.isSelected = true
        if !scrollPosition.isEmpty { simulatedScroll(to: path, at: scrollPosition, animated: animated) }
    }

    func simulatedDeselect(_ path: IndexPath) {
        guard selectedItem == path else { return }
        selectedItem = nil
        cells.live[path]?.isSelected = false
    }

    /// A tap that no control and no text view took for itself.
    func simulatedTapped(_ view: UIView) {
        guard allowsSelection, !view.simulatedTakesTouches(in: self) else { return }
        let around = sequence(first: view, next: \.parentView).prefix { $0 !== self }
        let touched = around.lazy.compactMap { $0 as? UICollectionViewCell }.compactMap { self.cells.key(of: $0) }
        guard let path = touched.first, delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let before = selectedItem
        simulatedSelect(path, animated: false, scrollPosition: [])
        if let before, before != path { delegate?.collectionView(self, didDeselectItemAt: before) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
