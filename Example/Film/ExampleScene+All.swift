import KeyboardHelper
import UIKit

extension ExampleScene {
    /// The page opens on the one that everybody knows from other apps.
    static let opening = "Chat"

    /// A new scene is one more entry: it is in the table, on the page and among the pictures then.
    static let all = [
        ExampleScene(
            "Sign-up form", .signUp, moves: "The form",
            "A long form: the scroll view gets an inset and scrolls to the field."
        ) {
            inNavigationController(SignUpViewController())
        },
        ExampleScene(
            "Login card", .loginCard, moves: "The card",
            "A card on a screen that does not scroll moves up."
        ) {
            inNavigationController(LoginViewController())
        },
        ExampleScene(
            "Login screen", .wholeLogin, moves: "The view", script: "Rotation",
            "The whole view of a controller moves up and keeps its safe area."
        ) {
            filling(WholeLoginViewController())
        },
        ExampleScene(
            "New shop", .shop, moves: "The table",
            "A table whose rows are inputs of several kinds, with a toolbar above the keyboard."
        ) {
            inNavigationController(ShopViewController())
        },
        ExampleScene(
            "Expenses", .expenses, moves: "The table",
            "A table in sections whose footers float: the sum stays visible, too."
        ) {
            inNavigationController(ExpensesViewController())
        },
        ExampleScene(
            "Chat", .chat, moves: "The bar", followsKeyboard: true,
            "The bar stands on the keyboard, and the messages end where the bar begins."
        ) {
            inNavigationController(ChatViewController())
        },
        ExampleScene(
            "Chat, inverted list", .chat, moves: "The bar", followsKeyboard: true, script: "Drag",
            "The same bar below an inverted list: its first row, at the bottom, is the newest message."
        ) {
            inNavigationController(ChatViewController(isUpsideDown: true))
        },
        ExampleScene(
            "Chat, accessory view", .accessoryChat, moves: "The list",
            "UIKit keeps the bar on the keyboard. The list ends above it, with and without the keyboard."
        ) {
            inNavigationController(AccessoryChatViewController())
        },
        ExampleScene(
            "Assistant", .assistant, moves: "The bar", followsKeyboard: true,
            "The bar rises, and the newest question stays at the top: the keyboard covers the room for its answer."
        ) {
            inNavigationController(AssistantViewController())
        },
        ExampleScene(
            "Notes", .notes, moves: "The text",
            "A text view that fills the screen: the line with the caret stays visible."
        ) {
            inNavigationController(NotesViewController())
        },
        ExampleScene(
            "Pages", .pages, moves: "The page", device: "iPhone SE",
            "Scroll views inside a pager: one call without a target finds what has to scroll."
        ) {
            inNavigationController(PagesViewController())
        },
        ExampleScene(
            "Sheet over a form", .sheet, moves: "The form",
            "A sheet and the form behind it make a call each. Only the one with the focus moves."
        ) {
            let (order, address) = (OrderViewController(), AddressViewController())
            let root = UINavigationController(rootViewController: order)
            return Stage(root: root, controller: address) { device in
                device.turn { order.present(address, animated: false) }
            }
        },
        ExampleScene(
            "Companion", .companion, moves: "The form",
            "The button that belongs to the field stays visible together with it."
        ) {
            var stage = inNavigationController(CompanionViewController())
            let controller = stage.controller
            stage.companion = { [weak controller] _ in controller.flatMap { first(UIButton.self, in: $0.view) } }
            return stage
        },
        ExampleScene(
            "Continue button", .continueButton, moves: "The form",
            "A button rides on the keyboard. No field ends behind it."
        ) {
            inNavigationController(ContinueViewController())
        },
        ExampleScene(
            "Search bar", .search, moves: "The bar", followsKeyboard: true,
            "A search bar at the bottom of the screen stands on the keyboard, and the list ends above it."
        ) {
            inNavigationController(SearchViewController())
        },
        ExampleScene(
            "Toolbar and return key", .checkout, moves: "The form",
            "A toolbar above the keyboard and the Return key lead from field to field."
        ) {
            inNavigationController(CheckoutViewController())
        },
        ExampleScene(
            "Tab bar", .tabs, moves: "The view", script: "Focus moves", still: .tap,
            "One call in a tab bar controller serves every controller inside."
        ) {
            filling(TabsViewController())
        },
        ExampleScene(
            "Split view", .split, moves: "The column", device: "iPad 11",
            "One call in a split view controller serves both columns. The one with the focus moves."
        ) {
            filling(SplitViewController())
        },
        ExampleScene(
            "Whole window", .window, moves: "The view",
            "One line in a scene delegate serves every controller of a window, sheets included."
        ) {
            filling(WindowViewController())
        },
        ExampleScene(
            "Closures", .closures, moves: "The bar", followsKeyboard: true, script: "Keyboard grows",
            "The controller lays itself out in closures that run inside the keyboard's animation."
        ) {
            inNavigationController(ClosuresViewController())
        },
        ExampleScene(
            "Child panel", .article, moves: "The panel",
            "A child controller makes the call. Its panel moves up over the article."
        ) {
            inNavigationController(ArticleViewController())
        },
        ExampleScene(
            "Form with text boxes", .delivery, moves: "The form",
            "Text views among the fields: the line with the caret stays visible, and the whole box if it fits."
        ) {
            inNavigationController(DeliveryViewController())
        },
        ExampleScene(
            "Drop-in scroll view", .feedback, moves: "The form",
            "A scroll view subclass, as from a storyboard. It needs no call and no content size."
        ) {
            inNavigationController(FeedbackViewController())
        },
        ExampleScene(
            "Completions", .completions, moves: "The form",
            "A list of completions comes up below the field, and the field stays where it is while one types."
        ) {
            inNavigationController(CompletionsViewController())
        },
        ExampleScene(
            "One-time code", .code, moves: "The panel",
            "Boxes show what is typed into a field that nobody sees. The boxes stay visible in its place."
        ) {
            let scene = CodeViewController()
            var stage = inNavigationController(scene)
            stage.shown = { [weak scene] in scene?.boxes ?? $0 }
            return stage
        },
        ExampleScene(
            "Cards", .cards, moves: "The form",
            "A strip of cards that scrolls sideways: the form scrolls up, and the strip keeps its height."
        ) {
            inNavigationController(CardsViewController())
        },
        ExampleScene(
            "Search results", .results, moves: "The table",
            "A search field in the navigation bar: the last of the results can be scrolled above the keyboard."
        ) {
            let scene = ResultsViewController()
            var stage = filling(scene)
            stage.reach = { [weak scene] in scene?.table?.scrollToEnd(animated: true) }
            stage.companion = { [weak scene] _ in scene?.table?.lastCell }
            return stage
        },
        ExampleScene(
            "Banner", .banner, moves: "The form",
            "A message comes up above the field and goes again. The field stays visible above the keyboard."
        ) {
            var stage = inNavigationController(BannerViewController())
            stage.patience = 0.5
            return stage
        },
        ExampleScene(
            "Toast", .toast, moves: "The form",
            "A toast comes up above the bar, and above the keyboard while that covers the bar. The field stays visible."
        ) {
            let scene = ToastViewController()
            var stage = inNavigationController(scene)
            stage.companion = { [weak scene] _ in scene?.presenter?.toasts.first }
            stage.patience = 0.5
            return stage
        },
        ExampleScene(
            "Panel", .panel, moves: "The bar", followsKeyboard: true,
            "A panel takes the keyboard's place and gives it back, and the bar stays where it is."
        ) {
            let scene = PanelViewController()
            var stage = inNavigationController(scene)
            stage.aside = [
                .init(words: "A panel takes the keyboard's place.") { [weak scene] in scene?.openPanel() },
                .init(words: "Back.") { [weak scene] in _ = scene?.field.becomeFirstResponder() },
            ]
            return stage
        },
        ExampleScene(
            "Presented card", .card, moves: "The card",
            "A card that the app presents in a style of its own goes up with the keyboard, and is lower on a low screen."
        ) {
            let page = CardViewController()
            let review = ReviewViewController()
            let root = UINavigationController(rootViewController: page)
            return Stage(root: root, controller: review) { device in
                device.turn { page.present(review, animated: false) }
            }
        },
        ExampleScene(
            "Reaction", .reaction, moves: "The bar", followsKeyboard: true,
            "The message that is tapped stays visible while the reaction to it is typed in the bar."
        ) {
            let scene = ReactionViewController()
            var stage = inNavigationController(scene)
            stage.opener = { [weak scene] _ in scene?.lastVisibleCell }
            stage.companion = { [weak scene] _ in scene?.chosenCell }
            return stage
        },
        ExampleScene(
            "Empty state", .emptyState, moves: "The field",
            "Words in the middle of the screen stay visible, in the middle of what the keyboard leaves."
        ) {
            let scene = EmptyStateViewController()
            var stage = inNavigationController(scene)
            stage.companion = { [weak scene] _ in scene?.emptyState }
            return stage
        },
    ]

    private static func filling(_ controller: UIViewController) -> Stage {
        Stage(root: controller, controller: controller)
    }

    private static func inNavigationController(_ controller: UIViewController) -> Stage {
        Stage(root: UINavigationController(rootViewController: controller), controller: controller)
    }

    private static func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        view as? View ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
    }
}
