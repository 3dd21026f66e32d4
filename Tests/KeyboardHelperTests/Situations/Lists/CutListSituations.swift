import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A list of rows ends at a bar that rises with the keyboard, and its offset stays.
///
/// UIKit takes rows away as soon as they are to end outside of the list, and the bar needs half a second to get there.
@MainActor
@Suite struct CutListSituations {
    enum Kind: CaseIterable, Sendable {
        case table, collection
        /// The newest message is row 0, at the bar.
        case invertedTable, invertedCollection

        var isInverted: Bool { self == .invertedTable || self == .invertedCollection }
    }

    /// The longest blank part of the list above the bar, in points of the height: at this instant.
    private func blank(of screen: CutList, on device: SimulatedDevice) -> CGFloat {
        func texts(in node: SimulatedSnapshot.Node) -> [SimulatedSnapshot.Text] {
            node.texts + node.subviews.flatMap(texts)
        }
        let shown = device.presentationFrame(of: screen.list)
        let labels = device.snapshot().windows.flatMap(texts).filter { $0.string.hasPrefix("row ") }
        // The text is in the middle of its row.
        let rows = labels.map { CGRect(x: 0, y: $0.frame.midY - 22, width: 1, height: 44) }.filter {
            $0.maxY > shown.minY && $0.minY < shown.maxY
        }
        var (blank, covered) = (0 as CGFloat, shown.minY)
        for row in rows.sorted(by: { $0.minY < $1.minY }) {
            blank = max(blank, row.minY - covered)
            covered = max(covered, row.maxY)
        }
        return max(blank, shown.maxY - covered)
    }

    private func blanks(
        _ screen: CutList, on device: SimulatedDevice, during action: () -> Void
    ) -> [CGFloat] {
        var blanks: [CGFloat] = []
        device.expectNoFaults {
            action()
            let end = device.now + 1.5
            while device.now < end, device.isBusy || blanks.isEmpty {
                blanks.append(blank(of: screen, on: device))
                device.advance(by: 1.0 / 120)
            }
            device.settle()
        }
        return blanks
    }

    @Test("no row vanishes before the bar is there", arguments: Kind.allCases, FlowSetting.phone)
    func rows(_ kind: Kind, _ setting: FlowSetting) {
        let screen = CutList(kind)
        let device = setting.device(showing: screen)
        #expect(blank(of: screen, on: device) <= 1)
        let offset = screen.list.contentOffset
        let height = device.screen.bounds.height - setting.keyboardTop
        let steps: [(String, () -> Void)] = [
            ("show", { device.focus(on: screen.field) }),
            ("growth", { device.keyboard.changeHeight(to: height + 60) }),
            ("hide", { device.keyboard.dismiss() }), ("show again", { device.focus(on: screen.field) }),
        ]
        for (name, action) in steps {
            let blanks = blanks(screen, on: device, during: action)
            #expect(blanks.count > 20 && blanks.allSatisfy { $0 <= 1 }, "\(name): \(blanks.max() ?? 0)")
            #expect(screen.list.contentOffset == offset, "\(name)")
            #expect(screen.pictures == 0, "\(name)")
        }
    }

    @Test("no picture is left behind, whatever ends the movement", arguments: Kind.allCases, FlowSetting.phone)
    func ended(_ kind: Kind, _ setting: FlowSetting) {
        let screen = CutList(kind)
        let device = setting.device(showing: screen)
        device.focus(on: screen.field)
        device.advance(by: 0.1)
        #expect(screen.pictures == 1)
        device.turn { screen.stopHandlingKeyboard() }
        #expect(screen.pictures == 0)
    }

    @Test("a finger that takes the keyboard along needs no picture", arguments: FlowSetting.phone)
    func withoutAnimation(_ setting: FlowSetting) {
        let screen = CutList(.invertedTable)
        let device = setting.device(showing: screen)
        UIView.setAnimationsEnabled(false)
        device.focus(on: screen.field)
        #expect(screen.pictures == 0)
        UIView.setAnimationsEnabled(true)
        device.settle()
    }
}

/// 60 rows of 44 points above a bar of 50 points with a field.
@MainActor
private final class CutList: UIViewController, KeyboardAvoiding {
    let list: UIScrollView
    let field = UITextField(frame: CGRect(x: 8, y: 5, width: 200, height: 40))
    private let bar = UIView()
    private let kind: CutListSituations.Kind

    init(_ kind: CutListSituations.Kind) {
        self.kind = kind
        list =
            kind == .table || kind == .invertedTable
            ? UITableView(frame: .zero, style: .plain)
            : UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var pictures: Int { list.subviews.count { "\(type(of: $0))" == "_UIReplicantView" } }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentInsetAdjustmentBehavior = .never
        if kind.isInverted { list.transform = CGAffineTransform(scaleX: 1, y: -1) }
        if let table = list as? UITableView {
            table.rowHeight = 44
            table.estimatedRowHeight = 0
            table.dataSource = self
        } else if let collection = list as? UICollectionView {
            (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 0
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
            collection.dataSource = self
            collection.delegate = self
        }
        bar.backgroundColor = .white
        bar.addSubview(field)
        view.addAcross([list, bar])
        let pin = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50), pin,
        ])
        handleKeyboard(bottomConstraint: pin)
        handleKeyboard(scrollView: list)
    }

    private func label(_ row: Int, in content: UIView) {
        content.subviews.forEach { $0.removeFromSuperview() }
        let label = UILabel(frame: content.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = "row \(row)"
        content.addSubview(label)
    }
}

extension CutList: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        label(indexPath.row, in: cell.contentView)
        return cell
    }
}

extension CutList: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 44) }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        label(indexPath.item, in: cell.contentView)
        return cell
    }
}
