import KeyboardHelper
import UIKit

/// A user's screen, for snippets that are statements: each stands in a method of its own, for its subject's file.
final class ExampleScreen: UIViewController, KeyboardAvoiding {
    let (scrollView, table, tableView) = (UIScrollView(), UITableView(), UITableView())
    let (card, bar, tabBar, panel, completions) = (UIView(), UIView(), UIView(), UIView(), UIView())
    let (invalidRow, codeView, boxes, searchBar) = (UIView(), UIView(), UIView(), UISearchBar())
    let (field, passwordField, codeField, couponField) = (UITextField(), UITextField(), UITextField(), UITextField())
    let (cityField, hiddenField, submitButton, button) = (UITextField(), UITextField(), UIButton(), UIButton())
    let (footer, emptyState) = (UILabel(), UILabel())
    var bottom = NSLayoutConstraint()
    lazy var centerY = emptyState.centerYAnchor.constraint(equalTo: view.centerYAnchor)
    lazy var avoidance = handleKeyboard(scrollView: table, options: .init(keepsEndVisible: true))
    var list: KeyboardAvoidance { avoidance }
    var messages: [String] = []
    var token: (any NSObjectProtocol)?

    func showHint(above keyboard: KeyboardTransition) {}
}
