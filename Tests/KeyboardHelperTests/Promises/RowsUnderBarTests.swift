import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Which rows are visible while a bar rises over them, as the articles say it.
@MainActor
@Suite struct RowsUnderBarTests {
    enum Lower: CaseIterable, Sendable { case endsAtBar, endsAtBarAndKeepsEnd, reachesBehindBar }

    /// A table of 40 rows above a bar of 52, or behind it.
    private final class Screen: UIViewController, KeyboardAvoiding, UITableViewDataSource {
        let list = UITableView(frame: .zero, style: .plain)
        let bar = UIView()
        let field = UITextField(frame: CGRect(x: 8, y: 6, width: 300, height: 40))
        private let lower: Lower

        init(_ lower: Lower) {
            self.lower = lower
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            (list.estimatedRowHeight, list.rowHeight) = (0, 44)
            list.dataSource = self
            bar.backgroundColor = .systemBackground
            bar.addSubview(field)
            view.addAcross([list, bar])
            let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: view.topAnchor),
                list.bottomAnchor.constraint(equalTo: lower == .reachesBehindBar ? view.bottomAnchor : bar.topAnchor),
                bar.heightAnchor.constraint(equalToConstant: 52), bottom,
            ])
            handleKeyboard(bottomConstraint: bottom)
            handleKeyboard(scrollView: list, options: .init(keepsEndVisible: lower == .endsAtBarAndKeepsEnd))
        }

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
        let screen = Screen(lower)
        let device = setting.device(showing: screen)
        device.turn { screen.list.contentOffset.y = 300 }
        device.settle()
        device.focus(on: screen.field)
        var gaps: [CGFloat] = []
        while device.isBusy {
            device.advance(by: 1.0 / 60)
            gaps.append(device.presentationFrame(of: screen.bar).minY - (try #require(end(on: device))))
        }
        // A row is 44 high, and its text a little less.
        #expect((try #require(gaps.max()) > 44) == (lower == .endsAtBar), "\(gaps)")
        #expect(try #require(gaps.last) < 44)
    }
}
