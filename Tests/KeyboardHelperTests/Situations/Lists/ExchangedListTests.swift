import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A controller shows one of two lists at a time, and each has had a call. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct ExchangedListTests {
    private func list() -> UIScrollView {
        let list = UIScrollView(frame: CGRect(x: 0, y: 59, width: 393, height: 600))
        list.contentSize = CGSize(width: 393, height: 1200)
        return list
    }

    @Test(
        "S70 after one list was exchanged for another, the field below is visible", arguments: FlowSetting.phoneInTurns,
        [true, false])
    func s70(_ setting: FlowSetting, _ keepsList: Bool) {
        var lists = [list(), list()]
        let field = UITextField.at(700)
        let screen = MadeScreen { screen in
            screen.view.addSubview(lists[0])
            screen.view.addSubview(field)
            screen.handleKeyboard(scrollView: lists[0])
        }
        let device = setting.device(showing: screen)
        device.turn {
            lists[0].removeFromSuperview()
            screen.view.insertSubview(lists[1], at: 0)
            screen.handleKeyboard(scrollView: lists[1])
            if !keepsList { lists.removeFirst() }
        }
        device.focusAndSettle(on: field)
        #expect(abs(device.presentationFrame(of: field).maxY - 506) <= 0.5)
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: field).minY == 700 && lists.last?.contentInset.bottom == 0)
    }

    @Test("S70 an app that ends the call as it hears of that does no harm", arguments: FlowSetting.phoneInTurns)
    func s70Stops(_ setting: FlowSetting) {
        let screen = MadeScreen()
        let device = setting.device(showing: screen)
        var reasons: [KeyboardDecision.Reason] = []
        device.turn {
            let toast = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 50))
            screen.view.addSubview(toast)
            screen.handleKeyboard(containerView: toast).onDecision = { [weak screen] decision in
                reasons.append(decision.reason)
                if decision.reason == .invalidTarget { screen?.stopHandlingKeyboard() }
            }
            toast.removeFromSuperview()
        }
        device.turn { screen.view.setNeedsLayout() }
        device.settle()
        #expect(reasons.contains(.invalidTarget) && screen.keyboardAvoidances.isEmpty)
    }

    @Test("S70 an avoidance whose target no longer exists ends", arguments: FlowSetting.phoneInTurns)
    func s70Gone(_ setting: FlowSetting) {
        let screen = MadeScreen()
        let device = setting.device(showing: screen)
        for _ in 0..<20 {
            device.turn {
                let toast = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 50))
                screen.view.addSubview(toast)
                screen.handleKeyboard(containerView: toast)
                toast.removeFromSuperview()
            }
            device.settle()
        }
        device.turn { screen.view.setNeedsLayout() }
        #expect(screen.keyboardAvoidances.count <= 1)
    }
}
