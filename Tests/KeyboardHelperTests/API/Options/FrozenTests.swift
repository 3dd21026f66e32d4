import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// Nothing moves while an avoidance is frozen. On an iPhone 16, whose keyboard begins at 516.
@MainActor @Suite struct FrozenTests {
    /// A chat with a bar and a list, and a panel that takes the keyboard's place below the bar.
    private final class Chat: UIViewController, KeyboardAvoiding {
        let (list, bar, panel) = (UIScrollView(), UIView(), UIView())
        let field = UITextField.at(3)
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

        func freeze(_ isFrozen: Bool) { keyboardAvoidances.forEach { $0.isFrozen = isFrozen } }

        func openPanel() {
            freeze(true)
            field.resignFirstResponder()
            let height = KeyboardTransition.lastShown(in: view)?.overlap(with: view) ?? 0
            panel.frame = CGRect(x: 0, y: view.bounds.height - height, width: 393, height: height)
            view.addSubview(panel)
        }

        func closePanel(withKeyboard: Bool) {
            panel.removeFromSuperview()
            if withKeyboard { field.becomeFirstResponder() }
            freeze(false)
        }
    }

    private let chat = Chat()

    private func bar(on device: SimulatedDevice) -> CGFloat { device.presentationFrame(of: chat.bar).maxY }

    /// At 516, for a second.
    private func expectBarStays(on device: SimulatedDevice) {
        for _ in 0...60 {
            #expect(bar(on: device) == 516)
            device.advance(by: 1 / 60)
        }
    }

    @Test(
        "a panel takes the keyboard's place and gives it back, and the bar moves in no frame",
        arguments: FlowSetting.phone)
    func panel(_ setting: FlowSetting) {
        let device = setting.device(showing: chat)
        device.focusAndSettle(on: chat.field)
        device.turn { chat.openPanel() }
        expectBarStays(on: device)
        #expect(chat.panel.frame == CGRect(x: 0, y: 516, width: 393, height: 336))
        device.turn { chat.closePanel(withKeyboard: true) }
        expectBarStays(on: device)
        device.letApp { chat.openPanel() }
        device.letApp { chat.closePanel(withKeyboard: false) }
        #expect(bar(on: device) == 852 && chat.bottom.constant == 0)
    }

    @Test("a panel that is dragged away takes the bar along", arguments: FlowSetting.phone)
    func dragged(_ setting: FlowSetting) {
        let device = setting.device(showing: chat)
        device.focusAndSettle(on: chat.field)
        device.letApp { chat.openPanel() }
        for points in stride(from: 28 as CGFloat, through: 336, by: 28) {
            device.turn {
                chat.panel.frame.origin.y = 516 + points
                chat.bottom.constant = points - 336
            }
            #expect(bar(on: device) == 516 + points)
        }
        device.letApp { chat.closePanel(withKeyboard: false) }
        #expect(bar(on: device) == 852 && chat.bottom.constant == 0)
        device.focusAndSettle(on: chat.field)
        #expect(bar(on: device) == 516)
        device.dismissKeyboard()
        #expect(chat.bottom.constant == 0)
    }

    /// The menu takes the focus, and with it the keyboard, and gives both back as it goes.
    @Test("a context menu comes and goes over a chat, and neither bar nor list move", arguments: FlowSetting.phone)
    func contextMenu(_ setting: FlowSetting) {
        let device = setting.device(showing: chat)
        let list = chat.handleKeyboard(scrollView: chat.list, options: .init(keepsEndVisible: true))
        device.focusAndSettle(on: chat.field)
        device.letApp { chat.list.contentOffset.y = 700 }
        device.turn {
            chat.freeze(true)
            chat.field.resignFirstResponder()
        }
        expectBarStays(on: device)
        #expect(chat.list.contentOffset.y == 700 && list.isFrozen)
        device.turn { chat.closePanel(withKeyboard: true) }
        expectBarStays(on: device)
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
        let navigation = UINavigationController(rootViewController: UIViewController())
        let device = setting.device(showing: navigation)
        device.turn { navigation.pushViewController(chat, animated: false) }
        device.focusAndSettle(on: chat.field)
        device.turn { chat.freeze(true) }
        device.beginInteractivePop()
        expectBarStays(on: device)
        if pops { device.finishInteractivePop() } else { device.cancelInteractivePop() }
        device.letApp { chat.freeze(false) }
        #expect(chat.bottom.constant == (pops ? 0 : -336))
        device.dismissKeyboard()
        #expect(chat.bottom.constant == 0)
    }

    @Test(
        "a form that is frozen stays scrolled, and goes to what is right in one movement", arguments: FlowSetting.phone)
    func form(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(on: setting)
        device.scrollsFirstResponderIntoView = false
        let decisions = DecisionRecorder(form.avoidance)
        device.focusAndSettle(on: form.inputs[10])
        let offset = form.offset
        device.turn { form.avoidance?.isFrozen = true }
        device.dismissKeyboard()
        #expect(form.offset == offset && form.coveredInset == 336 && decisions.last?.reason == .frozen)
        device.focusAndSettle(on: form.inputs[14])
        #expect(form.offset == offset)
        device.letApp { form.avoidance?.isFrozen = false }
        #expect(device.presentationFrame(of: form.inputs[14]).maxY == 506)
        device.turn { form.avoidance?.isFrozen = true }
        device.dismissKeyboard()
        device.letApp { form.avoidance?.isFrozen = false }
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test("a host that leaves while it is frozen takes nothing along", arguments: Play.Place.phones)
    func leaves(_ place: Play.Place) {
        let play = Play(.form(), in: .pushed, on: place)(.focus(10))
        let scrollView = play.screen.targetScrollView
        play.device.turn { play.handle?.isFrozen = true }
        play(.pop)
        #expect(scrollView?.window == nil && scrollView?.contentInset == .zero)
    }
}
