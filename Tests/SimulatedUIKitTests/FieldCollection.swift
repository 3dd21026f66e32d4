import Foundation
import UIKit

/// An item with a field.
@MainActor
final class FieldCell: UICollectionViewCell {
    let field = UITextField()
    private(set) var reuses = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = CGRect(x: 8, y: 8, width: max(0, contentView.bounds.width - 16), height: 44)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A collection of items with a field each, which counts the cells that it has made.
@MainActor
final class FieldCollection: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var count: Int
    /// Without it every item gets a new cell.
    var dequeues = true
    private(set) var selected: [IndexPath] = []
    private var cells: Set<FieldCell> = []
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    var made: Int { cells.count }

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = grid
        grid.register(FieldCell.self, forCellWithReuseIdentifier: "field")
        grid.dataSource = self
        grid.delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            dequeues
            ? collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
            : FieldCell(frame: .zero)
        if let cell = cell as? FieldCell { cells.insert(cell) }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width, height: 100)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}
