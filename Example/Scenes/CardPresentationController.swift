import KeyboardHelper
import UIKit

/// Presents a controller as a card at the lower end of the screen, over a dimmed screen.
/// The card goes up with the keyboard. Where that leaves less room than the card is high, the card is lower.
final class CardPresentationController: UIPresentationController, KeyboardAvoiding {
    private static let margin: CGFloat = 8
    private let dimming = UIView()
    /// What the keyboard covers of the container.
    private var covered: CGFloat = 0

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
        containerView.addFilling(dimming)
        presentedView?.layer.cornerRadius = 16
        presentedView?.clipsToBounds = true

        handleKeyboard(onChange: { card, keyboard in card.makeRoom(for: keyboard) })
    }

    /// Runs in the keyboard's animation, which lays out the container.
    private func makeRoom(for keyboard: KeyboardTransition) {
        guard let containerView else { return }
        covered = keyboard.overlap(with: containerView)
        containerView.setNeedsLayout()
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
        let end = min(room.maxY, containerView.bounds.maxY - covered) - Self.margin
        let height = min(presentedViewController.preferredContentSize.height, end - room.minY - Self.margin)
        let width = min(room.width - 2 * Self.margin, 480)
        return CGRect(x: room.midX - width / 2, y: end - height, width: width, height: height)
    }
}
