import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A drop-in whose content has no size: nobody has set `contentSize`, and there is no Auto Layout.
@MainActor
@Suite struct UnsizedContentTests {
    private final class Screen: UIViewController, KeyboardAvoiding {
        let scrollView: KeyboardAvoidingScrollView
        let field = UITextField()
        private let call: DropInScreen.Call

        init(_ call: DropInScreen.Call, _ scrollView: KeyboardAvoidingScrollView = KeyboardAvoidingScrollView()) {
            (self.call, self.scrollView) = (call, scrollView)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            switch call {
            case .none: break
            case .dropIn: handleKeyboard(scrollView: scrollView)
            case .container: handleKeyboard(containerView: view)
            case .automatic: handleKeyboard()
            }
            view.addSubview(scrollView)
            scrollView.addSubview(field)
        }

        /// The field ends 24 points above the bottom of the safe area.
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            scrollView.frame = view.bounds
            let end = view.bounds.height - view.safeAreaInsets.bottom - 24
            field.frame = CGRect(x: 20, y: end - 44, width: 200, height: 44)
        }
    }

    @Test("S50 content that nobody has sized scrolls while the keyboard is up", arguments: FlowSetting.everywhere)
    func itIsSizedWhileTheKeyboardIsUp(_ setting: FlowSetting) {
        let screen = Screen(.none)
        let device = setting.device(showing: screen)
        let rest = PlaceState(screen.scrollView)
        device.focusAndSettle(on: screen.field)
        expectVisible(screen.field, of: screen, on: device)
        #expect(
            screen.scrollView.contentSize == CGSize(width: screen.view.bounds.width, height: screen.field.frame.maxY))
        device.dismissKeyboard()
        #expect(screen.scrollView.contentSize == .zero && PlaceState(screen.scrollView) == rest)
        #expect(device.presentationFrame(of: screen.field).minY == screen.field.frame.minY)
    }

    @Test("it is, too, where a controller around it handles the keyboard", arguments: DropInScreen.Call.allCases)
    func inAControllerThatHandlesTheKeyboard(_ call: DropInScreen.Call) {
        for setting in FlowSetting.phone {
            let screen = Screen(call)
            let device = setting.device(showing: screen)
            device.focusAndSettle(on: screen.field)
            expectVisible(screen.field, of: screen, on: device, "\(setting)")
            device.dismissKeyboard()
            #expect(screen.scrollView.contentSize == .zero)
            #expect(device.presentationFrame(of: screen.field).minY == screen.field.frame.minY)
        }
    }

    @Test("a rotation under the keyboard sizes it anew, and the end of the avoidance gives it back")
    func rotationAndEnd() {
        let screen = Screen(.none)
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        device.focusAndSettle(on: screen.field)
        device.rotate(to: .landscapeLeft)
        device.settle()
        #expect(screen.scrollView.contentSize == CGSize(width: 852, height: screen.field.frame.maxY))
        device.turn { screen.scrollView.keyboardAvoidance.isEnabled = false }
        #expect(screen.scrollView.contentSize == .zero)
    }

    @Test("a size that the app has set is left alone, also one that it sets meanwhile", arguments: [true, false])
    func theAppsSizeStays(_ isSetBefore: Bool) {
        let screen = Screen(.none)
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        let size = CGSize(width: 393, height: 900)
        if isSetBefore { device.turn { screen.scrollView.contentSize = size } }
        device.focusAndSettle(on: screen.field)
        device.turn { screen.scrollView.contentSize = size }
        device.keyboard.changeHeight(to: 291)
        device.settle()
        #expect(screen.scrollView.contentSize == size)
        device.dismissKeyboard()
        #expect(screen.scrollView.contentSize == size)
    }

    private final class Wide: KeyboardAvoidingScrollView {
        override func contentSizeToFit() { contentSize = CGSize(width: 500, height: 1000) }
    }

    @Test("a subclass may say how large its content is")
    func subclass() {
        let screen = Screen(.none, Wide())
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        device.focusAndSettle(on: screen.field)
        #expect(screen.scrollView.contentSize == CGSize(width: 500, height: 1000))
        device.dismissKeyboard()
        #expect(screen.scrollView.contentSize == .zero)
    }
}
