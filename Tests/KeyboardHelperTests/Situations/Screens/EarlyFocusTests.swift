import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct EarlyFocusTests {
    /// Makes an input first responder before it is in a window.
    private final class HastyForm: FlowForm {
        override func viewDidLoad() {
            super.viewDidLoad()
            firstInput?.becomeFirstResponder()
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            firstInput?.becomeFirstResponder()
        }
    }

    @Test(
        "focus that is asked for before the view is in a window is followed when it comes", arguments: [true, false],
        FlowSetting.phone)
    func earlyFocus(_ animated: Bool, _ setting: FlowSetting) {
        let form = HastyForm()
        form.firstInput = form.inputs[12]
        let root = FlowForm()
        let navigation = UINavigationController(rootViewController: root)
        let device = setting.device(showing: navigation)
        // The keyboard is up already, so UIKit posts nothing more for it.
        device.focusAndSettle(on: root.inputs[3])
        device.turn { navigation.pushViewController(form, animated: animated) }
        device.settle()
        #expect(form.inputs[12].isFirstResponder)
        #expect(form.coveredInset == 336)
        expectVisible(form.inputs[12], of: form, on: device)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }
}
