import Foundation
import UIKit

/// Rows for a table or a collection; every second one has a field.
@MainActor
final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private var count: Int
    /// The height of headers; 0 for one section without any.
    private let header: CGFloat
    private let footer: CGFloat
    private let heights: Part.RowHeights
    private let hasSectionFields: Bool
    private let isHosted: Bool
    private static let rowsOfSection = 5
    private static let mixedHeights: [CGFloat] = [52, 88, 44, 130, 60, 200]

    init(_ part: Part) {
        (count, header, footer, heights) = (part.rows, part.header, part.footer, part.rowHeights)
        (hasSectionFields, isHosted) = (part.hasSectionFields, part.hasHostedRows)
        super.init()
    }

    func insert(_ rows: Int) { count = max(0, count + rows) }

    func serve(_ table: UITableView) {
        table.register(FieldRow.self, forCellReuseIdentifier: "field")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        table.rowHeight = heights == .selfSizing ? UITableView.automaticDimension : 52
        if heights == .selfSizing { table.estimatedRowHeight = 44 }
        if heights == .mixed || hasSectionFields { table.delegate = self }
        if header > 0 { table.sectionHeaderHeight = header }
        if footer > 0 { table.sectionFooterHeight = footer }
        table.dataSource = self
    }

    func serve(_ collection: UICollectionView) {
        collection.register(FieldItem.self, forCellWithReuseIdentifier: "field")
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
        (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 280, height: 52)
        if heights != .even { collection.delegate = self }
        collection.dataSource = self
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 280, height: height(indexPath))
    }

    private func identifier(_ indexPath: IndexPath) -> String { indexPath.row % 2 == 0 ? "field" : "plain" }

    func numberOfSections(in tableView: UITableView) -> Int {
        header > 0 ? max(1, (count + Self.rowsOfSection - 1) / Self.rowsOfSection) : 1
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        header > 0 ? "Section" : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footer > 0 ? "End" : nil
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        header > 0 ? min(Self.rowsOfSection, count - section * Self.rowsOfSection) : count
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        header > 0 && hasSectionFields ? UIView.withField(height: header) : nil
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        footer > 0 && hasSectionFields ? UIView.withField(height: footer) : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights == .mixed ? height(indexPath) : tableView.rowHeight
    }

    private func height(_ indexPath: IndexPath) -> CGFloat {
        Self.mixedHeights[indexPath.row % Self.mixedHeights.count]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier(indexPath), for: indexPath)
        if heights == .selfSizing { cell.contentView.fit(height(indexPath)) }
        if isHosted { cell.contentView.hostField() }
        return cell
    }

    /// Rows come or go at a part of the list. Where there are sections, everything is loaded anew.
    func change(_ list: UIView, at place: CGFloat, _ change: Int) {
        let old = count
        insert(change)
        let start = min(old, count)
        let row = min(start, Int(CGFloat(start) * place))
        let paths = (0..<abs(count - old)).map { IndexPath(row: row + $0, section: 0) }
        guard let table = list as? UITableView, header == 0 else {
            (list as? UITableView)?.reloadData()
            (list as? UICollectionView)?.reloadData()
            return
        }
        count > old
            ? table.insertRows(at: paths, with: .automatic) : table.deleteRows(at: paths, with: .automatic)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier(indexPath), for: indexPath)
        if isHosted { cell.contentView.hostField() }
        return cell
    }
}

final class FieldRow: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addField()
    }

    required init?(coder: NSCoder) { nil }
}

final class FieldItem: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addField()
    }

    required init?(coder: NSCoder) { nil }
}

extension UIView {
    /// A header or footer of a table.
    static func withField(height: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        view.addField()
        return view
    }

    /// The height that a self-sizing row gets.
    fileprivate func fit(_ height: CGFloat) {
        let message = subviews.first { $0.tag == -1 } ?? UIView()
        if message.superview == nil {
            message.tag = -1
            message.translatesAutoresizingMaskIntoConstraints = false
            insertSubview(message, at: 0)
            NSLayoutConstraint.activate([
                message.topAnchor.constraint(equalTo: topAnchor),
                message.bottomAnchor.constraint(equalTo: bottomAnchor),
                message.leadingAnchor.constraint(equalTo: leadingAnchor),
                message.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }
        NSLayoutConstraint.deactivate(message.constraints)
        message.heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    /// Puts the field of a row into a view of SwiftUI, once.
    fileprivate func hostField() {
        guard let field = subviews.first(where: { $0 is UITextField }) else { return }
        let hosting = SimulatedSwiftUI._UIHostingView<Int>(frame: bounds)
        hosting.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(hosting)
        hosting.addSubview(field)
        field.frame = hosting.bounds
    }

    fileprivate func addField() {
        let field = UITextField(frame: bounds)
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(field)
    }
}
