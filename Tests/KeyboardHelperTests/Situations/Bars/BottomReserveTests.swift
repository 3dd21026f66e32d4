import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What an app keeps free by hand for what is at the bottom of the screen without a keyboard. On an iPhone 16, whose safe area ends
/// at 818 and where the keyboard begins at 516.
@MainActor
@Suite struct BottomReserveTests {
    /// The constant of the bar at rest, and where it ends above the keyboard: the safe area is not kept, what is more or less is.
    @Test(
        "S81 a bar that keeps the safe area by its constant stands on the keyboard",
        arguments: FlowSetting.phoneInTurns,
        [(-34, 516), (-50, 466), (0, 516), (-20, 496)] as [(CGFloat, CGFloat)])
    func s81(_ setting: FlowSetting, _ bar: (constant: CGFloat, end: CGFloat)) {
        let view = UIView.white()
        var pin = NSLayoutConstraint()
        let form = AppForm { form in
            pin = form.view.addBar(view, height: 50, constant: bar.constant)
            form.handleKeyboard(bottomConstraint: pin)
        }
        form.loadViewIfNeeded()
        let field = form.addField(at: 100)
        let device = form.show(on: setting)
        device.focusAndSettle(on: field)
        #expect(abs(device.presentationFrame(of: view).maxY - bar.end) <= 0.5)
        device.dismissKeyboard()
        #expect(pin.constant == bar.constant)
    }

    /// The scroll view adjusts nothing. An own inset of the safe area or more contains that.
    @Test(
        "S82 an inset that keeps the safe area free counts that once", arguments: FlowSetting.phoneInTurns,
        [(34, 336), (50, 352), (20, 356)] as [(CGFloat, CGFloat)])
    func s82(_ setting: FlowSetting, _ inset: (own: CGFloat, covered: CGFloat)) {
        for call in [AppForm.Call.scrollView, .controller] {
            let form = AppForm(call) { form in
                form.scrollView.contentInset.bottom = inset.own
                form.scrollView.verticalScrollIndicatorInsets.bottom = inset.own
                form.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
            }
            form.loadViewIfNeeded()
            let field = form.addField(at: 100)
            let device = form.show(on: setting)
            device.focusAndSettle(on: field)
            #expect(abs(form.scrollView.contentInset.bottom - inset.covered) <= 0.5)
            #expect(abs(form.scrollView.verticalScrollIndicatorInsets.bottom - inset.covered) <= 0.5)
            device.dismissKeyboard()
            #expect(form.scrollView.contentInset.bottom == inset.own)
            #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == inset.own)
        }
    }

    /// A bar of 50 points that the controller vends is on screen with the keyboard and without. The app keeps 84 points for it, 34
    /// of them for the safe area.
    @Test("S83 an inset for the bar that a controller vends counts once", arguments: FlowSetting.phoneInTurns)
    func s83(_ setting: FlowSetting) {
        let chat = VendingChat()
        let device = setting.device(showing: chat)
        device.turn { chat.becomeFirstResponder() }
        device.settle()
        device.focusAndSettle(on: chat.field)
        let covered = 852 - min(device.keyboard.frame.minY, device.presentationFrame(of: chat.bar).minY)
        #expect(covered > 336)
        #expect(abs(chat.list.contentInset.bottom - covered) <= 0.5)
        device.dismissKeyboard()
    }

    @Test("S83 the bar that a controller vends covers nothing without a keyboard", arguments: FlowSetting.phoneInTurns)
    func s83WithoutKeyboard(_ setting: FlowSetting) {
        let chat = VendingChat()
        chat.inset = 0
        let device = setting.device(showing: chat)
        device.turn { chat.becomeFirstResponder() }
        device.settle()
        let covered = 852 - device.presentationFrame(of: chat.bar).minY
        #expect(covered > 49 && chat.list.contentInset.bottom >= covered - 0.5, "\(covered)")
        device.turn { chat.resignFirstResponder() }
        device.settle()
        #expect(chat.list.contentInset.bottom == 0)
    }

    @MainActor
    private final class VendingChat: UIViewController, KeyboardAvoiding {
        let list = UIScrollView(frame: CGRect(x: 0, y: 59, width: 393, height: 793))
        let bar = UIView.white(CGRect(x: 0, y: 0, width: 393, height: 50))
        let field = UITextField.at(5)
        var inset: CGFloat = 84

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
            list.contentInsetAdjustmentBehavior = .never
            list.contentSize = CGSize(width: 393, height: 2000)
            list.contentInset.bottom = inset
            view.addSubview(list)
            handleKeyboard(scrollView: list)
        }
    }
}
