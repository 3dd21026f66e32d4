import Foundation
import UIKit

/// Rows for a table or a collection; every second one has a field.
@MainActor
final class RowSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private var count: Int
    /// The height of headers; 0 for one section without any.
    private let header: CGFloat
    private let footer: CGFloat
    private static let rowsOfSection = 5

    init(_ count: Int, header: CGFloat, footer: CGFloat) {
        (self.count, self.header, self.footer) = (count, header, footer)
        super.init()
    }

    func insert(_ rows: Int) { count = max(0, count + rows) }

    func serve(_ table: UITableView) {
        table.register(FieldRow.self, forCellReuseIdentifier: "field")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        table.rowHeight = 52
        if header > 0 { table.sectionHeaderHeight = header }
        if footer > 0 { table.sectionFooterHeight = footer }
        table.dataSource = self
    }

    func serve(_ collection: UICollectionView) {
        collection.register(FieldItem.self, forCellWithReuseIdentifier: "field")
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
        (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 280, height: 52)
        collection.dataSource = self
    }

    private func identifier(_ indexPath: IndexPath) -> String { indexPath.row % 2 == 0 ? "field" : "plain" }

    func numberOfSections(in tableView: UITableView) -> Int {
        header > 0 ? max(1, (count + Self.rowsOfSection - 1) / Self.rowsOfSection) : 1
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        header > 0 ? "Section" : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footer > 0 ? "End" : nil
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        header > 0 ? min(Self.rowsOfSection, count - section * Self.rowsOfSection) : count
    }

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
