import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A row with a collection of two inputs in it.
private final class NestedCell: UITableViewCell, UICollectionViewDataSource {
    private let collection: UICollectionView
    private var row = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 150, height: 44)
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        collection.register(NestedItem.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = self
        contentView.addSubview(collection)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        collection.frame = contentView.bounds
    }

    func show(_ row: Int) {
        self.row = row
        collection.reloadData()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? NestedItem)?.field.placeholder = "\(row).\(indexPath.item)"
        return cell
    }
}

private final class NestedItem: UICollectionViewCell {
    let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = contentView.bounds
    }
}

@MainActor
private final class NestedScreen: UIViewController, KeyboardAvoiding, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    private(set) weak var avoidance: KeyboardAvoidance?

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        table.register(NestedCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
        avoidance = handleKeyboard(scrollView: table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? NestedCell)?.show(indexPath.row)
        return cell
    }

    var place: String? { first(in: table)?.placeholder }

    private func first(in view: UIView) -> UITextField? {
        if let field = view as? UITextField, field.isFirstResponder { return field }
        return view.subviews.lazy.compactMap { self.first(in: $0) }.first
    }
}

@MainActor
@Suite struct FocusInNestedCellsTests {
    @Test(arguments: WholeMatrix.pairs(FlowSetting.phoneInTurns, [true, false]))
    func afterTheInnerListTheOuterOneGoesOn(_ setting: FlowSetting, _ hasKeyboard: Bool) throws {
        let screen = NestedScreen()
        let device = setting.device(showing: screen)
        // Without a keyboard there is no row beyond the one that can be seen.
        device.keyboard.isScripted = !hasKeyboard
        let avoidance = try #require(screen.avoidance)
        let names = (0..<20).flatMap { ["\($0).0", "\($0).1"] }
        for (forward, expected) in [(true, names), (false, Array(names.reversed().dropFirst()))] {
            var visited: [String] = []
            while visited.count < 60 {
                var hasMoved = false
                device.turn { hasMoved = forward ? avoidance.focusNext() : avoidance.focusPrevious() }
                device.settle()
                guard hasMoved else { break }
                visited.append(try #require(screen.place))
            }
            #expect(visited == expected)
        }
    }
}
