import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// Hosts that are no controllers. On an iPhone 16, whose keyboard begins at 516; on an iPad 11 at 861.
@MainActor
@Suite struct HostTests {
    private let screen = UIViewController()

    private func device(_ setting: FlowSetting) -> SimulatedDevice { setting.device(showing: screen) }

    // MARK: A view

    /// A composer with a scroll view and a field beside that.
    private final class Composer: UIView, KeyboardAvoiding {
        let scrollView = UIScrollView()
        let subject = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        let recipient = UITextField()
        private(set) var avoidance: KeyboardAvoidance?

        override init(frame: CGRect) {
            super.init(frame: frame)
            scrollView.frame = CGRect(x: 0, y: 0, width: frame.width, height: frame.height - 60)
            scrollView.contentSize = CGSize(width: frame.width, height: 1200)
            scrollView.contentInsetAdjustmentBehavior = .never
            subject.frame.origin.y = scrollView.bounds.height - 64
            scrollView.addSubview(subject)
            recipient.frame = CGRect(x: 20, y: frame.height - 52, width: 300, height: 44)
            addSubview(scrollView)
            addSubview(recipient)
            avoidance = handleKeyboard(scrollView: scrollView)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("a view that is its own host scrolls its content, comes and goes", arguments: FlowSetting.phone)
    func view(_ setting: FlowSetting) {
        let device = device(setting)
        weak var held: Composer?
        do {
            let composer = Composer(frame: CGRect(x: 0, y: 100, width: 393, height: 752))
            held = composer
            #expect(composer.avoidance?.isActive == false)
            device.turn { screen.view.addSubview(composer) }
            #expect(composer.avoidance?.isActive == true && composer.keyboardAvoidances.count == 1)
            device.focusAndSettle(on: composer.subject)
            #expect(device.presentationFrame(of: composer.subject).maxY == 506)
            #expect(composer.scrollView.contentInset.bottom == 276)
            device.dismissKeyboard()
            #expect(composer.scrollView.contentInset.bottom == 0)
            device.turn { composer.removeFromSuperview() }
            #expect(composer.avoidance?.isActive == false)
        }
        #expect(held == nil)
    }

    @Test("an input beside its scroll view is lifted together with it", arguments: FlowSetting.phone)
    func beside(_ setting: FlowSetting) {
        let device = device(setting)
        let composer = Composer(frame: CGRect(x: 0, y: 100, width: 393, height: 752))
        device.turn { screen.view.addSubview(composer) }
        device.focusAndSettle(on: composer.recipient)
        #expect(device.presentationFrame(of: composer.recipient).maxY <= 506)
        #expect(device.covered(composer.recipient) == 0)
        device.dismissKeyboard()
        #expect(composer.frame == CGRect(x: 0, y: 100, width: 393, height: 752))
    }

    @Test(
        "a view that goes under a standing keyboard gives everything back, in another window too",
        arguments: FlowSetting.phone)
    func movedToAnotherWindow(_ setting: FlowSetting) {
        let device = device(setting)
        let composer = Composer(frame: CGRect(x: 0, y: 100, width: 393, height: 752))
        device.turn { screen.view.addSubview(composer) }
        device.focusAndSettle(on: composer.subject)
        let other = device.makeWindow(frame: device.window.frame)
        device.turn { other.addSubview(composer) }
        device.settle()
        #expect(composer.avoidance?.isActive == true)
        device.turn { composer.removeFromSuperview() }
        #expect(composer.scrollView.contentInset.bottom == 0)
        device.settle()
    }

    // MARK: A presentation controller

    /// Presents a card at the bottom, which is lifted for its fields.
    private final class CardPresentation: UIPresentationController, KeyboardAvoiding {
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.maxY - 300, width: bounds.width, height: 300)
        }

        override func presentationTransitionWillBegin() {
            super.presentationTransitionWillBegin()
            if let card = presentedView { handleKeyboard(containerView: card) }
        }
    }

    private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            CardPresentation(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test("a presentation controller lifts the card that it presents, and goes with it", arguments: FlowSetting.phone)
    func presentation(_ setting: FlowSetting) {
        let (card, transitioning) = (UIViewController(), Transitioning())
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
        card.view.addSubview(field)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = transitioning
        let device = device(setting)
        device.turn { screen.present(card, animated: true) }
        device.settle()
        #expect(device.presentationFrame(of: card.view) == CGRect(x: 0, y: 552, width: 393, height: 300))
        weak let presentation = card.presentationController as? CardPresentation
        #expect(presentation?.keyboardAvoidances.count == 1)
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: field).maxY == 506)
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: card.view).minY == 552)
        device.focusAndSettle(on: field)
        device.turn { card.dismiss(animated: true) }
        device.settle()
        #expect(presentation?.keyboardAvoidances.isEmpty ?? true)
        #expect(!device.window.subviews.contains { $0.subviews.contains { $0 is AppearanceProbe } })
    }

    // MARK: Anything else

    /// Presents toasts in a window.
    private final class ToastPresenter: KeyboardAvoiding {
        weak var window: UIWindow?
        var keyboardHost: UIView? { window }

        func show(_ text: String) -> UIView? {
            guard let window else { return nil }
            let toast = UILabel()
            toast.text = text
            toast.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(toast)
            let bottom = toast.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -60)
            NSLayoutConstraint.activate([
                bottom, toast.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
                toast.heightAnchor.constraint(equalToConstant: 40),
            ])
            handleKeyboard(bottomConstraint: bottom)
            return toast
        }
    }

    private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))

    @Test("a toast in a window follows the keyboard beside the window's own call", arguments: FlowSetting.phone)
    func toast(_ setting: FlowSetting) throws {
        screen.view.addSubview(field)
        let device = device(setting)
        device.turn { device.window.handleKeyboard() }
        let (own, presenter) = (device.window.keyboardAvoidance, ToastPresenter())
        presenter.window = device.window
        device.focusAndSettle(on: field)
        var shown: UIView?
        device.turn { shown = presenter.show("Saved") }
        device.settle()
        let toast = try #require(shown)
        #expect(device.presentationFrame(of: toast).maxY == 456)
        #expect(device.window.keyboardAvoidance === own && presenter.keyboardAvoidances.count == 1)
        device.turn { presenter.stopHandlingKeyboard() }
        #expect(device.presentationFrame(of: toast).maxY == 792)
        #expect(own?.isActive == true && presenter.keyboardAvoidances.isEmpty)
        device.turn { device.window.stopHandlingKeyboard() }
        #expect(device.window.keyboardAvoidance == nil)
    }

    @Test("twenty toasts that were never stopped leave nothing behind", arguments: FlowSetting.phone)
    func twenty(_ setting: FlowSetting) {
        screen.view.addSubview(field)
        let device = device(setting)
        let presenter = ToastPresenter()
        presenter.window = device.window
        device.focusAndSettle(on: field)
        for number in 0..<20 {
            var toast: UIView?
            device.turn { toast = presenter.show("\(number)") }
            device.settle()
            device.turn { toast?.removeFromSuperview() }
            toast = nil
            device.settle()
        }
        device.dismissKeyboard()
        device.focusAndSettle(on: field)
        #expect(presenter.keyboardAvoidances.isEmpty)
        #expect(!device.window.subviews.contains { $0 is AppearanceProbe })
    }

    @Test("closures of an object that has gone are not called, and their avoidance ends", arguments: FlowSetting.phone)
    func owner(_ setting: FlowSetting) {
        screen.view.addSubview(field)
        let device = device(setting)
        var calls = 0
        var presenter: ToastPresenter? = ToastPresenter()
        presenter?.window = device.window
        device.turn { presenter?.handleKeyboard(onChange: { _, _ in calls += 1 }) }
        device.focusAndSettle(on: field)
        #expect(calls == 1)
        presenter = nil
        device.dismissKeyboard()
        #expect(calls == 1)
        #expect(KeyboardAvoidance.all(of: device.window).isEmpty)
    }

    @Test("without a host a call does nothing")
    func withoutHost() {
        let presenter = ToastPresenter()
        let avoidance = presenter.handleKeyboard()
        #expect(!avoidance.isActive && presenter.keyboardAvoidances.isEmpty && avoidance.lift == 0)
        avoidance.update()
        avoidance.stop()
    }

    @Test("a controller's view is not loaded by a question")
    func unloaded() {
        final class Screen: UIViewController, KeyboardAvoiding {}
        let screen = Screen()
        #expect(screen.keyboardAvoidances.isEmpty)
        screen.stopHandlingKeyboard()
        #expect(!screen.isViewLoaded)
    }
}
