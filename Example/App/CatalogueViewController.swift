import UIKit

/// All scenes in a table. Each comes with a button that leads to the options of its avoidances.
final class CatalogueViewController: UITableViewController {
    private let entries = Catalogue.entries

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "KeyboardHelper"
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "scene")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "scene")
        cell.textLabel?.text = entries[indexPath.row].title
        cell.detailTextLabel?.text = entries[indexPath.row].call
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let scene = entries[indexPath.row].make()
        // A scene may have set buttons of its own when it was loaded.
        scene.loadViewIfNeeded()
        let items = scene.navigationItem.rightBarButtonItems ?? []
        scene.navigationItem.rightBarButtonItems = items + [optionsItem(for: scene)]
        navigationController?.pushViewController(scene, animated: true)
    }

    private func optionsItem(for scene: UIViewController) -> UIBarButtonItem {
        let show = UIAction(image: UIImage(systemName: "slider.horizontal.3")) { [weak scene] _ in
            guard let scene else { return }
            let options = OptionsViewController(avoidances: scene.sceneAvoidances)
            scene.present(UINavigationController(rootViewController: options), animated: true)
        }
        let item = UIBarButtonItem(primaryAction: show)
        item.accessibilityLabel = "Options"
        return item
    }
}
