import KeyboardHelper
import Testing
import UIKit

/// How many inputs the rows of a list have.
struct CellPlan: Sendable {
    /// The numbers of inputs, by section and row.
    var sections: [[Int]]

    static let fortyRows = CellPlan(sections: [[Int](repeating: 1, count: 40)])
    /// Two sections; every third row has no input, every fifth has two.
    static let uneven = CellPlan(
        sections: [0, 1].map { section in
            (0..<20).map { ($0 + section) % 3 == 2 ? 0 : $0 % 5 == 4 ? 2 : 1 }
        })

    /// More rows between two inputs than fit on the screen.
    static let sparse = CellPlan(sections: [(0..<80).map { [0, 1, 30, 31, 60].contains($0) ? 1 : 0 }])

    /// Every input as "section.row.place", in order.
    var names: [String] {
        sections.indices.flatMap { section in
            sections[section].indices.flatMap { row in
                (0..<sections[section][row]).map { "\(section).\(row).\($0)" }
            }
        }
    }
}

/// A list of inputs in reused cells, with inputs above and below it where `isBetweenFields`.
@MainActor
final class CellScreen: UIViewController, KeyboardAvoiding {
    enum Kind: CaseIterable, Sendable { case table, collection }

    let plan: CellPlan
    let list: UIScrollView
    let above = ReloadingField(frame: CGRect(x: 20, y: 70, width: 300, height: 40))
    let below = ReloadingField(frame: CGRect(x: 20, y: 740, width: 300, height: 40))
    var options = KeyboardAvoidance.Options()
    var isBetweenFields = false
    private let isDropIn: Bool
    private(set) weak var avoidance: KeyboardAvoidance?
    private(set) lazy var source = ListSource(
        rows: { [unowned self] in plan.sections[$0].count }, fill: { [unowned self] in fill($0, $1) })

    /// A list that `isDropIn` avoids the keyboard by itself.
    init(_ kind: Kind, _ plan: CellPlan = .fortyRows, isDropIn: Bool = false) {
        (self.plan, self.isDropIn) = (plan, isDropIn)
        (above.placeholder, below.placeholder) = ("above", "below")
        let layout = UICollectionViewFlowLayout()
        switch (kind, isDropIn) {
        case (.table, false): list = UITableView(frame: .zero, style: .plain)
        case (.table, true): list = KeyboardAvoidingTableView(frame: .zero, style: .plain)
        case (.collection, false): list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        case (.collection, true): list = KeyboardAvoidingCollectionView(frame: .zero, collectionViewLayout: layout)
        }
        super.init(nibName: nil, bundle: nil)
        (source.sections, source.itemWidth) = (plan.sections.count, 390)
        source.serve(list)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        if isBetweenFields { [above, below].forEach(view.addSubview) }
        if isDropIn { return }
        avoidance =
            isBetweenFields ? handleKeyboard(options: options) : handleKeyboard(scrollView: list, options: options)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = isBetweenFields ? CGRect(x: 0, y: 120, width: 393, height: 600) : view.bounds
    }

    /// On screen, with help of UIKit or without.
    func shown(_ setting: FlowSetting = FlowSetting(systemHelps: true)) -> SimulatedDevice {
        setting.device(showing: self)
    }

    // MARK: Where the focus is

    /// Those outside, and those of the cells that exist.
    var inputs: [ReloadingField] {
        let contents = list.subviews.compactMap {
            ($0 as? UITableViewCell)?.contentView ?? ($0 as? UICollectionViewCell)?.contentView
        }
        return [above, below] + contents.flatMap(\.subviews).compactMap { $0 as? ReloadingField }
    }

    var focused: ReloadingField? { inputs.first(where: \.isFirstResponder) }
    /// "section.row.place" of the input that has the focus, or where it stands.
    var place: String? { focused?.placeholder }

    func field(_ name: String) throws -> ReloadingField {
        try #require(inputs.first { $0.placeholder == name && !$0.isHidden })
    }

    /// The inputs of one row, side by side. A cell is used again for other rows.
    private func fill(_ content: UIView, _ path: IndexPath) {
        for place in 0..<2 {
            let field = content.subviews.dropFirst(place).first as? ReloadingField ?? ReloadingField()
            field.placeholder = "\(path.section).\(path.item).\(place)"
            field.isHidden = place >= plan.sections[path.section][path.item]
            guard field.superview == nil else { continue }
            field.frame = CGRect(x: 10 + 150 * CGFloat(place), y: 0, width: 140, height: content.bounds.height)
            field.autoresizingMask = .flexibleHeight
            content.addSubview(field)
        }
    }
}
