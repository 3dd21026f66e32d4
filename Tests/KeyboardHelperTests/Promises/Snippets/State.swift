import Foundation
import KeyboardHelper
import UIKit

// The keyboard's state.

extension ExampleScreen {
    func show(_ toast: UIView) {
        let covered = KeyboardTransition.currentOverlap(with: view)
        let bottom = view.bounds.height - max(covered, view.safeAreaInsets.bottom)
        toast.frame = CGRect(x: 20, y: bottom - 60, width: view.bounds.width - 40, height: 44)
        view.addSubview(toast)
    }

    func showFollowing(_ toast: UIView) {
        toast.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(toast)
        let bottom = toast.bottomAnchor.constraint(equalTo: tabBar.topAnchor, constant: -16)
        NSLayoutConstraint.activate([
            bottom, toast.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        handleKeyboard(bottomConstraint: bottom)
    }

    func center() {
        let safeArea = view.safeAreaLayoutGuide
        emptyState.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor).isActive = true
        handleKeyboard(safeAreaOf: self)
        handleKeyboard(onChange: { screen, transition in
            screen.centerY.constant = -transition.overlap(with: screen.view) / 2
        })
    }

    func waitForHint() {
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardDidShowNotification, object: nil, queue: .main
        ) { [weak self] notification in
            guard let arrival = KeyboardTransition(notification) else { return }
            MainActor.assumeIsolated { self?.showHint(above: arrival) }
        }
    }
}
