import UIKit

/// How many rows a table or a collection has, how high they are, and what is in them. Who shows the list keeps its source.
@MainActor
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private let rows: (Int) -> Int
    private let height: (Int) -> CGFloat
    private let fill: (UIView, IndexPath) -> Void
    var sections = 1
    var headerHeight: CGFloat = 0
    /// Of the items in a collection. Nil: that of the collection.
    var itemWidth: CGFloat?
    var onScroll: () -> Void = {}

    init(
        rows: @escaping (Int) -> Int, height: @escaping (Int) -> CGFloat = { _ in 44 },
        fill: @escaping (UIView, IndexPath) -> Void = { _, _ in }
    ) {
        (self.rows, self.height, self.fill) = (rows, height, fill)
    }

    func serve(_ list: UIScrollView) {
        if let table = list as? UITableView {
            (table.estimatedRowHeight, table.sectionHeaderTopPadding) = (0, 0)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            (table.dataSource, table.delegate) = (self, self)
        }
        if let collection = list as? UICollectionView {
            (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 0
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
            (collection.dataSource, collection.delegate) = (self, self)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows(section) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath.row) }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headerHeight > 0 ? "header" : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        fill(cell.contentView, indexPath)
        return cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows(section)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: itemWidth ?? collectionView.bounds.width, height: height(indexPath.item)) }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        fill(cell.contentView, indexPath)
        return cell
    }
}

extension UIScrollView {
    func reloadRows() {
        (self as? UITableView)?.reloadData()
        (self as? UICollectionView)?.reloadData()
    }
}

extension UIView {
    /// The field that fills a row.
    var rowField: UITextField {
        if let field = subviews.first as? UITextField { return field }
        let field = UITextField(frame: bounds)
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(field)
        return field
    }
}
