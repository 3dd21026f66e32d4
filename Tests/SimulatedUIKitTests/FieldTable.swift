import Foundation
import UIKit

/// A row with a field.
@MainActor
final class FieldRow: UITableViewCell {
    let field = UITextField()
    private(set) var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = CGRect(x: 8, y: 8, width: max(0, contentView.bounds.width - 16), height: 44)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A table of rows with a field each, which counts the cells that it has made.
@MainActor
final class FieldTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The numbers of rows, by section.
    var rows: [Int]
    var rowHeight: CGFloat = 100
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0
    /// Without it every row gets a new cell.
    var dequeues = true
    private(set) var selected: [IndexPath] = []
    private var cells: Set<FieldRow> = []
    let table = UITableView()

    var made: Int { cells.count }

    init(rows: [Int]) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = table
        table.register(FieldRow.self, forCellReuseIdentifier: "field")
        table.dataSource = self
        table.delegate = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            dequeues
            ? tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
            : FieldRow(style: .default, reuseIdentifier: nil)
        if let cell = cell as? FieldRow { cells.insert(cell) }
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}
