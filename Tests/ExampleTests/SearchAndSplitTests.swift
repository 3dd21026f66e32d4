import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

@MainActor
@Suite struct SearchAndSplitTests {
    /// On an iPhone 16: 852 points high, keyboard from 516 on, 34 points of safe area.
    @Test func theSearchBarStandsOnTheKeyboardAndTheListEndsAboveIt() throws {
        let scene = SearchViewController()
        let device = device(showing: scene)
        let bar = try #require(first(UISearchBar.self, in: scene.view))
        let table = try #require(first(UITableView.self, in: scene.view))
        #expect(device.presentationFrame(of: bar) == CGRect(x: 0, y: 762, width: 393, height: 56))
        device.tap(bar.searchTextField)
        device.settle()
        #expect(device.presentationFrame(of: bar) == CGRect(x: 0, y: 460, width: 393, height: 56))
        #expect(abs(table.adjustedContentInset.bottom - (852 - 460)) <= 0.5)
        device.type("ham")
        device.settle()
        let hamburg = try #require(table.cellForRow(at: IndexPath(row: 7, section: 0)))
        #expect(hamburg.shownText == "Hamburg" && hamburg.shownColor == .label)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.shownColor == .tertiaryLabel)
        device.keyboard.dismiss()
        device.settle()
        #expect(device.presentationFrame(of: bar).maxY == 818 && table.contentInset.bottom == 56)
    }

    /// On an iPad 11 in landscape: 834 points high, keyboard from 416 on.
    @Test func theColumnWithTheFocusMovesAndTheOtherOneStays() throws {
        let scene = SplitViewController()
        let device = SimulatedDevice(.iPad11, orientation: .landscapeLeft)
        device.show(scene)
        device.settle()
        let columns = try [.primary, .secondary].map { try #require(scene.viewController(for: $0)?.view) }
        for (column, other) in [(columns[0], columns[1]), (columns[1], columns[0])] {
            let input = try #require(views(in: column).last { $0 is UITextField })
            let rest = LayoutState(of: other)
            let place = device.presentationFrame(of: other)
            #expect(device.presentationFrame(of: input).maxY > 416)
            device.tap(input)
            device.settle()
            #expect(device.presentationFrame(of: input).maxY <= 406)
            #expect(
                device.presentationFrame(of: other) == place && LayoutState(of: other).differences(from: rest) == [])
            device.keyboard.dismiss()
            device.settle()
        }
    }

    @Test func onAPhoneTheFormIsOnTop() throws {
        let scene = SplitViewController()
        let device = SimulatedDevice(.iPhone16)
        device.show(scene)
        device.settle()
        let form = try #require(scene.viewController(for: .secondary))
        #expect(scene.isCollapsed && form.view.window != nil)
        let input = try #require(views(in: form.view).last { $0 is UITextField })
        device.scroll(to: input)
        device.tap(input)
        device.settle()
        #expect(device.presentationFrame(of: input).maxY <= 506)
    }
}

extension UITableViewCell {
    fileprivate var shownColor: UIColor? {
        (contentConfiguration as? UIListContentConfiguration)?.textProperties.color
    }
}
