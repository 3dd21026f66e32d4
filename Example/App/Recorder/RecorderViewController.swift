import KeyboardHelper
import UIKit

/// Shows what the system says about its keyboard, as it says it, and exports that as a trace that the tests replay.
///
/// Nothing here avoids the keyboard with constants of its own: the list is a target of the library.
final class RecorderViewController: UIViewController, KeyboardAvoiding {
    let recorder: TraceRecorder
    let field = UITextField("Text field")
    let textView = UITextView(named: "Text view")
    private let table = UITableView(frame: .zero, style: .plain)
    private let watch = GuideWatch()
    private var windowSize: CGSize?

    init(recorder: TraceRecorder = TraceRecorder()) {
        self.recorder = recorder
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recorder"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItems = [
            item("Share") { $0.share() }, item("Clear") { $0.clear() }, item("To do") { $0.showChecklist() },
        ]
        table.dataSource = self
        // In an empty text view a tap places nothing.
        textView.text = "Tap between these words."
        textView.delegate = self
        table.keyboardDismissMode = .interactive
        recorder.onEvent = { [weak self] _ in self?.showLastEvent() }
        watch.onFrame = { [weak self] in self?.recorder.record(.guide($0)) }
        layOut()

        handleKeyboard(scrollView: table, options: .init(keepsEndVisible: true))
    }

    /// A rotation is told when it lays out the window.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let size = view.window?.bounds.size else { return }
        if let windowSize, size != windowSize { recorder.record(.rotate(size)) }
        windowSize = size
    }

    private func item(_ title: String, _ act: @escaping (RecorderViewController) -> Void) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { [weak self] _ in self.map(act) })
    }

    private func layOut() {
        view.addFilling(watch)
        let column = Column([field, textView, table])
        view.addFillingMargins(column)
        textView.heightAnchor.constraint(equalToConstant: 66).isActive = true
    }

    // MARK: Events

    private func showLastEvent() {
        let last = IndexPath(row: recorder.events.count - 1, section: 0)
        // A table that asks for its rows only now has counted this one.
        guard table.numberOfRows(inSection: 0) == last.row else { return table.reloadData() }
        table.insertRows(at: [last], with: .none)
    }

    private func clear() {
        recorder.forget()
        table.reloadData()
    }

    // MARK: Export

    /// The recording so far; nil off screen.
    var trace: RecordedTrace? {
        guard let window = view.window, let screen = window.windowScene?.screen else { return nil }
        let frame = window.convert(window.bounds, to: screen.coordinateSpace)
        return RecordedTrace(
            name: "recorded-\(DeviceName.model)-\(DeviceName.system)".replacingOccurrences(of: " ", with: "-"),
            device: DeviceName.model, system: DeviceName.system, screen: screen.bounds.size,
            window: frame == screen.bounds ? nil : frame, safeArea: window.safeAreaInsets, events: recorder.events)
    }

    private func share() {
        guard let trace, let text = try? trace.text() else { return }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(trace.name).json")
        guard (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil else { return }
        share([file])
    }

    private func showChecklist() {
        navigationController?.pushViewController(ChecklistViewController(), animated: true)
    }
}

extension RecorderViewController: UITextViewDelegate {
    func textViewDidChangeSelection(_ textView: UITextView) { recorder.record(.selection) }
}

extension RecorderViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recorder.events.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "event")
            ?? UITableViewCell(style: .default, reuseIdentifier: "event")
        var content = cell.defaultContentConfiguration()
        content.text = recorder.events[indexPath.row].line
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}

extension UIViewController {
    /// The system's sheet for what is to be sent somewhere.
    func share(_ items: [Any]) {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        // Where it is a popover, it needs a place: the window, as a table scrolls.
        sheet.popoverPresentationController?.sourceView = view.window
        sheet.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.width - 40, y: 80, width: 1, height: 1)
        present(sheet, animated: true)
    }
}
