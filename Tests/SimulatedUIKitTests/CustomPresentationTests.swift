import Foundation
import Testing
import UIKit

/// A card of 300 points at the bottom of an iPhone 16 (393 x 852, safe area 59 above and 34 below), presented in a style of the
/// app's own.
@MainActor
@Suite struct CustomPresentationTests {
    private let device = SimulatedDevice(.iPhone16)
    private let below = UIViewController()
    private let card = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    private let delegate = BottomDelegate()

    init() {
        device.show(below)
        card.view.addSubview(field)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
    }

    private func present(animated: Bool = false) {
        device.turn { below.present(card, animated: animated) }
    }

    private var container: UIView? { card.presentationController?.containerView }

    @Test func containerAndCardFollowARotation() {
        present()
        device.rotate(to: .landscapeLeft)
        device.settle()
        #expect(container?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(device.presentationFrame(of: card.view) == CGRect(x: 0, y: 93, width: 852, height: 300))
    }

    @Test func containerAndCardFollowTheWindow() {
        present()
        device.resizeWindow(to: CGRect(x: 0, y: 0, width: 393, height: 600))
        #expect(container?.frame == CGRect(x: 0, y: 0, width: 393, height: 600))
        #expect(card.view.frame == CGRect(x: 0, y: 300, width: 393, height: 300))
    }

    @Test func theSafeAreaOfTheCardIsThatOfItsPlace() {
        present()
        #expect(card.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(container?.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test(arguments: SimulatedSheetMovement.allCases)
    func nothingMovesTheCardForTheKeyboard(movement: SimulatedSheetMovement) {
        device.sheetMovement = movement
        present()
        device.turn { _ = field.becomeFirstResponder() }
        device.settle()
        #expect(field.isFirstResponder && device.keyboard.frame.minY == 516)
        #expect(device.presentationFrame(of: card.view).minY == 552)
    }

    @Test func aFieldBelowLosesTheFocusAndOneInTheCardLosesItWithTheCard() {
        let other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        below.view.addSubview(other)
        device.turn { _ = other.becomeFirstResponder() }
        present()
        #expect(!other.isFirstResponder)
        device.turn { _ = field.becomeFirstResponder() }
        device.turn { card.dismiss(animated: false) }
        #expect(!field.isFirstResponder)
    }

    @Test func theCardSlidesInItsContainerWhichStays() {
        present(animated: true)
        device.advance(by: 0.2)
        #expect(container.map(device.presentationFrame)?.minY == 0)
        let top = device.presentationFrame(of: card.view).minY
        #expect(top > 552 && top < 552 + 852)
        device.settle()
        #expect(device.presentationFrame(of: card.view).minY == 552)
        device.turn { card.dismiss(animated: true) }
        device.advance(by: 0.2)
        #expect(device.presentationFrame(of: card.view).minY > 552 && container?.window === device.window)
        device.settle()
        #expect(card.view.window == nil)
    }

    @Test func theContainerTakesTheTouchesBesideTheCard() {
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        below.view.addSubview(button)
        present()
        let hit = device.window.hitTest(CGPoint(x: 100, y: 120), with: nil)
        #expect(hit != nil && hit === container)
        device.turn { card.dismiss(animated: false) }
        #expect(device.window.hitTest(CGPoint(x: 100, y: 120), with: nil) === button)
    }

    @Test func thePresentationControllerLivesAsLongAsItIsInUse() {
        present()
        weak var presentation: UIPresentationController?
        presentation = card.presentationController
        #expect(presentation != nil)
        device.turn { card.dismiss(animated: true) }
        #expect(presentation != nil)
        device.settle()
        #expect(presentation == nil && card.presentationController == nil)
        present()
        #expect(card.view.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
    }

    @Test func aSheetAndAPopoverHaveUIKitsPresentationController() {
        card.modalPresentationStyle = .pageSheet
        #expect(card.presentationController === card.sheetPresentationController)
        card.modalPresentationStyle = .popover
        #expect(card.presentationController === card.popoverPresentationController)
        card.modalPresentationStyle = .custom
        #expect(card.presentationController == nil)
    }
}

private final class BottomDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        BottomPresentation(presentedViewController: presented, presenting: presenting)
    }
}

private final class BottomPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
