import UIKit

/// All scenes in a table, and below them what helps to find out how this device behaves. Each scene comes with a button that
/// leads to the options of its avoidances.
final class CatalogueViewController: UITableViewController {
    private let sections = [("Scenes", Catalogue.entries), ("This device", Catalogue.tools)]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "KeyboardHelper"
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].0
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].1.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "scene")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "scene")
        let entry = sections[indexPath.section].1[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = entry.title
        content.secondaryText = entry.call
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let scene = sections[indexPath.section].1[indexPath.row].make()
        // A scene may have set buttons of its own when it was loaded.
        scene.loadViewIfNeeded()
        if indexPath.section == 0 { addButtons(to: scene) }
        navigationController?.openScene(scene)
    }

    /// A presented scene has a button on each of its pages that leads back here.
    private func addButtons(to scene: UIViewController) {
        for page in scene.scenePages {
            let item = page.navigationItem
            if scene.isPresentedScene {
                item.leftItemsSupplementBackButton = true
                item.leftBarButtonItems = [doneItem(for: scene), optionsItem(for: scene)]
            } else {
                item.rightBarButtonItems = (item.rightBarButtonItems ?? []) + [optionsItem(for: scene)]
            }
        }
    }

    private func doneItem(for scene: UIViewController) -> UIBarButtonItem {
        UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak scene] _ in
                scene?.dismiss(animated: true)
            })
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
