import KeyboardHelper
import UIKit

/// A search bar at the bottom of the screen, where a thumb reaches it. It stands on the keyboard by the constant of one
/// constraint, and the list ends where it begins.
///
/// Support code, in `Support`: `addFilling(_:)`.
final class SearchViewController: UIViewController, KeyboardAvoiding {
    private let table = UITableView(frame: .zero, style: .plain)
    private let searchBar = UISearchBar()
    private lazy var bottom = searchBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    private let cities = [
        "Amsterdam", "Athens", "Berlin", "Brussels", "Budapest", "Copenhagen", "Dublin", "Hamburg", "Helsinki",
        "Lisbon",
        "London", "Madrid", "Milan", "Munich", "Oslo", "Paris", "Prague", "Rome", "Stockholm", "Vienna", "Warsaw",
        "Zurich",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cities"
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.keyboardDismissMode = .interactive
        let field = searchBar.searchTextField
        searchBar.placeholder = "City"
        field.accessibilityLabel = "City"
        field.addAction(UIAction { [weak self] _ in self?.table.reloadData() }, for: .editingChanged)
        layOut()

        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: table)
    }

    private func layOut() {
        // Drawn, so that the list ends above it.
        searchBar.backgroundColor = .secondarySystemBackground
        view.addFilling(table)
        view.addBar(searchBar, bottom)
        // Without the keyboard, the end of the list can be scrolled free of the bar.
        table.contentInset.bottom = searchBar.intrinsicContentSize.height
    }
}

extension SearchViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

    /// Marks the cities that contain what was typed.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "city")
            ?? UITableViewCell(style: .default, reuseIdentifier: "city")
        let (city, search) = (cities[indexPath.row], searchBar.text ?? "")
        var content = cell.defaultContentConfiguration()
        content.text = city
        let matches = search.isEmpty || city.lowercased().contains(search.lowercased())
        content.textProperties.color = matches ? .label : .tertiaryLabel
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}
