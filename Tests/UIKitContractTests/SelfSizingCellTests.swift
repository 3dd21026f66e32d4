import Foundation
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct SelfSizingCells {
        private final class Boxes: NSObject, UITableViewDataSource {
            let height = 90.0

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
                    box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
                    box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                    box.heightAnchor.constraint(equalToConstant: height),
                ])
                return cell
            }
        }

        // Source: https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/WorkingwithSelf-SizingTableViewCells.html
        @Test func aRowIsAsHighAsTheConstraintsInItsContentViewAskFor() async throws {
            let harness = try makeHarness()
            let (controller, boxes) = (UIViewController(), Boxes())
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
            table.dataSource = boxes
            controller.view.addSubview(table)
            await harness.show(controller)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            // A separator may take a pixel.
            #expect((100...101).contains(cell.bounds.height))
            let box = try #require(cell.contentView.subviews.first)
            #expect(box.frame.minY == 5 && box.frame.height == 90)
        }

        // Assumption: Apple does not document it.
        @Test func aContentViewsMarginsKeepWhatIsInItFromItsEdges() {
            let margins = UITableViewCell(style: .default, reuseIdentifier: nil).contentView.layoutMargins
            #expect(margins.top == 11 && margins.bottom == 11)
            #expect(margins.left >= 16 && margins.right >= 16)
        }

        // Source: https://developer.apple.com/documentation/uikit/uitableview/insetscontentviewstosafearea
        @Test(arguments: [true, false])
        func aTableKeepsItsContentViewsInTheSafeAreaAtTheSides(insets: Bool) async throws {
            let harness = try makeHarness()
            let (controller, boxes) = (UIViewController(), Boxes())
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
            let table = UITableView(frame: .zero, style: .plain)
            #expect(table.insetsContentViewsToSafeArea)
            table.insetsContentViewsToSafeArea = insets
            table.dataSource = boxes
            table.frame = controller.view.bounds
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(table)
            await harness.show(controller)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            expectEqual(cell.bounds.width, table.bounds.width)
            expectEqual(cell.contentView.frame.minX, insets ? table.safeAreaInsets.left : 0)
            expectEqual(cell.contentView.frame.maxX, cell.bounds.width - (insets ? table.safeAreaInsets.right : 0))
        }

        // Assumption: a cell that scrolls under a bar keeps its layout.
        @Test func aContentViewUnderABarHasTheSameMargins() async throws {
            let harness = try makeHarness()
            let (controller, boxes) = (UIViewController(), Boxes())
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
            table.contentInsetAdjustmentBehavior = .never
            table.dataSource = boxes
            controller.additionalSafeAreaInsets.top = 60
            controller.view.addSubview(table)
            await harness.show(controller)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            expectEqual(cell.contentView.layoutMargins.top, 11)
        }
    }
}
