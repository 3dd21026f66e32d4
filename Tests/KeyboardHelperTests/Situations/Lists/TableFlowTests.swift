import Testing
import UIKit

@testable import KeyboardHelper

/// A table whose rows are text fields, 44 points each, in a navigation controller.
@MainActor
private final class FieldTableController: UIViewController, KeyboardAvoiding, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    let rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.rowHeight = 44
        table.register(FieldTableCell.self, forCellReuseIdentifier: "field")
        table.dataSource = self
        view.addSubview(table)
        handleKeyboard(scrollView: table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    }

    func field(_ row: Int) throws -> UITextField {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldTableCell)
        return cell.field
    }
}

@MainActor
@Suite("Tables and their recycled cells")
struct TableFlowTests {
    /// iPhone 16: the keyboard with its predictive bar begins at 852 - 336.
    private let keyboardTop: CGFloat = 516

    private func scene(helped: Bool) -> (SimulatedDevice, FieldTableController) {
        let device = SimulatedDevice(.iPhone16)
        device.scrollsFirstResponderIntoView = helped
        device.clampsOffsetWhenInsetShrinks = helped
        let controller = FieldTableController(rows: 40)
        device.show(UINavigationController(rootViewController: controller))
        return (device, controller)
    }

    @Test("a row that the keyboard covers is scrolled by what it needs", arguments: [true, false])
    func coveredRowIsScrolled(helped: Bool) throws {
        let (device, controller) = scene(helped: helped)
        // Below the bar at 103, row 12 stands at 631...675: 169 points short of the keyboard with its spacing; -103 + 169.
        let field = try controller.field(12)
        #expect(device.tap(field))
        device.settle()
        #expect(controller.table.contentOffset.y == 66)
        #expect(device.presentationFrame(of: field).maxY == keyboardTop - 10)
        #expect(field.isFirstResponder)
    }

    @Test("the least scroll shows the next row, and none a row that is visible", arguments: [true, false])
    func visibleRowStays(helped: Bool) throws {
        let (device, controller) = scene(helped: helped)
        #expect(device.tap(try controller.field(12)))
        device.settle()
        let offset = controller.table.contentOffset
        #expect(device.tap(try controller.field(5)))
        device.settle()
        #expect(controller.table.contentOffset == offset)
        // Row 13 follows 44 points below row 12, partly covered.
        let next = try controller.field(13)
        device.turn { next.becomeFirstResponder() }
        device.settle()
        #expect(controller.table.contentOffset.y == offset.y + 44)
    }

    @Test("the last row ends above the keyboard, and the inset is given back", arguments: [true, false])
    func lastRow(helped: Bool) throws {
        let (device, controller) = scene(helped: helped)
        device.turn { controller.table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false) }
        let last = try controller.field(39)
        #expect(device.tap(last))
        device.settle()
        #expect(device.presentationFrame(of: last).maxY == keyboardTop - 10)
        device.keyboard.dismiss()
        device.settle()
        #expect(controller.table.contentInset == .zero)
        // 40 rows of 44 points end at the home indicator: 1760 + 34 - 852.
        #expect(controller.table.contentOffset.y == 942)
    }
}
