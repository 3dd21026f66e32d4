import Foundation
import KeyboardHelper
import Testing
import UIKit

/// The controller that the test in the documentation is about.
private final class SignUpViewController: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let fields = (0..<15).map { UITextField(frame: CGRect(x: 20, y: 20 + 60 * CGFloat($0), width: 300, height: 44)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 320, height: 920)
        fields.forEach(scrollView.addSubview)
        view.addSubview(scrollView)
        handleKeyboard(scrollView: scrollView)
    }
}

@MainActor @Suite struct SignUpKeyboardTests {
    @Test func theLastFieldIsVisibleAndEverythingIsRestored() throws {
        let device = SimulatedDevice(.iPhone16)  // not shown
        defer { _ = device.now }  // not shown
        let scenes = UIApplication.shared.connectedScenes
        let scene = try #require(scenes.compactMap { $0 as? UIWindowScene }.first)
        let window = UIWindow(windowScene: scene)
        let controller = SignUpViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let field = try #require(controller.fields.last)
        let scrollView = controller.scrollView
        let insets = (scrollView.contentInset, scrollView.verticalScrollIndicatorInsets)

        field.becomeFirstResponder()
        post(UIResponder.keyboardWillShowNotification, height: 336, in: window)
        let bottom = field.convert(field.bounds, to: window).maxY
        #expect(bottom <= window.bounds.maxY - 336)

        field.resignFirstResponder()
        post(UIResponder.keyboardWillHideNotification, height: 0, in: window)
        #expect(scrollView.contentInset == insets.0)
        #expect(scrollView.verticalScrollIndicatorInsets == insets.1)
        window.isHidden = true
    }

    /// What iOS posts for a keyboard of this height, in points.
    func post(_ name: Notification.Name, height: CGFloat, in window: UIWindow) {
        let screen = window.screen.bounds
        let top = screen.maxY - height
        let frame = CGRect(x: 0, y: top, width: screen.width, height: height)
        let values: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        NotificationCenter.default.post(name: name, object: window.screen, userInfo: values)
        window.layoutIfNeeded()
    }
}
