import KeyboardHelper
import Testing
import UIKit

/// The app ends an avoidance at the worst moment: while it does something that the app hears of.
@MainActor
@Suite struct ReleaseFromWithinTests {
    private final class Child: UIViewController, KeyboardAvoiding {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))

        override func viewDidLoad() {
            super.viewDidLoad()
            handleKeyboard(options: KeyboardAvoidance.Options(showsToolbar: true))
        }
    }

    @Test("an avoidance that is stopped while its toolbar moves the keyboard hears of that no more")
    func stopInReload() {
        let (parent, child) = (UIViewController(), Child())
        let first = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 44))
        parent.view.addSubview(first)
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 200, width: 393, height: 300)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let device = FlowSetting(systemHelps: false).device(showing: parent)
        device.focusAndSettle(on: first)
        // It comes after its host, so it gets its toolbar as it gets the focus.
        device.turn { child.view.addSubview(child.field) }
        // Of the two notifications for a new height, this is the first.
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { child.stopHandlingKeyboard() }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        device.turn { _ = child.field.becomeFirstResponder() }
        device.settle()
        #expect(child.keyboardAvoidances.isEmpty && child.field.inputAccessoryView == nil)
    }

    @Test("an avoidance that another one's handler ends does not hear of the notification that was reported")
    func stopInReport() {
        let scrollViews = [UIScrollView(), UIScrollView()]
        weak var second: KeyboardAvoidance?
        let screen = MadeScreen(load: {
            for scrollView in scrollViews { $0.view.addSubview(scrollView) }
            $0.handleKeyboard(scrollView: scrollViews[0]).onDecision = {
                if $0.reason == .unreadable { second?.stop() }
            }
            second = $0.handleKeyboard(scrollView: scrollViews[1])
        })
        let device = FlowSetting(systemHelps: false).device(showing: screen)
        device.turn {
            NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        }
        device.settle()
        #expect(second == nil && screen.keyboardAvoidances.count == 1)
    }
}
