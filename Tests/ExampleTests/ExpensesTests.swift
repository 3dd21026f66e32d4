import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// A table whose headers and footers float.
@MainActor
@Suite struct ExpensesTests {
    @Test func everySectionHasAHeaderAndItsSumBelow() throws {
        let screen = try ExpensesScreen()
        #expect(screen.table.numberOfSections == 4)
        for (section, title) in ["Travel", "Meals", "Lodging", "Other"].enumerated() {
            screen.scroll(to: [section, 1])
            #expect(try screen.texts(of: screen.table.headerView(forSection: section)) == [title, ""])
            #expect(try screen.texts(of: screen.table.footerView(forSection: section)) == ["Sum", "0"])
        }
    }

    @Test func theSumAboveTheKeyboardFollowsWhatIsTyped() throws {
        let screen = try ExpensesScreen()
        let (device, table) = (screen.device, screen.table)
        let lunch = try screen.field("Lunch")
        device.tap(lunch)
        device.settle()
        #expect(device.keyboard.frame.minY == 560)
        let bar = try #require(table.footerView(forSection: 1))
        #expect(device.presentationFrame(of: bar).maxY == 560)
        #expect(device.covered(lunch) == 0)
        device.type("12")
        #expect(try screen.texts(of: bar) == ["Sum", "12"])
        device.tap(try screen.field("Breakfast"))
        device.type("5")
        #expect(try screen.texts(of: bar) == ["Sum", "17"])
        #expect(try screen.texts(of: table.footerView(forSection: 0)) == ["Sum", "0"])
        device.keyboard.dismiss()
        device.settle()
        #expect(device.presentationFrame(of: bar).minY > 560)
    }

    @Test func amountsAndSumsOutliveTheViewsThatShowThem() throws {
        let screen = try ExpensesScreen()
        screen.device.tap(try screen.field("Train"))
        screen.device.type("49")
        screen.device.keyboard.dismiss()
        screen.device.settle()
        screen.scroll(to: [3, 3])
        #expect(screen.table.cellForRow(at: [0, 0]) == nil)
        #expect(try screen.field("Presents").text == "")
        screen.scroll(to: [0, 0])
        #expect(try screen.field("Train").text == "49")
        #expect(try screen.texts(of: screen.table.footerView(forSection: 0)) == ["Sum", "49"])
    }

    @Test func aHeaderStandsBelowTheBarWhileItsRowsPassBelow() throws {
        let screen = try ExpensesScreen()
        let (device, table) = (screen.device, screen.table)
        device.turn { table.contentOffset.y = table.rectForRow(at: [0, 1]).minY - 103 }
        device.settle()
        let header = try #require(table.headerView(forSection: 0))
        let row = try #require(table.cellForRow(at: [0, 1]))
        #expect(device.presentationFrame(of: header).minY == 103, "status bar and navigation bar end there")
        #expect(device.presentationFrame(of: row).minY == 103)
    }
}

/// The expenses on an iPhone 16: 852 points high, number pad from 560 on.
@MainActor
private struct ExpensesScreen {
    let device: SimulatedDevice
    let table: UITableView

    init() throws {
        let scene = ExpensesViewController()
        device = SimulatedDevice(.iPhone16)
        device.show(UINavigationController(rootViewController: scene))
        device.settle()
        table = try #require(first(UITableView.self, in: scene.view))
    }

    func field(_ name: String) throws -> UITextField {
        let fields = views(in: table).compactMap { $0 as? UITextField }
        return try #require(fields.first { $0.accessibilityLabel == name })
    }

    func texts(of bar: UIView?) throws -> [String] {
        views(in: try #require(bar)).compactMap { ($0 as? UILabel)?.text }
    }

    /// Once more, since the heights of rows on the way are estimates before they are on screen.
    func scroll(to path: IndexPath) {
        for _ in 0..<2 {
            device.turn { table.scrollToRow(at: path, at: .middle, animated: false) }
            device.settle()
        }
    }
}
