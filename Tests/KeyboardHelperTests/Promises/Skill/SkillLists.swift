import KeyboardHelper
import UIKit

// Screens that skills/keyboard-helper/SKILL.md was followed for, and nothing else: lists and what is below them.

/// A list above a bar.
class SkillBarScreen: UIViewController, KeyboardAvoiding, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    let bar = UIView()
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.rowHeight = 44
        table.keyboardDismissMode = .interactive
        bar.backgroundColor = .secondarySystemBackground
        bar.addAcross([field])
        view.addAcross([table, bar])
        let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 4),
            field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -4),
            field.heightAnchor.constraint(equalToConstant: 44),
            table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            table.bottomAnchor.constraint(equalTo: bar.topAnchor), bottom,
        ])

        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: table, options: .init(keepsEndVisible: true))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// A chat whose newest message is row 0, at the bottom.
final class SkillInvertedChat: SkillBarScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        table.transform = CGAffineTransform(scaleX: 1, y: -1)
        table.contentInsetAdjustmentBehavior = .never
    }
}

/// A panel in the keyboard's place.
final class SkillPanelChat: SkillBarScreen {
    let panel = UIView()

    func openPanel() {
        keyboardAvoidances.forEach { $0.isFrozen = true }
        field.resignFirstResponder()
        let height = KeyboardTransition.lastShown(in: view)?.overlap(with: view) ?? 300
        panel.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        view.addSubview(panel)
    }

    func closePanel(forKeyboard: Bool) {
        panel.removeFromSuperview()
        if forKeyboard { field.becomeFirstResponder() }
        keyboardAvoidances.forEach { $0.isFrozen = false }
    }
}

/// A search field above its results, for a sheet.
final class SkillSearch: UIViewController, KeyboardAvoiding, UITableViewDataSource {
    let searchBar = UISearchBar()
    let table = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.rowHeight = 44
        view.addAcross([searchBar, table])
        NSLayoutConstraint.activate([
            searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            searchBar.heightAnchor.constraint(equalToConstant: 56),
            table.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])

        handleKeyboard(scrollView: table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// A table of fields that Return leads through.
final class SkillCheckout: UIViewController, KeyboardAvoiding, UITableViewDataSource {
    final class Cell: UITableViewCell {
        let field = UITextField()
    }

    let tableView = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.rowHeight = 80
        tableView.register(Cell.self, forCellReuseIdentifier: "field")
        tableView.dataSource = self
        view.addSubview(tableView)

        handleKeyboard(scrollView: tableView, options: .init(movesFocusOnReturn: true))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 14 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        guard let field = (cell as? Cell)?.field, field.superview == nil else { return cell }
        field.frame = CGRect(x: 16, y: 18, width: 300, height: 44)
        cell.contentView.addSubview(field)
        return cell
    }
}
