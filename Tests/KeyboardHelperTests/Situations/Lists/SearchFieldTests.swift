import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct SearchFieldTests {
    @Test(
        "a search field in a table's header can be edited without moving the table", arguments: [true, false],
        FlowSetting.phone)
    func searchHeader(_ inNavigation: Bool, _ setting: FlowSetting) {
        let screen = SituationTable()
        let search = UITextField(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        screen.table.tableHeaderView = search
        let device = setting.device(
            showing: inNavigation ? UINavigationController(rootViewController: screen) : screen)
        let top: CGFloat = inNavigation ? 103 : 59
        #expect(screen.table.contentOffset.y == -top)
        for _ in 0..<2 {
            #expect(device.tap(search))
            device.settle()
            #expect(screen.table.contentOffset.y == -top)
            #expect(screen.table.adjustedContentInset.bottom == 336)
            device.dismissKeyboard()
            #expect(screen.table.contentOffset.y == -top)
            #expect(screen.table.contentInset == .zero)
        }
    }
}
