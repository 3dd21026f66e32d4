import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A plain table of rows with a field each; the field takes the last 44 points of its row.
@MainActor
final class SituationTable: UIViewController, KeyboardAvoiding, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .plain)
    let sections: Int
    let rows: Int
    /// Rows that are not 44 points high.
    var heights: [IndexPath: CGFloat] = [:]
    /// The distance from the table to the view's bottom.
    var bottomMargin: CGFloat = 0
    var options = KeyboardAvoidance.Options()
    private(set) weak var avoidance: KeyboardAvoidance?

    init(sections: Int = 1, rows: Int = 40) {
        self.sections = sections
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(SituationCell.self, forCellReuseIdentifier: "field")
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        avoidance = handleKeyboard(scrollView: table, options: options)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.frame = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: bottomMargin, right: 0))
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath] ?? 44
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    }

    func field(_ row: Int, section: Int = 0) throws -> UITextField {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: section)) as? SituationCell)
        return cell.field
    }
}

private final class SituationCell: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let content = contentView.bounds
        field.frame = CGRect(x: 0, y: content.maxY - 44, width: content.width, height: 44)
    }
}
