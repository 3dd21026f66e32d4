import KeyboardHelper
import UIKit

/// The expenses of a journey: a plain table in sections, each with a header, and with its sum as the footer.
/// Both float over the rows, so the sum stays visible above the keyboard while one types.
///
/// Support code, in `Support`: `addFilling(_:)`.
final class ExpensesViewController: UIViewController, KeyboardAvoiding {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let sections = [
        (title: "Travel", expenses: ["Train", "Taxi", "Fuel", "Parking", "Bicycle"]),
        (title: "Meals", expenses: ["Breakfast", "Lunch", "Coffee", "Dinner", "Water"]),
        (title: "Lodging", expenses: ["Hotel", "City tax", "Laundry", "Minibar", "Sauna"]),
        (title: "Other", expenses: ["Phone", "Tips", "Tickets", "Presents"]),
    ]
    /// The texts are here and not in the cells, which come and go.
    private var amounts: [IndexPath: String] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Expenses"
        view.backgroundColor = .systemBackground
        tableView.register(ExpenseCell.self, forCellReuseIdentifier: "expense")
        tableView.register(ExpenseBar.self, forHeaderFooterViewReuseIdentifier: "bar")
        tableView.dataSource = self
        tableView.delegate = self
        view.addFilling(tableView)

        handleKeyboard(scrollView: tableView)
    }

    private func sum(of section: Int) -> String {
        let texts = amounts.filter { $0.key.section == section }.values
        return texts.compactMap { Decimal(string: $0, locale: .current) }.reduce(0, +).formatted()
    }

    private func take(_ amount: String, at path: IndexPath) {
        amounts[path] = amount
        let footer = tableView.footerView(forSection: path.section) as? ExpenseBar
        footer?.show("Sum", sum(of: path.section))
    }
}

extension ExpensesViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].expenses.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "expense", for: indexPath)
        guard let cell = cell as? ExpenseCell else { return cell }
        cell.show(sections[indexPath.section].expenses[indexPath.row], amount: amounts[indexPath, default: ""])
        cell.onChange = { [weak self] in self?.take($0, at: indexPath) }
        return cell
    }
}

extension ExpensesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        bar(sections[section].title, "")
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        bar("Sum", sum(of: section))
    }

    private func bar(_ title: String, _ amount: String) -> UIView? {
        let bar = tableView.dequeueReusableHeaderFooterView(withIdentifier: "bar") as? ExpenseBar
        bar?.show(title, amount)
        return bar
    }
}
