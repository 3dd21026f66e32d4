public import Foundation

@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    private var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var contentSize = CGSize.zero
    /// How long the lines were made.
    private var preparedLength: CGFloat?

    // MARK: Settings

    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if oldValue != itemSize { invalidateLayout() } }
    }
    /// Between the lines.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if oldValue != minimumLineSpacing { invalidateLayout() } }
    }
    /// Between the items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if oldValue != minimumInteritemSpacing { invalidateLayout() } }
    }
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if oldValue != sectionInset { invalidateLayout() } }
    }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if oldValue != scrollDirection { invalidateLayout() } }
    }

    // MARK: Results

    open override var collectionViewContentSize: CGSize { contentSize }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes[indexPath]
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.values.filter { $0.frame.intersects(rect) }.sorted { $0.indexPath < $1.indexPath }
    }

    /// Only another length of the lines matters.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { length(in: $0, bounds: newBounds) } != preparedLength
    }

    private func length(in view: UICollectionView, bounds: CGRect) -> CGFloat {
        let room = bounds.inset(by: view.simulatedAdjustedInset)
        return max(0, scrollDirection == .vertical ? room.width : room.height)
    }

    // MARK: Computing

    open override func prepare() {
        super.prepare()
        attributes = [:]
        contentSize = .zero
        guard let collectionView else { return }
        let length = length(in: collectionView, bounds: collectionView.modelBounds)
        preparedLength = length
        var position: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
            position = layOut(section, of: collectionView, from: position, length: length)
        }
        contentSize = turned(CGSize(width: length, height: position))
    }

    /// Everything is computed as if it scrolled vertically, and turned for the other direction. Returns the end.
    private func layOut(_ section: Int, of view: UICollectionView, from start: CGFloat, length: CGFloat) -> CGFloat {
        let inset = turned(sectionInset)
        let room = length - inset.left - inset.right
        var position = start + inset.top
        var line: [(path: IndexPath, size: CGSize)] = []
        var isFirstLine = true
        func endLine(isLast: Bool) {
            guard !line.isEmpty else { return }
            if !isFirstLine { position += minimumLineSpacing }
            isFirstLine = false
            let height = line.map(\.size.height).max() ?? 0
            place(line, from: CGPoint(x: inset.left, y: position), height: height, room: room, isLast: isLast)
            position += height
            line = []
        }
        for item in 0..<view.numberOfItems(inSection: section) {
            let path = IndexPath(item: item, section: section)
            let size = turned(size(of: path, in: view))
            let used = line.reduce(0) { $0 + $1.size.width + minimumInteritemSpacing }
            if used + size.width > room + 0.001 { endLine(isLast: false) }
            line.append((path, size))
        }
        endLine(isLast: true)
        return position + inset.bottom
    }

    private func size(of path: IndexPath, in view: UICollectionView) -> CGSize {
        guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else { return itemSize }
        return delegate.collectionView(view, layout: self, sizeForItemAt: path)
    }

    /// A line is spread over its length, one item alone is in its middle; the last line has the gaps that it would have
    /// if it were full of items like its last one.
    private func place(
        _ line: [(path: IndexPath, size: CGSize)], from start: CGPoint, height: CGFloat, room: CGFloat, isLast: Bool
    ) {
        let widths = line.reduce(0) { $0 + $1.size.width }
        var (free, gaps) = (room - widths, line.count - 1)
        if isLast, let width = line.last?.size.width, width > 0 {
            while free - width - CGFloat(gaps + 1) * minimumInteritemSpacing >= -0.001 {
                free -= width
                gaps += 1
            }
        }
        let gap = gaps > 0 ? max(minimumInteritemSpacing, free / CGFloat(gaps)) : 0
        var x = start.x + (gaps == 0 ? max(0, free / 2) : 0)
        for (path, size) in line {
            let item = UICollectionViewLayoutAttributes(forCellWith: path)
            item.frame = turned(CGRect(x: x, y: start.y + (height - size.height) / 2, size: size))
            attributes[path] = item
            x += size.width + gap
        }
    }

    // MARK: The other direction

    private func turned(_ size: CGSize) -> CGSize {
        scrollDirection == .vertical ? size : CGSize(width: size.height, height: size.width)
    }

    private func turned(_ rect: CGRect) -> CGRect {
        scrollDirection == .vertical ? rect : CGRect(x: rect.minY, y: rect.minX, size: turned(rect.size))
    }

    private func turned(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        guard scrollDirection == .horizontal else { return insets }
        return UIEdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
    }
}
