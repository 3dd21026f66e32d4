import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// Nothing moves while an avoidance is frozen. On an iPhone 16, whose keyboard begins at 516.
@MainActor
@Suite struct FrozenTests {
    /// A chat with a bar and a list, and a panel that takes the keyboard's place below the bar.
    private final class Chat: UIViewController, KeyboardAvoiding {
        let list = UIScrollView()
        let bar = UIView()
        let field = UITextField(frame: CGRect(x: 20, y: 3, width: 300, height: 44))
        let panel = UIView()
        private(set) lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addAcross([list, bar])
            bar.addSubview(field)
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: view.topAnchor),
                list.bottomAnchor.constraint(equalTo: bar.topAnchor),
                bar.heightAnchor.constraint(equalToConstant: 50), bottom,
            ])
            list.contentSize = CGSize(width: 393, height: 2000)
            handleKeyboard(bottomConstraint: bottom)
        }

        func openPanel() {
            keyboardAvoidances.first?.isFrozen = true
            field.resignFirstResponder()
            let height = KeyboardTransition.lastShown(in: view)?.overlap(with: view) ?? 0
            panel.frame = CGRect(x: 0, y: view.bounds.height - height, width: 393, height: height)
            view.addSubview(panel)
        }

        func closePanel(withKeyboard: Bool) {
            panel.removeFromSuperview()
            if withKeyboard { field.becomeFirstResponder() }
            keyboardAvoidances.first?.isFrozen = false
        }
    }

    private func expectBar(_ chat: Chat, at y: CGFloat, for seconds: TimeInterval, on device: SimulatedDevice) {
        for _ in 0..<Int(seconds * 60) {
            #expect(device.presentationFrame(of: chat.bar).maxY == y)
            device.advance(by: 1 / 60)
        }
        #expect(device.presentationFrame(of: chat.bar).maxY == y)
    }

    @Test(
        "a panel takes the keyboard's place and gives it back, and the bar moves in no frame",
        arguments: FlowSetting.phone)
    func panel(_ setting: FlowSetting) {
        let chat = Chat()
        let device = setting.device(showing: chat)
        device.focusAndSettle(on: chat.field)
        device.turn { chat.openPanel() }
        expectBar(chat, at: 516, for: 1, on: device)
        #expect(chat.panel.frame == CGRect(x: 0, y: 516, width: 393, height: 336))
        device.turn { chat.closePanel(withKeyboard: true) }
        expectBar(chat, at: 516, for: 1, on: device)
        device.turn { chat.openPanel() }
        device.settle()
        device.turn { chat.closePanel(withKeyboard: false) }
        device.settle()
        #expect(device.presentationFrame(of: chat.bar).maxY == 852 && chat.bottom.constant == 0)
    }

    @Test("a panel that is dragged away takes the bar along", arguments: FlowSetting.phone)
    func dragged(_ setting: FlowSetting) {
        let chat = Chat()
        let device = setting.device(showing: chat)
        device.focusAndSettle(on: chat.field)
        device.turn { chat.openPanel() }
        device.settle()
        for points in stride(from: 28 as CGFloat, through: 336, by: 28) {
            device.turn {
                chat.panel.frame.origin.y = 516 + points
                chat.bottom.constant = points - 336
            }
            #expect(device.presentationFrame(of: chat.bar).maxY == 516 + points)
        }
        device.turn { chat.closePanel(withKeyboard: false) }
        device.settle()
        #expect(device.presentationFrame(of: chat.bar).maxY == 852 && chat.bottom.constant == 0)
        device.focusAndSettle(on: chat.field)
        #expect(device.presentationFrame(of: chat.bar).maxY == 516)
        device.dismissKeyboard()
        #expect(chat.bottom.constant == 0)
    }

    /// The menu takes the focus, and with it the keyboard, and gives both back as it goes.
    @Test("a context menu comes and goes over a chat, and neither bar nor list move", arguments: FlowSetting.phone)
    func contextMenu(_ setting: FlowSetting) {
        let chat = Chat()
        let device = setting.device(showing: chat)
        let list = chat.handleKeyboard(scrollView: chat.list, options: .init(keepsEndVisible: true))
        device.focusAndSettle(on: chat.field)
        device.turn { chat.list.contentOffset.y = 700 }
        device.settle()
        device.turn {
            chat.keyboardAvoidances.forEach { $0.isFrozen = true }
            chat.field.resignFirstResponder()
        }
        expectBar(chat, at: 516, for: 1, on: device)
        #expect(chat.list.contentOffset.y == 700 && list.isFrozen)
        device.turn {
            chat.field.becomeFirstResponder()
            chat.keyboardAvoidances.forEach { $0.isFrozen = false }
        }
        expectBar(chat, at: 516, for: 1, on: device)
        #expect(chat.list.contentOffset.y == 700)
        device.dismissKeyboard()
        #expect(chat.bottom.constant == 0 && chat.list.contentInset == .zero)
    }

    /// The page goes along with the finger, and its bar does not fall as the keyboard is announced to go.
    @Test(
        "a chat that is swiped aside keeps its bar where it is, until the swipe has ended",
        arguments: FlowSetting.phone,
        [false, true])
    func swipe(_ setting: FlowSetting, pops: Bool) {
        let chat = Chat()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let device = setting.device(showing: navigation)
        device.turn { navigation.pushViewController(chat, animated: false) }
        device.focusAndSettle(on: chat.field)
        device.turn { chat.keyboardAvoidances.forEach { $0.isFrozen = true } }
        device.beginInteractivePop()
        expectBar(chat, at: 516, for: 0.5, on: device)
        if pops { device.finishInteractivePop() } else { device.cancelInteractivePop() }
        device.turn { chat.keyboardAvoidances.forEach { $0.isFrozen = false } }
        device.settle()
        #expect(chat.bottom.constant == (pops ? 0 : -336))
        device.dismissKeyboard()
        #expect(chat.bottom.constant == 0)
    }

    @Test(
        "a form that is frozen stays scrolled, and goes to what is right in one movement", arguments: FlowSetting.phone)
    func form(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        let decisions = DecisionRecorder(form.avoidance)
        device.focusAndSettle(on: form.inputs[10])
        let offset = form.offset
        device.turn { form.avoidance?.isFrozen = true }
        device.dismissKeyboard()
        #expect(form.offset == offset && form.coveredInset == 336)
        #expect(decisions.last?.reason == .frozen)
        device.focusAndSettle(on: form.inputs[14])
        #expect(form.offset == offset)
        device.turn { form.avoidance?.isFrozen = false }
        device.settle()
        #expect(device.presentationFrame(of: form.inputs[14]).maxY == 506)
        device.turn { form.avoidance?.isFrozen = true }
        device.dismissKeyboard()
        device.turn { form.avoidance?.isFrozen = false }
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test("a host that leaves while it is frozen takes nothing along", arguments: FlowSetting.phone)
    func leaves(_ setting: FlowSetting) {
        let form = FlowForm()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let device = setting.device(showing: navigation)
        device.turn { navigation.pushViewController(form, animated: false) }
        device.focusAndSettle(on: form.inputs[10])
        device.turn { form.avoidance?.isFrozen = true }
        device.turn { navigation.popViewController(animated: false) }
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test("closures are called once it is frozen no more", arguments: FlowSetting.phone)
    func closures(_ setting: FlowSetting) {
        let screen = ClosureScreen()
        let device = setting.device(showing: screen)
        device.turn { screen.avoidance?.isFrozen = true }
        device.focusAndSettle(on: screen.field)
        #expect(screen.heights == [])
        device.turn { screen.avoidance?.isFrozen = false }
        device.settle()
        #expect(screen.heights == [336])
        device.dismissKeyboard()
        #expect(screen.heights == [336, nil])
    }
}
