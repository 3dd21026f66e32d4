import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A conversation whose messages tell their heights only when they are shown.
@MainActor
@Suite struct SelfSizingChatTests {
    /// With the keyboard from the beginning on, or without one.
    @Test(
        "S84 the newest message is above the bar, with the keyboard and turned",
        arguments: [[88], [132], [250], [30], [60, 400, 44, 180], [36, 300, 60, 120], [300], [36]] as [[CGFloat]],
        FlowSetting.phone)
    func newest(_ heights: [CGFloat], _ setting: FlowSetting) {
        for estimate in [20, 44] as [CGFloat] {
            for isTyping in [true, false] {
                let chat = SelfSizingChat(heights: heights, estimate: estimate)
                let device = setting.device(showing: chat)
                device.settle()
                chat.expectEnd("\(estimate), at first")
                if isTyping {
                    device.focusAndSettle(on: chat.field)
                    #expect(abs(device.presentationFrame(of: chat.field).maxY - 510) <= 1)
                    chat.expectEnd("\(estimate), with the keyboard")
                }
                for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                    device.rotate(to: orientation)
                    device.settle()
                    chat.expectEnd("\(estimate), \(isTyping), \(orientation)")
                }
                device.dismissKeyboard()
                chat.expectEnd("\(estimate), without it")
            }
        }
    }
}

@MainActor
private final class SelfSizingChat: UIViewController, KeyboardAvoiding, UITableViewDataSource {
    private let table = UITableView(frame: .zero, style: .plain)
    let field = UITextField(frame: CGRect(x: 8, y: 6, width: 200, height: 38))
    private let bar = UIView.white()
    private let heights: [CGFloat]
    private let count = 60

    init(heights: [CGFloat], estimate: CGFloat) {
        self.heights = heights
        super.init(nibName: nil, bundle: nil)
        (table.rowHeight, table.estimatedRowHeight) = (UITableView.automaticDimension, estimate)
    }

    required init?(coder: NSCoder) { nil }

    func expectEnd(_ comment: Comment) {
        let end = table.rectForRow(at: IndexPath(row: count - 1, section: 0)).maxY
        #expect(abs(end - table.bounds.maxY) <= 1, comment)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = self
        view.addAcross([table])
        let pin = view.addBar(bar, height: 50, to: view.safeAreaLayoutGuide.bottomAnchor)
        bar.addSubview(field)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor), table.bottomAnchor.constraint(equalTo: bar.topAnchor),
        ])
        handleKeyboard(bottomConstraint: pin)
        handleKeyboard(scrollView: table, options: .init(keepsEndVisible: true))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let (cell, message) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
        cell.contentView.addAcross([message])
        NSLayoutConstraint.activate([
            message.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            message.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            message.heightAnchor.constraint(equalToConstant: heights[indexPath.row % heights.count]),
        ])
        return cell
    }
}
