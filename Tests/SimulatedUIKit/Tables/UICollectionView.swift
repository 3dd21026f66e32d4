public import Foundation

@MainActor
open class UICollectionView: UIScrollView {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    var cells = SimulatedReuse<IndexPath, UICollectionViewCell>()
    /// The numbers of items, by section; nil while they have to be asked for anew.
    var itemCounts: [Int]?
    /// Every cell is to be replaced at the next layout pass.
    var needsReload = true
    var selectedItem: IndexPath?

    // MARK: Life

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        simulatedSetUp()
    }

    /// In UIKit the layout comes from the coder.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        simulatedSetUp()
    }

    private func simulatedSetUp() {
        SimulatedEngine.current.performing(as: .uikit) { backgroundColor = .systemBackground }
        collectionViewLayout.simulatedMove(to: self)
    }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard oldValue !== collectionViewLayout else { return }
            oldValue.simulatedMove(to: nil)
            collectionViewLayout.simulatedMove(to: self)
        }
    }

    // UIKit declares it anew with this type, which Swift's classes cannot; a scroll view's is still there below it.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set {
            super.delegate = newValue
            // It may give the sizes of the items.
            simulatedInvalidateLayout()
        }
    }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { simulatedSetNeedsReload() }
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cells.registered[identifier] = cellClass
    }
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { simulatedDequeue(identifier, for: indexPath) }
    /// Not nil for a cell that is kept out of sight, as in UIKit since iOS 15.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells.live[indexPath] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.key(of: cell) }
    open var visibleCells: [UICollectionViewCell] { simulatedVisibleItems.compactMap { cells.live[$0] } }
    open var indexPathsForVisibleItems: [IndexPath] { simulatedVisibleItems }

    // MARK: Data

    open var numberOfSections: Int { simulatedItemCounts.count }
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = simulatedItemCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }
    open func reloadData() { simulatedSetNeedsReload() }

    // MARK: Geometry

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        simulatedPrepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        cells.inOrder.first { $0.value.simulatedFrame.contains(point) }?.key
    }
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        simulatedScroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    open var allowsSelection = true
    open var indexPathsForSelectedItems: [IndexPath]? { selectedItem.map { [$0] } ?? [] }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        simulatedSelect(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { simulatedDeselect(indexPath) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let view = touches.first?.view { simulatedTapped(view) }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        simulatedLayOut()
    }

    // MARK: Hooks of the simulation

    override func simulatedBoundsDidChange(from old: CGRect) {
        super.simulatedBoundsDidChange(from: old)
        simulatedAskLayoutForInvalidation()
    }

    override func adjustedInsetMayHaveChanged() {
        super.adjustedInsetMayHaveChanged()
        simulatedAskLayoutForInvalidation()
    }
}
