/// The call that a scene makes, as it stands in the scene's file. The app's list and the page of the films show it.
struct SceneCall: Sendable {
    /// The lines of the file. An ellipsis stands for what is left out.
    let code: String
    /// The file in `Example/Scenes`.
    let file: String

    init(_ code: String, in file: String) {
        (self.code, self.file) = (code, file)
    }

    static let signUp = SceneCall("handleKeyboard(scrollView: scrollView)", in: "SignUpViewController.swift")
    static let loginCard = SceneCall("handleKeyboard(containerView: card)", in: "LoginViewController.swift")
    static let wholeLogin = SceneCall("handleKeyboard(containerView: view)", in: "WholeLoginViewController.swift")
    static let shop = SceneCall(
        """
        handleKeyboard(
            scrollView: tableView,
            options: .init(…, showsToolbar: true))
        """, in: "Shop/ShopViewController.swift")
    static let expenses = SceneCall("handleKeyboard(scrollView: tableView)", in: "ExpensesViewController.swift")
    static let chat = SceneCall(
        """
        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: table, options: .init(keepsEndVisible: true))
        """, in: "ChatViewController.swift")
    static let accessoryChat = SceneCall(
        "handleKeyboard(scrollView: table, options: .init(keepsEndVisible: true))",
        in: "AccessoryChatViewController.swift")
    static let assistant = SceneCall(
        """
        handleKeyboard(bottomConstraint: bottom)
        avoidance = handleKeyboard(scrollView: table, options: .init(keepsEndVisible: true))
        """, in: "AssistantViewController.swift")
    static let notes = SceneCall("handleKeyboard(scrollView: textView)", in: "NotesViewController.swift")
    static let pages = SceneCall("handleKeyboard()", in: "PagesViewController.swift")
    static let sheet = SceneCall("handleKeyboard(scrollView: scrollView)", in: "OrderViewController.swift")
    static let companion = SceneCall(
        "handleKeyboard(scrollView: scrollView).addCompanion(redeem, for: code)", in: "CompanionViewController.swift")
    static let continueButton = SceneCall(
        """
        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: scrollView)
        """, in: "ContinueViewController.swift")
    static let checkout = SceneCall(
        """
        handleKeyboard(
            scrollView: scrollView,
            options: .init(…, showsToolbar: true))
        """, in: "CheckoutViewController.swift")
    static let search = SceneCall(
        """
        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: table)
        """, in: "SearchViewController.swift")
    static let split = SceneCall("handleKeyboard()", in: "SplitViewController.swift")
    static let tabs = SceneCall("handleKeyboard()", in: "TabsViewController.swift")
    static let window = SceneCall("window?.handleKeyboard()", in: "WindowViewController.swift")
    static let closures = SceneCall(
        """
        handleKeyboard(
            onShow: { controller, keyboard in … },
            onHide: { controller, _ in … })
        """, in: "ClosuresViewController.swift")
    static let article = SceneCall("handleKeyboard()", in: "ArticleViewController.swift")
    static let delivery = SceneCall("handleKeyboard(scrollView: scrollView)", in: "DeliveryViewController.swift")
    static let feedback = SceneCall("KeyboardAvoidingScrollView.init(coder:)", in: "FeedbackViewController.swift")
    static let completions = SceneCall(
        "handleKeyboard(scrollView: scrollView, options: .init(spacing: …))", in: "CompletionsViewController.swift")
    static let code = SceneCall("handleKeyboard(containerView: panel)", in: "CodeViewController.swift")
    static let cards = SceneCall("handleKeyboard()", in: "CardsViewController.swift")
    static let results = SceneCall("handleKeyboard()", in: "ResultsViewController.swift")
    static let banner = SceneCall("handleKeyboard(scrollView: scrollView)", in: "BannerViewController.swift")
    static let toast = SceneCall("handleKeyboard(bottomConstraint: bottom)", in: "ToastPresenter.swift")
    static let panel = SceneCall(
        """
        handleKeyboard(bottomConstraint: bottom)
        keyboardAvoidances.first?.isFrozen = isPanelOpen
        KeyboardTransition.lastShown(in: view)?.overlap(with: view)
        """, in: "PanelViewController.swift")
    static let card = SceneCall(
        "handleKeyboard(onChange: { card, keyboard in … })", in: "CardPresentationController.swift")
    static let reaction = SceneCall(
        """
        handleKeyboard(bottomConstraint: bottom)
        list = handleKeyboard(scrollView: table)
        list?.removeCompanions(for: field).addCompanion(cell, for: field)
        """, in: "ReactionViewController.swift")
    static let emptyState = SceneCall("handleKeyboard(safeAreaOf: self)", in: "EmptyStateViewController.swift")
}

extension SceneCall {
    /// The first line, for where there is room for one.
    var line: String {
        let lines = code.split(separator: "\n")
        return lines.count > 1 && lines[0].hasSuffix("(") ? "\(lines[0])…)" : lines.first.map(String.init) ?? ""
    }
}
