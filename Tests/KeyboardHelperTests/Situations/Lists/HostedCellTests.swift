import Foundation
import KeyboardHelper
import Testing
import UIKit

/// The cells of a list show SwiftUI, which avoids nothing there. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct HostedCellTests {
    private final class HostedCell: UITableViewCell {
        let field = UITextField()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let hosting = SimulatedSwiftUI._UIHostingView<Int>(frame: contentView.bounds)
            hosting.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(hosting)
            field.frame = hosting.bounds
            field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            hosting.addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "field", for: path)
        }
    }

    @Test(
        "S79 a field of SwiftUI in a cell is above the keyboard", arguments: FlowSetting.phoneInTurns,
        AppForm.Call.allCases)
    func s79(_ setting: FlowSetting, _ call: AppForm.Call) throws {
        for isOn in [false, true] { try s79(setting, call, swiftUIAvoids: isOn) }
    }

    /// Before iOS 14.2 SwiftUI has moved it too.
    private func s79(_ setting: FlowSetting, _ call: AppForm.Call, swiftUIAvoids: Bool) throws {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 793))
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 60
        table.register(HostedCell.self, forCellReuseIdentifier: "field")
        table.dataSource = rows
        let screen = MadeScreen { screen in
            table.frame.origin.y = 59
            screen.view.addSubview(table)
            switch call {
            case .scrollView: screen.handleKeyboard(scrollView: table)
            case .controller: screen.handleKeyboard()
            case .window: break
            }
        }
        let device = call == .window ? setting.windowDevice(showing: screen) : setting.device(showing: screen)
        device.behavior.swiftUIAvoidsInCells = swiftUIAvoids
        let cell = try #require(table.cellForRow(at: IndexPath(row: 11, section: 0)) as? HostedCell)
        device.focusAndSettle(on: cell.field)
        let field = device.presentationFrame(of: cell.field)
        #expect(field.maxY <= 516.5 && field.minY > 400)
        device.dismissKeyboard()
        #expect(table.contentInset == .zero)
    }
}
