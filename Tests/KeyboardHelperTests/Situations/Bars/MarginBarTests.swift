import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A chat whose bar reaches down to the end of the screen, with its field in the margins, above the safe area. On an iPhone 16,
/// where the keyboard begins at 516.
@MainActor
@Suite struct MarginBarTests {
    private final class Chat: UIViewController, KeyboardAvoiding, UITableViewDataSource {
        let table = UITableView()
        let (bar, field) = (UIView.white(), UITextField())

        override func viewDidLoad() {
            super.viewDidLoad()
            table.rowHeight = 60
            table.dataSource = self
            for subview in [table, bar] {
                subview.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(subview)
            }
            field.translatesAutoresizingMaskIntoConstraints = false
            bar.addSubview(field)
            let (pin, margins) = (bar.bottomAnchor.constraint(equalTo: view.bottomAnchor), bar.layoutMarginsGuide)
            NSLayoutConstraint.activate([
                pin, bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                table.topAnchor.constraint(equalTo: view.topAnchor),
                table.bottomAnchor.constraint(equalTo: bar.topAnchor),
                field.topAnchor.constraint(equalTo: margins.topAnchor),
                field.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                field.heightAnchor.constraint(equalToConstant: 40),
            ])
            handleKeyboard(bottomConstraint: pin)
            handleKeyboard(scrollView: table, options: KeyboardAvoidance.Options(keepsEndVisible: true))
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test("S87 the field in the margins of a bar goes straight up and straight back", arguments: FlowSetting.phone)
    func s87(_ setting: FlowSetting) {
        let chat = Chat()
        let device = setting.device(showing: chat)
        device.turn { chat.table.contentOffset.y = chat.table.contentSize.height - chat.table.bounds.height }
        device.settle()
        for _ in 0..<2 {
            let up = device.motion(of: chat.field) { device.focus(on: chat.field) }
            #expect(up.end <= 516 && up.detour <= 1, "\(up)")
            let down = device.motion(of: chat.field) { device.keyboard.dismiss() }
            // Not where UIKit clamps nothing, as on no system.
            if setting.system != nil || setting.systemHelps { #expect(down.detour <= 1, "\(down)") }
        }
    }
}
