import KeyboardHelper
import Testing
import UIKit

/// A table whose rows are 44 high and all field, below a bar that ends at 103. On an iPhone 16 the keyboard begins at 516.
@MainActor
@Suite struct TableFlowTests {
    @Test("a row is scrolled by what it needs, and all is given back", arguments: [true, false], FlowSetting.phone)
    func rows(_ isNamed: Bool, _ setting: FlowSetting) throws {
        let screen = SituationTable()
        let device = setting.device(showing: UINavigationController(rootViewController: screen))
        if !isNamed { device.turn { screen.callWithoutATarget() } }
        let table = screen.table
        // Row 12 is from 631 to 675, 169 points short of the keyboard with its spacing; row 13 follows it.
        for (row, offset) in [(12, 66), (5, 66), (13, 110)] as [(Int, CGFloat)] {
            #expect(device.tap(at: CGPoint(x: 20, y: 5), in: try screen.field(row)))
            device.settle()
            #expect(table.contentOffset.y == offset)
            #expect(device.end(of: try screen.field(row)) <= 506)
            #expect(table.adjustedContentInset.bottom == 336 && screen.view.frame == device.window.bounds)
        }
        device.dismissKeyboard()
        #expect(table.contentInset == .zero && table.verticalScrollIndicatorInsets == .zero)
        device.turn { table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false) }
        let last = try screen.field(39)
        #expect(device.tap(last))
        device.settle()
        #expect(device.end(of: last) == 506)
        device.dismissKeyboard()
        // 40 rows of 44 points end at the home indicator: 1760 + 34 - 852.
        #expect(table.contentInset == .zero && table.contentOffset.y == 942)
    }

    @Test("a search field in its header is edited without moving it", arguments: [true, false], FlowSetting.phone)
    func searchHeader(_ inNavigation: Bool, _ setting: FlowSetting) {
        let screen = SituationTable()
        let search = UITextField(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        screen.table.tableHeaderView = search
        let device = setting.device(
            showing: inNavigation ? UINavigationController(rootViewController: screen) : screen)
        let top: CGFloat = inNavigation ? 103 : 59
        for _ in 0..<2 {
            #expect(screen.table.contentOffset.y == -top)
            #expect(device.tap(search))
            device.settle()
            #expect(screen.table.contentOffset.y == -top)
            #expect(screen.table.adjustedContentInset.bottom == 336)
            device.dismissKeyboard()
            #expect(screen.table.contentOffset.y == -top && screen.table.contentInset == .zero)
        }
    }
}

extension SituationTable {
    fileprivate func callWithoutATarget() {
        stopHandlingKeyboard()
        handleKeyboard()
    }
}
