import KeyboardHelper
import UIKit

/// One of the app's scenes, ready to be played.
@MainActor
struct ExampleScene {
    /// Which call the scene makes, or which of several it is about.
    enum Strategy: String, Encodable {
        case scrollView, container, constraint, closures, automatic, window, dropIn
    }

    /// A scene that has been built.
    @MainActor
    struct Stage {
        let root: UIViewController
        let controller: UIViewController
        /// What happens after `root` is on screen and before anything is played, such as a sheet that comes up.
        var prepare: @MainActor (SimulatedDevice) -> Void = { _ in }

        /// The text inputs in the order of the view tree.
        var inputs: [UIView] { Self.inputs(in: controller.view) }

        private static func inputs(in view: UIView) -> [UIView] {
            view is UITextField || view is UITextView ? [view] : view.subviews.flatMap(inputs)
        }
    }

    /// In the table, and for `--scene`.
    let name: String
    /// One sentence for somebody who sees the scene for the first time.
    let sentence: String
    let strategy: Strategy
    let stage: () -> Stage

    init(_ name: String, _ strategy: Strategy, _ sentence: String, stage: @escaping () -> Stage) {
        (self.name, self.strategy, self.sentence, self.stage) = (name, strategy, sentence, stage)
    }

    /// A new scene is one more entry: it is in the table, on the page and among the pictures then.
    static let all = [
        ExampleScene("Sign-up form", .scrollView, "A long form: the scroll view makes room and scrolls to the field.") {
            inNavigationController(SignUpViewController())
        },
        ExampleScene("Login card", .container, "A card that does not scroll is lifted.") {
            inNavigationController(LoginViewController())
        },
        ExampleScene("Login, whole", .container, "The whole of the controller's view is lifted.") {
            filling(WholeLoginViewController())
        },
        ExampleScene("New shop", .scrollView, "A table whose rows are inputs of several kinds.") {
            inNavigationController(ShopViewController())
        },
        ExampleScene("Expenses", .scrollView, "A table in sections, whose sums float over the rows.") {
            inNavigationController(ExpensesViewController())
        },
        ExampleScene("Chat", .constraint, "The bar stands on the keyboard, and the messages end where it begins.") {
            inNavigationController(ChatViewController())
        },
        ExampleScene("Chat, upside down", .constraint, "The same, in a list that begins with the newest message.") {
            inNavigationController(ChatViewController(isUpsideDown: true))
        },
        ExampleScene("Notes", .scrollView, "A text as large as the screen: the line with the caret stays in sight.") {
            inNavigationController(NotesViewController())
        },
        ExampleScene("Pages", .automatic, "Scroll views in a pager: whatever scrolls is scrolled.") {
            inNavigationController(PagesViewController())
        },
        ExampleScene("Sheet over a form", .scrollView, "A sheet serves itself; what is below it stays.") {
            let (order, address) = (OrderViewController(), AddressViewController())
            let root = UINavigationController(rootViewController: order)
            return Stage(root: root, controller: address) { device in
                device.turn { order.present(address, animated: false) }
            }
        },
        ExampleScene("Companion", .scrollView, "The button that belongs to a field is kept in sight with it.") {
            inNavigationController(CompanionViewController())
        },
        ExampleScene("Toolbar and return key", .scrollView, "A bar above the keyboard leads through the inputs.") {
            inNavigationController(CheckoutViewController())
        },
        ExampleScene("App-wide", .automatic, "One call in a tab bar controller serves the controllers inside.") {
            filling(TabsViewController())
        },
        ExampleScene("Whole window", .window, "One line in a scene delegate serves every controller, also in sheets.") {
            filling(WindowViewController())
        },
        ExampleScene("Closures", .closures, "A layout of one's own that changes with the keyboard.") {
            inNavigationController(ClosuresViewController())
        },
        ExampleScene("Child panel", .automatic, "A panel in the lower part rises above the place where it ends.") {
            inNavigationController(ArticleViewController())
        },
        ExampleScene(
            "Form with whole boxes", .scrollView,
            "Boxes of text among the fields: the line with the caret stays in sight."
        ) {
            inNavigationController(DeliveryViewController())
        },
        ExampleScene("Drop-in", .dropIn, "A scroll view as from a storyboard, whose content nobody has sized.") {
            inNavigationController(FeedbackViewController())
        },
    ]

    static func name(of input: UIView) -> String {
        (input as? UITextField)?.placeholder ?? input.accessibilityLabel ?? "\(type(of: input))"
    }

    private static func filling(_ controller: UIViewController) -> Stage {
        Stage(root: controller, controller: controller)
    }

    private static func inNavigationController(_ controller: UIViewController) -> Stage {
        Stage(root: UINavigationController(rootViewController: controller), controller: controller)
    }
}

extension ExampleScene {
    /// The name as a part of a file's name.
    var slug: String {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}

extension ExampleScene.Strategy {
    /// The call, as it stands in a controller.
    var call: String {
        switch self {
        case .scrollView: "handleKeyboard(scrollView: scrollView)"
        case .container: "handleKeyboard(containerView: container)"
        case .constraint: "handleKeyboard(bottomConstraint: constraint)"
        case .closures: "handleKeyboard(onShow: { … }, onHide: { … })"
        case .automatic: "handleKeyboard()"
        case .window: "window.handleKeyboard()"
        case .dropIn: "KeyboardAvoidingScrollView(coder: coder)"
        }
    }

    /// What moves, at the beginning of a sentence.
    var subject: String {
        switch self {
        case .scrollView: "The content"
        case .container: "The container"
        case .constraint: "What hangs on the constraint"
        case .closures: "What the closures change"
        case .automatic, .window, .dropIn: "The content"
        }
    }
}
