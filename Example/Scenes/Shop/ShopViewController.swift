import KeyboardHelper
import UIKit

/// Creates a shop: a table whose rows are inputs of several kinds, with limits that are checked while one types.
/// On "Create", the first row with a fault gets the focus and is brought into sight with what is said about it.
///
/// Support code, in `Support`: `addFilling(_:)`.
final class ShopViewController: UIViewController, KeyboardAvoiding {
    /// The values are here and not in the cells, which come and go.
    private(set) var form = ShopForm()
    var onCreate: (ShopForm) -> Void = { _ in }

    let tableView = UITableView(frame: .zero, style: .plain)
    private let rows = ShopRow.all
    /// Before the first "Create", only what is too long is complained of.
    private var showsAllProblems = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New shop"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Create", primaryAction: UIAction { [weak self] _ in self?.create() })
        for row in rows { tableView.register(row.cellClass, forCellReuseIdentifier: row.reuseIdentifier) }
        tableView.dataSource = self
        tableView.estimatedRowHeight = 110
        tableView.keyboardDismissMode = .interactive
        view.addFilling(tableView)

        handleKeyboard(
            scrollView: tableView,
            options: .init(movesFocusOnReturn: true, showsToolbar: true))
    }

    // MARK: Submitting

    private func create() {
        showsAllProblems = true
        for path in rows.indices.map({ IndexPath(row: $0, section: 0) }) {
            if let cell = tableView.cellForRow(at: path) as? ShopCell { showProblems(in: cell, of: rows[path.row]) }
        }
        for (index, row) in rows.enumerated() {
            guard let field = row.fields.first(where: { form.problem(with: $0) != nil }) else { continue }
            return reveal(field, at: IndexPath(row: index, section: 0))
        }
        onCreate(form)
    }

    private func reveal(_ field: ShopForm.Field, at path: IndexPath) {
        // A row has no cell before it is on screen. In the middle, it is there though the rows above are not as estimated.
        if tableView.cellForRow(at: path) == nil {
            tableView.scrollToRow(at: path, at: .middle, animated: false)
            tableView.layoutIfNeeded()
        }
        guard let cell = tableView.cellForRow(at: path) as? ShopCell else { return }
        cell.input(for: field).becomeFirstResponder()
        keyboardAvoidances.first?.reveal(cell)
    }

    private func showProblems(in cell: ShopCell, of row: ShopRow) {
        var problems: [ShopForm.Field: ShopForm.Problem] = [:]
        for field in row.fields { problems[field] = problem(with: field) }
        cell.show(problems, in: form)
    }

    private func problem(with field: ShopForm.Field) -> ShopForm.Problem? {
        if showsAllProblems { return form.problem(with: field) }
        let excess = form.excess(of: field)
        return excess > 0 ? .tooLong(by: excess) : nil
    }
}

extension ShopViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: row.reuseIdentifier, for: indexPath)
        guard let cell = cell as? ShopCell else { return cell }
        cell.show(row, of: form)
        showProblems(in: cell, of: row)
        cell.onChange = { [weak self, weak cell] field, value in
            guard let self, let cell else { return }
            form[field] = value
            showProblems(in: cell, of: row)
        }
        return cell
    }
}
