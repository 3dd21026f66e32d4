import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

/// Thirty rows of 44 points, each with a field.
private final class FieldsController: UITableViewController {
    var callsSuper = true

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
    }

    override func viewWillAppear(_ animated: Bool) {
        if callsSuper { super.viewWillAppear(animated) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = UITextField(frame: cell.contentView.bounds)
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(field)
        return cell
    }

    /// The field of the last row that is wholly in sight.
    var lowestField: UITextField? {
        let end = tableView.bounds.maxY - tableView.adjustedContentInset.bottom
        let cells = tableView.visibleCells.filter { $0.frame.maxY <= end }
        return cells.last?.contentView.subviews.compactMap { $0 as? UITextField }.first
    }
}

extension UIKitContract {
    @MainActor
    @Suite
    struct TableControllers {
        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()

        init() throws {
            harness = try makeHarness()
        }

        private func show(callingSuper: Bool = true) async throws -> (UITableView, UITextField) {
            let controller = FieldsController(style: .plain)
            controller.callsSuper = callingSuper
            await harness.show(controller)
            await harness.settle()
            return (controller.tableView, try #require(controller.lowestField))
        }

        private func keyboardTop() throws -> CGFloat {
            let end = try #require(recorder.last(.willShow)?.end)
            return harness.window.convert(end, from: harness.window.screen.coordinateSpace).minY
        }

        // Source: thinbug.com 51548265 (a log): the adjusted inset is the keyboard's height, the others stay
        @Test func theAdjustedInsetAloneTakesTheKeyboardIn() async throws {
            let (table, field) = try await show()
            let before = (table.contentInset, table.safeAreaInsets, table.adjustedContentInset)
            await harness.focus(field)
            await harness.settle()
            let covered = harness.window.bounds.maxY - (try keyboardTop())
            #expect(table.adjustedContentInset.bottom.isClose(to: covered))
            #expect(table.contentInset == before.0 && table.safeAreaInsets == before.1)
            expectEqual(table.adjustedContentInset.top, before.2.top)
        }

        // Source: the same; https://developer.apple.com/documentation/uikit/uitableviewcontroller
        @Test func theRowOfTheFirstResponderIsBroughtIntoSight() async throws {
            let (_, field) = try await show()
            let rest = harness.shownFrame(of: field)
            await harness.focus(field)
            await harness.settle()
            let top = try keyboardTop()
            #expect(rest.maxY > top)
            #expect(harness.shownFrame(of: field).maxY <= top + 1)
        }

        // Source: the same log
        @Test func theInsetGoesWithTheKeyboard() async throws {
            let (table, field) = try await show()
            let before = table.adjustedContentInset
            await harness.focus(field)
            await harness.settle()
            #expect(table.adjustedContentInset != before)
            await harness.endEditing()
            await harness.settle()
            #expect(table.adjustedContentInset == before && table.contentInset == .zero)
        }

        // Source: http://www.openradar.me/13984333: what the app adds is added to it
        @Test func theAppsOwnInsetIsAddedToIt() async throws {
            let (table, field) = try await show()
            await harness.focus(field)
            await harness.settle()
            let covered = table.adjustedContentInset.bottom
            await harness.turn { table.contentInset.bottom = 50 }
            #expect(table.adjustedContentInset.bottom.isClose(to: covered + 50))
        }

        // Source: https://github.com/hackiftekhar/IQKeyboardManager/issues/850
        @Test func withoutItsViewWillAppearNothingIsInset() async throws {
            let (table, field) = try await show(callingSuper: false)
            let before = table.adjustedContentInset
            await harness.focus(field)
            await harness.settle()
            expectEqual(table.adjustedContentInset, before)
        }

        // Source: https://developer.apple.com/documentation/uikit/uitableviewcontroller: it is the controller's doing
        @Test func aTableInAnyOtherControllerIsNotInset() async {
            let controller = await harness.showPlainController()
            let table = UITableView(frame: controller.view.bounds, style: .plain)
            await harness.turn { controller.view.addSubview(table) }
            let before = table.adjustedContentInset
            await harness.focus(harness.addField(to: controller.view))
            await harness.settle()
            expectEqual(table.adjustedContentInset, before)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiresponder/next: a root view's is its controller
        @Test func theTableIsFollowedByItsController() async throws {
            let (table, field) = try await show()
            #expect(table.next is UITableViewController)
            #expect(field.isDescendant(of: table))
        }
    }
}
