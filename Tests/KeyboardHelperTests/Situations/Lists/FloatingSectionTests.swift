import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Headers and footers of a plain table float over its rows, and so over an input in a row. On an iPhone 16, where the keyboard
/// begins at 516.
@MainActor
@Suite struct FloatingSectionTests {
    private func show(_ screen: SectionTable, _ setting: FlowSetting) -> SimulatedDevice {
        setting.device(showing: UINavigationController(rootViewController: screen))
    }

    private func expectFree(
        _ field: UIView, _ screen: SectionTable, on device: SimulatedDevice, _ comment: Comment
    ) {
        let (table, frame) = (screen.table, device.presentationFrame(of: field))
        let floating = (0..<table.numberOfSections).flatMap {
            [table.headerView(forSection: $0), table.footerView(forSection: $0)]
        }
        let covers = floating.compactMap { $0.map(device.presentationFrame) }
        #expect(!covers.contains { $0.insetBy(dx: 0, dy: 0.01).intersects(frame) }, comment)
        #expect(frame.maxY <= device.keyboard.frame.minY && frame.minY >= table.adjustedContentInset.top, comment)
    }

    @Test("S58 no header or footer lies over the focus", arguments: SectionTable.Target.allCases, FlowSetting.phone)
    func rows(_ target: SectionTable.Target, _ setting: FlowSetting) throws {
        for inset in [0, 50] as [CGFloat] {
            let screen = SectionTable(target)
            screen.loadViewIfNeeded()
            screen.table.contentInset.bottom = inset
            let device = show(screen, setting)
            for row in [3, 9, 8, 10, 6, 2, 0] {
                let field = try #require(screen.field(0, row), "row \(row)")
                device.focusAndSettle(on: field)
                expectFree(field, screen, on: device, "row \(row), inset \(inset)")
            }
        }
    }

    @Test("S58 nor over a text view that fits beside them", arguments: FlowSetting.phone)
    func textView(_ setting: FlowSetting) throws {
        let screen = SectionTable()
        screen.loadViewIfNeeded()
        screen.table.rowHeight = 90
        let device = show(screen, setting)
        for row in [3, 1, 0] {
            let box = UITextView(frame: CGRect(x: 220, y: 2, width: 160, height: 86))
            box.font = .systemFont(ofSize: 14)
            box.text = "a\nb"
            try #require(screen.field(0, row)?.superview).addSubview(box)
            device.focusAndSettle(on: box)
            let header = device.presentationFrame(of: try #require(screen.table.headerView(forSection: 0)))
            let frame = device.presentationFrame(of: box)
            #expect(frame.minY >= header.maxY && frame.maxY <= 516, "row \(row)")
            device.dismissKeyboard()
        }
    }

    @Test("S58 nor after the focus has moved on and back", arguments: FlowSetting.phone)
    func focusMoves(_ setting: FlowSetting) throws {
        let screen = SectionTable()
        let device = show(screen, setting)
        #expect(device.tap(try #require(screen.field(0, 6))))
        device.settle()
        for step in 0..<36 {
            device.turnAndSettle { screen.avoidance?.move(step < 16) }
            let field = try #require(screen.table.firstField, "step \(step)")
            expectFree(field, screen, on: device, "step \(step)")
        }
    }

    /// Where the field is in the footer, with its spacing, how far the table is scrolled, and the section. At 17 there are 3 points
    /// between the field and the footer's lower edge.
    nonisolated static let footers: [(y: CGFloat, spacing: CGFloat, scrolled: CGFloat, section: Int)] = [
        (10, 10, 0, 0), (10, 40, 0, 0), (17, 10, 0, 0), (17, 10, 200, 0), (17, 10, 900, 1), (17, 10, 5000, 3),
    ]

    @Test("S58 a field in a footer comes up as a row does", arguments: SectionTable.Target.allCases, FlowSetting.phone)
    func footer(_ target: SectionTable.Target, _ setting: FlowSetting) throws {
        for row in Self.footers where target != .container || row.y == 17 {
            let screen = SectionTable(target)
            screen.footerFieldFrame.origin.y = row.y
            let device = show(screen, setting)
            device.turnAndSettle {
                screen.avoidance?.options.spacing = row.spacing
                screen.table.contentOffset.y = min(max(row.scrolled, -103), screen.table.legalOffsets.upperBound)
            }
            let field = try #require(screen.footerField(row.section), "\(row)")
            let tops = device.tops(of: field) { device.focus(on: field) }
            #expect(tops.goOneWay, "\(row): \(tops)")
            if target != .container { #expect(screen.view.frame.minY == 0, "\(row)") }
            for height in [336, 291, 400] as [CGFloat] {
                device.keyboard.changeHeight(to: height)
                device.settle()
                for comment in ["\(row), \(height)", "\(row), \(height) again"] {
                    #expect(field.isFirstResponder)
                    expectVisible(field, spacing: row.spacing, of: screen, on: device, "\(comment)")
                    device.turnAndSettle { screen.avoidance?.update() }
                }
            }
            device.dismissKeyboard()
            #expect(screen.table.contentInset == .zero && screen.table.isOffsetLegal, "\(row)")
            #expect(screen.view.frame.minY == 0, "\(row)")
        }
    }
}

/// A plain table of four sections with a header of 36 points, twelve rows of 44 points and a footer of 60 points each. There is a
/// field in each row, and one in each footer.
@MainActor
final class SectionTable: UIViewController, KeyboardAvoiding, UITableViewDataSource, UITableViewDelegate {
    enum Target: CaseIterable, Sendable { case scrollView, automatic, container }

    let table = UITableView(frame: .zero, style: .plain)
    /// Where the field of a footer is in it.
    var footerFieldFrame = CGRect(x: 20, y: 10, width: 200, height: 40)
    private let target: Target
    private var footers: [Int: UITextField] = [:]
    private(set) var avoidance: KeyboardAvoidance?

    init(_ target: Target = .scrollView) {
        self.target = target
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (table.rowHeight, table.estimatedRowHeight, table.sectionHeaderTopPadding) = (44, 0, 0)
        table.register(FieldTableCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (self, self)
        view.addSubview(table)
        switch target {
        case .scrollView: avoidance = handleKeyboard(scrollView: table)
        case .automatic: avoidance = handleKeyboard()
        case .container: avoidance = handleKeyboard(containerView: view)
        }
    }

    func field(_ section: Int, _ row: Int) -> UITextField? {
        (table.cellForRow(at: IndexPath(row: row, section: section)) as? FieldTableCell)?.field
    }

    func footerField(_ section: Int) -> UITextField? { footers[section] }

    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 36 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let field = UITextField(frame: footerFieldFrame)
        view.contentView.addSubview(field)
        footers[section] = field
        return view
    }
}
