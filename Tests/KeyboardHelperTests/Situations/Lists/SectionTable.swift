import KeyboardHelper
import UIKit

/// A plain table of four sections with a header of 36 points, twelve rows of 44 points and a footer of 60 points each. There is a
/// field in each row, and one in each footer.
@MainActor
final class SectionTable: UIViewController, KeyboardAvoiding, UITableViewDataSource, UITableViewDelegate {
    enum Target: CaseIterable, Sendable { case scrollView, automatic, container }

    static let header: CGFloat = 36
    static let footer: CGFloat = 60

    let table = UITableView(frame: .zero, style: .plain)
    /// Where the field of a footer is in it.
    var footerFieldFrame = CGRect(x: 20, y: 10, width: 200, height: 40)
    private let target: Target
    private var footers: [Int: UITextField] = [:]
    private(set) var avoidance: KeyboardAvoidance?

    init(_ target: Target = .scrollView) {
        self.target = target
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.rowHeight = 44
        table.estimatedRowHeight = 0
        table.sectionHeaderTopPadding = 0
        table.register(FieldTableCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        switch target {
        case .scrollView: avoidance = handleKeyboard(scrollView: table)
        case .automatic: avoidance = handleKeyboard()
        case .container: avoidance = handleKeyboard(containerView: view)
        }
    }

    func field(_ section: Int, _ row: Int) -> UITextField? {
        (table.cellForRow(at: IndexPath(row: row, section: section)) as? FieldTableCell)?.field
    }

    func footerField(_ section: Int) -> UITextField? { footers[section] }

    func numberOfSections(in tableView: UITableView) -> Int { 4 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { Self.header }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { Self.footer }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let field = UITextField(frame: footerFieldFrame)
        view.contentView.addSubview(field)
        footers[section] = field
        return view
    }
}
