import KeyboardHelper
import UIKit

/// A list of 60 rows, 44 points each, a field in each of them. The first row is as high as it takes for the last one in sight to
/// end exactly the spacing above the lower edge, where the keyboard comes from.
@MainActor
final class ListScreen: UIViewController, KeyboardAvoiding {
    enum Kind: CaseIterable, Sendable { case table, headedTable, collection }

    static let spacing: CGFloat = 10
    static let rowHeight: CGFloat = 44

    let kind: Kind
    let list: UIScrollView
    /// The height of what is above the rows.
    private var heightAbove: CGFloat = 0
    private lazy var source = ListSource(rows: { _ in 60 }) { [unowned self] row in
        row == 0 ? max(heightAbove, 1) : Self.rowHeight
    } fill: { content, path in
        content.rowField.placeholder = "row \(path.item)"
    }

    init(_ kind: Kind) {
        self.kind = kind
        list =
            kind == .collection
            ? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            : UITableView(frame: .zero, style: .plain)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        source.headerHeight = kind == .headedTable ? 30 : 0
        source.serve(list)
        handleKeyboard(scrollView: list, options: .init(spacing: Self.spacing, restoresContentOffset: true))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard heightAbove == 0 else { return }
        let room = list.bounds.height - list.adjustedContentInset.top - Self.spacing - source.headerHeight
        heightAbove = room - (room / Self.rowHeight).rounded(.down) * Self.rowHeight + Self.rowHeight
        list.reloadRows()
        list.layoutIfNeeded()
    }

    /// The field in the row that is to move.
    var focus: UITextField? { field(inRowAt: list.bounds.maxY - Self.spacing - 1) }

    /// The field in the row at `y` in the content.
    func field(inRowAt y: CGFloat) -> UITextField? {
        let cells = list.subviews.filter { $0.frame.minY <= y && $0.frame.maxY > y }
        let contents = cells.compactMap {
            ($0 as? UITableViewCell)?.contentView ?? ($0 as? UICollectionViewCell)?.contentView
        }
        return contents.first?.rowField
    }
}
