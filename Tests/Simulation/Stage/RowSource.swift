import Foundation
import UIKit

/// Rows for a table or a collection; every second one has a field.
@MainActor
final class RowSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private var count: Int

    init(_ count: Int) {
        self.count = count
        super.init()
    }

    func insert(_ rows: Int) { count = max(0, count + rows) }

    func serve(_ table: UITableView) {
        table.register(FieldRow.self, forCellReuseIdentifier: "field")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        table.rowHeight = 52
        table.dataSource = self
    }

    func serve(_ collection: UICollectionView) {
        collection.register(FieldItem.self, forCellWithReuseIdentifier: "field")
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
        (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 280, height: 52)
        collection.dataSource = self
    }

    private func identifier(_ indexPath: IndexPath) -> String { indexPath.row % 2 == 0 ? "field" : "plain" }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifier(indexPath), for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: identifier(indexPath), for: indexPath)
    }
}

final class FieldRow: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addField()
    }

    required init?(coder: NSCoder) { nil }
}

final class FieldItem: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addField()
    }

    required init?(coder: NSCoder) { nil }
}

extension UIView {
    fileprivate func addField() {
        let field = UITextField(frame: bounds)
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(field)
    }
}
