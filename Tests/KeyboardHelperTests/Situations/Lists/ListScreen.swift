import KeyboardHelper
import UIKit

/// A list of 60 rows, 44 points each, a field in each of them. The first row is as high as it takes for the last one in sight to
/// end exactly the spacing above the lower edge, where the keyboard comes from.
@MainActor
final class ListScreen: UIViewController, KeyboardAvoiding {
    enum Kind: CaseIterable, Sendable { case table, headedTable, collection }

    static let spacing: CGFloat = 10
    static let rowHeight: CGFloat = 44

    let list: UIScrollView
    var restores = true
    private let kind: Kind
    /// The height of what is above the rows.
    private var heightAbove: CGFloat = 0

    init(_ kind: Kind) {
        self.kind = kind
        list =
            kind == .collection
            ? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            : UITableView(frame: .zero, style: .plain)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var options: KeyboardAvoidance.Options {
        KeyboardAvoidance.Options(spacing: Self.spacing, restoresContentOffset: restores)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        if let table = list as? UITableView {
            table.sectionHeaderTopPadding = 0
            table.estimatedRowHeight = 0
            table.register(FieldTableCell.self, forCellReuseIdentifier: "row")
            table.dataSource = self
            table.delegate = self
        }
        if let collection = list as? UICollectionView {
            (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 0
            collection.register(FieldCollectionCell.self, forCellWithReuseIdentifier: "row")
            collection.dataSource = self
            collection.delegate = self
        }
        handleKeyboard(scrollView: list, options: options)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard heightAbove == 0 else { return }
        let room = list.bounds.height - list.adjustedContentInset.top - Self.spacing - (kind == .headedTable ? 30 : 0)
        heightAbove = room - (room / Self.rowHeight).rounded(.down) * Self.rowHeight + Self.rowHeight
        (list as? UITableView)?.reloadData()
        (list as? UICollectionView)?.reloadData()
        list.layoutIfNeeded()
    }

    /// The field in the row that is to move.
    var focus: UITextField? { field(inRowAt: list.bounds.maxY - Self.spacing - 1) }

    /// The lower end of the row that has the focus, in window coordinates.
    var focusEnd: CGPoint {
        let field = list.firstInput
        return field.map { $0.convert(CGPoint(x: 0, y: $0.bounds.maxY), to: nil) } ?? .zero
    }

    /// The field in the row at `y` in the content.
    func field(inRowAt y: CGFloat) -> UITextField? {
        let cells = list.subviews.filter { $0.frame.minY <= y && $0.frame.maxY > y }
        return cells.lazy.compactMap { ($0 as? FieldTableCell)?.field ?? ($0 as? FieldCollectionCell)?.field }.first
    }

    private func height(of row: Int) -> CGFloat { row == 0 ? max(heightAbove, 1) : Self.rowHeight }
}

extension ListScreen: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(of: indexPath.row)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        kind == .headedTable ? 30 : 0
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        kind == .headedTable ? "header" : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? FieldTableCell)?.field.placeholder = "row \(indexPath.row)"
        return cell
    }
}

extension ListScreen: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width, height: height(of: indexPath.item))
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? FieldCollectionCell)?.field.placeholder = "row \(indexPath.item)"
        return cell
    }
}
extension UIView {
    fileprivate var firstInput: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.firstInput).first
    }
}
