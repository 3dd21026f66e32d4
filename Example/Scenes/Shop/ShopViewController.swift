import KeyboardHelper
import UIKit

/// Creates a shop: a table whose rows are inputs of several kinds, with limits that are checked while one types.
/// On "Create", the first row with a fault gets the focus and is brought into sight with what is said about it.
final class ShopViewController: UIViewController, KeyboardAvoiding {
    /// The values are here and not in the cells, which come and go.
    private(set) var form = ShopForm()
    var onCreate: (ShopForm) -> Void = { _ in }

    let tableView = UITableView(frame: .zero, style: .plain)
    /// Before the first "Create", only what is too long is complained of.
    private var showsAllProblems = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New shop"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Create", primaryAction: UIAction { [weak self] _ in self?.create() })
        for kind in Kind.allCases { tableView.register(kind.cellClass, forCellReuseIdentifier: kind.rawValue) }
        tableView.dataSource = self
        tableView.keyboardDismissMode = .interactive
        view.addFilling(tableView)

        handleKeyboard(scrollView: tableView)
    }

    var keyboardAvoidanceOptions: KeyboardAvoidanceOptions {
        var options = KeyboardAvoidanceOptions()
        options.showsToolbar = true
        options.movesFocusOnReturn = true
        return options
    }

    // MARK: Submitting

    private func create() {
        showsAllProblems = true
        let paths = fields.indices.map { IndexPath(row: $0, section: 0) }
        for path in paths {
            if let cell = tableView.cellForRow(at: path) as? ShopCell { showProblem(in: cell, at: path) }
        }
        guard let faulty = paths.first(where: { form.problem(with: fields[$0.row]) != nil }) else {
            return onCreate(form)
        }
        reveal(faulty)
    }

    private func reveal(_ path: IndexPath) {
        // A row has no cell before it is on screen.
        tableView.scrollToRow(at: path, at: .none, animated: false)
        tableView.layoutIfNeeded()
        guard let cell = tableView.cellForRow(at: path) as? ShopCell else { return }
        cell.input.becomeFirstResponder()
        keyboardAvoidances.first?.reveal(cell)
    }

    private func showProblem(in cell: ShopCell, at path: IndexPath) {
        let field = fields[path.row]
        let excess = form.excess(of: field)
        let problem = showsAllProblems ? form.problem(with: field) : excess > 0 ? .tooLong(by: excess) : nil
        cell.show(problem, count: form.count(of: field), of: field)
    }

    // MARK: Rows

    private let fields = ShopForm.Field.allCases

    private enum Kind: String, CaseIterable {
        case textField, textView, picker, picture

        init(of field: ShopForm.Field) {
            switch field {
            case .name, .tag, .phone: self = .textField
            case .introduction: self = .textView
            case .category: self = .picker
            case .picture: self = .picture
            }
        }

        var cellClass: AnyClass {
            switch self {
            case .textField: ShopTextFieldCell.self
            case .textView: ShopTextViewCell.self
            case .picker: ShopPickerCell.self
            case .picture: ShopPictureCell.self
            }
        }
    }
}

extension ShopViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let field = fields[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: Kind(of: field).rawValue, for: indexPath)
        guard let cell = cell as? ShopCell else { return cell }
        cell.show(form[field], of: field)
        showProblem(in: cell, at: indexPath)
        cell.onChange = { [weak self, weak cell] value in
            guard let self, let cell else { return }
            form[field] = value
            showProblem(in: cell, at: indexPath)
        }
        return cell
    }
}
