import Foundation
import Testing
import UIKit

/// Two columns of items.
private final class Grid: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(FieldCell.self, forCellWithReuseIdentifier: "field")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
    }
}

/// Declarations that every app has, and that no other test here needs.
@MainActor
@Suite struct OrdinaryCodeTests {
    private final class Cell: UITableViewCell {
        private(set) var style: CellStyle?

        override init(style: CellStyle, reuseIdentifier: String?) {
            self.style = style
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }
    }

    // Source: https://developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)
    @Test func aCellIsMadeWithoutAStyle() {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Name"
        #expect(cell.reuseIdentifier == nil && cell.detailTextLabel == nil)
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(cell.contentView.superview === cell && cell.textLabel?.superview === cell.contentView)
        #expect(UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60)).frame.height == 60)
    }

    @Test func soIsOneOfASubclassThroughTheInitializerThatItOverrides() {
        #expect(Cell().style == .default)
    }

    @Test func soIsAHeader() {
        let header = UITableViewHeaderFooterView()
        header.textLabel?.text = "Address"
        #expect(header.reuseIdentifier == nil && header.textLabel?.superview === header.contentView)
    }

    @Test func aSheetKeepsWhatTheAppSetsOnIt() {
        let controller = UIViewController()
        #expect(!controller.isModalInPresentation && controller.modalTransitionStyle == .coverVertical)
        controller.isModalInPresentation = true
        controller.tabBarItem.title = "Form"
        #expect(controller.isModalInPresentation && controller.tabBarItem.title == "Form")
    }

    // Source: https://developer.apple.com/design/human-interface-guidelines/color, the light appearance
    @Test func systemColorsAreThoseOfTheLightAppearance() {
        let purple = UIColor(red: 175 / 255, green: 82 / 255, blue: 222 / 255, alpha: 1)
        #expect(UIColor.systemPurple == purple)
        let all: [UIColor] = [
            .systemBlue, .systemBrown, .systemCyan, .systemGray, .systemGreen, .systemIndigo, .systemMint,
            .systemOrange, .systemPink, .systemPurple, .systemRed, .systemTeal, .systemYellow,
        ]
        #expect(Set(all).count == all.count)
    }

    // Source: https://developer.apple.com/documentation/uikit/uicollectionviewcontroller
    @Test func aCollectionControllerHasItsCollectionInItsView() throws {
        let controller = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        let device = SimulatedDevice(.iPhone16)
        device.show(controller)
        let collection = try #require(controller.collectionView)
        #expect(collection.superview === controller.view && collection.frame == controller.view.bounds)
        #expect(collection.dataSource === controller)
        #expect(collection.collectionViewLayout === controller.collectionViewLayout)
        #expect(collection.visibleCells.count == 3)
    }
}
