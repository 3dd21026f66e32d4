import UIKit

/// One of the scenes that the app shows.
@MainActor
struct Catalogue {
    let title: String
    let call: String
    let make: () -> UIViewController

    static let entries = [
        Catalogue(title: "Sign-up form", call: SceneCall.signUp.line) { SignUpViewController() },
        Catalogue(title: "Login card", call: SceneCall.loginCard.line) { LoginViewController() },
        Catalogue(title: "Login screen", call: SceneCall.wholeLogin.line) { WholeLoginViewController() },
        Catalogue(title: "New shop", call: SceneCall.shop.line) { ShopViewController() },
        Catalogue(title: "Expenses", call: SceneCall.expenses.line) { ExpensesViewController() },
        Catalogue(title: "Chat", call: SceneCall.chat.line) { ChatViewController() },
        Catalogue(title: "Chat, inverted list", call: SceneCall.chat.line) {
            ChatViewController(isUpsideDown: true)
        },
        Catalogue(title: "Chat, accessory view", call: SceneCall.accessoryChat.line) { AccessoryChatViewController() },
        Catalogue(title: "Assistant", call: SceneCall.assistant.line) { AssistantViewController() },
        Catalogue(title: "Notes", call: SceneCall.notes.line) { NotesViewController() },
        Catalogue(title: "Pages", call: SceneCall.pages.line) { PagesViewController() },
        Catalogue(title: "Sheet over a form", call: SceneCall.sheet.line) { OrderViewController() },
        Catalogue(title: "Companion", call: SceneCall.companion.line) { CompanionViewController() },
        Catalogue(title: "Continue button", call: SceneCall.continueButton.line) { ContinueViewController() },
        Catalogue(title: "Search bar", call: SceneCall.search.line) { SearchViewController() },
        Catalogue(title: "Toolbar and return key", call: SceneCall.checkout.line) { CheckoutViewController() },
        Catalogue(title: "Tab bar", call: SceneCall.tabs.line) { TabsViewController() },
        Catalogue(title: "Split view", call: SceneCall.split.line) { SplitViewController() },
        Catalogue(title: "Whole window", call: SceneCall.window.line) { WindowViewController() },
        Catalogue(title: "Closures", call: SceneCall.closures.line) { ClosuresViewController() },
        Catalogue(title: "Child panel", call: SceneCall.article.line) { ArticleViewController() },
        Catalogue(title: "Form with text boxes", call: SceneCall.delivery.line) { DeliveryViewController() },
        Catalogue(title: "Drop-in scroll view", call: SceneCall.feedback.line) { FeedbackViewController() },
        Catalogue(title: "Completions", call: SceneCall.completions.line) { CompletionsViewController() },
        Catalogue(title: "One-time code", call: SceneCall.code.line) { CodeViewController() },
        Catalogue(title: "Cards", call: SceneCall.cards.line) { CardsViewController() },
        Catalogue(title: "Search results", call: SceneCall.results.line) { ResultsViewController() },
        Catalogue(title: "Banner", call: SceneCall.banner.line) { BannerViewController() },
        Catalogue(title: "Toast", call: SceneCall.toast.line) { ToastViewController() },
        Catalogue(title: "Panel", call: SceneCall.panel.line) { PanelViewController() },
        Catalogue(title: "Presented card", call: SceneCall.card.line) { CardViewController() },
        Catalogue(title: "Reaction", call: SceneCall.reaction.line) { ReactionViewController() },
        Catalogue(title: "Empty state", call: SceneCall.emptyState.line) { EmptyStateViewController() },
    ]
    /// The tools that find out how this device behaves.
    static let tools = [
        Catalogue(title: "Self-check", call: "Every scene, on this device") { SelfCheckViewController() },
        Catalogue(title: "Recorder", call: "What the keyboard announces, as a trace") { RecorderViewController() },
        Catalogue(title: "Drag probe", call: "What a finger does to an offset") { DragProbeViewController() },
    ]
}
