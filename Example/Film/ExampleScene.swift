import KeyboardHelper
import UIKit

/// One of the app's scenes, ready to be played.
@MainActor
struct ExampleScene {
    /// A scene that has been built.
    @MainActor
    struct Stage {
        let root: UIViewController
        let controller: any KeyboardAvoiding

        /// The text inputs in the order of the view tree.
        var inputs: [UIView] { Self.inputs(in: controller.view) }

        private static func inputs(in view: UIView) -> [UIView] {
            view is UITextField || view is UITextView ? [view] : view.subviews.flatMap(inputs)
        }
    }

    let name: String
    let stage: () -> Stage

    static let all = [
        ExampleScene(name: "Sign-up form") { inNavigationController(SignUpViewController()) },
        ExampleScene(name: "Login card") { inNavigationController(LoginViewController()) },
        ExampleScene(name: "Login, whole") { filling(WholeLoginViewController()) },
    ]

    static func name(of input: UIView) -> String {
        (input as? UITextField)?.placeholder ?? input.accessibilityLabel ?? "\(type(of: input))"
    }

    private static func filling(_ controller: any KeyboardAvoiding) -> Stage {
        Stage(root: controller, controller: controller)
    }

    private static func inNavigationController(_ controller: any KeyboardAvoiding) -> Stage {
        Stage(root: UINavigationController(rootViewController: controller), controller: controller)
    }
}
