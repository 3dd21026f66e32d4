import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A drop-in is its own host, and its probe has no size: what changes of its safe area is seen at its layouts.
@MainActor
@Suite struct DropInSafeAreaTests {
    /// On an iPhone 16 the keyboard is 336 high.
    @Test("a bar that comes under the keyboard makes no inset larger", arguments: FlowSetting.phone)
    func barUnderTheKeyboard(_ setting: FlowSetting) {
        let scrollView = KeyboardAvoidingScrollView()
        let field = UITextField.at(600)
        let screen = MadeScreen { screen in
            scrollView.frame = screen.view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 320, height: 1200)
            scrollView.addSubview(field)
            screen.view.addSubview(scrollView)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        #expect(abs(scrollView.adjustedContentInset.bottom - 336) <= 0.5)
        for height in [50, 0] as [CGFloat] {
            device.turn { screen.additionalSafeAreaInsets.bottom = height }
            device.settle()
            #expect(abs(scrollView.adjustedContentInset.bottom - 336) <= 0.5)
        }
        device.dismissKeyboard()
        #expect(scrollView.contentInset == .zero)
    }
}
