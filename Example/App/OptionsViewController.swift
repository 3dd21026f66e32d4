import KeyboardHelper
import UIKit

/// The options of the scene that is shown: a change takes effect at once.
final class OptionsViewController: UITableViewController {
    private let avoidances: [KeyboardAvoidance]
    private var options: KeyboardAvoidance.Options {
        didSet { for avoidance in avoidances { avoidance.options = options } }
    }
    private let sections = OptionsSection.all

    init(avoidances: [KeyboardAvoidance]) {
        self.avoidances = avoidances
        options = avoidances.first?.options ?? KeyboardAvoidance.Options()
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Options"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        switch sections[indexPath.section].rows[indexPath.row] {
        case .toggle(let title, let option):
            content.text = title
            cell.selectionStyle = .none
            cell.accessoryView = makeSwitch(title, for: option)
        case .choice(let title, let choose):
            content.text = title
            cell.accessoryType = choose(options) == options ? .checkmark : .none
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard case .choice(_, let choose) = sections[indexPath.section].rows[indexPath.row] else { return }
        options = choose(options)
        tableView.reloadData()
    }

    private func makeSwitch(
        _ title: String, for option: WritableKeyPath<KeyboardAvoidance.Options, Bool>
    ) -> UISwitch {
        let control = UISwitch()
        control.isOn = options[keyPath: option]
        control.accessibilityLabel = title
        control.addAction(
            UIAction { [weak self, weak control] _ in
                if let control { self?.options[keyPath: option] = control.isOn }
            }, for: .valueChanged)
        return control
    }
}
