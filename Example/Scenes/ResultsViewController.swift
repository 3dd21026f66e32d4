import KeyboardHelper
import UIKit

/// A search field in the navigation bar, and a table of results.
/// The keyboard does not cover the field, but the end of the table: one call of the navigation controller makes room for it.
final class ResultsViewController: UINavigationController, KeyboardAvoiding {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [StreetsViewController()]

        handleKeyboard()
    }

    var table: UITableView? { (viewControllers.first as? StreetsViewController)?.table }
}

/// The streets of a name. It knows nothing of the keyboard.
///
/// Support code, in `Support`: `addFilling(_:)`.
final class StreetsViewController: UIViewController, UITableViewDataSource {
    private let search = UISearchController(searchResultsController: nil)
    let table = UITableView(frame: .zero, style: .grouped)
    private let cities = [
        "Aberdeen", "Bath", "Belfast", "Bristol", "Cambridge", "Cardiff", "Derby", "Durham", "Edinburgh", "Exeter",
        "Glasgow", "Leeds", "Lincoln", "Liverpool", "London", "Manchester", "Oxford", "Swansea", "Truro", "York",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Find a street"
        view.backgroundColor = .systemBackground
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        let field = search.searchBar.searchTextField
        search.searchBar.placeholder = "Street"
        field.accessibilityLabel = "Street"
        field.addAction(UIAction { [weak self] _ in self?.table.reloadData() }, for: .editingChanged)
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        table.dataSource = self
        view.addFilling(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "\(cities.count) results"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "street")
            ?? UITableViewCell(style: .default, reuseIdentifier: "street")
        let (city, street) = (cities[indexPath.row], search.searchBar.text ?? "")
        var content = cell.defaultContentConfiguration()
        content.text = street.isEmpty ? city : "\(street), \(city)"
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}
