import KeyboardHelper
import Testing
import UIKit

/// A conversation whose messages tell their heights only when they are shown.
@MainActor
@Suite struct SelfSizingChatTests {
    nonisolated static let heights: [[CGFloat]] = [
        [88], [132], [250], [30], [60, 400, 44, 180], [36, 300, 60, 120], [300], [36],
    ]

    /// With the keyboard from the beginning on, or without one.
    @Test("S84 the newest message is above the bar, also turned", arguments: heights, FlowSetting.phone)
    func newest(_ heights: [CGFloat], _ setting: FlowSetting) {
        for (estimate, isTyping) in [(20, true), (20, false), (44, true), (44, false)] as [(CGFloat, Bool)] {
            let chat = PlainChat()
            chat.loadViewIfNeeded()
            let (list, source) = (chat.list, messages(heights))
            list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            (list.dataSource, list.rowHeight, list.estimatedRowHeight) = (
                source, UITableView.automaticDimension, estimate
            )
            let device = setting.device(showing: chat)
            func expectEnd(_ comment: Comment) {
                let end = list.rectForRow(at: IndexPath(row: 59, section: 0)).maxY
                #expect(abs(end - list.bounds.maxY) <= 1, comment)
            }
            expectEnd("\(estimate), at first")
            if isTyping {
                device.focusAndSettle(on: chat.field)
                #expect(abs(device.maxY(of: chat.field) - 510) <= 1)
                expectEnd("\(estimate), with the keyboard")
            }
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                device.rotateAndSettle(to: orientation)
                expectEnd("\(estimate), \(isTyping), \(orientation)")
            }
            device.dismissKeyboard()
            expectEnd("\(estimate), without it")
        }
    }

    private func messages(_ heights: [CGFloat]) -> ListSource {
        ListSource(
            rows: { _ in 60 },
            fill: { content, path in
                let message = UIView()
                content.subviews.forEach { $0.removeFromSuperview() }
                content.addAcross([message])
                NSLayoutConstraint.activate([
                    message.topAnchor.constraint(equalTo: content.topAnchor),
                    message.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                    message.heightAnchor.constraint(equalToConstant: heights[path.row % heights.count]),
                ])
            })
    }
}
