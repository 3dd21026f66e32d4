import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A conversation whose messages tell their heights only when they are shown, and are expected to be 44 points high.
@MainActor
@Suite struct SelfSizingChatTests {
    @Test(
        "the newest message is above the bar from the start, and with the keyboard",
        arguments: [[88], [132], [250], [30], [60, 400, 44, 180]] as [[CGFloat]], FlowSetting.phone)
    func newest(_ heights: [CGFloat], _ setting: FlowSetting) {
        let chat = SelfSizingChat(heights: heights)
        let device = setting.device(showing: chat)
        device.settle()
        #expect(abs(chat.end - chat.table.bounds.maxY) <= 1, "at first")
        device.focusAndSettle(on: chat.field)
        #expect(abs(chat.end - chat.table.bounds.maxY) <= 1, "with the keyboard")
        #expect(abs(device.presentationFrame(of: chat.field).maxY - 510) <= 1)
        device.dismissKeyboard()
        #expect(abs(chat.end - chat.table.bounds.maxY) <= 1, "without it")
    }

    /// The chat is at its end, with the keyboard or without.
    @Test(
        "S84 the newest message is above the bar after the phone was turned and turned back",
        arguments: [[36, 300, 60, 120], [300], [36]] as [[CGFloat]], FlowSetting.phoneInTurns)
    func turned(_ heights: [CGFloat], _ setting: FlowSetting) {
        for estimate in [20, 44] as [CGFloat] {
            for isTyping in [false, true] {
                let chat = SelfSizingChat(heights: heights, estimate: estimate)
                let device = setting.device(showing: chat)
                device.settle()
                if isTyping { device.focusAndSettle(on: chat.field) }
                for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                    device.rotate(to: orientation)
                    device.settle()
                    #expect(abs(chat.end - chat.table.bounds.maxY) <= 1, "\(estimate), \(isTyping), \(orientation)")
                }
            }
        }
    }
}

@MainActor
private final class SelfSizingChat: UIViewController, KeyboardAvoiding, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    let field = UITextField(frame: CGRect(x: 8, y: 6, width: 200, height: 38))
    private let bar = UIView()
    private let heights: [CGFloat]
    private let count = 60

    private let estimate: CGFloat

    init(heights: [CGFloat], estimate: CGFloat = 44) {
        (self.heights, self.estimate) = (heights, estimate)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Where the last message ends, in the table's coordinates.
    var end: CGFloat { table.rectForRow(at: IndexPath(row: count - 1, section: 0)).maxY }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = estimate
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = self
        bar.backgroundColor = .white
        bar.addSubview(field)
        view.addAcross([table, bar])
        let pin = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50), pin,
        ])
        handleKeyboard(bottomConstraint: pin)
        handleKeyboard(scrollView: table, options: .init(keepsEndVisible: true))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let message = UIView()
        message.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(message)
        NSLayoutConstraint.activate([
            message.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            message.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            message.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            message.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            message.heightAnchor.constraint(equalToConstant: heights[indexPath.row % heights.count]),
        ])
        return cell
    }
}
