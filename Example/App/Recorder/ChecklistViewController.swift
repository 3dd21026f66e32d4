import UIKit

/// The things that no simulator does, each worth a recording.
final class ChecklistViewController: UITableViewController {
    static let tasks = [
        "Drag the keyboard down with a finger, slowly and fast, and take the drag back",
        "Let the keyboard float, move it, and dock it again (iPad)",
        "Split the keyboard and undock it (iPad with a Home button)",
        "Type with another app beside this one (Split View, Slide Over)",
        "Move and resize the window under the keyboard (Stage Manager, iPadOS windows)",
        "Attach and detach a hardware keyboard; show and minimize its bar",
        "Switch to another app's keyboard, to Emoji, and to dictation",
        "Turn predictive text on and off while the keyboard stands",
        "Lock and unlock the device while a field has the focus",
        "Go to another app with a field in it, type there, and return",
        "Turn on Reduce Motion with Prefer Cross-Fade Transitions, show and hide",
        "Rotate while the keyboard stands, and while it moves",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Worth recording"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.tasks.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = Self.tasks[indexPath.row]
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}
