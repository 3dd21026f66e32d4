import KeyboardHelper
import UIKit

// Hosts that are no controllers.

private final class Composer: UIView, KeyboardAvoiding {
    let scrollView = UIScrollView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)  // with your fields in it
        handleKeyboard(scrollView: scrollView)
    }

    required init?(coder: NSCoder) { nil }
}

private final class CardPresentationController: UIPresentationController, KeyboardAvoiding {
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        if let card = presentedView { handleKeyboard(containerView: card) }
    }
}

private final class ToastPresenter: KeyboardAvoiding {
    weak var window: UIWindow?
    var keyboardHost: UIView? { window }

    func show(_ toast: UIView) {
        guard let window else { return }
        toast.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(toast)
        let bottom = toast.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -60)
        NSLayoutConstraint.activate([
            bottom, toast.centerXAnchor.constraint(equalTo: window.centerXAnchor),
        ])
        handleKeyboard(bottomConstraint: bottom)
    }
}

/// Stands for a class in Objective-C.
private class LegacyFormViewController: UIViewController {
    let scrollView = UIScrollView()
}

// There is no Objective-C here: the page has `@objc` before the method.
extension LegacyFormViewController: KeyboardAvoiding {
    func startKeyboardHandling() {
        handleKeyboard(scrollView: scrollView)
    }
}
