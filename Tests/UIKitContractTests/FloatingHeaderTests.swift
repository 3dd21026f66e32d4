import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// The headers and footers of plain tables, which stay in sight as long as a row of their section does.
    @MainActor
    @Suite
    struct FloatingHeaders {
        /// Each section has ten rows of 44 points, its header 30 and its footer 20.
        @MainActor
        private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
            var footer: CGFloat = 20

            func numberOfSections(in tableView: UITableView) -> Int { 3 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footer }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                UITableViewHeaderFooterView(reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
                footer > 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
            }
        }

        private let harness: any ContractHarness
        private let sections = Sections()

        init() throws {
            harness = try makeHarness()
        }

        /// 400 points high.
        private func showTable(_ style: UITableView.Style, footers: CGFloat = 20) async -> UITableView {
            let controller = await harness.showPlainController()
            sections.footer = footers
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: style)
            table.contentInsetAdjustmentBehavior = .never
            table.rowHeight = 44
            table.estimatedRowHeight = 0
            table.sectionHeaderTopPadding = 0
            table.dataSource = sections
            table.delegate = sections
            await harness.turn { controller.view.addSubview(table) }
            return table
        }

        // Source: https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum/plain
        @Test func aHeaderStaysAtTheTopWhileItsRowsScroll() async {
            let table = await showTable(.plain)
            expectEqual(table.headerView(forSection: 0)?.frame.minY, 0)
            await harness.turn { table.contentOffset.y = 100 }
            expectEqual(table.headerView(forSection: 0)?.frame.minY, 100)
            expectEqual(table.headerView(forSection: 1)?.frame.minY, 490)
            await harness.turn { table.contentOffset.y = 600 }
            #expect(table.headerView(forSection: 0) == nil)
            expectEqual(table.headerView(forSection: 1)?.frame.minY, 600)
        }

        // Source: https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum/plain
        @Test func aFooterStaysAtTheBottomWhileItsRowsScroll() async {
            let table = await showTable(.plain)
            await harness.turn { table.contentOffset.y = 40 }
            expectEqual(table.footerView(forSection: 0)?.frame.maxY, 440)
            await harness.turn { table.contentOffset.y = 100 }
            expectEqual(table.footerView(forSection: 0)?.frame.minY, 470)
            #expect(table.footerView(forSection: 1) == nil)
        }

        // Source: https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum/plain
        @Test func theNextHeaderPushesTheOneBeforeAway() async {
            let table = await showTable(.plain, footers: 0)
            await harness.turn { table.contentOffset.y = 455 }
            expectEqual(table.headerView(forSection: 0)?.frame.minY, 440)
            expectEqual(table.headerView(forSection: 1)?.frame.minY, 470)
            await harness.turn { table.contentOffset.y = 475 }
            expectEqual(table.headerView(forSection: 1)?.frame.minY, 475)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
        @Test func theyFloatInsideTheInsets() async {
            let table = await showTable(.plain)
            await harness.turn {
                table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 80, right: 0)
                table.contentOffset.y = 30
            }
            expectEqual(table.headerView(forSection: 0)?.frame.minY, 80)
            expectEqual(table.footerView(forSection: 0)?.frame.maxY, 350)
            await harness.turn { table.contentInset.bottom = 180 }
            expectEqual(table.footerView(forSection: 0)?.frame.maxY, 250)
            await harness.turn { table.contentInset = .zero }
            expectEqual(table.headerView(forSection: 0)?.frame.minY, 30)
            expectEqual(table.footerView(forSection: 0)?.frame.maxY, 430)
        }

        // Source: https://developer.apple.com/documentation/uikit/uitableview/rectforheader(insection:)
        @Test func theirRectanglesAreWhereTheyBelong() async {
            let table = await showTable(.plain)
            await harness.turn { table.contentOffset.y = 200 }
            expectEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 0, width: 300, height: 30))
            expectEqual(table.rectForFooter(inSection: 1), CGRect(x: 0, y: 960, width: 300, height: 20))
        }

        // Source: https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum/plain: they are drawn over
        // the rows
        @Test func aRowScrollsBehindTheHeader() async throws {
            let table = await showTable(.plain)
            await harness.turn { table.contentOffset.y = 120 }
            let header = try #require(table.headerView(forSection: 0))
            expectEqual(table.hitTest(CGPoint(x: 10, y: 130), with: nil)?.isDescendant(of: header), true)
            let order = table.subviews
            let row = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
            #expect(try #require(order.firstIndex(of: row)) < #require(order.firstIndex(of: header)))
        }

        // Source: https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum/grouped
        @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
        func thoseOfAGroupedTableScrollAlong(style: UITableView.Style) async {
            let table = await showTable(style)
            let footer = table.rectForFooter(inSection: 0)
            expectEqual(footer.minY, table.rectForHeader(inSection: 0).maxY + 440)
            await harness.turn { table.contentOffset.y = 10 }
            expectEqual(table.headerView(forSection: 0)?.frame.minY, table.rectForHeader(inSection: 0).minY)
            #expect(table.footerView(forSection: 0) == nil)
            await harness.turn { table.contentOffset.y = 100 }
            #expect(table.headerView(forSection: 0) == nil)
            expectEqual(table.footerView(forSection: 0)?.frame.minY, footer.minY)
        }

        #if os(Linux)
            // Source: https://developer.apple.com/documentation/uikit/uitableviewcontroller: it makes room for the keyboard
            @Test func aFooterStandsOnTheKeyboardOfATableController() async throws {
                let harness = SimulatedDeviceHarness()
                let controller = UITableViewController(style: .plain)
                controller.tableView.sectionHeaderTopPadding = 0
                controller.tableView.rowHeight = 100
                controller.tableView.estimatedRowHeight = 0
                controller.tableView.dataSource = sections
                controller.tableView.delegate = sections
                let field = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 30))
                controller.tableView.addSubview(field)
                await harness.show(controller)
                await harness.focus(field)
                await harness.settle()
                let footer = try #require(controller.tableView.footerView(forSection: 0))
                expectEqual(harness.shownFrame(of: footer).maxY, harness.device.keyboard.frame.minY)
            }
        #endif
    }
}
