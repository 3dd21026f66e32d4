import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// Moving the focus through cells, most of which do not exist until the list has scrolled to them, and into a list and out of it.
@MainActor
@Suite struct FocusInCellsTests {
    /// Between two other fields too.
    @Test(
        "each row is visited once, there and back",
        arguments: WholeMatrix.pairs(CellScreen.Kind.allCases, FlowSetting.phone))
    func everyRow(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        for (plan, isBetween) in [(.fortyRows, false), (.uneven, false), (.fortyRows, true)] as [(CellPlan, Bool)] {
            let screen = CellScreen(kind, plan)
            screen.isBetweenFields = isBetween
            let device = screen.shown(setting)
            let names = isBetween ? ["above"] + plan.names + ["below"] : plan.names
            try #require(screen.avoidance).expectWalk(on: device, through: names) {
                expectVisible(try #require(screen.focused), of: screen, on: device, "\(screen.place ?? "-")")
                return screen.place
            }
            device.dismissKeyboard()
            expectEqual(screen.list.contentInset, .zero)
        }
    }

    @Test("each step is one movement", arguments: CellScreen.Kind.allCases, FlowSetting.phone)
    func oneMovement(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        for plan in [CellPlan.uneven, .sparse] {
            let screen = CellScreen(kind, plan)
            let device = screen.shown(setting)
            let avoidance = try #require(screen.avoidance)
            device.turnAndSettle { avoidance.focusNext() }
            // A view at the top of the content moves as the list scrolls.
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            screen.list.addSubview(mark)
            device.settle()
            for forward in [true, false] {
                while true {
                    var hasMoved = false
                    let before = screen.place ?? "-"
                    let tops = device.tops(of: mark) { device.turn { hasMoved = avoidance.move(forward) } }
                    guard hasMoved else { break }
                    let place = "from \(before) to \(screen.place ?? "-")"
                    #expect(tops.goOneWay, "\(place): \(tops)")
                    // The movement begins where the content was, and takes its time.
                    let way = abs(try #require(tops.last) - tops[0])
                    #expect(way <= 1 || abs(tops[1] - tops[0]) < way / 2, "\(place): \(tops)")
                }
            }
        }
    }

    @Test(
        "a list with no further input stays where it was", arguments: CellScreen.Kind.allCases,
        FlowSetting.phone)
    func noFurtherInput(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        // Inputs in the rows 10 to 12 of 40 only.
        let screen = CellScreen(kind, CellPlan(sections: [(0..<40).map { (10...12).contains($0) ? 1 : 0 }]))
        let device = screen.shown(setting)
        for (name, forward) in [("0.12.0", true), ("0.10.0", false)] {
            let field = try screen.field(name)
            device.focusAndSettle(on: field)
            let tops = device.tops(of: field) { device.turn { expectEqual(screen.avoidance?.move(forward), false) } }
            #expect(Set(tops).count == 1 && screen.place == name, "\(tops)")
        }
    }

    /// Without a focus or a keyboard, or from a field above it or below it.
    @Test("a scrolled list is entered at its ends", arguments: CellScreen.Kind.allCases, FlowSetting.phone)
    func entered(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        for (start, forward) in [(nil, true), (nil, false), ("above", true), ("below", false)] {
            let screen = CellScreen(kind)
            screen.isBetweenFields = start != nil
            let device = screen.shown(setting)
            if let start { device.focusAndSettle(on: try screen.field(start)) }
            try screen.expectStep(on: device, forward: forward, to: forward ? "0.0.0" : "0.39.0")
        }
    }

    @Test("a list that scrolls sideways is walked through", arguments: FlowSetting.phone)
    func sideways(_ setting: FlowSetting) throws {
        let screen = CellScreen(.collection)
        let list = try #require(screen.list as? UICollectionView)
        // 17 or 18 rows of 44 points in a column, so three columns.
        (list.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
        screen.source.itemWidth = 300
        let device = screen.shown(setting)
        try #require(screen.avoidance).expectWalk(on: device, through: screen.plan.names) {
            // Only UIKit scrolls sideways to the rest of a cell that is half visible.
            let frame = screen.focused.map(device.presentationFrame) ?? .null
            #expect(!setting.systemHelps || frame.minX >= 0 && frame.maxX <= 393, "\(frame)")
            return screen.place
        }
    }

    /// Only the rows 0 to 5 of 40 have inputs, so the search for a next one leads out of the list. The last one may refuse.
    @Test(
        "a list that is left stays where it was", arguments: CellScreen.Kind.allCases,
        [(true, false), (false, false), (true, true)])
    func left(_ kind: CellScreen.Kind, _ option: (keyboardIsUp: Bool, refuses: Bool)) throws {
        let screen = CellScreen(kind, CellPlan(sections: [(0..<40).map { $0 < 6 ? 1 : 0 }]))
        screen.isBetweenFields = true
        let device = screen.shown(FlowSetting(systemHelps: option.refuses))
        device.keyboard.isScripted = !option.keyboardIsUp
        let delegate = FieldDelegate()
        delegate.begins = !option.refuses
        try screen.field("0.5.0").delegate = delegate
        device.focusAndSettle(on: try screen.field(option.refuses ? "0.4.0" : "0.5.0"))
        let offset = screen.list.contentOffset
        device.turn { screen.avoidance?.focusNext() }
        expectEqual(screen.place, "below")
        device.settle()
        #expect(screen.place == "below" && (screen.list.contentOffset == offset || option.refuses))
    }

    @Test("the header and the footer of a table have their places", arguments: FlowSetting.phone)
    func headerAndFooter(_ setting: FlowSetting) throws {
        let screen = CellScreen(.table)
        let table = try #require(screen.list as? UITableView)
        let (header, footer) = (FlowForm.field(), FlowForm.field())
        (table.tableHeaderView, table.tableFooterView) = (header, footer)
        let device = screen.shown(setting)
        let names = ["header"] + screen.plan.names + ["footer"]
        try #require(screen.avoidance).expectWalk(on: device, through: names, back: false) {
            header.isFirstResponder ? "header" : footer.isFirstResponder ? "footer" : screen.place
        }
        expectVisible(footer, of: screen, on: device)
        // From where a list that is scrolled has another row, too.
        for (field, forward) in [(footer, false), (header, true)] {
            device.focusAndSettle(on: field)
            try screen.expectStep(on: device, forward: forward, to: forward ? "0.0.0" : "0.39.0")
        }
    }

    // MARK: A list in each row

    @Test(
        "after the inner list the outer goes on", arguments: WholeMatrix.pairs(FlowSetting.phone, [true, false]))
    func innerLists(_ setting: FlowSetting, _ hasKeyboard: Bool) throws {
        let table = UITableView(frame: .zero, style: .plain)
        let source = ListSource(rows: { _ in 20 }, height: { _ in 60 }) { content, path in
            (content.subviews.first as? InnerList ?? InnerList(in: content)).row = path.row
        }
        let screen = MadeScreen { screen in
            source.serve(table)
            screen.view.addSubview(table)
            screen.handleKeyboard(scrollView: table)
        } layout: { screen in
            table.frame = screen.view.bounds
        }
        let device = setting.device(showing: screen)
        // Without a keyboard there is no row beyond the one that can be seen.
        device.keyboard.isScripted = !hasKeyboard
        let names = (0..<20).flatMap { ["\($0).0", "\($0).1"] }
        try #require(screen.keyboardAvoidances.first).expectWalk(on: device, through: names) {
            (table.firstResponder as? UITextField)?.placeholder
        }
    }
}

/// Two inputs beside each other, in a row of a table.
private final class InnerList: UICollectionView {
    var row = 0 { didSet { reloadData() } }
    private lazy var source = ListSource(
        rows: { _ in 2 },
        fill: { [unowned self] content, path in
            content.rowField.placeholder = "\(row).\(path.item)"
        })

    init(in content: UIView) {
        super.init(frame: content.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        source.itemWidth = 150
        source.serve(self)
        content.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }
}
