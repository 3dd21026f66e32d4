import UIKit

/// Runs all checks on this device, in windows of their own over this one, and shows what they found.
final class SelfCheckViewController: UITableViewController {
    private(set) var report = SelfCheck()
    /// The run that is under way, or the last one.
    private(set) var run: Task<Void, Never>?
    private let checks: [Check]

    init(checks: [Check] = Check.all) {
        self.checks = checks
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Self-check"
        let share = UIBarButtonItem(
            title: "Share",
            primaryAction: UIAction { [weak self] _ in
                if let self { self.share([report.text]) }
            })
        let start = UIBarButtonItem(title: "Run", primaryAction: UIAction { [weak self] _ in self?.start() })
        navigationItem.rightBarButtonItems = [share, start]
    }

    private func start() {
        guard let window = view.window else { return }
        navigationItem.rightBarButtonItems?.forEach { $0.isEnabled = false }
        report = SelfCheck()
        tableView.reloadData()
        run = Task { [weak self, checks] in
            var report = SelfCheck()
            await report.run(checks, in: window.windowScene) { self?.show($0) }
            window.makeKey()
            self?.navigationItem.rightBarButtonItems?.forEach { $0.isEnabled = true }
        }
    }

    private func show(_ report: SelfCheck) {
        self.report = report
        tableView.reloadData()
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        report.results.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "check")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "check")
        let result = report.results[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = result.name
        content.secondaryText = result.isFine ? "holds" : result.problems.joined(separator: "\n")
        content.secondaryTextProperties.color = result.isFine ? .secondaryLabel : .systemRed
        cell.contentConfiguration = content
        cell.accessoryType = result.isFine ? .checkmark : .none
        cell.selectionStyle = .none
        return cell
    }
}
