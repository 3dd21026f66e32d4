public import Foundation

@MainActor
open class UICollectionViewLayout: NSObject {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    private weak var view: UICollectionView?
    /// What was prepared does not hold any more.
    var needsPreparation = true

    /// Owned by the collection view, which it does not retain.
    open var collectionView: UICollectionView? { view }

    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidateLayout() {
        needsPreparation = true
        view?.simulatedSetNeedsLayout()
    }

    func simulatedMove(to view: UICollectionView?) {
        self.view = view
        invalidateLayout()
    }
}
