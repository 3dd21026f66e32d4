import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// Hosts that are no controllers. On an iPhone 16, whose keyboard begins at 516.
@MainActor @Suite struct HostTests {
    private let screen = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))

    private func device(_ setting: FlowSetting) -> SimulatedDevice {
        screen.view.addSubview(field)
        return setting.device(showing: screen)
    }

    // MARK: A view

    /// A composer with a scroll view and a field beside that.
    private final class Composer: UIView, KeyboardAvoiding {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 692))
        let subject = UITextField(frame: CGRect(x: 20, y: 628, width: 300, height: 44))
        let recipient = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 44))

        init() {
            super.init(frame: CGRect(x: 0, y: 100, width: 393, height: 752))
            scrollView.contentSize.height = 1200
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.addSubview(subject)
            [scrollView, recipient].forEach(addSubview)
            handleKeyboard(scrollView: scrollView)
        }

        required init?(coder: NSCoder) { nil }

        var isActive: Bool { keyboardAvoidances.first?.isActive == true }
    }

    @Test("a view that is its own host scrolls its content, comes and goes", arguments: FlowSetting.phone)
    func view(_ setting: FlowSetting) {
        let device = device(setting)
        weak var held: Composer?
        do {
            let composer = Composer()
            held = composer
            #expect(!composer.isActive)
            device.turn { screen.view.addSubview(composer) }
            #expect(composer.isActive && composer.keyboardAvoidances.count == 1)
            device.focus(on: composer.subject, endsAt: 506)
            expectEqual(composer.scrollView.contentInset.bottom, 276)
            // An input beside its scroll view is lifted together with it.
            device.focusAndSettle(on: composer.recipient)
            #expect(device.maxY(of: composer.recipient) <= 506)
            expectEqual(device.covered(composer.recipient), 0)
            device.dismissKeyboard()
            expectEqual(composer.frame, CGRect(x: 0, y: 100, width: 393, height: 752))
            // In another window, and gone under a keyboard, it gives all back.
            device.focusAndSettle(on: composer.subject)
            let other = device.makeWindow(frame: device.window.frame)
            device.turnAndSettle { other.addSubview(composer) }
            #expect(composer.isActive)
            device.turn { composer.removeFromSuperview() }
            #expect(!composer.isActive && composer.scrollView.contentInset.bottom == 0)
            device.settle()
        }
        #expect(held == nil)
    }

    // MARK: A presentation controller

    /// Presents a card at the bottom, which is lifted for its fields.
    private final class CardPresentation: UIPresentationController, KeyboardAvoiding {
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 552, width: 393, height: 300) }

        override func presentationTransitionWillBegin() {
            super.presentationTransitionWillBegin()
            if let card = presentedView { handleKeyboard(containerView: card) }
        }
    }

    @Test("a presentation controller lifts the card that it presents, and goes with it", arguments: FlowSetting.phone)
    func presentation(_ setting: FlowSetting) {
        let (card, transitioning) = (UIViewController(), PresentationDelegate(CardPresentation.init))
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
        card.view.addSubview(field)
        (card.modalPresentationStyle, card.transitioningDelegate) = (.custom, transitioning)
        let device = device(setting)
        device.turnAndSettle { screen.present(card, animated: true) }
        expectEqual(device.presentationFrame(of: card.view), CGRect(x: 0, y: 552, width: 393, height: 300))
        weak let presentation = card.presentationController as? CardPresentation
        expectEqual(presentation?.keyboardAvoidances.count, 1)
        device.focus(on: field, endsAt: 506)
        device.dismissKeyboard()
        expectEqual(device.minY(of: card.view), 552)
        device.focusAndSettle(on: field)
        device.turnAndSettle { card.dismiss(animated: true) }
        #expect(presentation?.keyboardAvoidances.isEmpty ?? true)
        #expect(!device.window.subviews.contains { $0.subviews.contains { $0 is AppearanceProbe } })
    }

    // MARK: Anything else

    /// Presents toasts in a window.
    private final class ToastPresenter: KeyboardAvoiding {
        weak var window: UIWindow?
        var keyboardHost: UIView? { window }

        init(_ window: UIWindow? = nil) { self.window = window }

        /// A toast 60 points above the bottom.
        func show() -> UIView? {
            guard let window else { return nil }
            let toast = UILabel()
            window.addAcross([toast])
            let bottom = toast.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -60)
            NSLayoutConstraint.activate([bottom, toast.heightAnchor.constraint(equalToConstant: 40)])
            handleKeyboard(bottomConstraint: bottom)
            return toast
        }
    }

    @Test("a toast in a window follows the keyboard beside the window's own call", arguments: FlowSetting.phone)
    func toast(_ setting: FlowSetting) throws {
        let device = device(setting)
        device.turn { device.window.handleKeyboard() }
        let (own, presenter) = (device.window.keyboardAvoidance, ToastPresenter(device.window))
        device.focusAndSettle(on: field)
        var shown: UIView?
        device.turnAndSettle { shown = presenter.show() }
        let toast = try #require(shown)
        expectEqual(device.maxY(of: toast), 456)
        #expect(device.window.keyboardAvoidance === own && presenter.keyboardAvoidances.count == 1)
        device.turn { presenter.stopHandlingKeyboard() }
        expectEqual(device.maxY(of: toast), 792)
        #expect(own?.isActive == true && presenter.keyboardAvoidances.isEmpty)
        device.turn { device.window.stopHandlingKeyboard() }
        #expect(device.window.keyboardAvoidance == nil)
    }

    @Test("toasts that are never stopped, and an object that has gone, leave nothing", arguments: FlowSetting.phone)
    func owner(_ setting: FlowSetting) {
        let device = device(setting)
        var calls = 0
        var presenter: ToastPresenter? = ToastPresenter(device.window)
        device.focusAndSettle(on: field)
        for _ in 0..<20 {
            var toast: UIView?
            device.turnAndSettle { toast = presenter?.show() }
            device.turn { toast?.removeFromSuperview() }
            toast = nil
            device.settle()
        }
        device.dismissKeyboard()
        expectEqual(presenter?.keyboardAvoidances.isEmpty, true)
        #expect(!device.window.subviews.contains { $0 is AppearanceProbe })
        device.turn { presenter?.handleKeyboard(onChange: { _, _ in calls += 1 }) }
        device.focusAndSettle(on: field)
        expectEqual(calls, 1)
        presenter = nil
        device.dismissKeyboard()
        #expect(calls == 1 && KeyboardAvoidance.all(of: device.window).isEmpty)
    }

    @Test("without a host a call does nothing, and a controller's view is not loaded by a question")
    func withoutHost() {
        let presenter = ToastPresenter()
        let avoidance = presenter.handleKeyboard()
        #expect(!avoidance.isActive && presenter.keyboardAvoidances.isEmpty && avoidance.lift == 0)
        #expect(!avoidance.canFocusNext && !avoidance.focusPrevious())
        avoidance.update()
        avoidance.stop()
        let screen = MadeScreen()
        #expect(screen.keyboardAvoidances.isEmpty)
        screen.stopHandlingKeyboard()
        #expect(!screen.isViewLoaded)
    }
}
