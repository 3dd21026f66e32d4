import KeyboardHelper
import UIKit

// What README.md and the documentation show, as a user would write it. That it compiles is the test.

private final class SignUpViewController: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)  // with your fields in it
        handleKeyboard(scrollView: scrollView)
    }
}

private final class ClosuresViewController: UIViewController, KeyboardAvoiding {
    let footer = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard(
            onShow: { controller, transition in
                let covered = transition.overlap(with: controller.view) - controller.view.safeAreaInsets.bottom
                controller.footer.transform = CGAffineTransform(translationX: 0, y: -covered)
            },
            onHide: { controller, _ in
                controller.footer.transform = .identity
            })
    }
}

@MainActor private final class WindowSceneDelegate {
    func show(_ window: UIWindow) {
        window.handleKeyboard()
    }
}

private final class DraggedBarViewController: UIViewController, KeyboardAvoiding {
    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard(
            onShow: { $0.place(above: $1) },
            onHide: { $0.place(above: $1) },
            onInteractiveDismissal: { $0.place(above: $1) })
    }

    private func place(above transition: KeyboardTransition) {}
}

private final class OptionsViewController: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        var options = KeyboardAvoidanceOptions()
        options.spacing = 20
        options.showsToolbar = true
        options.movesFocusOnReturn = true
        options.dismissesOnTap = true
        handleKeyboard(scrollView: scrollView, options: options)
    }
}

private final class ExceptionsViewController: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let submitButton = UIButton()
    let passwordField = UITextField()
    let codeField = UITextField()
    let couponField = UITextField()
    let faultyRow = UIView()
    let searchBar = UISearchBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        let avoidance = handleKeyboard(scrollView: scrollView)
        avoidance.setCompanion(submitButton, for: passwordField)  // both stay in sight, if both fit
        avoidance.setSpacing(40, for: codeField)
        avoidance.ignore(searchBar)
        avoidance.skip(couponField)
        avoidance.reveal(faultyRow)
        avoidance.onDecision { decision in
            print(decision)
        }
    }
}

private final class DecisionsViewController: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard(scrollView: scrollView).onDecision { decision in
            print(decision)
        }
    }
}
