import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Which rows are visible while a bar rises over them, as the articles say it.
@MainActor @Suite struct RowsUnderBarTests {
    enum Lower: CaseIterable, Sendable { case endsAtBar, endsAtBarAndKeepsEnd, reachesBehindBar }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
    }

    /// The lower end of the last row on the screen.
    private func end(on device: SimulatedDevice) -> CGFloat? {
        func texts(in node: SimulatedSnapshot.Node) -> [SimulatedSnapshot.Text] {
            node.texts + node.subviews.flatMap(texts)
        }
        let rows = device.snapshot().windows.flatMap(texts).filter { $0.string.hasPrefix("row ") }
        return rows.map(\.frame.maxY).max()
    }

    @Test(
        "the rows that a rising bar covers are missing meanwhile, unless the end stays visible or the list reaches behind it",
        arguments: Lower.allCases, FlowSetting.phone)
    func rows(_ lower: Lower, _ setting: FlowSetting) throws {
        let (list, bar, field, rows) = (UITableView(frame: .zero, style: .plain), UIView(), UITextField.at(6), Rows())
        (list.estimatedRowHeight, list.rowHeight, list.dataSource) = (0, 44, rows)
        bar.backgroundColor = .systemBackground
        bar.addSubview(field)
        let screen = MadeScreen { screen in
            let root: UIView = screen.view
            let bottom = bar.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor)
            root.addAcross([list, bar])
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: root.topAnchor),
                list.bottomAnchor.constraint(equalTo: lower == .reachesBehindBar ? root.bottomAnchor : bar.topAnchor),
                bar.heightAnchor.constraint(equalToConstant: 52), bottom,
            ])
            screen.handleKeyboard(bottomConstraint: bottom)
            screen.handleKeyboard(scrollView: list, options: .init(keepsEndVisible: lower == .endsAtBarAndKeepsEnd))
        }
        let device = setting.device(showing: screen)
        device.turnAndSettle { list.contentOffset.y = 300 }
        device.focus(on: field)
        var gaps: [CGFloat] = []
        while device.isBusy {
            device.advance(by: 1.0 / 60)
            gaps.append(device.minY(of: bar) - (try #require(end(on: device))))
        }
        // A row is 44 high, and its text a little less.
        #expect((try #require(gaps.max()) > 44) == (lower == .endsAtBar), "\(gaps)")
        #expect(try #require(gaps.last) < 44)
    }
}
