import KeyboardHelper
import Testing
import UIKit

/// A bar that follows the keyboard by itself, on a screen that something else lifts. Its field has less room below than the
/// spacing of 10 points, and no lift gets it any: the bar stays on the keyboard.
@MainActor @Suite struct BarOnKeyboardTests {
    enum Way: CaseIterable, Sendable { case constraint, closures, layoutGuide, ownField }
    enum Outer: CaseIterable, Sendable { case window, parent, sameHost, list }

    private func chat(_ way: Way, _ outer: Outer, _ field: UITextField) -> MadeScreen {
        MadeScreen { chat in
            let bar = UIView()
            bar.addSubview(field)
            field.frame = CGRect(x: 8, y: 8, width: 200, height: 40)
            let edge = way == .layoutGuide ? chat.view.keyboardLayoutGuide.topAnchor : chat.view.bottomAnchor
            let bottom = chat.view.addBar(bar, height: 56, to: edge)
            if way == .ownField {
                // A bar that floats 3 points above the keyboard.
                bottom.constant = -3
                field.frame.origin.y = 16
            }
            switch way {
            case .constraint, .ownField: chat.handleKeyboard(bottomConstraint: bottom)
            case .closures:
                chat.handleKeyboard(
                    onShow: { bottom.constant = -$1.overlap(with: $0.view) }, onHide: { _, _ in bottom.constant = 0 })
            case .layoutGuide: break
            }
            if outer == .sameHost { chat.handleKeyboard() }
            guard outer == .list else { return }
            let list = UIScrollView()
            list.contentSize.height = 1500
            chat.view.addAcross(list, from: chat.view.topAnchor, to: bar.topAnchor)
            chat.handleKeyboard(scrollView: list)
        }
    }

    /// From iOS 18 on, UIKit moves what a guide holds before it tells of the keyboard.
    @Test("S60 a bar on the keyboard lifts nothing", arguments: Way.allCases, Outer.allCases)
    func staysOnKeyboard(_ way: Way, _ outer: Outer) {
        for setting in FlowSetting.phone where way != .layoutGuide || setting.guideTells {
            let field = UITextField()
            let chat = chat(way, outer, field)
            let device = setting.device()
            if outer == .window { device.turn { device.window.handleKeyboard() } }
            let navigation = UINavigationController(rootViewController: chat)
            let parent = MadeScreen {
                $0.embed(navigation, in: $0.view, $0.view.bounds)
                navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                $0.handleKeyboard()
            }
            device.show(outer == .parent ? parent : navigation)
            device.settle()
            device.focusAndSettle(on: field)
            expectEqual(device.minY(of: chat.view), 0)
            for height in [300, 336, 300, 336, 300, 336] as [CGFloat] {
                let tops = device.tops(of: chat.view) { device.keyboard.changeHeight(to: height) }
                #expect(tops.allSatisfy { $0 == 0 }, "\(setting.testDescription), \(height): \(tops)")
                #expect(device.maxY(of: field) <= device.keyboard.frame.minY)
            }
        }
    }

    @Test("S60 a field in a list that ends at the keyboard gets its spacing", arguments: [440, 472, 474, 480, 490])
    func pinnedList(_ y: CGFloat) {
        let (scrollView, field) = (UIScrollView(), UITextField.at(y))
        let screen = MadeScreen {
            let bottom = scrollView.bottomAnchor.constraint(equalTo: $0.view.bottomAnchor)
            $0.view.addAcross([scrollView])
            NSLayoutConstraint.activate([bottom, scrollView.topAnchor.constraint(equalTo: $0.view.topAnchor)])
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = CGSize(width: 393, height: 1400)
            scrollView.addSubview(field)
            $0.handleKeyboard(bottomConstraint: bottom)
        }
        let device = FlowSetting(systemHelps: true).windowDevice(showing: screen)
        device.focusAndSettle(on: field)
        #expect(device.maxY(of: field) <= 506)
    }

    /// The bar reaches down to the end of the screen, its field is in its margins, and the conversation is at its end.
    @Test("S87 the field in the margins of a bar goes straight up and straight back", arguments: FlowSetting.everywhere)
    func s87(_ setting: FlowSetting) {
        let (rows, bar, field) = (SituationTable(), UIView.white(), UITextField())
        rows.loadViewIfNeeded()
        rows.stopHandlingKeyboard()
        let screen = MadeScreen {
            let pin = bar.bottomAnchor.constraint(equalTo: $0.view.bottomAnchor)
            $0.view.addAcross([bar])
            bar.addAcross(field, from: bar.layoutMarginsGuide.topAnchor, to: bar.layoutMarginsGuide.bottomAnchor)
            NSLayoutConstraint.activate([pin, field.heightAnchor.constraint(equalToConstant: 40)])
            $0.view.addAcross(rows.table, from: $0.view.topAnchor, to: bar.topAnchor)
            $0.handleKeyboard(bottomConstraint: pin)
            $0.handleKeyboard(scrollView: rows.table, options: .init(keepsEndVisible: true))
        }
        let device = setting.device(showing: screen)
        device.turnAndSettle { rows.table.contentOffset.y = rows.table.contentSize.height - rows.table.bounds.height }
        for _ in 0..<2 {
            let up = device.motion(of: field) { device.focus(on: field) }
            // Its margins are 8 points.
            #expect(up.end <= setting.keyboardTop - 8 && up.detour <= 1 && up.timeCovered <= 0.06, "\(up)")
            let down = device.motion(of: field) { device.keyboard.dismiss() }
            // Not where UIKit clamps nothing, as on no system.
            if setting.system != nil || setting.systemHelps { #expect(down.detour <= 1, "\(down)") }
        }
    }
}
