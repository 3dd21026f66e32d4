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

    // MARK: A scroll view above a bar

    /// A bar of 50 with a field in it, which ends at the safe area; behind it a strip down to the end of the view; above it a
    /// scroll view that ends at its top, with fields that are 60 apart.
    private func screenWithBar(_ list: UIScrollView, _ rows: [UITextField], _ bar: UIView, _ strip: UIView)
        -> MadeScreen
    {
        MadeScreen { screen in
            rows.forEach(list.addSubview)
            list.contentSize = CGSize(width: 300, height: 1240)
            for view in [bar, strip] { view.backgroundColor = .secondarySystemBackground }
            screen.view.addAcross([list, strip, bar])
            let bottom = bar.bottomAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.bottomAnchor)
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: screen.view.topAnchor),
                list.bottomAnchor.constraint(equalTo: bar.topAnchor),
                strip.topAnchor.constraint(equalTo: bar.topAnchor),
                strip.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
                bar.heightAnchor.constraint(equalToConstant: 50), bottom,
            ])
            screen.handleKeyboard(bottomConstraint: bottom)
            screen.handleKeyboard(scrollView: list)
        }
    }

    @Test(
        "a scroll view may end at the top of a button, and a view may paint what is below that",
        arguments: FlowSetting.phone)
    func barAndStrip(_ setting: FlowSetting) {
        let (list, bar, strip) = (UIScrollView(), UIView(), UIView())
        let rows: [UITextField] = (0..<20).map { .at(20 + 60 * CGFloat($0)) }
        let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 40))
        bar.addSubview(field)
        let screen = screenWithBar(list, rows, bar, strip)
        let device = setting.device(showing: screen)
        let rest = PlaceState(screen)
        for input in [field, rows[12], rows[19], field] {
            device.focusAndSettle(on: input)
            #expect(device.presentationFrame(of: bar).maxY == 516)
            #expect(device.presentationFrame(of: strip).minY == 466)
            #expect(device.presentationFrame(of: list).maxY == 466 && list.contentInset.bottom == 0)
            if input !== field { #expect(device.presentationFrame(of: input).maxY <= 456) }
        }
        device.dismissKeyboard()
        #expect(PlaceState(screen) == rest && device.presentationFrame(of: bar).maxY == 818)
    }
}
