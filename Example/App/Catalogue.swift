import UIKit

/// One of the scenes that the app shows.
@MainActor
struct Catalogue {
    let title: String
    let call: String
    let make: () -> UIViewController

    static let entries = [
        Catalogue(title: "Sign-up form", call: "handleKeyboard(scrollView:)") { SignUpViewController() },
        Catalogue(title: "Login card", call: "handleKeyboard(containerView:)") { LoginViewController() },
        Catalogue(title: "Login, whole", call: "handleKeyboard(containerView: view)") { WholeLoginViewController() },
        Catalogue(title: "New shop", call: "A table, and options of its own") { ShopViewController() },
        Catalogue(title: "Expenses", call: "A table whose footers float") { ExpensesViewController() },
        Catalogue(title: "Chat", call: "handleKeyboard(bottomConstraint:)") { ChatViewController() },
        Catalogue(title: "Chat, upside down", call: "A list that is inverted") {
            ChatViewController(isUpsideDown: true)
        },
        Catalogue(title: "Notes", call: "A text view as the scroll view") { NotesViewController() },
        Catalogue(title: "Pages", call: "Scroll views in a pager") { PagesViewController() },
        Catalogue(title: "Sheet over a form", call: "A call in each of two controllers") { OrderViewController() },
        Catalogue(title: "Companion", call: "setCompanion(_:for:)") { CompanionViewController() },
        Catalogue(title: "Toolbar and return key", call: "keyboardAvoidanceOptions") { CheckoutViewController() },
        Catalogue(title: "App-wide", call: "handleKeyboard()") { TabsViewController() },
        Catalogue(title: "Whole window", call: "window.handleKeyboard()") { WindowViewController() },
        Catalogue(title: "Closures", call: "handleKeyboard(onShow:onHide:)") { ClosuresViewController() },
        Catalogue(title: "Child panel", call: "handleKeyboard() in a child") { ArticleViewController() },
        Catalogue(title: "Form with whole boxes", call: "Text views among fields") { DeliveryViewController() },
        Catalogue(title: "Drop-in", call: "KeyboardAvoidingScrollView") { FeedbackViewController() },
    ]
    /// What finds out how this device behaves.
    static let tools = [
        Catalogue(title: "Self-check", call: "Every scene, on this device") { SelfCheckViewController() },
        Catalogue(title: "Recorder", call: "What the keyboard announces, as a trace") { RecorderViewController() },
    ]
}
